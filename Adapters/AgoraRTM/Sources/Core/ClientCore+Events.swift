import Parlance

extension ClientCore {
  /// Notifies the delegates of the events of a login's device, on the callback queue.
  func handle(_ events: [DeviceEvent], of login: Login) {
    for event in events {
      guard slot.current === login else { return }
      switch event {
      case .connection(let change): connectionChanged(change, of: login)
      case .sent(let message, let error): sent(message, error, login)
      case .receipts(let receipts):
        for receipt in receipts { if case .delivered(let receipt) = receipt { delivered(receipt.messages, login) } }
      case .received(let messages), .commands(let messages):
        for message in messages { received(message, login) }
      case .presence(let update): report(update, login)
      case .roomMembersChanged(let room, let entered, let left):
        channel(room.id)?.report(entered: entered.map(\.account), left: left, count: room.memberCount)
      case .callInvitation(let update): report(update, login)
      case .roomRemoved(let id, _, _, _): channel(id)?.part()
      case .groupRemoved(let group, _, _): channel(group.id)?.part()
      // The vendor has no receipts, no recalls, no reactions, no history, no friends, no profiles, no lists of
      // conversations or groups, and no events of the account's other devices.
      default: break
      }
    }
  }

  private func received(_ message: Message, _ login: Login) {
    // Messages that the account sent with other vendors' apps are not shown, except those to itself.
    guard message.sender != login.account || message.conversation == .direct(login.account) else { return }
    guard let object = AgoraRtmMessage.shown(message, self) else { return }
    switch message.conversation {
    case .direct: report(object, from: message.sender.name)
    case .group(let id), .room(let id):
      guard let channel = channel(id), channel.conversation == message.conversation else { return }
      channel.report(object, from: message.sender)
    }
  }

  /// Notifies the delegate of a message to this very account, which the hub does not send back.
  func deliverToSelf(_ message: Message, _ login: Login) {
    guard message.conversation == .direct(login.account), !message.marks.contains(.carriedOut),
      let object = AgoraRtmMessage.shown(message, self)
    else { return }
    report(object, from: login.account.name)
  }

  private func report(_ message: AgoraRtmMessage, from peer: String) {
    guard let kit else { return }
    switch message {
    case let image as AgoraRtmImageMessage: delegate?.rtmKit(kit, imageMessageReceived: image, fromPeer: peer)
    case let file as AgoraRtmFileMessage: delegate?.rtmKit(kit, fileMessageReceived: file, fromPeer: peer)
    default: delegate?.rtmKit(kit, messageReceived: message, fromPeer: peer)
    }
  }

  private func report(_ update: PresenceUpdate, _ login: Login) {
    switch update {
    case .accounts(let states):
      let statuses = states.map(AgoraRtmPeerOnlineStatus.init)
      if let kit { delegate?.rtmKit(kit, peersOnlineStatusChanged: statuses) }
    case .subscribers(let change):
      guard let channel = channel(change.conversation.name) else { return }
      // A former member of the group cannot be in its channel.
      if change.left.contains(login.account) { return channel.part() }
      channel.report(entered: change.entered, left: change.left, count: change.count)
    case .attributes(let conversation, let attributes): channel(conversation.name)?.report(attributes)
    // The vendor has nothing that an account publishes about itself.
    case .statuses: break
    }
  }
}
