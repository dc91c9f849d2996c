#if Server
  internal import Parlance
  internal import ParlanceCore

  /// Events as JSON for an app's back end.
  enum WebhookBody {
    /// Returns a body: `{"events":[…]}`.
    static func bytes(_ events: [NumberedServiceEvent], includesContent: Bool) -> [UInt8] {
      let texts = events.map { text(of: $0, includesContent: includesContent) }
      return Array("{\"events\":[\(texts.joined(separator: ","))]}".utf8)
    }

    private static func text(of numbered: NumberedServiceEvent, includesContent: Bool) -> String {
      var members = members(of: numbered.event, includesContent: includesContent)
      for (name, value) in envelope(of: numbered) { members[name] = value }
      if let text = try? JSONValue.object(members).text() { return text }
      // What cannot be written is left out, but for the fact that there was something.
      return (try? JSONValue.object(envelope(of: numbered)).text()) ?? "{}"
    }

    private static func envelope(of numbered: NumberedServiceEvent) -> [String: JSONValue] {
      [
        "id": .string(numbered.id), "time": JSONValue(numbered.time),
        "type": .string(numbered.event.kind.eventType.rawValue),
      ]
    }

    // MARK: the members of each type

    private static func members(of event: ServiceEvent, includesContent: Bool) -> [String: JSONValue] {
      switch event {
      case .hubStarted: return [:]
      case .messageAccepted(let message, let conversation):
        var members = MessageJSON.members(message)
        if !includesContent {
          members["content"] = nil
          members["attributes"] = nil
        }
        return ["message": .object(members), "to": .object(place(conversation))]
      case .messageRevoked(let revocation, let conversation):
        return members(of: revocation, in: conversation, includesContent: includesContent)
      case .accountOnline(let account, let device):
        var members: [String: JSONValue] = ["account": .string(account.name)]
        if let device {
          members["device"] = .string(device.id.string)
          members["platform"] = .string(device.platform.word)
          members["style"] = .string(device.style)
        }
        return members
      case .accountOffline(let account), .accountUnbanned(let account), .accountErased(let account):
        return ["account": .string(account.name)]
      case .accountBanned(let account, let ban):
        return ["account": .string(account.name), "ban": .object(AdminAPI.json(ban))]
      case .pushWanted(let notification): return members(of: notification, includesContent: includesContent)
      case .messageRead(let reading, let conversation):
        return [
          "account": .string(reading.reader.name), "to": .object(place(conversation)),
          "message": .object([
            "id": .string(reading.messageID.string), "from": .string(reading.messageSender.name),
            "sequence": JSONValue(reading.sequence),
          ]),
        ]
      case .groupChanged(let group, let notification, _):
        return [
          "group": .string(group), "change": .object(members(of: notification, includesContent: includesContent)),
        ]
      case .roomChanged(let room, let notification):
        return ["room": .string(room), "change": .object(members(of: notification, includesContent: includesContent))]
      case .roomVisited(let visit):
        return [
          "room": .string(visit.room), "account": .string(visit.account.name), "device": .string(visit.device.string),
          "platform": .string(visit.platform.word), "role": .string(visit.role.word),
          "action": .string(visit.action.word),
        ]
      case .contactChanged(let account, let change):
        var members: [String: JSONValue] = [
          "account": .string(account.name), "by": .string(change.actor.name), "action": .string(change.action.word),
        ]
        if includesContent { members.set("words", change.message) }
        return members
      case .groupRequestChanged(let change):
        var request = AdminAPI.json(change.request)
        if !includesContent {
          request["message"] = nil
          request["attachment"] = nil
        }
        var members: [String: JSONValue] = [
          "group": .string(change.request.group), "request": .object(request),
          "action": .string(change.action.word), "by": .string(change.actor.name),
        ]
        if includesContent { members.set("words", change.message) }
        return members
      }
    }

    private static func members(
      of notification: GroupNotification, includesContent: Bool
    ) -> [String: JSONValue] {
      var change = MessageJSON.members(notification)
      if !includesContent {
        change["changes"] = .object([:])
        change["attachment"] = nil
      }
      return change
    }

    private static func members(
      of revocation: RevocationEvent, in conversation: AdministeredConversation, includesContent: Bool
    ) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "message": .object([
          "id": .string(revocation.messageID.string), "from": .string(revocation.messageSender.name),
          "time": JSONValue(revocation.messageTime), "sequence": JSONValue(revocation.messageSequence),
        ]),
        "to": .object(place(conversation)), "by": .string(revocation.revoker.name),
        "scope": .string(revocation.scope == .everyone ? "everyone" : "receivers"),
      ]
      if includesContent { members.set("postscript", revocation.request.postscript) }
      return members
    }

    private static func members(
      of notification: PushNotification, includesContent: Bool
    ) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "subject": .string(notification.subject.word),
        "account": .string(notification.recipient.name),
        "message": .object(["id": .string(notification.messageID.string)]),
        "from": .string(notification.sender.name), "conversation": .object(place(notification.conversation)),
        "showsSender": .bool(notification.showsSender), "countsAsUnread": .bool(notification.countsAsUnread),
        "showsDetails": .bool(notification.showsDetails),
      ]
      members.set("senderName", notification.senderName)
      members.set("language", notification.language)
      members.set("template", notification.template)
      if !notification.badges.isEmpty {
        members["badges"] = .array(
          notification.badges.map { badge in
            .object([
              "style": .string(badge.style), "device": .string(badge.device.string), "count": JSONValue(badge.count),
            ])
          })
      }
      if includesContent {
        members.set("text", notification.text)
        members.set("payload", notification.payload)
      }
      return members
    }

    private static func place(_ conversation: AdministeredConversation) -> [String: JSONValue] {
      place(conversation.nameForFirst)
    }

    private static func place(_ conversation: ConversationID) -> [String: JSONValue] {
      let word =
        switch conversation.kind {
        case .direct: "account"
        case .group: "group"
        case .room: "room"
        }
      return [word: .string(conversation.name)]
    }
  }

  extension ServiceEvent.Kind {
    /// The type of the event for back ends.
    var eventType: GatewayWebhook.EventType {
      switch self {
      case .hubStarted: .hubStarted
      case .messageAccepted: .messageAccepted
      case .messageRevoked: .messageRevoked
      case .accountOnline: .accountOnline
      case .accountOffline: .accountOffline
      case .pushWanted: .pushWanted
      case .accountBanned: .accountBanned
      case .accountUnbanned: .accountUnbanned
      case .accountErased: .accountErased
      case .messageRead: .messageRead
      case .groupChanged: .groupChanged
      case .groupRequestChanged: .groupRequestChanged
      case .roomVisited: .roomVisited
      case .roomChanged: .roomChanged
      case .contactChanged: .contactChanged
      }
    }
  }

  extension RoomVisit.Action {
    /// The word for the action in JSON.
    fileprivate var word: String {
      switch self {
      case .entered: "entered"
      case .left: "left"
      case .gone: "gone"
      case .removed: "removed"
      }
    }
  }

  extension ContactChange.Action {
    /// The word for the action in JSON.
    fileprivate var word: String {
      switch self {
      case .added: "added"
      case .requested: "requested"
      case .approved: "approved"
      case .declined: "declined"
      case .removed: "removed"
      case .updated: "updated"
      case .blocked: "blocked"
      case .unblocked: "unblocked"
      case .muted: "muted"
      case .unmuted: "unmuted"
      }
    }
  }

  extension GatewayWebhook {
    /// The kinds of events that become the webhook's events.
    var kinds: ServiceEventKinds {
      ServiceEventKinds(ServiceEvent.Kind.allCases.filter { events.contains($0.eventType) })
    }
  }
#endif
