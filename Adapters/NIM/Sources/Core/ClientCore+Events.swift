internal import Foundation
internal import Parlance

extension ClientCore {
  /// Notifies the delegates of the device's events; called on the callback queue.
  ///
  /// - parameter login: The device's login. For one that is over only the ends of its commands are reported.
  func handle(_ events: [DeviceEvent], of login: Login) {
    if let room { return handle(events, of: login, in: room) }
    guard slot.current === login else { return completeCommands(events) }
    for event in events {
      switch event {
      case .connection(let change): connectionChanged(change, of: login)
      case .sending(let message): sending(message)
      case .uploading(let id, let conversation, let part, let progress):
        uploading(id, in: conversation, part, progress)
      case .sent(let message, let error): sent(message, error)
      case .received(let messages): received(messages)
      case .commands(let messages): receivedCommands(messages)
      case .receipts(let receipts): receivedReceipts(receipts)
      case .revoked(let reported): revoked(reported)
      case .reaction(let change): commented(change)
      case .pinChanged(let change): pinChanged(change)
      case .conversation(let change): conversationChanged(change)
      case .groupAdded(let group): delegates(of: group).notify { $0.onTeamAdded(NIMTeam(group, core: self)) }
      case .groupUpdated(let group): delegates(of: group).notify { $0.onTeamUpdated(NIMTeam(group, core: self)) }
      case .groupMembersChanged(let group, let updated, let removed): membersChanged(group, updated, removed)
      case .groupRemoved(let group, _, _):
        // Later changes of its pins are not reported here, even if the account comes back.
        login.details.withLock { _ = $0.sessionsWithPins.remove(.group(group.id)) }
        delegates(of: group).notify { $0.onTeamRemoved(NIMTeam(group, core: self)) }
      case .roomEnteredAgain(let room): reportRoom(room.id, .enterOK)
      case .roomRemoved(let id, let reason, _, let whileAway): roomRemoved(id, reason, whileAway: whileAway)
      case .roomMemberChanged(let room, let member, let previous):
        memberChanged(member, from: previous, in: room.id)
      case .messagesDeleted(let messages, let note): messagesDeleted(messages, note)
      case .historyCleared(let conversation, let time, let note): historyCleared(conversation, time, note)
      case .otherDevices(_, let change): clientsChanged(change)
      case .conversationSettings(let settings, let previous): settingsChanged(settings, previous)
      case .contactChanged(let change): contactChanged(change)
      case .accountNotice(let notice): received(notice, of: login)
      case .unreadAccountNotices(let count):
        notificationDelegates.notify { $0.onSystemNotificationCountChanged(count) }
      case .profileChanged(let profile): profileChanged(profile)
      case .presence(.statuses(let statuses)): received(statuses)
      case .pushSettingsChanged(let change): pushSettingsChanged(change)
      case .callChannel(let update): received(update)
      case .bulletin(let bulletin): broadcastDelegates.notify { $0.onReceive(NIMBroadcastMessage(bulletin)) }
      case .operatorText(let text):
        passThroughDelegates.notify { $0.didReceivedPassThroughMsg(NIMPassThroughMsgData(text)) }
      // NIM has no callback for these: chatrooms have notifications of their own, reads elsewhere come as unread counts,
      // the new text of a message is in the local database, what other devices do shows in what it changes, and invitations
      // to calls come as those into channels, and threads are not for NIM. Requests of teams come as system notifications.
      default: break
      }
    }
    sessionsBecameIncomplete(by: events, of: login)
    unreadCountsChanged(by: events, of: login)
  }

  /// Completes the commands of a login whose device is no longer the client's; its other events are dropped.
  private func completeCommands(_ events: [DeviceEvent]) {
    for case .sent(let message, let error) in events where message.kind == .command { sent(message, error) }
  }

  func sending(_ message: Message) {
    guard message.kind != .command else { return }
    // A message that a crash left in the outbox has no object yet. Keep this one, so that the completion reports it too.
    let object = sending.object(for: message.id, orInsert: Sending(message: NIMMessage(message, core: self))).message
    object.apply(message, core: self)
    if sending[message.id]?.isAnnounced == true { return }
    chatDelegates.notify { $0.willSend(object) }
  }

  func sent(_ message: Message, _ error: MessagingError?) {
    if message.kind == .command {
      commands.remove(message.id)?.complete(error?.nim(in: message.conversation))
      return
    }
    let known = sending.remove(message.id)
    let (object, upload) = (known?.message ?? NIMMessage(message, core: self), known?.upload)
    let file = MessageKind.media.contains(message.kind) ? (object.messageObject as? any MediaObject)?.file : nil
    let isNew = file?.content.media.id.isValid == false
    object.apply(message, core: self)
    let error = error?.nim(in: message.conversation)
    let address = isNew || upload != nil ? file?.url(.file) : nil
    chatDelegates.notify { delegate in
      if error == nil {
        // The upload of a file has reported a progress of 1 already.
        if upload != 1 { delegate.send(object, progress: 1) }
        if let address { delegate.uploadAttachmentSuccess(address, for: object) }
      }
      delegate.send(object, didCompleteWithError: error)
    }
  }

  func received(_ messages: [Message]) {
    // A message from the server is another one, whatever its id.
    let saved = messages.map { $0.state == .local ? saving.remove($0.id) : nil }
    let fetched = messages.map { fetchesAutomatically($0) }
    guard !chatDelegates.isEmpty || saved.contains(where: { $0 != nil }) || fetched.contains(true) else { return }
    let objects = zip(messages, saved).map { message, object in
      guard let object else { return NIMMessage(message, core: self) }
      object.apply(message, core: self)
      return object
    }
    chatDelegates.notify { $0.onRecvMessages(objects) }
    for (object, isFetched) in zip(objects, fetched) where isFetched { fetchAutomatically(object) }
  }

  private func receivedReceipts(_ receipts: [Receipt]) {
    guard !chatDelegates.isEmpty else { return }
    let countsTeams = teamReceiptsEnabled
    let objects = receipts.compactMap { receipt -> NIMMessageReceipt? in
      if case .group = receipt, !countsTeams { return nil }
      return NIMMessageReceipt(receipt, core: self)
    }
    guard !objects.isEmpty else { return }
    chatDelegates.notify { $0.onRecvMessageReceipts(objects) }
  }

  func revoked(_ reported: ReportedRevocation) {
    guard !chatDelegates.isEmpty else { return }
    let notification = NIMRevokeMessageNotification(reported, core: self)
    chatDelegates.notify { $0.onRecvRevokeMessageNotification(notification) }
  }
}
