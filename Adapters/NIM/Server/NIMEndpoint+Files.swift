#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    /// The largest file, in bytes.
    static let fileSize = 15 << 20

    static let files: [String: NIMEndpoint] = [
      "msg/upload": .works { request throws(NIMFailure) in
        guard let bytes = Data(base64Encoded: try request.needed("content"), options: .ignoreUnknownCharacters) else {
          throw NIMFailure(.badParameter, "content is not in Base64")
        }
        return try store(Array(bytes), name: nil, type: "", request)
      },
      "msg/fileUpload": .works { request throws(NIMFailure) in
        guard let file = request.file else { throw NIMFailure(.badParameter, "content is not a file of a form") }
        return try store(file.bytes, name: file.fileName, type: file.type, request)
      },
    ]

    /// The account in whose name files are stored that a back end uploads: requests for it name none.
    private static let uploader = AccountID("server-api")

    private static func store(
      _ bytes: [UInt8], name: String?, type: String, _ request: NIMRequest
    ) throws(NIMFailure) -> [String: JSONValue] {
      guard !bytes.isEmpty else { throw NIMFailure(.badParameter, "content is empty") }
      guard bytes.count <= fileSize else { throw NIMFailure(MessagingError(.fileTooLarge)) }
      var descriptor = MediaDescriptor(type: request.text("type") ?? type)
      descriptor.fileName = name
      do throws(MessagingError) {
        _ = try request.hub.account(uploader)
      } catch {
        guard error.code == .accountNotFound else { throw NIMFailure(error) }
        do throws(MessagingError) { try request.hub.createAccount(uploader) } catch {
          // Another request was faster.
          guard error.code == .accountExists else { throw NIMFailure(error) }
        }
      }
      let stored = try asking { () throws(MessagingError) in
        try request.hub.storeFile(bytes, descriptor, as: uploader)
      }
      return ["url": .string(NIMMessageForm.url(of: stored, request.address))]
    }
  }
#endif
