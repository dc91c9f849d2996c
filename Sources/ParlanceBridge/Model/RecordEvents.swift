#if Server
  package import ParlanceMoving

  /// Records of the archive as events of the service: converters that read a service's exports read its callbacks, too.
  package enum RecordEvents {
    /// Returns the event of a record; nil for a record of a state, such as a profile.
    package static func event(of record: ArchiveRecord) -> BridgeEvent? { whole(record)?.withPlainNames }

    private static func whole(_ record: ArchiveRecord) -> BridgeEvent? {
      let members = JSONNode.object(record.members)
      switch record.kind {
      case .message: return message(record, members)
      case .revocation:
        guard let message = members["message"]?.text, let time = members["time"]?.integer else { return nil }
        return .recall(
          BridgeRecall(
            message: message, by: members["account"]?.text, time: time, note: members["note"]?.text))
      case .conversation:
        guard let reader = members["account"]?.text, let message = members["readMessage"]?.text,
          let place = place(of: members)
        else { return nil }
        return .reading(
          BridgeReading(reader: reader, place: place, message: message, time: members["updated"]?.integer ?? 0))
      default: return nil
      }
    }

    private static func place(of members: JSONNode) -> BridgePlace? {
      if let account = members["recipient"]?.text { return .account(account) }
      if let group = members["group"]?.text { return .group(group) }
      return members["room"]?.text.map(BridgePlace.room)
    }

    private static func message(_ record: ArchiveRecord, _ members: JSONNode) -> BridgeEvent? {
      guard let sender = members["sender"]?.text, let place = place(of: members), let time = members["time"]?.integer,
        let body = members["body"]
      else { return nil }
      if body["type"] == "notification", case .group(let group) = place {
        return change(of: group, body, by: sender, time)
      }
      return .message(
        BridgeMessage(
          id: members["clientID"]?.text ?? record.id, serverID: members["serverID"]?.text, sender: sender,
          place: place, time: time, body: body, attributes: members["extension"].map(attributes)))
    }

    /// Returns an extension as an object; nested too deep for one more, as a text in it.
    private static func attributes(_ value: JSONNode) -> JSONNode {
      if value.object != nil { return value }
      let isDeep = value.depth > BridgeEvent.attributesDepth - 1
      return ["ext": isDeep ? .text(value.jsonText()) : value]
    }

    private static func change(
      of group: String, _ body: JSONNode, by sender: String, _ time: Int64
    ) -> BridgeEvent {
      let event = body["event"]?.text ?? ""
      var accounts = body["accounts"]?.list?.compactMap(\.text) ?? []
      let operation: BridgeGroupChange.Operation
      switch event {
      case "membersAdded", "memberJoined": operation = .membersAdded
      // The accounts are those who invited.
      case "invitationAccepted": (operation, accounts) = (.membersAdded, [sender])
      case "membersRemoved": operation = .membersRemoved
      case "memberLeft": (operation, accounts) = (.membersRemoved, accounts.isEmpty ? [sender] : accounts)
      case "dismissed": operation = .dismissed
      default: return .leftOut(kind: "group." + (event.isEmpty ? "unknown" : event))
      }
      // The change names no account.
      guard operation == .dismissed || !accounts.isEmpty else { return .leftOut(kind: "group.\(event).empty") }
      return .group(
        BridgeGroupChange(group: group, operation: operation, actor: sender, accounts: accounts, time: time))
    }
  }
#endif
