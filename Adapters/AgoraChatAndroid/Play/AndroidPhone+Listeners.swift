import AgoraChatAndroid
import PhoneApps

// The vendor's listeners. Each call is listed with its arguments.

extension AndroidPhone: @MainActor AgoraEventListener {
  func onEvent(_ event: AgoraNotifierEvent) {
    let received: [AgoraMessage] =
      switch event.getData() {
      case let message as AgoraMessage: [message]
      case let messages as [AgoraMessage]: messages
      default: []
      }
    switch event.getEvent() {
    case .EventNewMessage, .EventOfflineMessage: show(received)
    case .EventNewCMDMessage: for message in received { obey(message) }
    case .EventReadAck: for message in received { messages[message.getMsgId()]?.setAcked(true) }
    default: break
    }
    screen.callback("onEvent(_:)", ["\(event.getEvent())"] + received.map { describe($0) })
  }

  private func show(_ received: [AgoraMessage]) {
    for message in received {
      messages[message.getMsgId()] = message
      if let place = place(message) { screen.show(message.getMsgId(), in: place) }
    }
  }

  /// The page's receiving half.
  private func obey(_ command: AgoraMessage) {
    guard let body = command.getBody() as? CmdMessageBody, body.action == "REVOKE_FLAG",
      let id = command.getStringAttribute("msgId", nil as String?), let place = place(command)
    else { return }
    removeRevoked(id, place, by: command.getFrom())
  }

  /// A message in few words.
  private func describe(_ message: AgoraMessage) -> String {
    let content =
      switch message.getBody() {
      case let text as TextMessageBody: "\"\(text.getMessage())\""
      case let command as CmdMessageBody: "CMD \(command.action)"
      default: "\(message.getType())"
      }
    return "\(message.getMsgId()) \(message.getFrom()) to \(message.getTo()): \(content)"
  }
}

extension AndroidPhone: @MainActor AgoraConnectionListener {
  func onConnected() {
    words = "onConnected"
    screen.callback("onConnected()")
  }

  func onDisconnected(_ error: Int) {
    // 300 is a lost connection, after which the login goes on; all others end it.
    if error != 300 { isLoggedIn = false }
    words = "onDisconnected \(error)"
    screen.callback("onDisconnected(_:)", ["\(error)"])
  }
}

extension AndroidPhone: @MainActor AgoraGroupChangeListener {
  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {
    note("onInvitationReceived(_:_:_:_:)", groupId, [groupName, inviter, reason], .ownJoined)
  }

  func onUserRemoved(_ groupId: String, _ groupName: String) {
    note("onUserRemoved(_:_:)", groupId, [groupName], .ownLeft)
  }

  func onGroupDestroy(_ groupId: String, _ groupName: String) {
    note("onGroupDestroy(_:_:)", groupId, [groupName], .ownLeft)
  }

  private func note(_ name: String, _ group: String, _ arguments: [String], _ change: GroupStep) {
    screen.callback(name, [group] + arguments)
    refreshGroup(group)
    let (words, wordsZh) = change.words
    screen.note(words, wordsZh, in: .group(group))
  }
}
