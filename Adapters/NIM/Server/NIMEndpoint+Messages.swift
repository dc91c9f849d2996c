#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let messages: [String: NIMEndpoint] = [
      // Back ends send one message with each request, and many requests at once.
      "msg/sendMsg": .begins { request, respond throws(NIMFailure) in
        let conversation = try conversation(request, isTeam: try request.choice("ope", 0...1) == 1)
        let from = try request.account("from")
        let call = try message(request).call(to: conversation, request.hub.now)
        request.hub.begin(call, as: from) { result in
          respond(result.map { accepted($0, in: conversation, from) }.mapError { NIMFailure($0) })
        }
      },
      "msg/sendBatchMsg": .works { request throws(NIMFailure) in
        let from = try request.account("fromAccid")
        let returnsNumbers = request.flag("returnMsgid") ?? false
        let accounts = try request.accounts("toAccids", most: returnsNumbers ? 100 : 500)
        let time = request.hub.now
        let (accepted, unregistered) = try send(try message(request), to: accounts, from: from, time, request)
        var members: [String: JSONValue] = ["unregister": JSONValue(unregistered), "timetag": JSONValue(time)]
        if returnsNumbers {
          members["msgids"] = .object(
            Dictionary(
              accepted.map { ($0.account.name, JSONValue(number(of: $0.acceptance, in: .direct($0.account), from))) },
              uniquingKeysWith: { $1 }))
        }
        return members
      },
      "msg/sendAttachMsg": .works { request throws(NIMFailure) in
        try notify(request, try conversation(request, isTeam: try request.choice("msgtype", 0...1) == 1))
      },
      "msg/sendBatchAttachMsg": .works { request throws(NIMFailure) in
        let accounts = try request.accounts("toAccids", most: 500)
        let (_, unregistered) = try send(
          try notification(request), to: accounts, from: try request.account("fromAccid"), request.hub.now, request)
        return ["unregister": JSONValue(unregistered)]
      },
      "msg/recall": .works { request throws(NIMFailure) in
        let isTeam = try request.choice("type", 7...8) == 8
        return try recall(request, in: try conversation(request, isTeam: isTeam))
      },
      "msg/delMsgOneWay": .works { request throws(NIMFailure) in
        let isTeam = try request.choice("type", 13...14) == 14
        let from = try request.account("from")
        let conversation = try conversation(request, isTeam: isTeam)
        let message = try message(request, "deleteMsgid", in: conversation, of: from)
        _ = try request.carryOut(
          DeleteMessagesCall(conversation: conversation, ids: [message.message.id], note: request.text("msg")), as: from
        )
        return [:]
      },
      "msg/delMsg": .works { request throws(NIMFailure) in
        let type = try request.neededNumber("type")
        guard [7, 8, 13, 14].contains(type) else { throw NIMFailure(.badParameter, "type is \(type)") }
        let from = try request.account("from")
        let conversation = try conversation(request, isTeam: type == 8 || type == 14)
        let message = try message(request, "deleteMsgid", in: conversation, of: from)
        try asking { () throws(MessagingError) in
          try request.hub.deleteForAll(message.message.id, in: administered(conversation, of: from))
        }
        return [:]
      },
      "msg/delRoamSession": .works { request throws(NIMFailure) in
        let isTeam = try request.choice("type", 1...2) == 2
        let from = try request.account("from")
        let conversation = try conversation(request, isTeam: isTeam)
        _ = try request.carryOut(
          DelistConversationsCall(conversations: [conversation], clearsHistory: true), as: from)
        return [:]
      },
      "msg/markReadMsg": .works { request throws(NIMFailure) in
        let (reader, sender) = (try request.account("from"), try request.account("to"))
        let id = MessageID(try request.needed("msgidClient"))
        let found = try request.carryOut(
          MessagesByIDCall(conversation: .direct(sender), ids: [id]), as: reader)
        guard let message = found.messages.first else { throw NIMFailure(.notFound, "no such message") }
        _ = try request.carryOut(
          ReadDirectCall(conversation: .direct(sender), sequence: message.sequence, scope: .watermark), as: reader)
        return ["data": .object(["timestamp": JSONValue(request.hub.now)])]
      },
      "msg/markReadTeamMsg": .works { request throws(NIMFailure) in
        let reader = try request.account("accid")
        let group = ConversationID.group(try team(request, isSuper: false))
        let numbers = try request.texts("msgids").compactMap { Int64($0) }
        var (ids, wrong): ([MessageID], [JSONValue]) = ([], [])
        for number in numbers {
          if let message = try find(MessageNumber(number), in: group, of: reader, request) {
            ids.append(message.message.id)
          } else {
            wrong.append(JSONValue(number))
          }
        }
        if !ids.isEmpty {
          _ = try request.carryOut(ReadGroupCall(conversation: group, ids: ids, note: nil), as: reader)
        }
        return ["data": .object(["errMsgIds": .array(wrong)])]
      },
    ]

    // MARK: parts

    /// Returns the conversation that `to` names.
    static func conversation(_ request: NIMRequest, isTeam: Bool) throws(NIMFailure) -> ConversationID {
      isTeam ? .group(try team(request, "to", isSuper: false)) : .direct(try request.account("to"))
    }

    /// Sends a message.
    static func send(
      _ request: NIMRequest, to conversation: ConversationID, from: AccountID
    ) throws(NIMFailure) -> [String: JSONValue] {
      let acceptance = try request.carryOut(try message(request).call(to: conversation, request.hub.now), as: from)
      return accepted(acceptance, in: conversation, from)
    }

    /// Returns the answer about a message that was accepted.
    private static func accepted(
      _ acceptance: Acceptance, in conversation: ConversationID, _ from: AccountID
    ) -> [String: JSONValue] {
      [
        "data": .object([
          "msgid": JSONValue(number(of: acceptance, in: conversation, from)), "timetag": JSONValue(acceptance.time),
          "antispam": false,
        ])
      ]
    }

    /// Sends a custom system notification.
    static func notify(
      _ request: NIMRequest, _ conversation: ConversationID
    ) throws(NIMFailure) -> [String: JSONValue] {
      let call = try notification(request).call(to: conversation, request.hub.now)
      _ = try request.carryOut(call, as: try request.account("from"))
      return [:]
    }

    /// Takes a message back.
    static func recall(
      _ request: NIMRequest, in conversation: ConversationID
    ) throws(NIMFailure) -> [String: JSONValue] {
      let ignoresTime = request.text("ignoreTime")
      guard ignoresTime == nil || ignoresTime == "1" else { throw NIMFailure(.badParameter, "ignoreTime is not 1") }
      let from = try request.account("from")
      let message = try message(request, "deleteMsgid", in: conversation, of: from)
      var recall = RevocationRequest(postscript: request.text("msg"), attachment: request.text("attach"))
      if let text = request.text("pushcontent") {
        recall.push = PushHints(text: text, payload: request.pushPayload)
      }
      if ignoresTime != nil {
        try asking { () throws(MessagingError) in
          try request.hub.revoke(
            message.message.id, sender: from, in: administered(conversation, of: from), scope: .everyone,
            request: recall)
        }
      } else {
        _ = try request.carryOut(
          RevokeCall(conversation: conversation, id: message.message.id, request: recall), as: from)
      }
      return [:]
    }

    static func administered(_ conversation: ConversationID, of account: AccountID) -> AdministeredConversation {
      switch conversation {
      case .direct(let peer): .direct(account, peer)
      case .group(let id): .group(id)
      case .room(let id): .room(id)
      }
    }

    /// A message for one receiver or several.
    private struct Draft {
      var body: MessageBody
      var options: MessageOptions
      var kind: MessageKind

      func call(to conversation: ConversationID, _ time: Timestamp) -> SubmitCall {
        SubmitCall(
          id: .generate(at: time), conversation: conversation, options: options, kind: kind, body: body.encoded())
      }
    }

    private static func message(_ request: NIMRequest) throws(NIMFailure) -> Draft {
      let content = try NIMMessageForm.content(type: try request.neededNumber("type"), body: try request.needed("body"))
      try NIMMessageForm.checkFile(of: content, request)
      var body = MessageBody(content: content)
      try NIMMessageForm.complete(&body, request)
      return Draft(body: body, options: try NIMMessageForm.options(request), kind: content.kind)
    }

    /// Returns a custom system notification.
    private static func notification(_ request: NIMRequest) throws(NIMFailure) -> Draft {
      var body = CustomNotificationCoding.body(of: try request.needed("attach"))
      let switches = try request.object("option") ?? [:]
      if let text = request.text("pushcontent") {
        body.push = PushHints(
          text: text, payload: request.pushPayload, showsSender: switches["needPushNick"]?.bool ?? false)
      }
      var options: MessageOptions = [.roams, .stored, .pushes]
      if switches["badge"]?.bool ?? true { options.insert(.countsAsUnread) }
      if try request.choice("save", 1...2, else: 2) == 1 { options.insert(.onlineOnly) }
      return Draft(body: body, options: options, kind: .command)
    }

    /// Sends a message to accounts. The hub accepts one for an account that blocks the sender, and withholds it.
    private static func send(
      _ draft: Draft, to accounts: [AccountID], from sender: AccountID, _ time: Timestamp, _ request: NIMRequest
    ) throws(NIMFailure) -> (accepted: [(account: AccountID, acceptance: Acceptance)], unregistered: [AccountID]) {
      let calls = accounts.map { draft.call(to: .direct($0), time) }
      let results = try asking { () throws(MessagingError) in try request.hub.carryOut(calls, as: sender) }
      var (accepted, unregistered): ([(account: AccountID, acceptance: Acceptance)], [AccountID]) = ([], [])
      for (account, result) in zip(accounts, results) {
        do throws(MessagingError) {
          accepted.append((account, try result.get()))
        } catch {
          guard error.code == .accountNotFound else { throw NIMFailure(error) }
          unregistered.append(account)
        }
      }
      return (accepted, unregistered)
    }

    private static func number(
      of acceptance: Acceptance, in conversation: ConversationID, _ account: AccountID
    ) -> Int64 {
      MessageNumber(time: acceptance.time, sequence: acceptance.sequence, in: conversation, of: account).value
    }

    /// Returns the message that a parameter numbers.
    private static func message(
      _ request: NIMRequest, _ name: String, in conversation: ConversationID, of account: AccountID
    ) throws(NIMFailure) -> HistoryMessage {
      let number = MessageNumber(try request.neededNumber(name))
      guard let message = try find(number, in: conversation, of: account, request) else {
        throw NIMFailure(.notFound, "no such message")
      }
      return message
    }

    /// Finds a message by its number: among those of its time.
    static func find(
      _ number: MessageNumber, in conversation: ConversationID, of account: AccountID, _ request: NIMRequest
    ) throws(NIMFailure) -> HistoryMessage? {
      try find(number, in: conversation, of: account) { query throws(NIMFailure) in
        try request.carryOut(HistoryCall(query), as: account)
      }
    }

    /// Finds a message by its number: among those of its time.
    ///
    /// - parameter fetch: Returns a page of the conversation.
    static func find(
      _ number: MessageNumber, in conversation: ConversationID, of account: AccountID,
      page fetch: (HistoryQuery) throws(NIMFailure) -> HistoryPage
    ) throws(NIMFailure) -> HistoryMessage? {
      var after = number.time.advanced(byMilliseconds: -1)
      let end = number.time.advanced(byMilliseconds: 1)
      while true {
        let page = try fetch(
          HistoryQuery(conversation: conversation, after: after, before: end, oldestFirst: true, limit: 100))
        let found = page.messages.first {
          MessageNumber(time: $0.time, sequence: $0.sequence, in: conversation, of: account) == number
        }
        guard found == nil, let next = page.next, next > after else { return found }
        after = next
      }
    }
  }
#endif
