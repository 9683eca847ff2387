import Foundation
import XDayCLI

exit(runLive())
