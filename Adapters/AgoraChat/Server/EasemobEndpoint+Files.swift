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
          guard let file = MultipartForm(request.http)?["file"], !file.bytes.isEmpty else {
            throw .illegal("file is required, in a multipart body")
          }
          guard file.bytes.count <= fileSize else { throw EasemobFailure(MessagingError(.fileTooLarge)) }
          var descriptor = MediaDescriptor(type: file.type)
          descriptor.fileName = file.fileName
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
          guard let id = MediaID(endOf: request.part("file")) else { throw .notFound }
          try asking { () throws(MessagingError) in _ = try request.hub.media(id) }
          var answer = EasemobAnswer()
          answer.response = request.host.response(to: request.http, for: id)
          return answer
        }),
    ]
  }
#endif
