import Parlance

extension Login {
  /// Notifies the delegates of the device's events, on the callback queue.
  func handle(_ events: [DeviceEvent]) {
    guard let core else { return }
    for event in events {
      switch event {
      case .sending(let message): reportSending(message, core)
      case .sent(let message, let error): reportSent(message, error, core)
      case .received(let messages): reportReceived(messages, core)
      case .conversation(let change): reportConversation(change, core)
      case .receipts(let receipts): reportReceipts(receipts, core)
      case .revoked(let reported): reportRevoked(reported, core)
      case .connection(let change): reportConnection(change, core)
      case .groupAdded, .groupUpdated, .groupMembersChanged, .groupRemoved: reportGroup(event, core)
      case .roomRemoved(let id, let reason, let actor, _):
        let reason = QDChatroomExitReason(reason)
        core.chatroomDelegates.notify { $0.onChatroomExited(id, reason: reason, operatorId: actor.name) }
      case .uploading(let id, _, let part, let progress): reportUploading(id, part, progress, core)
      // QD has no type for commands and reactions, and no callback for what other devices delete or read, for presence, for
      // friends, for profiles, for what the account's other devices do, or for invitations to calls.
      default: break
      }
    }
  }

  private func reportSending(_ message: Message, _ core: ClientCore) {
    let object = sendingObject(for: message)
    core.chatDelegates.notify { $0.willSend(object) }
  }

  private func reportSent(_ message: Message, _ error: MessagingError?, _ core: ClientCore) {
    let object = object(for: message)
    pending.remove(message.id.string)
    if core.chatDelegates.isEmpty { return }
    let error = error?.qd
    core.chatDelegates.notify { $0.send(object, didCompleteWithError: error) }
  }

  private func reportReceived(_ messages: [Message], _ core: ClientCore) {
    // Without delegates only messages that were saved here need their objects brought up to date.
    let isHeard = !core.chatDelegates.isEmpty
    var objects: [QDMessage] = []
    if isHeard { objects.reserveCapacity(messages.count) }
    for message in messages where isHeard || message.state == .local {
      objects.append(object(for: message))
      if message.state == .local { pending.remove(message.id.string) }
    }
    if isHeard { core.chatDelegates.notify { $0.onRecvMessages(objects) } }
    for (index, message) in messages.enumerated() where fetchesByItself(message) {
      fetchByItself(isHeard ? objects[index] : QDMessage(message, self))
    }
  }

  private func reportUploading(_ id: MessageID, _ part: MediaPart, _ progress: TransferProgress, _ core: ClientCore) {
    // QD knows one file of a message; its preview is the engine's affair.
    guard part == .file, !core.chatDelegates.isEmpty, let object = pending[id.string] else { return }
    core.chatDelegates.notify { $0.send(object, progress: Float(progress.fraction)) }
  }

  private func reportConversation(_ change: ConversationChange, _ core: ClientCore) {
    if core.conversationDelegates.isEmpty { return }
    let session = QDRecentSession(change.summary, self)
    let total = change.totalUnreadCount
    core.conversationDelegates.notify { delegate in
      switch change.kind {
      case .added: delegate.didAdd(session, totalUnreadCount: total)
      case .updated: delegate.didUpdate(session, totalUnreadCount: total)
      case .removed: delegate.didRemove(session, totalUnreadCount: total)
      }
    }
  }

  private func reportReceipts(_ receipts: [Receipt], _ core: ClientCore) {
    if core.chatDelegates.isEmpty { return }
    for receipt in receipts {
      let read: Message?
      switch receipt {
      case .direct(let direct):
        read = device.newestOwnMessage(in: direct.conversation, upTo: direct.sequence)
      case .group(let group):
        // A refreshed count names no reader.
        if group.reader == nil { continue }
        read = device.message(group.messageID, in: group.conversation)
      case .delivered: continue
      }
      guard let read else { continue }
      let object = object(for: read)
      core.chatDelegates.notify { $0.onRecvReceiptsMessage(object) }
    }
  }

  private func reportRevoked(_ reported: ReportedRevocation, _ core: ClientCore) {
    // QD: message revocation. The device that revokes gets its completion and nothing else.
    if reported.isOwnRequest || core.chatDelegates.isEmpty { return }
    let message = reported.message.map { object(for: $0) }
    let notification = QDRevokeMessageNotification(reported, message: message)
    core.chatDelegates.notify { $0.onRecvRevokeMessageNotification(notification) }
  }

  private func reportConnection(_ change: ConnectionChange, _ core: ClientCore) {
    if let step = QDLoginStep(change) { core.loginDelegates.notify { $0.onLogin(step) } }
    switch change {
    case .refused(let error) where phase == .standing:
      core.loginDelegates.notify { $0.onAutoLoginFailed(error.qd) }
    case .ended(.tokenExpired): core.loginDelegates.notify { $0.onAutoLoginFailed(MessagingError(.tokenExpired).qd) }
    case .ended(let end):
      let (reason, platform): (QDKickReason, QDPlatfromType) =
        switch end {
        case .replaced(let platform, _): (.byClient, QDPlatfromType(platform))
        case .requested(let platform): (.byClientManually, QDPlatfromType(platform))
        case .administration, .tokenExpired: (.byServer, .unknown)
        }
      core.loginDelegates.notify { $0.onKick(reason, clientType: platform) }
    default: break
    }
  }

  private func reportGroup(_ event: DeviceEvent, _ core: ClientCore) {
    if core.groupDelegates.isEmpty { return }
    switch event {
    case .groupAdded(let group):
      let group = QDGroup(group)
      core.groupDelegates.notify { $0.onGroupAdded(group) }
    case .groupUpdated(let group):
      let group = QDGroup(group)
      core.groupDelegates.notify { $0.onGroupUpdated(group) }
    case .groupMembersChanged(let group, let updated, let removed):
      let group = QDGroup(group)
      core.groupDelegates.notify {
        $0.onGroupMembersChanged(group, updated: updated.map(\.name), removed: removed.map(\.name))
      }
    case .groupRemoved(let group, _, _):
      let group = QDGroup(group)
      core.groupDelegates.notify { $0.onGroupRemoved(group) }
    default: break
    }
  }
}
