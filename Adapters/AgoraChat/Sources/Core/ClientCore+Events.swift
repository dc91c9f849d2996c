internal import Foundation
internal import Parlance

extension ClientCore {
  /// Notifies the delegates of the events of a login's device, on the callback queue.
  func handle(_ event: DeviceEvent, _ login: Login) {
    let device = login.device
    switch event {
    case .connection(let change): reportConnection(change, login)
    case .sending(let message): reportSending(message)
    case .uploading(let id, _, let part, let progress): reportUploading(id, part, progress)
    case .sent(let message, let error): reportSent(message, error, device)
    case .received(let messages): reportReceived(messages, login)
    case .commands(let messages): reportCommands(messages, device)
    case .receipts(let receipts): reportReceipts(receipts, device)
    case .readElsewhere(let conversation):
      reportChat(device) { $0.onConversationRead(device.account.name, to: conversation.name) }
    case .revoked(let reported): reportRevoked(reported, device)
    case .edited(let message): reportEdited(message, device)
    case .pinChanged(let change): reportPin(change, device)
    case .reaction(let change): reportReaction(change, device)
    case .conversation(let change): reportConversation(change, login)
    case .groupRemoved(let group, _, _):
      groupEvent(event, device)
      if options.deleteMessagesOnLeaveGroup { forget(.group(group.id), device) }
    case .roomRemoved(let id, _, _, _):
      roomEvent(event, login)
      if options.deleteMessagesOnLeaveChatroom { forget(.room(id), device) }
    case .roomMembersChanged: roomEvent(event, login)
    case .groupAdded, .groupUpdated, .groupMembersChanged: groupEvent(event, device)
    case .groupRequestChanged(let change): groupRequestChanged(change, device)
    case .groupDetailChanged(let change): groupDetailChanged(change, device)
    case .threadChanged(let change): reportThread(change, device)
    case .contactChanged(let change): contactChanged(change, device)
    case .presence(.statuses(let statuses)): reportPresence(statuses, device)
    case .pushSettingsChanged(let change): reportPushSettings(change, device)
    case .ownAction(let action): reportOwnAction(action, device)
    case .operatorText(let text): silentMessages.report(text)
    // What other devices delete and set comes as what they do. The vendor has no callback for who they are, none for profiles,
    // no list of notices, and no invitations to calls.
    default: break
    }
  }

  /// Calls the chat delegates by the spelling from which all others follow.
  func reportChat(_ device: Device, _ body: @escaping (any AgoraChatManagerDelegateCalls) -> Void) {
    chatDelegates.notify(from: device) { body($0) }
  }

  /// Deletes a conversation that this account has left.
  func forget(_ conversation: ConversationID, _ device: Device) {
    device.afterCallbacks {
      // A database that is closed or broken keeps it, and says so at the next call.
      try? device.deleteMessages(in: conversation, removesConversation: true)
    }
  }

  private func reportReceived(_ messages: [Message], _ login: Login) {
    let device = login.device
    let (notifications, others) = messages.reduce(into: ([Message](), [Message]())) { parts, message in
      if message.kind == .notification { parts.0.append(message) } else { parts.1.append(message) }
    }
    if !notifications.isEmpty {
      groupNotifications(notifications, device)
      roomNotifications(notifications, login)
    }
    let isHeard = !chatDelegates.isEmpty
    let objects = others.filter { isHeard || MessageKind.media.contains($0.kind) }
      .map { AgoraChatMessage(arriving: $0, self, device.account) }
    downloadAutomatically(objects, device)
    if objects.isEmpty || !isHeard { return }
    reportChat(device) { $0.messagesDidReceive(objects) }
  }

  private func reportCommands(_ messages: [Message], _ device: Device) {
    if chatDelegates.isEmpty { return }
    let objects = messages.map { AgoraChatMessage($0, self, device.account) }
    reportChat(device) { $0.cmdMessagesDidReceive(objects) }
  }

  /// Reports a change of the list. A conversation that contains only notifications of a group is not in it yet.
  private func reportConversation(_ change: ConversationChange, _ login: Login) {
    let device = login.device
    let id = change.summary.conversation
    let isListed = change.kind != .removed && isShown(change.summary, device)
    let isNew = login.details.withLock { notes in
      if isListed { return notes.listed.insert(id).inserted }
      return notes.listed.remove(id) != nil
    }
    if !isNew || chatDelegates.isEmpty { return }
    let conversations = conversations(device)
    reportChat(device) { $0.conversationListDidUpdate(conversations) }
  }
}
