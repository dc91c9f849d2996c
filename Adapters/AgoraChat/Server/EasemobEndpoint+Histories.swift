#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    static let conversations: [EasemobEndpoint] = [
      delete("/users/{user}/user_channel", .json) { request throws(EasemobFailure) in
        let channel = try request.needed("channel")
        let conversation: ConversationID
        switch try request.text("type") {
        case "chat": conversation = .direct(AccountID(channel.lowercased()))
        case "groupchat": conversation = .group(channel)
        default: throw .illegal("type is chat or groupchat")
        }
        guard let clears = try request.flag("delete_roam") else { throw .illegal("delete_roam is required") }
        _ = try request.carryOut(
          DelistConversationsCall(conversations: [conversation], clearsHistory: clears), as: request.user())
        return .data(["result": "ok"])
      },
      get("/user/{user}/user_channels") { request throws(EasemobFailure) in
        let account = request.user()
        let limit = try request.query("limit", in: 1...100, else: 10)
        var query = ConversationListQuery(limit: limit, includesLastMessage: true)
        if let cursor = request.query("cursor") {
          guard let time = Int64(cursor) else { throw .illegal("cursor is not of this list") }
          query.before = Timestamp(milliseconds: time)
        }
        let page = try request.carryOut(ListConversationsCall(query), as: account)
        let known = try request.known(account).id
        let channels = page.entries.map { entry -> JSONValue in
          let conversation = administered(entry.conversation, of: known)
          let target = EasemobMessageForm.target(of: conversation)
          var members: [String: JSONValue] = [
            "channel_id": .string(target.to), "type": .string(target.type), "updated": JSONValue(entry.updated),
          ]
          if let last = entry.lastMessage {
            members["last_message"] = .object(
              EasemobExport.row(last, in: seen(conversation, last), request.address + request.app.path))
          }
          return .object(members)
        }
        let next = page.next == nil ? nil : page.entries.last?.updated
        return EasemobAnswer.data(["channels": .array(channels)])
          .with("cursor", next.map { .string(String($0.milliseconds)) })
      },
    ]

    static let histories: [EasemobEndpoint] = [
      EasemobEndpoint(
        method: .get, path: "/chatmessages/{hour}", rate: .perMinute(10),
        outcome: .works { request throws(EasemobFailure) in
          let hour = request.part("hour")
          let key = request.app.key
          let expired = EasemobFailure.illegal(
            "illegal arguments: appkey: \(key), time: \(hour), maybe chat message history is expired or unstored")
          guard let begin = EasemobExport.time(ofHour: hour, zone: request.app.timeZone) else { throw expired }
          guard request.hub.now >= begin.advanced(byMilliseconds: request.app.historyDelay * 1000),
            try EasemobExport.hasMessages(begin, request)
          else {
            throw EasemobFailure(
              404, "storage_object_not_found",
              "Failed to find chat message history download url for appkey: \(key), time: \(hour)")
          }
          let name = hexadecimal(SystemRandomness.bytes(24))
          let expiry = request.hub.now.advanced(byMilliseconds: EasemobExport.validity)
          try asking { () throws(MessagingError) in
            try request.host.keep(Array(String(begin.milliseconds).utf8), EasemobExport.key(name), until: expiry)
          }
          let url =
            "\(request.address)\(request.app.path)/chatmessages/\(hour)/\(name)?Expires=\(expiry.milliseconds / 1000)"
          return .data([["url": .string(url)]])
        })
    ]

    /// Returns a conversation of an account as the administration names it.
    static func administered(_ conversation: ConversationID, of account: AccountID) -> AdministeredConversation {
      switch conversation {
      case .direct(let peer): .direct(account, peer)
      case .group(let id): .group(id)
      case .room(let id): .room(id)
      }
    }

    /// Returns a message's conversation with its sender as the first account.
    private static func seen(
      _ conversation: AdministeredConversation, _ message: HistoryMessage
    ) -> AdministeredConversation {
      if case .direct(let one, let other) = conversation, message.message.sender == other { return .direct(other, one) }
      return conversation
    }
  }
#endif
