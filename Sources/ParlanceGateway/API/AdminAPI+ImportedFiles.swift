#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The content of the files of imported messages.
  extension AdminAPI {
    private static let fileFields: [APIField] = [
      .required("source"), .required("reference"), .required("account"), .optional("size", .integer),
      .optional("name"), .optional("type"), .optional("offset", .integer), .optional("bytes"),
    ]

    func importFiles(_ request: APIRequest) throws(HTTPError) -> APIResult {
      let objects = request.objects("files")
      guard objects.count <= Self.importedAtOnce else {
        throw .wrongField("files", "has more than \(Self.importedAtOnce) files")
      }
      let options = try importOptions(request)
      var files: [ImportedFile] = []
      for (index, members) in objects.enumerated() {
        try APIRequest.check(members, Self.fileFields, place: "files[\(index)].")
        files.append(try file(members, at: index))
      }
      var states: [JSONValue] = []
      for file in files {
        states.append(
          Self.value(try asking { () throws(MessagingError) in try hub.importFile(file, options: options) }))
      }
      return APIResult(200, ["states": .array(states)])
    }

    private func file(_ members: [String: JSONValue], at index: Int) throws(HTTPError) -> ImportedFile {
      var file = ImportedFile(
        source: members["source"]?.string ?? "", reference: members["reference"]?.string ?? "",
        account: AccountID(members["account"]?.string ?? ""))
      file.descriptor.size = members["size"]?.integer ?? 0
      file.descriptor.fileName = members["name"]?.string
      file.descriptor.type = members["type"]?.string ?? ""
      file.offset = members["offset"]?.integer ?? 0
      if let text = members["bytes"]?.string {
        guard let bytes = Data(base64Encoded: text) else {
          throw .wrongField("files[\(index)].bytes", "is not base64")
        }
        file.bytes = Array(bytes)
      }
      guard file.descriptor.size >= 0, !file.source.isEmpty, !file.reference.isEmpty else {
        throw .wrongField("files[\(index)]", "has an empty source or reference, or a size below 0")
      }
      return file
    }

    private static func value(_ state: ImportedFileState) -> JSONValue {
      switch state {
      case .here: ["state": "here"]
      case .absent: ["state": "absent"]
      case .received(let count): ["state": "received", "received": .number(JSONNumber(count))]
      case .refused(let error):
        ["state": "refused", "code": .string(error.code.rawValue), "message": .string(error.detail)]
      }
    }
  }
#endif
