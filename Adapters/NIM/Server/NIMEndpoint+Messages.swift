#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  extension NIMEndpoint {
    static let messages: [String: NIMEndpoint] = [
      "msg/sendMsg": .implemented { request throws(NIMFailure) in
        let from = try request.account("from")
        let conversation = try conversation(request, kind: try request.choice("ope", 0...1) == 1)
        let acceptance = try send(request, to: conversation, from: from, request.hub.now)
        let number = MessageNumber(
          time: acceptance.time, sequence: acceptance.sequence, in: conversation, of: from)
        return [
          "data": .object([
            "msgid": JSONValue(number.value), "timetag": JSONValue(acceptance.time), "antispam": false,
          ])
        ]
      },
      "msg/sendBatchMsg": .implemented { request throws(NIMFailure) in
        let from = try request.account("fromAccid")
        let returnsNumbers = request.flag("returnMsgid") ?? false
        let accounts = try request.accounts("toAccids", most: returnsNumbers ? 100 : 500)
        _ = try request.known(from)
        var (unregistered, numbers): ([AccountID], [String: JSONValue]) = ([], [:])
        let time = request.hub.now
        for account in accounts {
          guard try isKnown(account, request) else {
            unregistered.append(account)
            continue
          }
          let acceptance = try send(request, to: .direct(account), from: from, time)
          numbers[account.name] = JSONValue(
            MessageNumber(time: acceptance.time, sequence: acceptance.sequence, in: .direct(account), of: from).value)
        }
        var members: [String: JSONValue] = ["unregister": JSONValue(unregistered), "timetag": JSONValue(time)]
        if returnsNumbers { members["msgids"] = .object(numbers) }
        return members
      },
      "msg/sendAttachMsg": .implemented { request throws(NIMFailure) in
        let isTeam = try request.choice("msgtype", 0...1) == 1
        try notify(request, try conversation(request, kind: isTeam), from: try request.account("from"))
        return [:]
      },
      "msg/sendBatchAttachMsg": .implemented { request throws(NIMFailure) in
        let from = try request.account("fromAccid")
        _ = try request.known(from)
        var unregistered: [AccountID] = []
        for account in try request.accounts("toAccids", most: 500) {
          if try isKnown(account, request) {
            try notify(request, .direct(account), from: from)
          } else {
            unregistered.append(account)
          }
        }
        return ["unregister": JSONValue(unregistered)]
      },
      "msg/recall": .implemented { request throws(NIMFailure) in
        let isTeam = try request.choice("type", 7...8) == 8
        let ignoresTime = request.text("ignoreTime")
        guard ignoresTime == nil || ignoresTime == "1" else { throw NIMFailure(.badParameter, "ignoreTime is not 1") }
        let from = try request.account("from")
        let conversation = try conversation(request, kind: isTeam)
        let message = try message(request, "deleteMsgid", in: conversation, of: from)
        var recall = RevocationRequest(postscript: request.text("msg"), attachment: request.text("attach"))
        if let text = request.text("pushcontent") {
          recall.push = PushHints(text: text, payload: request.text("payload"))
        }
        if ignoresTime != nil {
          guard message.message.sender == from else {
            throw NIMFailure(.noPermission, "another account sent the message")
          }
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
      },
      "msg/delMsgOneWay": .implemented { request throws(NIMFailure) in
        let isTeam = try request.choice("type", 13...14) == 14
        let from = try request.account("from")
        let conversation = try conversation(request, kind: isTeam)
        let message = try message(request, "deleteMsgid", in: conversation, of: from)
        _ = try request.carryOut(
          DeleteMessagesCall(conversation: conversation, ids: [message.message.id], note: request.text("msg")), as: from
        )
        return [:]
      },
      "msg/delRoamSession": .implemented { request throws(NIMFailure) in
        let isTeam = try request.choice("type", 1...2) == 2
        let from = try request.account("from")
        let conversation = try conversation(request, kind: isTeam)
        _ = try request.carryOut(
          DelistConversationsCall(conversations: [conversation], clearsHistory: true), as: from)
        return [:]
      },
      "msg/markReadMsg": .implemented { request throws(NIMFailure) in
        let (reader, sender) = (try request.account("from"), try request.account("to"))
        let id = MessageID(try request.needed("msgidClient"))
        let found = try request.carryOut(
          MessagesByIDCall(conversation: .direct(sender), ids: [id]), as: reader)
        guard let message = found.messages.first else { throw NIMFailure(.notFound, "no such message") }
        _ = try request.carryOut(
          ReadDirectCall(conversation: .direct(sender), sequence: message.sequence, scope: .watermark), as: reader)
        return ["data": .object(["timestamp": JSONValue(request.hub.now)])]
      },
      "msg/markReadTeamMsg": .implemented { request throws(NIMFailure) in
        let reader = try request.account("accid")
        let group = ConversationID.group(try request.needed("tid"))
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
    static func conversation(_ request: NIMRequest, kind isTeam: Bool) throws(NIMFailure) -> ConversationID {
      isTeam ? .group(try request.needed("to")) : .direct(try request.account("to"))
    }

    static func administered(_ conversation: ConversationID, of account: AccountID) -> AdministeredConversation {
      switch conversation {
      case .direct(let peer): .direct(account, peer)
      case .group(let id): .group(id)
      case .room(let id): .room(id)
      }
    }

    static func isKnown(_ account: AccountID, _ request: NIMRequest) throws(NIMFailure) -> Bool {
      do throws(MessagingError) {
        _ = try request.hub.account(account)
        return true
      } catch {
        guard error.code == .accountNotFound else { throw NIMFailure(error) }
        return false
      }
    }

    private static func send(
      _ request: NIMRequest, to conversation: ConversationID, from account: AccountID, _ time: Timestamp
    ) throws(NIMFailure) -> Acceptance {
      let content = try NIMMessageForm.content(type: try request.neededNumber("type"), body: try request.needed("body"))
      var body = MessageBody(content: content)
      try NIMMessageForm.complete(&body, request)
      return try request.carryOut(
        SubmitCall(
          id: .generate(at: time), conversation: conversation, options: try NIMMessageForm.options(request),
          kind: content.kind, body: body.encoded()), as: account)
    }

    /// Sends a custom system notification.
    private static func notify(
      _ request: NIMRequest, _ conversation: ConversationID, from account: AccountID
    ) throws(NIMFailure) {
      var body = CustomNotificationCoding.body(of: try request.needed("attach"))
      let switches = try request.object("option") ?? [:]
      if let text = request.text("pushcontent") {
        body.push = PushHints(
          text: text, payload: request.text("payload"), showsSender: switches["needPushNick"]?.bool ?? false)
      }
      var options: MessageOptions = [.roams, .stored, .pushes]
      if switches["badge"]?.bool ?? true { options.insert(.countsAsUnread) }
      if try request.choice("save", 1...2, else: 2) == 1 { options.insert(.onlineOnly) }
      _ = try request.carryOut(
        SubmitCall(
          id: .generate(at: request.hub.now), conversation: conversation, options: options, kind: .command,
          body: body.encoded()), as: account)
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
      var after = number.time.advanced(byMilliseconds: -1)
      let end = number.time.advanced(byMilliseconds: 1)
      while true {
        let page = try request.carryOut(
          HistoryCall(
            HistoryQuery(conversation: conversation, after: after, before: end, oldestFirst: true, limit: 100)),
          as: account)
        let found = page.messages.first {
          MessageNumber(time: $0.time, sequence: $0.sequence, in: conversation, of: account) == number
        }
        guard found == nil, let next = page.next, next > after else { return found }
        after = next
      }
    }
  }
#endif
