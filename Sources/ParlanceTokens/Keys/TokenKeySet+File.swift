#if Server
  internal import Foundation

  extension TokenKeySet {
    /// The largest file of keys, in bytes.
    static let fileLimit = 256 * 1024

    /// Reads a file of keys.
    ///
    /// The file has one of three forms: a JSON Web Key Set; one key of the curve P-256 in PEM; or a secret as it is, of
    /// at least 32 bytes. A line break at the end of a secret that is text does not belong to it.
    ///
    /// - parameter path: The path of the file. Only its owner may read it if it holds a secret, or change it if not; a file
    ///   of root's may be readable by a group of this process.
    /// - parameter allowsReadable: A Boolean value that indicates whether others may read it, as in a container where it is
    ///   handed over like that.
    /// - throws: A ``TokenError`` with code `unreadableKeyFile`, `exposedKeyFile` or `invalidKey`.
    public init(contentsOf path: String, allowsReadable: Bool = false) throws(TokenError) {
      let file = try KeyFile(path, allowsReadable: allowsReadable)
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
#endif
