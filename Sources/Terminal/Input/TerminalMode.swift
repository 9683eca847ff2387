#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The one place that changes the mode of the process's terminal, and gives it back as it was: when asked, when the
/// process is stopped, and when it is ended by a signal or by a fault of its own.
///
/// Only SIGKILL and a stack that is used up leave no way to do that.
enum TerminalMode {
  /// What ends the process, from outside or by a fault: the terminal is given back first.
  private static let ending = [
    SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS,
    SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV,
  ]
  /// What is noted and asked about (`took`).
  private static let noted = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH] + asking
  /// What asks the process to end: noted, so that what was made for a while is taken away first.
  private static let asking = [SIGHUP, SIGTERM]

  /// Whether the terminal is held.
  static var isHeld: Bool { held.pointee.isHeld != 0 }
  /// Becomes readable when a signal was noted, so that a wait for keys ends.
  static var wakeDescriptor: Int32 { held.pointee.wakeRead }

  /// Takes the terminal over: keys come one by one and are not shown.
  ///
  /// `closing` is written when it is given back.
  static func begin(input: Int32, output: Int32, opening: [UInt8], closing: [UInt8]) {
    guard !isHeld else { return }
    let state = held
    state.pointee.input = input
    state.pointee.output = output
    state.pointee.hasMode = tcgetattr(input, &state.pointee.saved) == 0 ? 1 : 0
    state.pointee.closing = UnsafeMutablePointer.allocate(capacity: closing.count)
    state.pointee.closing?.initialize(from: closing, count: closing.count)
    state.pointee.closingCount = closing.count
    openWakePipe()
    takeSignals()
    hold()
    Descriptor.writeAll(output, opening)
  }

  /// Gives the terminal and the signals back.
  static func end() {
    guard isHeld else { return }
    giveBack()
    _ = tookAsking()
    for index in 0..<64 { restoreSignal(Int32(index)) }
    held.pointee.closing?.deallocate()
    held.pointee.closing = nil
    close(held.pointee.wakeRead)
    close(held.pointee.wakeWrite)
  }

  /// Stops the process as Ctrl-Z does, the terminal given back, and takes it over again when the process goes on.
  static func stop(opening: [UInt8]) {
    giveBack()
    let handler = signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    _ = signal(SIGTSTP, handler)
    _ = took(SIGCONT)
    takeAgain(opening: opening)
  }

  /// Takes the terminal over after the process was stopped in a way that could not be noticed.
  static func takeAgain(opening: [UInt8]) {
    hold()
    Descriptor.writeAll(held.pointee.output, opening)
  }

  /// Whether a signal came since it was last asked about.
  static func took(_ number: Int32) -> Bool {
    guard held.pointee.came[Int(number)] != 0 else { return false }
    held.pointee.came[Int(number)] = 0
    return true
  }

  /// Whether the process was asked to end; `endAsAsked` then does.
  static func tookAsking() -> Bool {
    for number in asking where took(number) {
      held.pointee.endsBy = number
      return true
    }
    return false
  }

  /// Ends the process by the signal that asked for it; returns where none did.
  static func endAsAsked() {
    guard held.pointee.endsBy != 0 else { return }
    _ = signal(held.pointee.endsBy, SIG_DFL)
    raise(held.pointee.endsBy)
  }

  /// Empties what woke the wait.
  static func drainWake() {
    while let bytes = Descriptor.read(held.pointee.wakeRead, 64), !bytes.isEmpty {}
  }

  private static func hold() {
    held.pointee.isHeld = 1
    if held.pointee.hasMode != 0 {
      var mode = held.pointee.saved
      // Ctrl-C and Ctrl-Z stay signals; Ctrl-S, Ctrl-Q and Ctrl-V become keys.
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
      mode.c_iflag &= ~tcflag_t(IXON)
      tcsetattr(held.pointee.input, TCSADRAIN, &mode)
    }
  }

  private static func giveBack() {
    Descriptor.writeAll(
      held.pointee.output,
      Array(UnsafeBufferPointer(start: held.pointee.closing, count: held.pointee.closingCount)))
    // Keys that were typed meanwhile are not for the shell.
    if held.pointee.hasMode != 0 { tcsetattr(held.pointee.input, TCSAFLUSH, &held.pointee.saved) }
    held.pointee.isHeld = 0
  }

  private static func openWakePipe() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (held.pointee.wakeRead, held.pointee.wakeWrite) = (ends[0], ends[1])
  }

  private static func takeSignals() {
    for number in ending + noted { held.pointee.came[Int(number)] = 0 }
    for number in ending { take(number, endBySignal) }
    for number in noted { take(number, noteSignal) }
  }

  private static func take(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let old = signal(number, handler)
    // What was to be ignored (nohup) stays ignored.
    if isIgnoring(old) {
      _ = signal(number, old)
    } else {
      held.pointee.handlers[Int(number)] = old
      held.pointee.isTaken[Int(number)] = 1
    }
  }

  private static func restoreSignal(_ number: Int32) {
    guard held.pointee.isTaken[Int(number)] != 0 else { return }
    held.pointee.isTaken[Int(number)] = 0
    _ = signal(number, held.pointee.handlers[Int(number)])
  }

  private static func isIgnoring(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// What the C library calls a signal's handler.
private typealias Handler = (@convention(c) (Int32) -> Void)?

/// All that a handler may touch: plain memory that is there before any handler is.
private struct Held {
  var input: Int32 = 0
  var output: Int32 = 1
  var saved = termios()
  var hasMode: sig_atomic_t = 0
  var isHeld: sig_atomic_t = 0
  /// The signal by which the process ends when all is taken away; 0 for none.
  var endsBy: Int32 = 0
  var closing: UnsafeMutablePointer<UInt8>?
  var closingCount = 0
  var wakeRead: Int32 = -1
  var wakeWrite: Int32 = -1
  let came = UnsafeMutablePointer<sig_atomic_t>.zeros
  let isTaken = UnsafeMutablePointer<sig_atomic_t>.zeros
  let handlers = UnsafeMutablePointer<Handler>.allocate(capacity: 64)
}

extension UnsafeMutablePointer<sig_atomic_t> {
  /// As many as there are signals.
  fileprivate static var zeros: Self {
    let numbers = allocate(capacity: 64)
    numbers.initialize(repeating: 0, count: 64)
    return numbers
  }
}

nonisolated(unsafe) private let held: UnsafeMutablePointer<Held> = {
  let held = UnsafeMutablePointer<Held>.allocate(capacity: 1)
  held.initialize(to: Held())
  return held
}()

/// Notes a signal and wakes the wait.
///
/// A second Ctrl-C before the first was asked about ends the process, and so does a second that went by after it was
/// asked to end.
private let noteSignal: @convention(c) (Int32) -> Void = { number in
  let error = errno
  let ends = number == SIGHUP || number == SIGTERM
  if (number == SIGINT || ends) && held.pointee.came[Int(number)] != 0 {
    endBySignal(number)
    return
  }
  // Where nobody asks about it, it ends all the same.
  if ends { alarm(2) }
  held.pointee.came[Int(number)] = 1
  var byte: UInt8 = 0
  _ = write(held.pointee.wakeWrite, &byte, 1)
  errno = error
}

/// Gives the terminal back and lets the signal do what it does; calls only what POSIX allows in a handler.
private let endBySignal: @convention(c) (Int32) -> Void = { number in
  // A terminal that another process works at is left alone.
  if held.pointee.isHeld != 0, tcgetpgrp(held.pointee.input) == getpgrp() {
    var ready = pollfd(fd: held.pointee.output, events: Int16(POLLOUT), revents: 0)
    if poll(&ready, 1, 0) > 0 {
      _ = write(held.pointee.output, held.pointee.closing, held.pointee.closingCount)
    }
    if held.pointee.hasMode != 0 {
      tcsetattr(held.pointee.input, TCSANOW, &held.pointee.saved)
      tcflush(held.pointee.input, TCIFLUSH)
    }
    held.pointee.isHeld = 0
  }
  _ = signal(number, SIG_DFL)
  raise(number)
}
