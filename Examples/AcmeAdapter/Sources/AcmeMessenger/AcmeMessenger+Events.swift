internal import Parlance

extension AcmeMessenger {
  /// Turns an event of the device into the delegate's callback.
  func pass(_ event: DeviceEvent, of device: Device) {
    guard let delegate else { return }
    switch event {
    case .sending(let message): delegate.acmeWillSend(AcmeNote(message, messenger: self))
    case .sent(let message, let error):
      delegate.acmeDidSend(AcmeNote(message, messenger: self), error: error.map(AcmeError.init))
    case .received(let messages):
      delegate.acmeDidReceive(messages.map { AcmeNote($0, messenger: self) })
      for message in messages { passGroupChanges(message, of: device, to: delegate) }
    case .commands(let messages):
      for message in messages {
        guard case .command(let command) = message.body.content else { continue }
        delegate.acmeDidReceive(command: command, from: message.sender, in: message.conversation)
      }
    case .receipts(let receipts): delegate.acmeDidRead(receipts)
    case .revoked(let reported): delegate.acmeDidRevoke(reported)
    case .reaction(let change): delegate.acmeDidChangeReaction(change)
    case .edited(let message): delegate.acmeDidEdit(AcmeNote(message, messenger: self))
    case .pinChanged(let change): delegate.acmeDidChangePin(change)
    case .conversation(let change): delegate.acmeDidChange(change)
    case .contactChanged(let change): delegate.acmeDidChangeContact(change)
    case .profileChanged(let profile): delegate.acmeDidChangeProfile(profile)
    case .presence(.statuses(let statuses)): statuses.forEach(delegate.acmeDidChangeStatus)
    case .groupAdded(let group): delegate.acmeDidJoinGroup(group)
    case .groupRemoved(let group, let reason, _): delegate.acmeDidLeaveGroup(group, reason)
    case .groupRequestChanged(let change): delegate.acmeDidChangeRequest(change)
    case .groupDetailChanged(let change):
      for detail in AcmeGroupChange.changes(change.detail) { delegate.acmeDidChangeGroup(change.group, detail) }
    case .threadChanged(let change): delegate.acmeDidChangeThread(change)
    case .roomRemoved(let id, let reason, _, _): delegate.acmeDidLeaveRoom(id, reason)
    case .callInvitation(let update): delegate.acmeDidChangeCall(update)
    case .bulletin(let bulletin): delegate.acmeDidReceive(bulletin)
    case .ownAction(let action): delegate.acmeDidActElsewhere(action)
    case .connection(.ended): delegate.acmeDidEnd()
    // Acme has no callbacks for the rest.
    default: break
    }
  }

  /// Reports what a notification among a group's messages says. It names the properties that changed; the
  /// event of a group's change has the whole group.
  private func passGroupChanges(_ message: Message, of device: Device, to delegate: any AcmeMessengerDelegate) {
    guard case .group(let id) = message.conversation, case .notification(let notification) = message.body.content else {
      return
    }
    // What happened before this device came is history, and its group is not as it was then.
    if let firstLogin = device.firstLogin, message.time < firstLogin { return }
    for change in AcmeGroupChange.changes(notification) { delegate.acmeDidChangeGroup(id, change) }
  }
}
