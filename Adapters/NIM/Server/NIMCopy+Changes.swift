#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// Copies of receipts and of changes of teams.
  extension NIMCopy {
    /// Returns the members of the copy of a receipt; nil for those of teams, which have none.
    static func members(
      of reading: MessageReading, in conversation: AdministeredConversation, at time: Timestamp
    ) -> [String: String]? {
      guard case .direct(let reader, let peer) = conversation else { return nil }
      let receipt: [String: JSONValue] = [
        "fromAccount": .string(reader.name), "toAccount": .string(peer.name),
        "msgidClient": .string(reading.messageID.string), "timestamp": .string(String(time.milliseconds)),
      ]
      guard let text = try? JSONValue.array([.object(receipt)]).text() else { return nil }
      return ["eventType": "30", "objects": text]
    }

    /// Returns the members of the copy of a team's notification.
    static func members(
      of change: GroupNotification, in group: String, isLarge: Bool, at time: Timestamp
    ) -> [String: String]? {
      var data: [String: JSONValue] = ["tinfo": ["1": .string(group), "5": .string(change.actor.name)]]
      switch change.operation {
      case .invitationAccepted:
        data["id"] = .string(change.changes[GroupInfo.Property.inviter] ?? change.actor.name)
      case .memberJoined, .ownerChanged:
        data["id"] = .string(change.targets.first?.name ?? change.actor.name)
      case .memberLeft, .dismissed, .profileChanged: break
      default: data["ids"] = .array(change.targets.map { .string($0.name) })
      }
      if change.operation == .memberMuted { data["mute"] = "1" }
      let number = NIMMessageForm.number(of: change.operation, isSuper: isLarge)
      let attachment: JSONValue = ["id": JSONValue(number), "data": .object(data)]
      guard let text = try? attachment.text() else { return nil }
      // The same for each attempt to send it.
      let name = "\(group)\n\(text)\n\(change.actor.name)\n\(time.milliseconds)"
      return [
        "eventType": "1", "convType": isLarge ? "SUPER_TEAM" : "TEAM", "to": group, "fromAccount": change.actor.name,
        "fromClientType": "REST",
        "msgTimestamp": String(time.milliseconds), "msgType": "NOTIFICATION", "attach": text,
        "msgidClient": hexadecimal(MD5.value(of: Array(name.utf8))),
      ]
    }
  }
#endif
