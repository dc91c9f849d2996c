#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The account in whose name messages are sent that name none.
    private static let admin = AccountID("admin")

    static let messages: [EasemobEndpoint] = [
      EasemobEndpoint(
        method: .post, path: "/messages/users", rate: .perMinute(6000), body: .json,
        weight: { $0["to"]?.array?.count ?? 1 },
        outcome: .works { request throws(EasemobFailure) in
          try send(request, .direct, to: try request.texts("to", most: 600), try draft(request))
        }),
      EasemobEndpoint(
        method: .post, path: "/messages/chatgroups", rate: .perSecond(20), body: .json,
        weight: { $0["to"]?.array?.count ?? 1 },
        outcome: .works { request throws(EasemobFailure) in
          try send(request, .group, to: try request.texts("to", most: 3), try draft(request))
        }),
      EasemobEndpoint(
        method: .post, path: "/messages/chatrooms", body: .json, weight: { $0["to"]?.array?.count ?? 1 },
        outcome: .works { request throws(EasemobFailure) in
          try send(request, .room, to: try request.texts("to", most: 10), try draft(request))
        }),
      EasemobEndpoint(
        method: .post, path: "/messages/chatrooms/broadcast", rate: .perMinute(10), body: .json,
        outcome: .works { request throws(EasemobFailure) in
          let message = request.members["msg"]?.object ?? [:]
          let draft = try draft(request, type: message["type"]?.string, message)
          let id = request.numbers.next(at: request.hub.now)
          let sender = try sender(request)
          _ = try asking { () throws(MessagingError) in
            try request.hub.broadcastToRooms(draft.body, from: sender, id: id)
          }
          return .data(["id": Int64(id.string).map { JSONValue($0) } ?? .string(id.string)])
        }),
      // The first version.
      post("/messages") { request throws(EasemobFailure) in
        let kind: ConversationKind
        switch try request.text("target_type") {
        case "users": kind = .direct
        case "chatgroups": kind = .group
        case "chatrooms": kind = .room
        default: throw .illegal("target_type can only be 'users' or 'chatgroups' or 'chatrooms'")
        }
        let message = request.members["msg"]?.object ?? [:]
        let draft = try draft(request, type: message["type"]?.string, message)
        let answer = try send(request, kind, to: try request.texts("target", most: 600), draft)
        let accepted = answer.members["data"]?.object ?? [:]
        return .data(.object(accepted.mapValues { _ in "success" }))
      },
      post("/messages/msg_recall") { request throws(EasemobFailure) in
        for name in ["msg_id", "to", "chat_type"] where try request.text(name)?.isEmpty ?? true {
          throw .recall(400, "param \(name) can't be empty")
        }
        try recall(request.members, request)
        var data: [String: JSONValue] = ["recalled": "yes"]
        data.set("from", try request.text("from") ?? admin.name)
        data.set("chattype", try request.text("chat_type"))
        data.set("to", try request.text("to"))
        data.set("msg_id", try request.text("msg_id"))
        return .data(.object(data))
      },
      post("/messages/recall") { request throws(EasemobFailure) in
        guard let list = request.members["msgs"]?.array, (1...100).contains(list.count) else {
          throw .illegal("msgs has 1 to 100 messages")
        }
        var results: [JSONValue] = []
        for element in list {
          var result = "yes"
          do throws(EasemobFailure) {
            try recall(element.object ?? [:], request)
          } catch {
            if error.status >= 500 { throw error }
            result = error.text
          }
          results.append(["msg_id": element["msg_id"] ?? "", "recalled": .string(result)])
        }
        return EasemobAnswer(["msgs": .array(results), "data": ["msgs": .array(results)]])
      },
      put("/messages/rewrite/{message}") { request throws(EasemobFailure) in
        let found = try message(MessageID(request.part("message")), request)
        let message = request.members["new_msg"]?.object ?? [:]
        guard let type = message["type"]?.string, ["txt", "custom"].contains(type) else {
          throw EasemobFailure(400, "UnsupportedMessageTypeException", "only texts and custom messages are changed")
        }
        guard request.members["new_ext"]?.object?.isEmpty ?? true else {
          throw .illegal("the ext of a message cannot be changed")
        }
        let content = try EasemobMessageForm.content(type: type, message)
        let event = found.message.message
        guard content.kind == event.kind else {
          throw EasemobFailure(400, "UnsupportedMessageTypeException", "the type of a message cannot be changed")
        }
        let editor = try request.text("user").map { AccountID($0.lowercased()) } ?? event.sender
        do throws(MessagingError) {
          _ = try request.hub.carryOut(
            EditMessageCall(
              conversation: name(of: found.conversation, for: editor), id: event.id,
              body: MessageBody(content: content).encoded()), as: editor)
        } catch {
          switch error.code {
          case .limitExceeded:
            throw EasemobFailure(403, "EditLimitExceededException", "the message was changed as often as it may be")
          case .messageNotFound:
            throw EasemobFailure(404, "MessageUnavailableException", "there is no such message")
          case .forbidden, .notOwnMessage, .notMember:
            throw EasemobFailure(401, "RewriteMessageNotAuthorizedException", "the user may not change the message")
          default: throw EasemobFailure(error)
          }
        }
        return .data("success")
      },
    ]

    // MARK: sending

    /// A message for one receiver or several.
    private struct Draft {
      var body: MessageBody
      var options: MessageOptions
    }

    private static func draft(_ request: EasemobRequest) throws(EasemobFailure) -> Draft {
      guard let body = request.members["body"]?.object else { throw .illegal("message body not allow empty") }
      return try draft(request, type: try request.text("type"), body)
    }

    /// - parameter fields: The members of the message's body.
    private static func draft(
      _ request: EasemobRequest, type: String?, _ fields: [String: JSONValue]
    ) throws(EasemobFailure) -> Draft {
      guard let type, !type.isEmpty else { throw .illegal("type not allow empty") }
      var body = MessageBody(content: try EasemobMessageForm.content(type: type, fields))
      if let media = body.content.media {
        // A message with an unknown file could not be opened by its receivers.
        for part in MediaPart.allCases {
          guard let id = media[part: part]?.id else { continue }
          try asking { () throws(MessagingError) in _ = try request.hub.media(id) }
        }
      }
      var options = MessageOptions.ordinary
      if let value = request.members["ext"] {
        guard let ext = value.object else { throw .illegal("ext must be an object") }
        if !ext.isEmpty { body.attributes = try asking { () throws(MessagingError) in try value.text() } }
        if ext["em_ignore_notification"]?.bool == true { options.remove(.pushes) }
      }
      let size = (body.attributes?.utf8.count ?? 0) + ((try? JSONValue.object(fields).text().utf8.count) ?? 0)
      guard size <= EasemobMessageForm.size else { throw .illegal("message is too large") }
      if try request.flag("sync_device") != true { options.remove(.synchronizes) }
      if try request.flag("need_group_ack") == true { options.insert(.prefersGroupReceipts) }
      if let route = try request.text("routetype") {
        guard route == "ROUTE_ONLINE" else { throw .illegal("routetype can only be 'ROUTE_ONLINE'") }
        options.insert(.onlineOnly)
      }
      guard request.members["roam_ignore_users"]?.array?.isEmpty ?? true else {
        throw .illegal("roam_ignore_users: This chatmessage request is not supported")
      }
      if let level = try request.text("chatroom_msg_level") {
        guard let number = ["high", "normal", "low"].firstIndex(of: level) else {
          throw .illegal("chatroom_msg_level can only be 'high', 'normal' or 'low'")
        }
        if level != "normal" { body.extensions[AgoraStyle.priority] = [UInt8(number)] }
      }
      return Draft(body: body, options: options)
    }

    /// Returns the account in whose name a message is sent.
    private static func sender(_ request: EasemobRequest) throws(EasemobFailure) -> AccountID {
      if let from = try request.text("from") {
        guard !from.isEmpty else { throw .illegal("from can't be empty") }
        return AccountID(from.lowercased())
      }
      return try administrator(request)
    }

    /// Returns the account of messages and files that name no other; it is registered if there is none.
    static func administrator(_ request: EasemobRequest) throws(EasemobFailure) -> AccountID {
      do throws(MessagingError) {
        _ = try request.hub.account(admin)
      } catch {
        guard error.code == .accountNotFound else { throw EasemobFailure(error) }
        try asking { () throws(MessagingError) in try request.hub.createAccount(admin) }
      }
      return admin
    }

    /// Sends a message to each of some receivers. One that is not there is left out of the answer.
    private static func send(
      _ request: EasemobRequest, _ kind: ConversationKind, to names: [String], _ draft: Draft
    ) throws(EasemobFailure) -> EasemobAnswer {
      let sender = try sender(request)
      let encoded = draft.body.encoded()
      var known: Set<String> = []
      let targets = names.map { kind == .direct ? $0.lowercased() : $0 }.filter { known.insert($0).inserted }
      let calls = targets.map { target in
        SubmitCall(
          id: request.numbers.next(at: request.hub.now), conversation: ConversationID(kind: kind, name: target),
          options: draft.options, kind: draft.body.content.kind, body: encoded)
      }
      var results: [Result<Acceptance, MessagingError>] = []
      if kind == .direct {
        results = try asking { () throws(MessagingError) in try request.hub.carryOut(calls, as: sender) }
      } else {
        for call in calls {
          do throws(MessagingError) {
            results.append(.success(try request.hub.sendForOperator(call, from: sender)))
          } catch {
            results.append(.failure(error))
          }
        }
      }
      var (accepted, failure): ([String: JSONValue], MessagingError?) = ([:], nil)
      for (target, result) in zip(targets, results) {
        do throws(MessagingError) {
          accepted[target] = .string(try result.get().id.string)
        } catch {
          guard [.accountNotFound, .groupNotFound, .roomNotFound].contains(error.code) else {
            throw EasemobFailure(error)
          }
          failure = failure ?? error
        }
      }
      if accepted.isEmpty, let failure { throw EasemobFailure(failure) }
      return .data(.object(accepted))
    }

    // MARK: finding and recalling

    /// Returns the message that has an id.
    ///
    /// - throws: Status 404 if there is none.
    static func message(_ id: MessageID, _ request: EasemobRequest) throws(EasemobFailure) -> LocatedMessage {
      let found = try asking { () throws(MessagingError) in try request.hub.messages(id: id) }
      guard let message = found.first, found.count == 1 else {
        throw EasemobFailure(404, "MessageUnavailableException", "there is no such message")
      }
      return message
    }

    /// Returns a conversation as one of its accounts names it.
    static func name(of conversation: AdministeredConversation, for account: AccountID) -> ConversationID {
      if case .direct(let one, let other) = conversation { return .direct(one == account ? other : one) }
      return conversation.nameForFirst
    }

    private static func recall(
      _ members: [String: JSONValue], _ request: EasemobRequest
    ) throws(EasemobFailure) {
      let notFound = EasemobFailure.recall(403, "not_found msg")
      guard let id = members["msg_id"]?.string, let to = members["to"]?.string, !to.isEmpty else { throw notFound }
      guard let kind = members["chat_type"]?.string, ["chat", "groupchat", "chatroom"].contains(kind) else {
        throw .recall(400, "chat_type is chat, groupchat or chatroom")
      }
      let found = try asking { () throws(MessagingError) in try request.hub.messages(id: MessageID(id)) }
      guard let message = found.first(where: { isTarget(kind, to, $0.conversation) }) else { throw notFound }
      let event = message.message.message
      // The administrator recalls messages of any user, other users their own.
      if let from = members["from"]?.string.map({ AccountID($0.lowercased()) }), from != admin, from != event.sender {
        throw notFound
      }
      let recall = RevocationRequest(attachment: members["recallMessageExtensionInfo"]?.string)
      let isForced = members["force"]?.bool ?? members["force"]?.string.flatMap { Bool($0) } ?? false
      do throws(MessagingError) {
        if isForced || message.conversation.isRoom {
          try request.hub.revoke(
            event.id, sender: event.sender, in: message.conversation, scope: .everyone, request: recall)
        } else {
          _ = try request.hub.carryOut(
            RevokeCall(conversation: message.conversation.nameForFirst, id: event.id, request: recall),
            as: event.sender)
        }
      } catch {
        throw error.code == .messageNotFound ? notFound : EasemobFailure(error)
      }
    }

    private static func isTarget(_ kind: String, _ to: String, _ conversation: AdministeredConversation) -> Bool {
      switch conversation {
      case .direct(_, let peer): kind == "chat" && AccountID(to.lowercased()) == peer
      case .group(let id): kind == "groupchat" && id == to
      case .room(let id): kind == "chatroom" && id == to
      }
    }
  }

  extension AdministeredConversation {
    fileprivate var isRoom: Bool { if case .room = self { true } else { false } }
  }
#endif
