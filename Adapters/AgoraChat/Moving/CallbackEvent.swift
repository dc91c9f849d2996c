#if Server
  internal import ParlanceMoving

  /// An event of which a back end was notified after it happened.
  struct CallbackEvent {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      guard node["event"] != "group_op_event" else { return try GroupEvent(node).convert(into: &output) }
      switch node["chat_type"]?.text {
      case "chat", "groupchat", "group", "chatroom": try ExportedMessage(message).convert(into: &output)
      case "recall": try revocation(&output)
      case "read_ack", "channel_ack": try receipt(&output)
      case "muc": try OldGroupEvent(node).convert(into: &output)
      // Contacts, receipts of deliveries, logins, reactions and others, which change nothing that an archive has.
      default: output.countSkipped()
      }
    }

    /// The message with the type of its conversation: callbacks call rooms groups, and the newer ones say in `content_type` which
    /// of both it is.
    private var message: JSONNode {
      var members = node.object ?? [:]
      switch members["content_type"]?.text?.split(separator: ":").dropFirst().first.map(String.init) {
      case "room": members["chat_type"] = "chatroom"
      case "group": members["chat_type"] = "groupchat"
      default: if members["chat_type"] == "group" { members["chat_type"] = "groupchat" }
      }
      return .object(members)
    }

    private func revocation(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let message = (node["recall_id"] ?? node["payload"]?["ack_message_id"])?.word else {
        throw RecordError("\"recall_id\" is missing")
      }
      guard let time = node["timestamp"]?.count else { throw RecordError("\"timestamp\" is missing") }
      try output.add(
        .revocation, id: message + "/recall",
        [
          "message": .text(message), "time": .integer(time),
          "account": node["from"]?.text.flatMap { $0.isEmpty ? nil : .text($0) },
        ])
    }

    /// Adds the read mark of a receipt, which has an id of its own: the newest one is valid.
    private func receipt(_ output: inout ConvertedRecords) throws(RecordError) {
      guard let reader = node["from"]?.text, let target = (node["group_id"] ?? node["to"])?.word,
        let message = node["payload"]?["ack_message_id"]?.word
      else { throw RecordError("the receipt has no account or no message") }
      // Those of groups alone say whether the sender wanted them.
      let isGroup = node["group_id"] != nil || node["payload"]?["msg_config"]?["allow_group_ack"] != nil
      try output.add(
        .conversation, id: "\(reader)/\(isGroup ? "group" : "direct")/\(target)/read/\(message)",
        [
          "account": .text(reader), (isGroup ? "group" : "recipient"): .text(target), "readMessage": .text(message),
          "updated": node["timestamp"]?.count.map(JSONNode.integer),
        ])
    }
  }

  /// A change of a group, as the newer callbacks have it: with the accounts that it concerns.
  private struct GroupEvent {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      guard node["type"] != "CHATROOM" else { return output.countSkipped() }
      guard let group = node["id"]?.word, let id = node["callId"]?.text, let time = node["timestamp"]?.count else {
        throw RecordError("the change has no group, no id or no time")
      }
      var accounts = node["payload"]?["member"]?.list?.compactMap(\.text) ?? []
      let owner = node["payload"]?["info"]?["owner"]?.text.map { EasemobName.account($0, appKey: node["appkey"]?.text) }
      let event: String
      switch node["operation"]?.text {
      case "CREATE":
        event = "membersAdded"
        accounts = (owner.map { [$0] } ?? []) + accounts.filter { $0 != owner }
      case "JOIN": event = "membersAdded"
      // The end of the group is an event of its own.
      case "LEAVE" where node["payload"]?["type"] == "DELETE": return output.countSkipped()
      case "LEAVE": event = "membersRemoved"
      case "DELETE": event = "dismissed"
      case .some: return output.countSkipped()
      case nil: throw RecordError("\"operation\" is missing")
      }
      // The operator's console, whose name is not an account's.
      let operatorName = node["operator"]?.text.flatMap { $0.hasPrefix("@") || $0.isEmpty ? nil : $0 }
      guard let actor = operatorName ?? owner ?? accounts.first ?? node["operator"]?.text else {
        throw RecordError("\"operator\" is missing")
      }
      guard event == "dismissed" || !accounts.isEmpty else { return output.countSkipped() }
      try output.add(
        .message, id: id,
        [
          "sender": .text(actor), "group": .text(group), "time": .integer(time),
          "body": [
            "type": "notification", "event": .text(event), "accounts": .list(accounts.map(JSONNode.text)),
            "content": node["payload"] ?? [:],
          ],
        ])
    }
  }

  /// A change of a group, as the older callbacks have it.
  private struct OldGroupEvent {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func convert(into output: inout ConvertedRecords) throws(RecordError) {
      let payload = node["payload"]
      guard payload?["is_chatroom"] != true else { return output.countSkipped() }
      guard let group = node["group_id"]?.word, let id = (node["msg_id"] ?? node["callId"])?.word,
        let time = node["timestamp"]?.count, let from = node["from"]?.text
      else { throw RecordError("the change has no group, no id, no time or no account") }
      let actor = EasemobName.account(from, appKey: node["appkey"]?.text)
      let target = (node["to"]?.text).map { EasemobName.account($0, appKey: node["appkey"]?.text) } ?? ""
      let event: String
      let accounts: [String]
      switch payload?["operation"]?.text {
      case "create", "presence", "direct_joined": (event, accounts) = ("membersAdded", [actor])
      case "absence", "leave": (event, accounts) = ("membersRemoved", [actor])
      case "kick", "ban": (event, accounts) = ("membersRemoved", [target])
      case "destroy": (event, accounts) = ("dismissed", [])
      // Requests, invitations, roles, mutes, lists and texts of a group.
      default: return output.countSkipped()
      }
      guard !accounts.contains("") else { throw RecordError("the change has no account") }
      try output.add(
        .message, id: id,
        [
          "sender": .text(actor), "group": .text(group), "time": .integer(time),
          "body": [
            "type": "notification", "event": .text(event), "accounts": .list(accounts.map(JSONNode.text)),
            "content": payload ?? [:],
          ],
        ])
    }
  }

  /// Names of accounts with the app and the device around them, as some callbacks have them: `org#app_user@host/device`.
  package enum EasemobName {
    /// Returns the account's name alone.
    ///
    /// - parameter appKey: The app's key; nil if it is unknown.
    package static func account(_ name: String, appKey: String?) -> String {
      var rest = name[...]
      if let appKey, rest.hasPrefix(appKey + "_") {
        rest = rest.dropFirst(appKey.count + 1)
      } else if let hash = rest.firstIndex(of: "#"), let line = rest[hash...].firstIndex(of: "_") {
        rest = rest[line...].dropFirst()
      } else {
        return name
      }
      return String(rest.prefix { $0 != "@" && $0 != "/" })
    }
  }
#endif
