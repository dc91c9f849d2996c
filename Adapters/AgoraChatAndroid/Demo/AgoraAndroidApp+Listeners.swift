import AgoraChatAndroid
import DemoApps

// The vendor's listeners, which note each callback in the order in which the vendor calls them.

extension AgoraAndroidApp: @MainActor AgoraEventListener {
  func onEvent(_ event: AgoraNotifierEvent) {
    switch (event.getEvent(), event.getData()) {
    case (.EventNewMessage, let message as AgoraMessage): show([message], "EventNewMessage")
    case (.EventOfflineMessage, let messages as [AgoraMessage]): show(messages, "EventOfflineMessage")
    case (.EventReadAck, let message as AgoraMessage):
      note("EventReadAck", [label(message.getMsgId()), describe(message), "isAcked \(message.isAcked)"])
    case (.EventNewCMDMessage, let message as AgoraMessage): obey(message)
    default: note("\(event.getEvent())", [])
    }
  }

  private func show(_ received: [AgoraMessage], _ event: String) {
    for message in received { messages[message.getMsgId()] = message }
    note(
      event,
      received.flatMap { message in
        var fields = [label(message.getMsgId()), "from \(message.getFrom())", describe(message)]
        fields.append(words(of: message))
        if !message.ext().isEmpty { fields.append("ext \(Wording.json(message.ext()))") }
        return fields
      })
  }

  /// The page "iOS Message Withdraw", its Android half.
  private func obey(_ command: AgoraMessage) {
    guard let body = command.getBody() as? CmdMessageBody, body.action == "REVOKE_FLAG" else { return }
    do {
      let id = try command.getStringAttribute("msgId")
      let hadIt = isStored(id)
      manager.getConversation(command.getFrom()).removeMessage(id)
      note(
        "EventNewCMDMessage",
        ["REVOKE_FLAG", label(id), "from \(command.getFrom())", describe(command)]
          + [hadIt ? (isStored(id) ? "still stored" : "removed") : "never here"])
    } catch {
      note("EventNewCMDMessage", ["\(error)"])
    }
  }

  /// The kind and the name of a message's conversation.
  private func describe(_ message: AgoraMessage) -> String {
    let name = conversation(of: message)
    guard message.getChatType() == .GroupChat else { return "\(message.getChatType()) \(name)" }
    return "GroupChat \(groups.getGroup(name)?.getGroupName() ?? name)"
  }
}

extension AgoraAndroidApp: @MainActor AgoraGroupChangeListener {
  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {
    note("onInvitationReceived", ["group \(groupName)", "by \(inviter)"])
  }
  func onUserRemoved(_ groupId: String, _ groupName: String) { note("onUserRemoved", ["group \(groupName)"]) }
  func onGroupDestroy(_ groupId: String, _ groupName: String) { note("onGroupDestroy", ["group \(groupName)"]) }
}
