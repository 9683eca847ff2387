import XDayCLI
