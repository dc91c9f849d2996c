#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The largest shared file of a group, in bytes.
    private static let sharedFileSize = 10 << 20

    /// The shared files of groups.
    static let groupFiles: [EasemobEndpoint] = [
      get("/chatgroups/{group}/share_files") { request throws(EasemobFailure) in
        let files = try request.page(try sharedFiles(request), most: 1000, usual: 1000)
        return EasemobAnswer.data(
          .array(
            files.map {
              [
                "file_id": .string($0.id.string), "file_name": .string($0.name), "file_owner": .string($0.owner.name),
                "file_size": JSONValue($0.size), "created": JSONValue($0.added),
              ]
            })
        ).with("count", JSONValue(files.count))
      },
      EasemobEndpoint(
        method: .post, path: "/chatgroups/{group}/share_files", body: .file,
        outcome: .works { request throws(EasemobFailure) in
          guard let form = MultipartForm(request.http)?["file"], !form.bytes.isEmpty else {
            throw .illegal("file is required, in a multipart body")
          }
          guard form.bytes.count <= sharedFileSize else { throw EasemobFailure(MessagingError(.fileTooLarge)) }
          let name = form.fileName ?? "file"
          let file = try asking { () throws(MessagingError) in
            try request.hub.addFile(form.bytes, named: name, type: form.type, toGroup: request.part("group"))
          }
          let address = request.address + request.app.path
          return .data([
            "file_url": .string("\(address)/chatgroups/\(request.part("group"))/share_files/\(file.id)"),
            "group_id": .string(request.part("group")), "file_name": .string(file.name),
            "created": JSONValue(file.added), "file_id": .string(file.id.string), "file_size": JSONValue(file.size),
          ])
        }),
      get("/chatgroups/{group}/share_files/{file}") { request throws(EasemobFailure) in
        let file = try sharedFile(request)
        var answer = EasemobAnswer()
        answer.response = request.host.response(to: request.http, for: file.id)
        return answer
      },
      delete("/chatgroups/{group}/share_files/{file}") { request throws(EasemobFailure) in
        let file = try sharedFile(request)
        try asking { () throws(MessagingError) in
          try request.hub.removeFile(file.id, fromGroup: request.part("group"))
        }
        return .data([
          "group_id": .string(request.part("group")), "file_id": .string(file.id.string), "result": true,
        ])
      },
    ]

    private static func sharedFiles(_ request: EasemobRequest) throws(EasemobFailure) -> [GroupFile] {
      try asking { () throws(MessagingError) in try request.hub.files(ofGroup: request.part("group")) }
    }

    private static func sharedFile(_ request: EasemobRequest) throws(EasemobFailure) -> GroupFile {
      let id = request.part("file")
      guard let file = try sharedFiles(request).first(where: { $0.id.string == id }) else { throw .notFound }
      return file
    }
  }
#endif
