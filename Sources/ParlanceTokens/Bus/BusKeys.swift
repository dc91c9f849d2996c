#if Server
  /// The key that the gateways of one cluster share, and the one whose place it takes.
  ///
  /// To replace a key while gateways run, put the new one behind the old one in the file of every gateway, then before it,
  /// then remove the old one: at each step every gateway can open what every other one seals.
  package struct BusKeys: Sendable {
    /// The shortest key, in bytes.
    package static let minimum = 32

    /// One or two keys: the first one seals, all of them open.
    let keys: [SecretKey]

    /// Creates a set of keys.
    ///
    /// - parameter keys: One key, or two, of at least 32 bytes.
    /// - throws: A ``TokenError`` with code `invalidKey` whenever there are none or more, or one is too short.
    package init(_ keys: [[UInt8]]) throws(TokenError) {
      guard keys.count == 1 || keys.count == 2 else {
        throw TokenError(.invalidKey, "there are \(keys.count) keys of the bus; one or two are possible")
      }
      if let short = keys.first(where: { $0.count < Self.minimum }) {
        throw TokenError(
          .invalidKey, "a key of the bus has \(short.count) bytes; at least \(Self.minimum) are needed")
      }
      self.keys = keys.map { SecretKey($0) }
    }

    /// Reads a file of keys.
    ///
    /// - parameter path: The path of a file with one key on each line; spaces around them do not count. Only its owner may
    ///   read it.
    /// - parameter allowsReadable: A Boolean value that indicates whether a file that others can read is accepted.
    /// - throws: A ``TokenError`` with code `unreadableKeyFile`, `exposedKeyFile` or `invalidKey`.
    package init(contentsOf path: String, allowsReadable: Bool = false) throws(TokenError) {
      let file = try KeyFile(path, allowsReadable: allowsReadable)
      try file.checkMode(holdsSecret: true)
      do throws(TokenError) {
        try self.init(file.lines)
      } catch {
        throw TokenError(error.code, "\(path): \(error.detail)")
      }
    }
  }

  extension KeyFile {
    /// The lines that have anything in them, without the spaces around them.
    package var lines: [[UInt8]] {
      let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
      return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
        guard let first = line.firstIndex(where: { !isSpace($0) }), let last = line.lastIndex(where: { !isSpace($0) })
        else { return nil }
        return Array(line[first...last])
      }
    }
  }
#endif
