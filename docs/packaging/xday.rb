# A Homebrew formula; it builds from source, on macOS and Linux. `url` and `sha256` are those of the release that is packed.
class Xday < Formula
  desc "Day-budget planner for the command-line"
  homepage "https://xday.example"
  url "https://xday.example/xday-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"

  depends_on xcode: ["26.0", :build]

  uses_from_macos "swift" => :build, since: :tahoe

  def install
    static = OS.linux? ? %w[-Xswiftc -static-executable -Xlinker -s] : []
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "xday", *static
    bin.install ".build/release/xday"
    man1.install "docs/xday.1"
    generate_completions_from_executable(bin/"xday", "completions")
  end

  test do
    ENV["XDAY_HOME"] = testpath
    system bin/"xday", "add", "Dentist tomorrow 14:00 45min"
    assert_match "Dentist", shell_output("#{bin}/xday today tomorrow")
  end
end
