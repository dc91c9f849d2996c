#if Server
  internal import NIMCommon
  internal import NIMMoving
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// The vendor's copies of events for a back end: JSON whose values are texts, signed in the header.
  enum NIMCopy {
    /// The events of which a back end is notified.
    static let kinds = ServiceEventKinds([
      .messageAccepted, .messageRevoked, .accountOnline, .accountOffline, .messageRead, .groupChanged,
      .groupRequestChanged, .contactChanged, .roomVisited, .roomChanged,
    ])
    /// The greatest number of members of a team that a copy lists.
    private static let listedMembers = 200

    /// The facts about a team that copies have.
    struct Team {
      var isSuper = false
      /// The accounts of a team that is small enough to list them.
      var listed: [AccountID]?

      init() {}

      init(_ id: String, _ hub: HubLoop) throws(MessagingError) {
        let info = try hub.groupInfo(id)
        isSuper = info.isLarge
        if !info.isLarge, info.memberCount <= listedMembers { listed = try hub.group(id).members.map(\.account) }
      }
    }

    /// Returns the header of a request.
    ///
    /// `CheckSum` is the SHA-1 of the secret, the body's MD5 and the time.
    static func headers(of body: [UInt8], key: String, secret: String, at time: Timestamp) -> [HTTPParameter] {
      let digest = hexadecimal(MD5.value(of: body))
      let milliseconds = String(time.milliseconds)
      return [
        HTTPParameter(name: "Content-Type", value: "application/json;charset=utf-8"),
        HTTPParameter(name: "AppKey", value: key), HTTPParameter(name: "CurTime", value: milliseconds),
        HTTPParameter(name: "MD5", value: digest),
        HTTPParameter(name: "CheckSum", value: NIMCheckSum.value(secret, digest, milliseconds)),
      ]
    }

    /// Returns the members of a copy; nil for an event that has none.
    ///
    /// - parameter address: The gateway's address, for those of files.
    /// - parameter team: Returns what there is to say of a team.
    static func members(
      of event: ServiceEvent, at time: Timestamp, _ address: String, team: (String) -> Team
    ) -> [String: String]? {
      switch event {
      case .messageAccepted(let message, let conversation):
        return Self.members(of: message, in: conversation, address, team: team)
      case .messageRevoked(let revocation, let conversation):
        return Self.members(of: revocation, in: conversation, team: team)
      case .accountOnline(let account, let device):
        var copy = ["eventType": "2", "accid": account.name, "timestamp": String(time.milliseconds), "code": "200"]
        copy["clientType"] = device.map { clientType($0.platform) }
        copy["deviceId"] = device?.id.string
        return copy
      case .accountOffline(let account):
        return ["eventType": "3", "accid": account.name, "timestamp": String(time.milliseconds), "code": "200"]
      case .messageRead(let reading, let conversation):
        return Self.members(of: reading, in: conversation, at: time)
      case .groupChanged(let group, let change, let isLarge):
        return Self.members(of: change, in: group, isLarge: isLarge, at: time)
      case .groupRequestChanged(let change): return Self.members(of: change)
      case .contactChanged(let account, let change): return Self.members(of: change, to: account)
      case .roomVisited(let visit): return Self.members(of: visit, at: time)
      case .roomChanged(let room, let change): return Self.members(ofEntries: change, in: room, at: time)
      default: return nil
      }
    }

    private static func members(
      of message: HistoryMessage, in conversation: AdministeredConversation, _ address: String,
      team: (String) -> Team
    ) -> [String: String]? {
      let event = message.message
      let body = MessageBody(decoding: event.body)
      guard MessageExtra(body.extensions[NIMStyle.name]).isRouted else { return nil }
      var copy = content(of: event, body, address)
      (copy["msgTimestamp"], copy["resendFlag"]) = (String(message.time.milliseconds), "0")
      let number = MessageNumber(
        time: message.time, sequence: message.sequence, in: conversation.nameForFirst, of: event.sender)
      switch conversation {
      case .direct(_, let peer):
        (copy["eventType"], copy["convType"], copy["to"]) = ("1", "PERSON", peer.name)
      case .group(let id):
        let team = team(id)
        (copy["eventType"], copy["convType"], copy["to"]) = ("1", team.isSuper ? "SUPER_TEAM" : "TEAM", id)
        // Names without quotes: this value is not JSON.
        if let accounts = team.listed {
          copy["tMembers"] = "[" + accounts.map(\.name).joined(separator: ", ") + "]"
        }
      case .room(let id):
        (copy["eventType"], copy["roomId"]) = ("4", id)
        if case .text(let text) = body.content { copy["attach"] = text }
        return copy
      }
      copy["msgidServer"] = String(number.value)
      if case .text(let text) = body.content { copy["body"] = text }
      return copy
    }

    /// Returns the members that say what a message is and who sends it.
    static func content(of event: MessageEvent, _ body: MessageBody, _ address: String) -> [String: String] {
      var members: [String: String] = [
        "fromAccount": event.sender.name, "fromClientType": clientType(event.platform),
        "msgType": messageType(of: body.content), "msgidClient": event.id.string,
      ]
      members["ext"] = body.attributes
      members["attach"] = attachment(of: body, address)
      return members
    }

    private static func members(
      of revocation: RevocationEvent, in conversation: AdministeredConversation, team: (String) -> Team
    ) -> [String: String]? {
      let number = MessageNumber(
        time: revocation.messageTime, sequence: revocation.messageSequence, in: conversation.nameForFirst,
        of: revocation.messageSender)
      var copy: [String: String] = [
        "from": revocation.messageSender.name, "msgId": String(number.value), "clientId": revocation.messageID.string,
        "sendTime": String(revocation.messageTime.milliseconds), "deleteTime": String(revocation.time.milliseconds),
        "selfMsg": revocation.revoker == revocation.messageSender ? "true" : "false",
      ]
      copy["attach"] = revocation.request.attachment
      switch conversation {
      case .direct(_, let peer): (copy["eventType"], copy["to"]) = ("7", peer.name)
      case .group(let id): (copy["eventType"], copy["to"]) = (team(id).isSuper ? "25" : "8", id)
      case .room: return nil
      }
      return copy
    }

    private static func attachment(of body: MessageBody, _ address: String) -> String? {
      switch body.content {
      case .text: nil
      case .custom(let content): content.payload
      default: try? NIMMessageForm.body(of: body, address).text()
      }
    }

    private static func messageType(of content: MessageContent) -> String {
      switch NIMMessageForm.type(of: content) {
      case 0: "TEXT"
      case 1: "PICTURE"
      case 2: "AUDIO"
      case 3: "VIDEO"
      case 4: "LOCATION"
      case 5: "NOTIFICATION"
      case 6: "FILE"
      case 10: "TIPS"
      default: "CUSTOM"
      }
    }

    /// Returns the vendor's name for a kind of client.
    static func clientType(_ platform: Platform) -> String {
      switch platform {
      case .android: "AOS"
      case .iOS: "IOS"
      case .windows, .linux, .unknown: "PC"
      case .web: "WEB"
      case .server: "REST"
      case .macOS: "MAC"
      }
    }
  }
#endif
