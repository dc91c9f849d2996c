#if Server
  internal import Foundation
  internal import ParlanceSockets

  extension HTTPRequest {
    /// Reads the body as a form (`application/x-www-form-urlencoded`).
    ///
    /// - returns: The fields in their order; nil for a body of another type or form, and for text with control characters other
    ///   than tabs and line ends.
    package var form: [HTTPParameter]? {
      // By bytes, for a back end sends many of them.
      let type = contentType?.lowercased().utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != 0x20 && $0 != 0x09 }
      guard type?.elementsEqual("application/x-www-form-urlencoded".utf8) == true else { return nil }
      var fields: [HTTPParameter] = []
      for part in body.split(separator: UInt8(ascii: "&")) {
        let end = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
        guard let name = Self.decoded(part[..<end], isQuery: true),
          let value = Self.decoded(part[end...].dropFirst(), isQuery: true, allowsLines: true)
        else { return nil }
        fields.append(HTTPParameter(name: name, value: value))
      }
      return fields
    }

    /// Reads the header of a request; nil if it is malformed.
    init?(_ head: HTTPHead, peer: String) {
      guard let method = HTTPMethod(rawValue: head.method), head.target.utf8.first == UInt8(ascii: "/"),
        head.target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") })
      else { return nil }
      let parts = head.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      guard Self.decoded(parts[0]) != nil else { return nil }
      self.init(method: method, path: String(parts[0]))
      if parts.count > 1 {
        for part in parts[1].split(separator: "&") {
          let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard let name = Self.decoded(words[0], isQuery: true),
            let value = words.count > 1 ? Self.decoded(words[1], isQuery: true) : ""
          else { return nil }
          query.append(HTTPParameter(name: name, value: value))
        }
      }
      fields = head.fields.map { HTTPParameter(name: $0.name, value: $0.value) }
      host = head.value(of: "host") ?? ""
      guard host.isEmpty || HostName(field: host) != nil else { return nil }
      origin = head.value(of: "origin")
      contentType = head.value(of: "content-type")
      // Of two that differ, a proxy could have looked at the other.
      guard head.values(of: "authorization").count <= 1, head.values(of: "origin").count <= 1 else { return nil }
      authorization = head.value(of: "authorization")
      range = head.value(of: "range")
      uploadOffset = head.value(of: "upload-offset")
      knownTag = head.value(of: "if-none-match")
      length = HTTPBodyLength(
        contentLength: head.value(of: "content-length"), transferEncoding: head.value(of: "transfer-encoding"))
      self.peer = peer
    }

    /// Decodes a part of a request's target; nil if it is not the encoding of a text without control characters.
    static func decoded(_ text: Substring, isQuery: Bool = false, allowsLines: Bool = false) -> String? {
      guard text.utf8.contains(UInt8(ascii: "%")) || isQuery && text.utf8.contains(UInt8(ascii: "+")) else {
        return String(text)
      }
      return decoded(Array(text.utf8)[...], isQuery: isQuery, allowsLines: allowsLines)
    }

    private static func decoded(_ text: ArraySlice<UInt8>, isQuery: Bool, allowsLines: Bool = false) -> String? {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count)
      var place = text.startIndex
      while place < text.endIndex {
        let byte = text[place]
        place += 1
        if byte == UInt8(ascii: "+"), isQuery {
          bytes.append(UInt8(ascii: " "))
        } else if byte == UInt8(ascii: "%") {
          guard place + 1 < text.endIndex, let high = digit(text[place]), let low = digit(text[place + 1]) else {
            return nil
          }
          place += 2
          bytes.append(high << 4 | low)
        } else {
          bytes.append(byte)
        }
      }
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || allowsLines && [0x09, 0x0A, 0x0D].contains($0) }) else {
        return nil
      }
      return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }
  }
#endif
