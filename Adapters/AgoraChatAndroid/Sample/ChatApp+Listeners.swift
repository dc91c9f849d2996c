import AgoraChatAndroid
import Foundation
import SampleTerminal

// What the SDK reports.

/// A callback that ends in a closure, for which Java has anonymous classes.
final class CallBack: @MainActor AgoraCallBack {
  private let end: @MainActor (String?) -> Void

  /// Creates a callback.
  ///
  /// - parameter end: Receives the error in words, or nil for success.
  init(_ end: @escaping @MainActor (String?) -> Void) { self.end = end }

  @MainActor func onSuccess() { end(nil) }
  @MainActor func onProgress(_ progress: Int, _ status: String) {}
  @MainActor func onError(_ code: Int, _ error: String) { end("\(error) (error \(code))") }
}

extension ChatApp: @MainActor AgoraConnectionListener {
  func onConnected() {
    if isReconnecting { screen.connection(isUp: true) }
    isReconnecting = false
  }

  func onDisconnected(_ error: Int) {
    switch error {
    case 206: screen.show("logged out by another device")
    case 300:
      isReconnecting = true
      screen.connection(isUp: false)
    default: screen.show("logged out: error \(error)")
    }
  }
}

extension ChatApp: @MainActor AgoraEventListener {
  func onEvent(_ event: AgoraNotifierEvent) {
    switch event.getEvent() {
    case .EventNewMessage:
      if let message = event.getData() as? AgoraMessage { show(message) }
    case .EventOfflineMessage:
      for message in event.getData() as? [AgoraMessage] ?? [] { show(message) }
    case .EventReadAck:
      if let message = event.getData() as? AgoraMessage { screen.read(words(of: message), by: message.getTo()) }
    case .EventNewCMDMessage:
      if let command = event.getData() as? AgoraMessage { obey(command) }
    default: break
    }
  }

  private func show(_ message: AgoraMessage) {
    screen.received(line(of: message), in: place(of: message))
    guard message.getBody() is FileMessageBody else { return }
    let words = words(of: message)
    message.setMessageStatusCallback(
      CallBack { [screen] problem in
        if let problem { return screen.outcome("downloading", problem: problem) }
        screen.saved(words, at: (message.getBody() as? FileMessageBody)?.getLocalUrl())
      })
    AgoraChatManager.getInstance().asyncFetchMessage(message)
  }

  /// Deletes a message that its sender takes back, as the page "iOS Message Withdraw" does.
  private func obey(_ command: AgoraMessage) {
    guard let cmdMsgBody = command.getBody() as? CmdMessageBody, cmdMsgBody.action == "REVOKE_FLAG" else { return }
    do {
      let msgId = try command.getStringAttribute("msgId")
      let isGroup = command.getChatType() == .GroupChat
      let name = isGroup ? command.getTo() : command.getFrom()
      let conversation = AgoraChatManager.getInstance().getConversation(name, isGroup)
      screen.revoked(conversation.getMessage(msgId).map { words(of: $0) }, by: command.getFrom())
      conversation.removeMessage(msgId)
    } catch {
      error.printStackTrace()
    }
  }
}

extension ChatApp: @MainActor AgoraGroupChangeListener {
  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {
    screen.joined(team: groupId, named: groupName)
  }

  func onUserRemoved(_ groupId: String, _ groupName: String) { screen.show("no longer member of team \(groupId)") }

  func onGroupDestroy(_ groupId: String, _ groupName: String) { screen.show("team \(groupId) was dissolved") }
}
