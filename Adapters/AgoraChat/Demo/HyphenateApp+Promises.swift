import DemoApps

// What the vendor's documents promise.

extension HyphenateApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn: return [Callback("login(withUsername:password:)", "error nil")]
    case .loggedOut: return [Callback("logout(_:)", "error nil")]
    case .cameBack: return []
    // Another style founds the group and names the managers, for which this app has no callbacks.
    case .foundedGroup(let group), .joinedGroup(let group):
      return [Callback("didJoin(_:inviter:message:)", "group \(group.name)", "by \(group.founder)")]
    case .namedManager, .managerNamed: return []
    case .sent(let message):
      return [
        Callback("send progress", message.label, "100"),
        Callback("send(_:progress:completion:)", message.label, "error nil"),
      ]
    case .received(let messages):
      return [Callback("messagesDidReceive", messages.flatMap { AgoraWording.received($0, by: account) })]
    case .uploaded: return []
    case .opened(let message):
      return [Callback("downloadMessageAttachment(_:progress:completion:)", message.label, "error nil")]
    case .acknowledged(let message):
      if case .direct = message.place { return [Callback("sendMessageReadAck(_:toUser:completion:)", "error nil")] }
      return [Callback("sendGroupMessageReadAck(_:toGroup:content:completion:)", "error nil")]
    case .read(let message):
      return [
        Callback("messagesDidRead", message.label, AgoraWording.place(of: message, for: account), "isReadAcked true")
      ]
    case .readInGroup(let message, let reader, let read, _):
      return [Callback("groupMessageDidRead(_:groupAcks:)", message.label, "by \(reader)", "groupAckCount \(read)")]
    case .tookBack: return [Callback("recall(_:completion:)", "error nil", "still stored")]
    // This vendor's interface has no reactions.
    case .liked, .sawLike: return []
    case .lost(let message, let revoker, let way, _, let hadIt):
      let command = Callback("cmdMessagesDidReceive", "REVOKE_FLAG", message.label, "from \(revoker)", "error nil")
      let recall = Callback(
        "messagesInfoDidRecall", message.label, "by \(revoker)", hadIt ? "message" : "message nil")
      return way == .command ? [command] : way == .recall ? [recall] : [command, recall]
    }
  }
}
