#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    static let files: [EasemobEndpoint] = [
      EasemobEndpoint(
        method: .post, path: "/chatfiles", body: .file, access: .appOrUser,
        outcome: .works { request throws(EasemobFailure) in
          guard let file = EasemobFile(request.http), !file.bytes.isEmpty else {
            throw .illegal("file is required, in a multipart body")
          }
          guard file.bytes.count <= fileSize else { throw EasemobFailure(MessagingError(.fileTooLarge)) }
          var descriptor = MediaDescriptor(type: file.type)
          descriptor.fileName = file.name
          let owner = if let account = request.token?.account { account } else { try administrator(request) }
          let stored = try asking { () throws(MessagingError) in
            try request.hub.storeFile(file.bytes, descriptor, as: owner)
          }
          return .entities([
            [
              "uuid": .string(EasemobMessageForm.uuid(of: stored.id)), "type": "chatfile",
              "share-secret": .string(stored.id.string),
            ]
          ])
        }),
      // The id is the right to read, as with the gateway's own addresses of files.
      EasemobEndpoint(
        method: .get, path: "/chatfiles/{file}", access: .open,
        outcome: .works { request throws(EasemobFailure) in
          guard let id = EasemobMessageForm.mediaID(request.part("file")) else { throw .notFound }
          try asking { () throws(MessagingError) in _ = try request.hub.media(id) }
          var answer = EasemobAnswer()
          answer.response = request.host.response(to: request.http, for: id)
          return answer
        }),
    ]
  }

  /// A file in a multipart body (RFC 7578): the part with the name `file`.
  struct EasemobFile {
    var name: String?
    var type: String
    var bytes: [UInt8]

    init?(_ request: HTTPRequest) {
      guard let contentType = request.contentType, contentType.lowercased().hasPrefix("multipart/form-data"),
        let boundary = Self.parameter("boundary", of: contentType), (1...70).contains(boundary.utf8.count)
      else { return nil }
      let (body, end) = (request.body, Array("\r\n--\(boundary)".utf8))
      // The first delimiter has no line before it.
      let first = Array(end.dropFirst(2))
      guard body.starts(with: first) else { return nil }
      var start = first.count
      while start + 2 <= body.count, body[start] == 0x0D, body[start + 1] == 0x0A {
        guard let next = Self.find(end, in: body, from: start) else { return nil }
        if let file = Self.part(body[(start + 2)..<next]) {
          self = file
          return
        }
        start = next + end.count
      }
      return nil
    }

    private init(name: String?, type: String, bytes: [UInt8]) {
      (self.name, self.type, self.bytes) = (name, type, bytes)
    }

    /// Reads a part; nil for one with another name.
    private static func part(_ part: ArraySlice<UInt8>) -> EasemobFile? {
      let part = Array(part)
      guard let end = find(Array("\r\n\r\n".utf8), in: part, from: 0),
        let head = String(validating: part[..<end], as: UTF8.self)
      else { return nil }
      var fields: [String: String] = [:]
      for line in head.split(separator: "\r\n") {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
      }
      guard let disposition = fields["content-disposition"], parameter("name", of: disposition) == "file" else {
        return nil
      }
      return EasemobFile(
        name: parameter("filename", of: disposition), type: fields["content-type"] ?? "",
        bytes: Array(part[(end + 4)...]))
    }

    /// Returns a parameter of a field of a header, without its quotes.
    private static func parameter(_ name: String, of field: String) -> String? {
      for part in field.split(separator: ";").dropFirst() {
        let words = part.split(separator: "=", maxSplits: 1)
        guard words.count == 2, words[0].filter({ $0 != " " }).lowercased() == name else { continue }
        let value = words[1].drop { $0 == " " }
        return value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 1
          ? String(value.dropFirst().dropLast()) : String(value)
      }
      return nil
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
      guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
      var index = start
      let last = bytes.count - pattern.count
      while index <= last {
        if bytes[index] == first, bytes[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
        index += 1
      }
      return nil
    }
  }
#endif
