internal import Foundation
internal import Parlance

/// The current state of a message. A value that an app sets stays with this object until the message is updated in the
/// database (`IAgoraChatManager.update`, `AgoraChatConversation.updateMessageChange`).
extension AgoraChatMessage {
  /// The delivery status.
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

  /// A Boolean value that indicates whether it was acknowledged as read: a sent message of a one-to-one chat by the
  /// peer, a received one by this account.
  public var isReadAcked: Bool {
    get {
      if let noted = record.withLock({ $0.notes.isReadAcked }) { return noted }
      guard let (device, message) = asked else { return false }
      if message.sender != device.account { return storedNotes?.isReadAcked ?? false }
      return device.isReadByPeer(message)
    }
    set { record.withLock { $0.notes.isReadAcked = newValue } }
  }

  /// A Boolean value that indicates whether a delivery receipt was sent or received: for a sent message of a one-to-one chat
  /// whether a device of the peer has it, for a received one whether this device tells its sender so
  /// (`AgoraChatOptions.enableDeliveryAck`).
  public var isDeliverAcked: Bool {
    get {
      if let noted = record.withLock({ $0.notes.isDeliverAcked }) { return noted }
      guard let (device, message) = asked else { return false }
      if message.sender == device.account { return stored?.marks.contains(.deliveredToPeer) ?? false }
      return message.conversation.kind == .direct && message.options.contains(.wantsDeliveryReceipt)
        && device.configuration.reading.confirmsDelivery
    }
    set { record.withLock { $0.notes.isDeliverAcked = newValue } }
  }

  /// A Boolean value that indicates whether a received message no longer counts as unread here; true for a sent one.
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

  /// A Boolean value that indicates whether moderation masked words in this message, which this account sent while
  /// `AgoraChatOptions.useReplacedMessageContents` was on; `body` has what was made of it.
  public var isContentReplaced: Bool { (stored ?? asked?.message)?.marks.contains(.contentMasked) ?? false }

  /// A Boolean value that indicates whether the app marked it as listened to.
  public var isListened: Bool {
    get { record.withLock { $0.isListened } ?? stored?.marks.contains(.played) ?? false }
    set { record.withLock { $0.isListened = newValue } }
  }

  /// The number of members of the group who acknowledged having read it, for a message of this account that requests
  /// it.
  public var groupAckCount: Int32 {
    guard let (device, message) = asked, let counts = device.receiptCounts(message.id, in: message.conversation)
    else { return 0 }
    return Int32(clamping: counts.read)
  }

  // MARK: asking

  /// The device to ask, and the message as it was last reported; nil for one that was never sent or stored.
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
