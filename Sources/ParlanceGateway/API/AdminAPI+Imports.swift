#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceMoving
  internal import ParlanceTokens

  /// Bringing the accounts, groups and messages of another service over.
  extension AdminAPI {
    /// The most records of one request: those who chat meanwhile are to notice nothing.
    static let importedAtOnce = 100

    static let importRoutes = [
      APIRoute(
        .post, "/v1/imports", body: [.required("records", .texts), .optional("options", .texts)], bodyLimit: 1 << 20,
        scope: .imports, answer: ["outcomes", "requests"]
      ) { (api, request) throws(HTTPError) in try api.importRecords(request) },
      APIRoute(
        .post, "/v1/imports/files", body: [.required("files", .objects), .optional("options", .texts)],
        bodyLimit: 1 << 20, scope: .imports, answer: ["states"]
      ) { (api, request) throws(HTTPError) in try api.importFiles(request) },
    ]

    private func importRecords(_ request: APIRequest) throws(HTTPError) -> APIResult {
      let lines = request.texts("records")
      guard lines.count <= Self.importedAtOnce else {
        throw .wrongField("records", "has more than \(Self.importedAtOnce) records")
      }
      let options = try importOptions(request)
      // A line that is not a record does not keep the others from it.
      var outcomes: [ImportOutcome?] = []
      var records: [ImportedRecord] = []
      for (index, line) in lines.enumerated() {
        do throws(RecordError) {
          let place = ArchivePlace(file: "records", line: index + 1)
          records.append(try ArchiveLine(parsing: line, at: place).record)
          outcomes.append(nil)
        } catch {
          outcomes.append(.refused(MessagingError(.malformedData, error.description)))
        }
      }
      var rest = try asking { () throws(MessagingError) in try hub.importRecords(records, options: options) }[...]
      return APIResult(
        200,
        [
          "outcomes": .array(outcomes.map { Self.value($0 ?? rest.removeFirst()) }),
          "requests": JSONValue(hub.requestCount),
        ])
    }

    func importOptions(_ request: APIRequest) throws(HTTPError) -> ImportOptions {
      var options = ImportOptions()
      for word in request.texts("options") {
        switch word {
        case "knownAccounts": options.registersSenders = false
        case "missingReplies": options.allowsMissingReplies = true
        default: throw .wrongField("options", "has \"\(word)\", which is not an option")
        }
      }
      return options
    }

    private static func value(_ outcome: ImportOutcome) -> JSONValue {
      switch outcome {
      case .imported: ["outcome": "imported"]
      case .known: ["outcome": "known"]
      case .conflict: ["outcome": "conflict"]
      case .refused(let error):
        ["outcome": "refused", "code": .string(error.code.rawValue), "message": .string(error.detail)]
      }
    }
  }
#endif
