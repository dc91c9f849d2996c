import DemoApps

// What the vendor's documents promise.

extension AgoraClassicApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn: return [Callback("asyncLogin success")]
    case .loggedOut: return [Callback("asyncLogout success")]
    case .cameBack: return []
    // Another style founds the group and names the managers, for which this app has no callbacks.
    case .foundedGroup(let group), .joinedGroup(let group):
      return [Callback("didJoin(_:inviter:message:)", "group \(group.name)", "by \(group.founder)")]
    case .namedManager, .managerNamed: return []
    case .sent(let message): return [Callback("asyncSend(_:progress:completion:)", message.label, "error nil")]
    case .received(let messages):
      return [Callback("messagesDidReceive", messages.flatMap { AgoraWording.received($0, by: account) })]
    case .uploaded: return []
    case .opened(let message):
      return [Callback("asyncDownloadMessageAttachments(_:progress:completion:)", message.label, "error nil")]
    case .acknowledged(let message):
      if case .direct = message.place { return [Callback("sendMessageReadAck(_:completion:)", "error nil")] }
      return [Callback("sendGroupMessageReadAck(_:toGroup:content:completion:)", "error nil")]
    case .read(let message):
      return [
        Callback("messagesDidRead", message.label, AgoraWording.place(of: message, for: account), "isReadAcked true")
      ]
    case .readInGroup(let message, let reader, let read, _):
      return [Callback("groupMessageDidRead(_:groupAcks:)", message.label, "by \(reader)", "groupAckCount \(read)")]
    case .tookBack:
      // Sending the CMD deletes nothing at the sender: its app does.
      return [Callback("send REVOKE_FLAG", "error nil", "still stored")]
    // This vendor's interface has no reactions.
    case .liked, .sawLike: return []
    case .lost(let message, let revoker, let way, _, let hadIt):
      let place = AgoraWording.place(of: message, for: account)
      let command = Callback(
        "cmdMessagesDidReceive", "REVOKE_FLAG", message.label, "from \(revoker)", place, "removed")
      // The old callback hands out messages, and nothing for one that never came.
      let recall = hadIt ? [Callback("messagesDidRecall", message.label, place)] : []
      return way == .command ? [command] : way == .recall ? recall : [command] + recall
    }
  }
}
