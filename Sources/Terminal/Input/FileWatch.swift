internal import Paths

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Tells when something changes in some folders or files, without asking for it again and again: Linux's inotify,
/// kqueue on macOS.
///
/// It says that there is something to look at, not what: whoever watches compares what is there with what was.
final class FileWatch {
  /// Becomes readable when something has changed.
  let descriptor: Int32

  /// Reads what was told, so that the descriptor is quiet until something changes again.
  func drain() {
    #if canImport(Darwin)
      var event = kevent()
      var moment = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &moment) > 0 {}
    #else
      while let bytes = Descriptor.read(descriptor, 4_096), !bytes.isEmpty {}
    #endif
  }

  #if canImport(Darwin)
    private var opened: [String: Int32] = [:]

    /// A watch over nothing yet; nil where the system gives none.
    init?() {
      descriptor = kqueue()
      if descriptor < 0 { return nil }
    }

    deinit {
      for file in opened.values { close(file) }
      close(descriptor)
    }

    /// Watches these too; what was replaced since is watched anew.
    func watch(_ paths: [String]) {
      for file in opened.values { close(file) }
      opened = [:]
      for path in Set(paths) {
        let file = path.withSystemPath { open($0, O_EVTONLY | O_CLOEXEC) }
        guard file >= 0 else { continue }
        opened[path] = file
        var change = kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
        kevent(descriptor, &change, 1, nil, 0, nil)
      }
    }
  #else
    private var watched: [Int32] = []

    /// What a change of a file or of a folder's entries is.
    private static let changes =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    /// A watch over nothing yet; nil where the system gives none.
    init?() {
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Watches these and no others; what was replaced since is watched anew.
    func watch(_ paths: [String]) {
      let old = watched
      watched = Set(paths).map { path in
        path.withSystemPath { inotify_add_watch(descriptor, $0, FileWatch.changes) }
      }.filter { $0 >= 0 }
      for number in old where !watched.contains(number) { inotify_rm_watch(descriptor, number) }
    }
  #endif
}
