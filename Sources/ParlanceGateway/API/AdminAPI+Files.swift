#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Files that a back end sends in the name of an account.
  extension AdminAPI {
    /// The largest file, in bytes.
    static let fileSize = 10 << 20

    static let fileRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/files", query: [.required("account"), .optional("name")], fileLimit: fileSize, statuses: [201],
        answer: ["file"]
      ) { (api, request) throws(HTTPError) in
        guard !request.bytes.isEmpty else { throw .malformed("The body is empty; it must be the file.") }
        var descriptor = MediaDescriptor(type: request.contentType ?? "")
        descriptor.fileName = request.text("name")
        let stored = try asking { () throws(MessagingError) in
          try api.hub.storeFile(request.bytes, descriptor, as: AccountID(request.text("account") ?? ""))
        }
        return APIResult(201, ["file": .object(MessageJSON.members(stored))])
      }
    ]

    /// Checks that the files of a message that is sent are here.
    func checkFiles(of content: MessageContent) throws(HTTPError) {
      guard let media = content.media else { return }
      try asking { () throws(MessagingError) in
        for part in MediaPart.allCases { if let file = media[part: part] { _ = try hub.media(file.id) } }
      }
    }
  }
#endif
