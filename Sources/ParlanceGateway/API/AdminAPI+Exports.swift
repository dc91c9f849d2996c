#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceMoving

  /// Taking everything out that the hub keeps of accounts, groups and messages.
  extension AdminAPI {
    /// The most that one request looks at and answers: those who chat meanwhile are to notice nothing.
    private static let exportedAtOnce = (entries: 200, bytes: 128 * 1024)

    static let exportRoutes = [
      APIRoute(
        .get, "/v1/exports", query: [.optional("cursor"), .optional("source")], answer: ["leftOut", "next", "records"]
      ) { (api, request) throws(HTTPError) in try api.exportRecords(request) }
    ]

    private func exportRecords(_ request: APIRequest) throws(HTTPError) -> APIResult {
      var place = ExportPlace.beginning
      if let cursor = request.text("cursor") {
        guard let known = ExportPlace(text: cursor) else { throw .wrongField("cursor", "is not a cursor of an export") }
        place = known
      }
      let source = request.text("source") ?? "parlance"
      guard (1...128).contains(source.utf8.count) else { throw .wrongField("source", "is not 1 to 128 bytes long") }
      let (entries, bytes) = Self.exportedAtOnce
      let page = ArchivePage(
        try asking { () throws(MessagingError) in try hub.exportRecords(from: place, limit: entries, bytes: bytes) },
        source: source)
      var members: [String: JSONValue] = [
        "records": .array(page.lines.map { .string($0) }),
        "leftOut": .array(
          page.losses.map { ["kind": .string($0.kind), "id": .string($0.id), "reason": .string($0.reason)] }),
      ]
      members.set("next", page.next)
      return APIResult(200, members)
    }
  }
#endif
