#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let histories: [String: NIMEndpoint] = [
      "history/querySessionMsg": .works { request throws(NIMFailure) in
        let (account, peer) = (try request.account("from"), try request.account("to"))
        return try history(request, in: .direct(peer), of: account, most: 100)
      },
      "history/queryTeamMsg": .works { request throws(NIMFailure) in
        let team = try team(request, isSuper: false)
        return try history(request, in: .group(team), of: try request.account("accid"), most: 100)
      },
      "history/queryChatroomMsg": .works { request throws(NIMFailure) in
        let room = ConversationID.room(try request.needed("roomid"))
        let isForward = try request.choice("reverse", 1...2, else: 2) == 1
        let time = Timestamp(milliseconds: try request.neededNumber("timetag"))
        let limit = Int(try limit(request, most: 200))
        let query =
          isForward
          ? HistoryQuery(conversation: room, after: time.advanced(byMilliseconds: -1), oldestFirst: true, limit: limit)
          : HistoryQuery(conversation: room, before: time.advanced(byMilliseconds: 1), limit: limit)
        let messages = try pages(query, limit) { query throws(NIMFailure) in
          try asking { () throws(MessagingError) in try request.hub.roomHistory(query) }
        }
        return [
          "size": JSONValue(messages.count),
          "msgs": .array(
            messages.map { .object(row($0, in: room, of: AccountID(""), request.address, numbersAsText: true)) }),
        ]
      },
      "history/queryUserEvents": .works { request throws(NIMFailure) in
        let account = try request.known(try request.account("accid")).id
        let (begin, end) = (try request.neededNumber("begintime"), try request.neededNumber("endtime"))
        guard begin < end, begin >= 0 else { throw NIMFailure(.badParameter, "bad time") }
        let query = SessionLogQuery(
          kinds: [.login, .logout], account: account, since: Timestamp(milliseconds: begin),
          until: Timestamp(milliseconds: end).advanced(byMilliseconds: 1),
          newestFirst: try request.choice("reverse", 1...2, else: 2) == 2, limit: Int(try limit(request, most: 100)))
        let entries = try asking { () throws(MessagingError) in try request.hub.sessionLog(query).entries }
        let events = entries.map { entry -> JSONValue in
          [
            "accid": .string(entry.account.name), "timestamp": JSONValue(entry.time),
            "eventType": entry.kind == .login ? 2 : 3, "clientType": JSONValue(clientType(entry.platform)),
            "deviceId": .string(entry.device.string), "customTag": .string(entry.tag ?? ""), "code": 200,
            // The hub does not keep these.
            "clientIp": "", "sdkVersion": "",
          ]
        }
        return ["size": JSONValue(events.count), "events": .array(events)]
      },
      "history/querySessionList": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        let limit = Int(try request.choice("limit", 1...100, else: 100))
        let query = ConversationListQuery(
          after: Timestamp(milliseconds: max(0, (request.number("minTimestamp") ?? 0) - 1)),
          before: request.number("maxTimestamp").flatMap { $0 > 0 ? Timestamp(milliseconds: $0) : nil }, limit: limit,
          includesLastMessage: request.number("needLastMsg") != 0)
        let page = try request.carryOut(ListConversationsCall(query), as: account)
        let sessions = page.entries.map { entry -> JSONValue in
          var members: [String: JSONValue] = ["updateTime": JSONValue(entry.updated)]
          var isSuper = false
          switch entry.conversation {
          case .direct(let peer): (members["sessionType"], members["accid"]) = (0, .string(peer.name))
          case .group(let id):
            isSuper = (try? request.hub.groupInfo(id).isLarge) ?? false
            (members["sessionType"], members["tid"]) = (isSuper ? 5 : 1, .string(id))
          case .room(let id): (members["sessionType"], members["tid"]) = (1, .string(id))
          }
          members.set("ext", entry.settings?.note)
          if let last = entry.lastMessage {
            members["lastMsg"] = .object(
              row(last, in: entry.conversation, isSuper: isSuper, of: account, request.address))
            members["lastMsgType"] = 0
          }
          return .object(members)
        }
        return ["data": .object(["hasMore": .bool(page.next != nil), "sessions": .array(sessions)])]
      },
    ]

    private static func limit(_ request: NIMRequest, most: Int64) throws(NIMFailure) -> Int64 {
      try request.choice("limit", 1...most)
    }

    /// Returns a part of a conversation's history, as one of its accounts may read it.
    static func history(
      _ request: NIMRequest, in conversation: ConversationID, isSuper: Bool = false, of account: AccountID, most: Int64
    ) throws(NIMFailure) -> [String: JSONValue] {
      let (begin, end) = (try request.neededNumber("begintime"), try request.neededNumber("endtime"))
      guard begin < end, begin >= 0 else { throw NIMFailure(.badParameter, "bad time") }
      let limit = Int(try limit(request, most: most))
      let isForward = try request.choice("reverse", 1...2, else: 2) == 1
      let types = try types(request, "type")
      let query = HistoryQuery(
        conversation: conversation, after: Timestamp(milliseconds: begin - 1),
        before: Timestamp(milliseconds: end).advanced(byMilliseconds: 1), oldestFirst: isForward, limit: limit)
      let messages = try pages(query, limit, where: { types?.contains($0) ?? true }) { query throws(NIMFailure) in
        try request.carryOut(HistoryCall(query), as: account)
      }
      let rows = messages.map { message in
        JSONValue.object(row(message, in: conversation, isSuper: isSuper, of: account, request.address))
      }
      return ["size": JSONValue(rows.count), "msgs": .array(rows)]
    }

    /// Returns the numbers of the types that a request names, separated by commas; nil for all.
    static func types(_ request: NIMRequest, _ name: String) throws(NIMFailure) -> Set<Int>? {
      guard let text = request.text(name) else { return nil }
      var types: Set<Int> = []
      for part in text.split(separator: ",") {
        guard let type = Int(part.filter { $0 != " " }) else {
          throw NIMFailure(.badParameter, "\(name) is not a list")
        }
        types.insert(type)
      }
      return types
    }

    /// Fetches as many messages as were asked for, in as many pages as the hub wants.
    static func pages(
      _ query: HistoryQuery, _ limit: Int, where isWanted: (Int) -> Bool = { _ in true },
      page fetch: (HistoryQuery) throws(NIMFailure) -> HistoryPage
    ) throws(NIMFailure) -> [HistoryMessage] {
      var query = query
      var messages: [HistoryMessage] = []
      while true {
        let page = try fetch(query)
        messages += page.messages.filter {
          isWanted(NIMMessageForm.type(of: MessageBody(decoding: $0.message.body).content))
        }
        guard messages.count < limit, let next = page.next else { return Array(messages.prefix(limit)) }
        if query.oldestFirst {
          guard next > query.after else { return messages }
          query.after = next
        } else {
          guard query.before.map({ next < $0 }) ?? true else { return messages }
          query.before = next
        }
      }
    }

    /// Returns a message as a history has it.
    ///
    /// - parameter address: The gateway's address, for those of files.
    static func row(
      _ message: HistoryMessage, in conversation: ConversationID, isSuper: Bool = false, of account: AccountID,
      _ address: String, numbersAsText: Bool = false
    ) -> [String: JSONValue] {
      let event = message.message
      let body = MessageBody(decoding: event.body)
      let number = MessageNumber(time: message.time, sequence: message.sequence, in: conversation, of: account).value
      var members: [String: JSONValue] = [
        "from": .string(event.sender.name), "msgid": numbersAsText ? .string(String(number)) : JSONValue(number),
        "msgidclient": .string(event.id.string), "sendtime": JSONValue(message.time),
        "type": JSONValue(NIMMessageForm.type(of: body.content)),
        "fromclienttype": JSONValue(clientType(event.platform)),
        "body": NIMMessageForm.body(of: body, address, isSuper: isSuper),
      ]
      members.set("ext", body.attributes)
      return members
    }
  }
#endif
