#if canImport(Darwin)
  import Darwin
#endif

/// What a file system keeps with a file beside its bytes and its mode: access lists, labels, a person's own notes.
enum ExtendedAttributes {
  /// Gives a file what another has, as far as the file system and its rights allow.
  static func copy(from source: Int32, to destination: Int32) {
    #if canImport(Darwin)
      _ = fcopyfile(source, destination, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    #else
      let names = read { flistxattr(source, $0, $1) }
      for name in names.split(separator: 0) {
        let terminated = name.map { CChar(bitPattern: $0) } + [0]
        let value = read { fgetxattr(source, terminated, $0, $1) }
        _ = value.withUnsafeBytes { fsetxattr(destination, terminated, $0.baseAddress, $0.count, 0) }
      }
    #endif
  }

  #if !canImport(Darwin)
    /// What a call gives that tells its size when it is asked with no room.
    private static func read(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
      let size = call(nil, 0)
      guard size > 0 else { return [] }
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(0, call(buffer.baseAddress, size))
      }
    }
  #endif
}

#if !canImport(Darwin)
  // The C library has them (listxattr(2)), but the module through which Swift sees it leaves their header out.
  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ list: UnsafeMutableRawPointer?, _ size: Int) -> Int

  @_silgen_name("fgetxattr")
  private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
  ) -> Int32
#endif
