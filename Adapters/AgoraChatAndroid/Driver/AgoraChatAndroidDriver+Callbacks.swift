import AgoraChatAndroid
import Parlance
import ParlanceConformance

/// Receives the events for a driver and holds it weakly: the manager retains its listeners, and the driver retains the manager.
final class Ear: AgoraEventListener, AgoraConnectionListener, AgoraGroupChangeListener {
  private weak var driver: AgoraChatAndroidDriver?

  init(_ driver: AgoraChatAndroidDriver) { self.driver = driver }

  func onEvent(_ event: AgoraNotifierEvent) { driver?.hear(event) }

  func onConnected() { driver?.log.record(.login("connected"), raw: "onConnected") }
  func onDisconnected(_ error: Int) {
    // 300 is a lost connection, which restores itself.
    let observation: Observation = error == 300 ? .login("disconnected") : .ended("\(error)")
    driver?.log.record(observation, raw: "onDisconnected \(error)")
  }

  func onInvitationReceived(_ groupId: String, _ groupName: String, _ inviter: String, _ reason: String) {
    driver?.log.record(
      ObservedMembership(group: groupId, isMember: true), raw: "onInvitationReceived \(groupId) by \(inviter)")
  }
  func onUserRemoved(_ groupId: String, _ groupName: String) {
    driver?.log.record(ObservedMembership(group: groupId, isMember: false), raw: "onUserRemoved \(groupId)")
  }
  func onGroupDestroy(_ groupId: String, _ groupName: String) {
    driver?.log.record(ObservedMembership(group: groupId, isMember: false), raw: "onGroupDestroy \(groupId)")
  }
}

extension AgoraChatAndroidDriver {
  func hear(_ event: AgoraNotifierEvent) {
    switch (event.getEvent(), event.getData()) {
    case (.EventNewMessage, let message as AgoraMessage): received([message], "EventNewMessage")
    case (.EventOfflineMessage, let messages as [AgoraMessage]): received(messages, "EventOfflineMessage")
    case (.EventNewCMDMessage, let message as AgoraMessage): received(command: message)
    case (.EventReadAck, let message as AgoraMessage): read(message)
    case (.EventMessageChanged, let message as AgoraMessage): changed(message)
    case (.EventDeliveryAck, is AgoraMessage), (.EventConversationListChanged, nil): break
    default: log.note(violation: "\(event.getEvent()) with \(String(describing: event.getData()))")
    }
  }

  private func received(_ messages: [AgoraMessage], _ event: String) {
    let observed = messages.map { message in
      ObservedMessage(
        id: MessageID(message.getMsgId()), conversation: Self.conversation(message),
        sender: AccountID(message.getFrom()), text: Self.text(message), attributes: canonicalJSON(message.ext()),
        time: Timestamp(milliseconds: message.getMsgTime()), isOutgoing: message.direct == .SEND,
        content: (message.getBody() as? LocationMessageBody).map {
          .location(LocationContent(latitude: $0.getLatitude(), longitude: $0.getLongitude(), title: $0.getAddress()))
        })
    }
    for message in messages { shown[MessageID(message.getMsgId())] = message }
    log.record(.received(observed), raw: "\(event) \(messages.map(describe))")
    // As an app does that shows how many are unread.
    for id in Set(observed.map(\.conversation)) {
      let (count, total) = (conversation(id).getUnreadMsgCount(), manager.getUnreadMsgsCount())
      log.record(
        ObservedUnreadCount(conversation: id, count: count, total: total), raw: "unread \(id) \(count) of \(total)")
    }
  }

  private func read(_ message: AgoraMessage) {
    let conversation = Self.conversation(message)
    shown[MessageID(message.getMsgId())] = message
    let read = shown.filter { id, shown in
      shown.direct == .SEND && Self.conversation(shown) == conversation && shown.isAcked
    }
    let receipt = ObservedReceipt(conversation: conversation, upTo: nil, messageTime: nil, shownAsRead: Set(read.keys))
    log.record(receipt, raw: "EventReadAck \(describe(message))")
  }

  /// A message that was sent in an earlier run has no other object to notify.
  private func changed(_ message: AgoraMessage) {
    let id = MessageID(message.getMsgId())
    if told.remove(id) != nil { return }
    shown[id] = message
    let error = message.getError() == 0 ? nil : Self.error(message.getError())
    log.record(.sent(id, error), raw: "EventMessageChanged \(describe(message))")
  }

  private func received(command message: AgoraMessage) {
    guard let body = message.getBody() as? CmdMessageBody else {
      return log.note(violation: "CMD without its body: \(describe(message))")
    }
    let conversation = Self.conversation(message)
    if body.action == "REVOKE_FLAG", let id = try? message.getStringAttribute("msgId") {
      return revoked(MessageID(id), in: conversation, by: AccountID(message.getFrom()))
    }
    let parameters = body.params.map { (try? JSONObject.text(of: $0)) ?? "" }
    log.record(
      ObservedCommand(
        content: CommandContent(action: body.action, parameters: parameters), sender: AccountID(message.getFrom()),
        conversation: conversation),
      raw: "EventNewCMDMessage \(describe(message)) \(body.action)")
  }

  /// As the vendor's page has it, the app deletes the message itself.
  private func revoked(_ id: MessageID, in conversation: ConversationID, by revoker: AccountID) {
    let message = manager.getMessage(id.string)
    self.conversation(conversation).removeMessage(id.string)
    let observed = ObservedRevocation(
      messageID: id, conversation: conversation, revoker: revoker,
      messageSender: message.map { AccountID($0.getFrom()) },
      messageTime: message.map { Timestamp(milliseconds: $0.getMsgTime()) }, text: message.map(Self.text),
      hasMessage: message != nil, scope: nil, isOffline: nil, isRoaming: nil, words: nil,
      wasStored: lists(id, in: conversation))
    log.record(observed, raw: "EventNewCMDMessage REVOKE_FLAG \(observed)")
  }
}
