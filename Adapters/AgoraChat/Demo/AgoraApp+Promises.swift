import DemoApps

// What the vendor's documents promise.

extension AgoraApp {
  func callbacks(for happening: Happening) -> [Callback] {
    switch happening {
    case .loggedIn: return [Callback("login(withUsername:token:completion:)", "error nil")]
    case .loggedOut: return [Callback("logout(_:completion:)", "error nil")]
    case .cameBack: return []
    // Another style founds the group and names the managers.
    case .foundedGroup(let group), .joinedGroup(let group):
      return [Callback("didJoin(_:inviter:message:)", "group \(group.name)", "by \(group.founder)")]
    case .namedManager(let manager, let group), .managerNamed(let manager, let group):
      if manager == account { isAdmin = true }
      // The new admin, the owner and the other admins are notified.
      return isAdmin ? [Callback("groupAdminListDidUpdate(_:addedAdmin:)", "group \(group.name)", manager)] : []
    case .sent(let message):
      return [
        Callback("messageStatusDidChange(_:error:)", message.label, "error nil", "succeed"),
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
      return [
        Callback("groupMessageDidRead(_:groupAcks:)", message.label, "by \(reader)", "groupAckCount \(read)"),
        Callback("groupMessageAckHasChanged"),
      ]
    case .tookBack:
      // The account that recalls is notified by the completion only; its message is deleted afterwards.
      return [Callback("recallMessage(withMessageId:completion:)", "error nil", "still stored")]
    case .liked: return [Callback("addReaction(_:toMessage:completion:)", "error nil")]
    case .sawLike(let message, let reader):
      return [Callback("messageReactionDidChange", message.label, "by \(reader)", "\u{1F44D}", "1 in reactionList")]
    case .lost(let message, let revoker, let way, _, let hadIt):
      let command = Callback(
        "cmdMessagesDidReceive", "REVOKE_FLAG", message.label, "from \(revoker)",
        AgoraWording.place(of: message, for: account), "error nil")
      let recall = Callback(
        "messagesInfoDidRecall", message.label, "by \(revoker)", hadIt ? "message" : "message nil")
      // Another style's revocation comes as both, for apps that know but one.
      return way == .command ? [command] : way == .recall ? [recall] : [command, recall]
    }
  }
}
