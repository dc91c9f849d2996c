#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  extension AdminAPI {
    private static let usualPage: Int64 = 100

    static let moderationRoutes: [APIRoute] = [
      APIRoute(
        .get, "/v1/reports", query: [.optional("cursor"), .optional("limit", .integer, in: pageLimit)],
        answer: ["next", "reports"]
      ) { (api, request) throws(HTTPError) in
        let cursor = try request.cursor()
        let limit = Int(request.integer("limit") ?? usualPage)
        let page = try asking { () throws(MessagingError) in try api.hub.reports(after: cursor, limit: limit) }
        var members: [String: JSONValue] = ["reports": .array(page.reports.map { .object(json($0)) })]
        members.set("next", page.next.map { String($0) })
        return APIResult(200, members)
      },
      APIRoute(.get, "/v1/reports/{report}", answer: ["message", "report"]) { (api, request) throws(HTTPError) in
        let number = try request.report()
        let found = try asking { () throws(MessagingError) in try api.hub.reported(number) }
        var members: [String: JSONValue] = ["report": .object(json(found.report))]
        if let message = found.message { members["message"] = .object(MessageJSON.members(message)) }
        return APIResult(200, members)
      },
      APIRoute(
        .post, "/v1/reports/{report}/closing", body: [.required("note")], answer: ["report"]
      ) { (api, request) throws(HTTPError) in
        let number = try request.report()
        let note = request.text("note") ?? ""
        let report = try asking { () throws(MessagingError) in try api.hub.closeReport(number, note: note) }
        return APIResult(200, ["report": .object(json(report))])
      },
      APIRoute(.get, "/v1/words", answer: ["version", "words"]) { (api, _) throws(HTTPError) in
        try APIResult(200, json(asking { () throws(MessagingError) in try api.hub.wordList() }))
      },
      APIRoute(
        .put, "/v1/words", body: [.required("words", .objects), .optional("version", .integer)],
        answer: ["version", "words"]
      ) { (api, request) throws(HTTPError) in
        let words = try request.objects("words").map { (word) throws(HTTPError) in try filteredWord(word) }
        let version = request.integer("version")
        let list = try asking { () throws(MessagingError) in try api.hub.setWords(words, replacing: version) }
        guard let list else {
          throw HTTPError(409, "versionMismatch", "There is another list by now, with another version.")
        }
        return APIResult(200, json(list))
      },
    ]

    // MARK: values

    /// Reads a word as `json` writes it.
    private static func filteredWord(_ members: [String: JSONValue]) throws(HTTPError) -> FilteredWord {
      try APIRequest.check(members, [.required("text"), .required("operation")], place: "words.")
      let name = members["operation"]?.string ?? ""
      guard let operation = WordOperation.allCases.first(where: { $0.word == name }) else {
        let allowed = WordOperation.allCases.map(\.word).joined(separator: ", ")
        throw .wrongField("words.operation", "must be one of \(allowed)")
      }
      return FilteredWord(members["text"]?.string ?? "", operation)
    }

    private static func json(_ list: WordList) -> [String: JSONValue] {
      let words = list.words.map { word in
        JSONValue.object(["text": .string(word.text), "operation": .string(word.operation.word)])
      }
      return ["version": JSONValue(list.version), "words": .array(words)]
    }

    private static func json(_ report: MessageReport) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "number": JSONValue(report.number), "time": JSONValue(report.time), "reporter": .string(report.reporter.name),
        "conversation": .object(json(report.conversation)), "messageID": .string(report.messageID.string),
        "sender": .string(report.sender.name), "messageTime": JSONValue(report.messageTime),
        "text": .string(report.text), "tag": .string(report.tag), "reason": .string(report.reason),
      ]
      if let closed = report.closed { members["closed"] = JSONValue(closed) }
      members.set("resolution", report.resolution)
      return members
    }

    static func json(_ conversation: ConversationID) -> [String: JSONValue] {
      switch conversation {
      case .direct(let peer): ["account": .string(peer.name)]
      case .group(let id): ["group": .string(id)]
      case .room(let id): ["room": .string(id)]
      }
    }
  }

  extension APIRequest {
    /// Returns the number of the report in the path.
    fileprivate func report() throws(HTTPError) -> Int64 {
      guard let number = Int64(name("report")) else { throw .wrongField("report", "is not a number") }
      return number
    }
  }

  extension WordOperation {
    /// The word for the operation in JSON.
    fileprivate var word: String {
      switch self {
      case .replace: "replace"
      case .forbid: "forbid"
      case .withhold: "withhold"
      case .refuse: "refuse"
      case .mask: "mask"
      }
    }
  }
#endif
