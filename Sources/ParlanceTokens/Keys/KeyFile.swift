#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// The bytes and the mode of a file, read from one descriptor, so that the file cannot be replaced in between.
  package struct KeyFile {
    package let path: String
    package let bytes: [UInt8]
    private let mode: mode_t
    private let owner: uid_t
    private let group: gid_t
    private let allowsReadable: Bool

    /// Reads a file.
    ///
    /// - parameter allowsReadable: A Boolean value that indicates whether others may read it, though it holds a secret.
    /// - throws: A ``TokenError`` with code `unreadableKeyFile`, or `invalidKey` if it is too large.
    package init(_ path: String, allowsReadable: Bool = false) throws(TokenError) {
      self.path = path
      // Without waiting: a pipe at this place would otherwise hold up the start for ever.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path, errno) }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw TokenError(.unreadableKeyFile, "\(path): it is not a plain file")
      }
      guard status.st_size <= TokenKeySet.fileLimit else {
        throw TokenError(.invalidKey, "\(path): the file is larger than \(TokenKeySet.fileLimit) bytes")
      }
      mode = status.st_mode
      (owner, group) = (status.st_uid, status.st_gid)
      self.allowsReadable = allowsReadable
      bytes = try Self.contents(descriptor, path)
    }

    private static func contents(_ descriptor: Int32, _ path: String) throws(TokenError) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: TokenKeySet.fileLimit)
      var size = 0
      while size < bytes.count {
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + size, $0.count - size) }
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw unreadable(path, errno) }
        if count == 0 { break }
        size += count
      }
      return Array(bytes[..<size])
    }

    private static func unreadable(_ path: String, _ reason: Int32) -> TokenError {
      TokenError(.unreadableKeyFile, "\(path): \(String(cString: strerror(reason)))")
    }

    /// Refuses a secret that others can read, and any key that others can put another one in the place of.
    ///
    /// - throws: A ``TokenError`` with code `exposedKeyFile`.
    package func checkMode(holdsSecret: Bool) throws(TokenError) {
      let isSecret = holdsSecret && !allowsReadable
      guard Self.excess(of: mode, owner: owner, group: group, isSecret: isSecret, for: .current) != 0 else { return }
      let permissions = "0" + String(mode & 0o777, radix: 8)
      let remedy = "make its mode \(isSecret ? "0600" : "0644")"
      throw TokenError(
        .exposedKeyFile,
        "\(path): others can \(isSecret ? "use" : "change") it, for its mode is \(permissions); \(remedy)")
    }

    /// The user of a process and its groups.
    struct User: Sendable {
      var id: uid_t
      var groups: Set<gid_t>

      static var current: User {
        var groups = [gid_t](repeating: 0, count: max(0, Int(getgroups(0, nil))))
        let count = max(0, Int(getgroups(Int32(groups.count), &groups)))
        return User(id: geteuid(), groups: Set(groups.prefix(count)).union([getegid()]))
      }
    }

    /// Returns the permissions of a file that are more than a key may have.
    ///
    /// A key of root's may be readable by one group, if this process is in it and is not root's own: that is how a service
    /// that has no files of its own is given one.
    static func excess(of mode: mode_t, owner: uid_t, group: gid_t, isSecret: Bool, for user: User) -> mode_t {
      guard isSecret else { return mode & 0o022 }
      let isForGroup = owner == 0 && user.id != 0 && user.groups.contains(group)
      return mode & (isForGroup ? 0o037 : 0o077)
    }
  }
#endif
