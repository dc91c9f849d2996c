#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension RTMEndpoint {
    private static let path = "/rtm/message/history"
    private static let rate = FaceRate.perSecond(100)

    static let histories: [RTMEndpoint] = [
      .now(.post, path + "/query", counted: "history", rate, hasBody: true) { request throws(RTMFailure) in
        let query = try RTMQuery(request.body)
        let handle = hexadecimal(SystemRandomness.bytes(24))
        try asking { () throws(MessagingError) in
          try request.host.keep(
            Array(try JSONValue.object(query.members).text().utf8), key(handle),
            until: request.host.clock.now().advanced(byMilliseconds: RTMQuery.lifetime))
        }
        return [
          "offset": JSONValue(query.offset), "limit": JSONValue(query.limit),
          "order": query.isAscending ? "asc" : "desc", "location": .string("~\(path)/query/\(handle)"),
        ]
      },
      .now(.get, path + "/query/{handle}", counted: "history results", rate, queue: .slow) {
        request throws(RTMFailure) in
        let kept = try asking { () throws(MessagingError) in try request.host.value(key(request.part("handle"))) }
        guard let kept, let members = (try? JSONValue(parsing: String(decoding: kept, as: UTF8.self)))?.object else {
          throw .notFound
        }
        let query = try RTMQuery(members)
        return ["code": "ok", "messages": .array(try matches(of: query, request).map(\.members))]
      },
      .now(.get, path + "/count", counted: "history count", rate, queue: .slow) { request throws(RTMFailure) in
        let filter = try RTMFilter { name throws(RTMFailure) in try request.query(name) }
        var count = 0
        try RTMHistoryReader(hub: request.hub, filter: filter).forEach { _ in count += 1 }
        return ["code": "ok", "count": JSONValue(count)]
      },
    ]

    private static func key(_ handle: String) -> String { "query:\(handle)" }

    /// Returns the messages of a query. Of those before its end in its order, twice as many as wanted are held at most.
    private static func matches(
      of query: RTMQuery, _ request: RTMRequest
    ) throws(RTMFailure) -> [RTMHistoryMessage] {
      let wanted = Int(query.offset + query.limit)
      func isBefore(_ one: RTMHistoryMessage, _ other: RTMHistoryMessage) -> Bool {
        let (left, right) = query.isAscending ? (one, other) : (other, one)
        return (left.message.time, left.destination, left.message.sequence)
          < (right.message.time, right.destination, right.message.sequence)
      }
      var found: [RTMHistoryMessage] = []
      try RTMHistoryReader(hub: request.hub, filter: query.filter).forEach { message in
        found.append(message)
        guard found.count >= wanted * 2 else { return }
        found.sort(by: isBefore)
        found.removeLast(found.count - wanted)
      }
      found.sort(by: isBefore)
      return Array(found.prefix(wanted).dropFirst(Int(query.offset)))
    }
  }
#endif
