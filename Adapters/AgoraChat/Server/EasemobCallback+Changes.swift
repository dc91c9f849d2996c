#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// Callbacks of receipts and of changes of groups.
  extension EasemobCallback {
    /// Returns the members of the callback of a receipt; nil for those of rooms, which have none.
    func members(
      of reading: MessageReading, in conversation: AdministeredConversation, at time: Timestamp
    ) -> [String: JSONValue]? {
      if case .room = conversation { return nil }
      var members = event(conversation)
      let isGroup = members["group_id"] != nil
      // That of a group has the group in "to" alone.
      members["group_id"] = nil
      let message = reading.messageID.string
      let own = app.uuid(of: "read\n\(reading.reader.folded)\n\(message)\n\(time.milliseconds)")
      let target = members["to"]?.string ?? ""
      members["chat_type"] = "read_ack"
      members["callId"] = .string("\(app.key)_\(own)")
      members["msg_id"] = .string(own)
      members["timestamp"] = JSONValue(time)
      members["from"] = .string(reading.reader.name)
      members["channel_channel"] = .string("\(app.key)_\(target)@conference.easemob.com")
      var payload: [String: JSONValue] = ["ext": [:], "ack_message_id": .string(message), "bodies": []]
      if isGroup { payload["msg_config"] = ["allow_group_ack": true] }
      members["payload"] = .object(payload)
      return members
    }

    /// Returns the members of the callback of a group's change; nil for one that has none.
    func members(
      of change: GroupNotification, in group: String, at time: Timestamp
    ) -> [String: JSONValue]? {
      var accounts = change.targets
      let operation: String
      var manner: String?
      switch change.operation {
      case .membersAdded: (operation, manner) = ("JOIN", "DIRECT")
      case .memberJoined: (operation, manner, accounts) = ("JOIN", "APPLY", change.targets)
      case .invitationAccepted: (operation, manner, accounts) = ("JOIN", "INVITE", change.targets)
      case .membersRemoved: (operation, manner) = ("LEAVE", "KICK")
      case .memberLeft: (operation, manner, accounts) = ("LEAVE", "QUIT", [change.actor])
      case .dismissed: (operation, manner) = ("DELETE", nil)
      default: return nil
      }
      let names = accounts.map(\.name)
      // The same for each attempt to send it.
      let parts = [group, operation, manner ?? "", change.actor.name, String(time.milliseconds)] + names
      var members: [String: JSONValue] = [
        "callId": .string("\(app.key)_\(app.uuid(of: parts.joined(separator: "\n")))"),
        "event": "group_op_event", "type": "GROUP", "id": .string(group), "operation": .string(operation),
        "operator": .string(change.actor.name), "timestamp": JSONValue(time),
      ]
      if let manner {
        members["payload"] = ["type": .string(manner), "member": .array(names.map { .string($0) })]
      }
      return members
    }
  }
#endif
