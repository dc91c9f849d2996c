#if Server
  internal import AgoraChatMoving
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The vendor's callbacks after events: JSON with a signature of its id and time.
  struct EasemobCallback: Sendable {
    let app: EasemobApp

    /// The events of which a back end is notified.
    static let kinds = ServiceEventKinds([
      .messageAccepted, .messageRevoked, .accountOnline, .accountOffline, .messageRead, .groupChanged,
    ])

    /// Returns the request for an event; nil for an event that has none.
    func request(of serviceEvent: ServiceEvent, at time: Timestamp) -> FaceEvents.Request? {
      guard var members = members(of: serviceEvent, at: time), let id = members["callId"]?.string,
        let moment = members["timestamp"]?.integer
      else { return nil }
      members["appkey"] = .string(app.key)
      members["host"] = .string(app.address ?? "parlance")
      members["securityVersion"] = "1.0.0"
      members["security"] = .string(EasemobSignature.value(id, app.callbackSecret, moment))
      guard let text = try? JSONValue.object(members).text() else { return nil }
      return FaceEvents.Request(
        headers: [HTTPParameter(name: "Content-Type", value: "application/json")], body: Array(text.utf8))
    }

    /// Each callback has an id of its own, which stays when it is repeated.
    private func members(of serviceEvent: ServiceEvent, at time: Timestamp) -> [String: JSONValue]? {
      switch serviceEvent {
      case .messageAccepted(let message, let conversation):
        var members = event(conversation)
        members["callId"] = .string("\(app.key)_\(message.message.id.string)")
        members["timestamp"] = JSONValue(message.time)
        members["from"] = .string(message.message.sender.name)
        members["msg_id"] = .string(message.message.id.string)
        members["payload"] = EasemobMessageForm.payload(
          of: message.message, in: conversation, (app.address ?? "") + app.path)
        members["content_type"] = .string(contentType(message.message, conversation))
        return members
      case .messageRevoked(let revocation, let conversation):
        var members = event(conversation)
        let id = revocation.messageID.string
        let own = revocation.request.command?.id.string ?? app.uuid(of: "recall\n\(id)\n\(revocation.messageSequence)")
        members["chat_type"] = "recall"
        members["callId"] = .string("\(app.key)_\(own)")
        members["timestamp"] = JSONValue(revocation.time)
        members["from"] = .string(revocation.revoker.name)
        members["msg_id"] = .string(own)
        members["recall_id"] = .string(id)
        members["payload"] = ["ext": [:], "ack_message_id": .string(id), "bodies": []]
        return members
      case .accountOnline(let account, let device):
        return status(
          "online", "login", account, device.map { Self.resource(of: $0.platform) }, device?.id.string, time)
      case .accountOffline(let account): return status("offline", "logout", account, nil, nil, time)
      case .messageRead(let reading, let conversation): return members(of: reading, in: conversation, at: time)
      case .groupChanged(let group, let change, _): return members(of: change, in: group, at: time)
      default: return nil
      }
    }

    /// Returns what callbacks of messages, recalls and receipts share. Those of rooms have the type of groups, as the vendor's do.
    func event(_ conversation: AdministeredConversation) -> [String: JSONValue] {
      let target = EasemobMessageForm.target(of: conversation)
      var members: [String: JSONValue] = [
        "eventType": "chat", "chat_type": target.space == nil ? "chat" : "groupchat", "to": .string(target.to),
      ]
      members.set("group_id", target.space)
      return members
    }

    private func contentType(_ message: MessageEvent, _ conversation: AdministeredConversation) -> String {
      let place =
        switch conversation {
        case .direct: "user"
        case .group: "group"
        case .room: "room"
        }
      let kind =
        switch message.kind {
        case .text, .notification, .data: "text"
        case .image: "image"
        case .audio: "audio"
        case .video: "video"
        case .file: "file"
        case .location: "location"
        case .command: "command"
        default: "custom"
        }
      return "chat:\(place):\(kind)"
    }

    private func status(
      _ status: String, _ reason: String, _ account: AccountID, _ system: String?, _ device: String?, _ time: Timestamp
    ) -> [String: JSONValue] {
      [
        "callId": .string("\(app.key)_\(app.uuid(of: "\(status)\n\(account.folded)\n\(time.milliseconds)"))"),
        "reason": .string(reason), "status": .string(status), "os": .string(system ?? ""), "ip": "",
        "user": .string("\(app.organization)#\(app.name)_\(account.name)/\(device ?? "")"), "version": "",
        "timestamp": JSONValue(time),
      ]
    }

    /// Returns the vendor's name for a kind of client.
    static func resource(of platform: Platform) -> String {
      switch platform {
      case .android: "android"
      case .iOS: "ios"
      case .windows: "win"
      case .linux: "linux"
      case .web: "web"
      case .macOS: "mac"
      case .server: "rest"
      case .unknown: "device"
      }
    }

    /// Returns a time as text, in UTC.
    static func isoTime(_ time: Timestamp) -> String {
      let (days, rest) = (time.milliseconds / 86_400_000, time.milliseconds % 86_400_000)
      // The civil calendar, counted from March so that the leap day is the last one.
      let shifted = days + 719_468
      let era = shifted / 146_097
      let day = shifted - era * 146_097
      let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
      let dayOfYear = day - (365 * year + year / 4 - year / 100)
      let month = (5 * dayOfYear + 2) / 153
      let date = (
        year: year + era * 400 + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
        day: dayOfYear - (153 * month + 2) / 5 + 1
      )
      func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let seconds = rest / 1000
      let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(two).joined(separator: ":")
      let thousandths = String(1000 + rest % 1000).dropFirst()
      return "\(date.year)-\(two(date.month))-\(two(date.day))T\(parts).\(thousandths)Z"
    }
  }
#endif
