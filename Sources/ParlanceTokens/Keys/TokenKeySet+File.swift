#if Server
  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif
  internal import Foundation

  extension TokenKeySet {
    /// The largest file of keys, in bytes.
    static let fileLimit = 256 * 1024

    /// Reads a file of keys.
    ///
    /// The file has one of three forms: a JSON Web Key Set; one key of the curve P-256 in PEM; or a secret as it is, of
    /// at least 32 bytes. A line break at the end of a secret that is text does not belong to it.
    ///
    /// - parameter path: The path of the file. Only its owner may read it if it holds a secret, or change it if not.
    /// - throws: A ``TokenError`` with code `unreadableKeyFile`, `exposedKeyFile` or `invalidKey`.
    public init(contentsOf path: String) throws(TokenError) {
      let file = try KeyFile(path)
      do throws(TokenError) {
        try self.init(file.bytes)
      } catch {
        // A file that others can read is refused for that, and not for what is wrong with its keys.
        try file.checkMode(holdsSecret: true)
        throw TokenError(error.code, "\(path): \(error.detail)")
      }
      try file.checkMode(holdsSecret: keys.contains(where: \.isSecret))
    }

    private init(_ bytes: [UInt8]) throws(TokenError) {
      let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0d).contains($0) }
      if bytes.first(where: { !isSpace($0) }) == UInt8(ascii: "{") {
        try self.init(json: bytes)
      } else if let text = String(bytes: bytes, encoding: .utf8), text.contains("-----BEGIN ") {
        try self.init([TokenKey(pem: text)])
      } else {
        try self.init([TokenKey(secret: Self.withoutLineBreak(bytes))])
      }
    }

    /// A secret of random bytes may end in what would be a line break in a text.
    private static func withoutLineBreak(_ bytes: [UInt8]) -> [UInt8] {
      var text = bytes
      if text.last == UInt8(ascii: "\n") { text.removeLast() }
      if text.count < bytes.count, text.last == UInt8(ascii: "\r") { text.removeLast() }
      return text.allSatisfy { (0x20...0x7e).contains($0) } ? text : bytes
    }
  }

  /// The bytes and the mode of a file, from one open descriptor: nobody can exchange the file in between.
  package struct KeyFile {
    package let path: String
    package let bytes: [UInt8]
    private let mode: mode_t

    /// Reads a file.
    ///
    /// - throws: A ``TokenError`` with code `unreadableKeyFile`, or `invalidKey` if it is too large.
    package init(_ path: String) throws(TokenError) {
      self.path = path
      // Without waiting: a pipe at this place would otherwise hold up the start for ever.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path, errno) }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw TokenError(.unreadableKeyFile, "\(path): it is no plain file")
      }
      guard status.st_size <= TokenKeySet.fileLimit else {
        throw TokenError(.invalidKey, "\(path): the file is larger than \(TokenKeySet.fileLimit) bytes")
      }
      mode = status.st_mode
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
      let excess = mode & (holdsSecret ? 0o077 : 0o022)
      guard excess != 0 else { return }
      let permissions = "0" + String(mode & 0o777, radix: 8)
      let remedy = "make its mode \(holdsSecret ? "0600" : "0644")"
      throw TokenError(
        .exposedKeyFile,
        "\(path): others can \(holdsSecret ? "use" : "change") it, for its mode is \(permissions); \(remedy)")
    }
  }
#endif
