internal import Foundation
internal import Parlance

/// What becomes of a message, as it is now. What an app sets stays with this object until the message is updated in the
/// database (`IAgoraChatManager.update`, `AgoraChatConversation.updateMessageChange`).
extension AgoraChatMessage {
  /// How far it has come.
  public var status: AgoraChatMessageStatus {
    get {
      let (known, noted, status) = record.withLock { ($0.message, $0.notes.status, $0.status) }
      if let noted { return noted }
      guard let known else { return status }
      let isOver = known.state != .sending && known.state != .failed
      return AgoraChatMessageStatus(isOver ? known.state : stored?.state ?? known.state)
    }
    set { record.withLock { $0.notes.status = newValue } }
  }

  /// Sent in a one-to-one chat: the peer acknowledged having read it. Received: this account did.
  public var isReadAcked: Bool {
    get {
      if let noted = record.withLock({ $0.notes.isReadAcked }) { return noted }
      guard let (device, message) = asked else { return false }
      if message.sender != device.account { return storedNotes?.isReadAcked ?? false }
      return device.isReadByPeer(message)
    }
    set { record.withLock { $0.notes.isReadAcked = newValue } }
  }

  /// Sent in a one-to-one chat: a device of the peer has it. Received: true.
  public var isDeliverAcked: Bool {
    get {
      if let noted = record.withLock({ $0.notes.isDeliverAcked }) { return noted }
      guard let (device, message) = asked else { return false }
      return message.sender != device.account || stored?.marks.contains(.deliveredToPeer) ?? false
    }
    set { record.withLock { $0.notes.isDeliverAcked = newValue } }
  }

  /// Received: it does not count as unread here. Sent: true.
  public var isRead: Bool {
    get {
      if let noted = record.withLock({ $0.notes.isRead }) { return noted }
      guard let (device, message) = asked, message.sender != device.account else {
        return direction == .send
      }
      let marks = stored?.marks ?? message.marks
      return marks.contains(.readLocally) || !marks.contains(.unread)
    }
    set { record.withLock { $0.notes.isRead = newValue } }
  }

  /// The app marked it as listened to.
  public var isListened: Bool {
    get { record.withLock { $0.isListened } ?? stored?.marks.contains(.played) ?? false }
    set { record.withLock { $0.isListened = newValue } }
  }

  /// How many members of the group acknowledged having read it; for one that this account sent and that asks for it.
  public var groupAckCount: Int32 {
    guard let (device, message) = asked, let counts = device.receiptCounts(message.id, in: message.conversation)
    else { return 0 }
    return Int32(clamping: counts.read)
  }

  // MARK: asking

  /// The device to ask, and the message as it was told last; nil for one that was never sent or stored.
  var asked: (device: Device, message: Message)? {
    let (core, account, message) = record.withLock { ($0.core, $0.account, $0.message) }
    guard let message, let device = core?.device, device.account == account else { return nil }
    return (device, message)
  }

  /// The message as the local database has it now.
  private var stored: Message? {
    let (core, account, id, conversation) = record.withLock { ($0.core, $0.account, $0.id, $0.message?.conversation) }
    guard let device = core?.device, device.account == account else { return nil }
    return device.message(MessageID(id), in: conversation)
  }

  private var storedNotes: MessageNotes? { stored.map { MessageNotes($0.localExtension) } }
}

extension AgoraChatMessageStatus {
  /// The status of a message of the engine. Messages of others, and those that an app put into its database, succeeded.
  init(_ state: MessageState) {
    self =
      switch state {
      case .sending: .delivering
      case .sent, .received, .local: .succeed
      case .failed: .failed
      }
  }
}
