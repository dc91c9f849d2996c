#if Server || (Remote && os(Linux))
  internal import CCrypto

  /// The request with which a connection becomes a WebSocket, and its answer (RFC 6455, 4).
  package enum WebSocketHandshake {
    /// The only version of the WebSocket protocol.
    package static let version = "13"
    /// The text that RFC 6455 has both ends append to the key.
    private static let suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    // MARK: the server's end

    /// Returns whether a request asks for a WebSocket. Other protocols that it names, a server may pass over (RFC 9110, 7.8).
    package static func isAskedFor(by head: HTTPHead) -> Bool {
      head.lists("websocket", in: "upgrade")
    }

    /// Returns whether a request for a WebSocket is one as RFC 6455 has it, without a body.
    package static func isWhole(_ head: HTTPHead) -> Bool {
      guard head.version == 11, head.method == "GET", head.lists("websocket", in: "upgrade"),
        head.lists("upgrade", in: "connection"), head.values(of: "sec-websocket-version") == [version],
        head.value(of: "content-length") == nil, head.value(of: "transfer-encoding") == nil
      else { return false }
      let keys = head.values(of: "sec-websocket-key")
      return keys.count == 1 && isKey(keys[0])
    }

    /// Returns whether a text is 16 bytes in Base64.
    private static func isKey(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      guard bytes.count == 24, bytes[22] == UInt8(ascii: "="), bytes[23] == UInt8(ascii: "=") else { return false }
      return bytes[..<22].allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
    }

    /// Returns the header of the answer that agrees.
    package static func agreement(to head: HTTPHead, subprotocol: String?) -> [UInt8] {
      var text = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      text += "Sec-WebSocket-Accept: \(proof(of: head.value(of: "sec-websocket-key") ?? ""))\r\n"
      if let subprotocol { text += "Sec-WebSocket-Protocol: \(subprotocol)\r\n" }
      return Array((text + "\r\n").utf8)
    }

    // MARK: the client's end

    /// Makes a key.
    package static func makeKey() -> String {
      var random = SystemRandomNumberGenerator()
      return base64((0..<16).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    /// Returns the header of the request.
    ///
    /// - parameter headers: Further fields, by their names.
    /// - returns: nil if a name or a value of them could end its line.
    package static func request(
      path: String, host: String, key: String, subprotocol: String, headers: [String: String]
    ) -> [UInt8]? {
      var text = "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      text += "Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: \(version)\r\n"
      text += "Sec-WebSocket-Protocol: \(subprotocol)\r\n"
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        let isPlain =
          !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
          && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        guard isPlain else { return nil }
        text += "\(name): \(value)\r\n"
      }
      return Array((text + "\r\n").utf8)
    }

    /// Returns whether an answer agrees to what was asked for, and to nothing else.
    package static func isAgreement(_ head: HTTPHead, key: String) -> Bool {
      head.status == 101 && head.version == 11 && head.lists("websocket", in: "upgrade")
        && head.lists("upgrade", in: "connection") && head.values(of: "sec-websocket-accept") == [proof(of: key)]
        && head.value(of: "sec-websocket-extensions") == nil
    }

    // MARK: keys

    /// Returns what a server that understood the request answers to its key.
    private static func proof(of key: String) -> String {
      let text = Array((key + suffix).utf8)
      var digest = [UInt8](repeating: 0, count: 20)
      EVP_Digest(text, text.count, &digest, nil, EVP_sha1(), nil)
      return base64(digest)
    }

    private static func base64(_ bytes: [UInt8]) -> String {
      // The library puts a zero behind the text.
      var text = [UInt8](repeating: 0, count: (bytes.count + 2) / 3 * 4 + 1)
      EVP_EncodeBlock(&text, bytes, Int32(bytes.count))
      return String(decoding: text.dropLast(), as: UTF8.self)
    }
  }
#endif
