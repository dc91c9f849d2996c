internal import Parlance

extension AgoraMessage {
  /// The direction of the message.
  public var direct: Direct {
    get { fields.withLock { $0.direct } }
    set { fields.withLock { $0.direct = newValue } }
  }

  /// The delivery status.
  ///
  /// For a received one with a file, as it is now: `INPROGRESS` while one of its files is downloaded, `FAIL` if that
  /// failed, or if an automatic download is missing; `asyncFetchMessage(_:)` of the chat manager tries again.
  public var status: Status {
    get {
      let (own, status, direct, neutral, body) = fields.withLock {
        ($0.ownStatus, $0.status, $0.direct, $0.neutral, $0.body)
      }
      if let own { return own }
      guard direct == .RECEIVE, neutral != nil, let body = body as? FileMessageBody, let device else { return status }
      return body.transferStatus(device)
    }
    set {
      fields.withLock { fields in
        fields.status = newValue
        if fields.direct == .RECEIVE { fields.ownStatus = newValue }
      }
    }
  }

  /// A Boolean value that indicates whether it was read, as it is now: a sent one by the peer (`EventReadAck`), a
  /// received one by this account, which sent a read receipt (`AgoraChatManager.ackMessageRead(_:_:)`). A value that an
  /// app sets stays with this object.
  public var isAcked: Bool {
    get {
      let (set, neutral, direct) = fields.withLock { ($0.isAcked, $0.neutral, $0.direct) }
      if let set { return set }
      guard let neutral, let device else { return false }
      if direct == .SEND { return device.isReadByPeer(neutral) }
      return LocalNotes(text: device.message(neutral.id, in: neutral.conversation)?.localExtension).isAcked
    }
    set { fields.withLock { $0.isAcked = newValue } }
  }

  /// A Boolean value that indicates whether a device of the peer has it, as it is now (`EventDeliveryAck`); false for
  /// received ones. A value that an app sets stays with this object.
  public var isDelivered: Bool {
    get {
      let (set, neutral, direct) = fields.withLock { ($0.isDelivered, $0.neutral, $0.direct) }
      if let set { return set }
      guard let neutral, let device, direct == .SEND else { return false }
      return device.message(neutral.id, in: neutral.conversation)?.marks.contains(.deliveredToPeer) ?? false
    }
    set { fields.withLock { $0.isDelivered = newValue } }
  }

  /// The same as setting `isAcked`.
  public func setAcked(_ isAcked: Bool) { self.isAcked = isAcked }
  /// The same as setting `isDelivered`.
  public func setDelivered(_ isDelivered: Bool) { self.isDelivered = isDelivered }

  /// Returns whether it counts as unread, as it is now. A new message counts if `createReceiveMessage(_:)` created it.
  public func isUnread() -> Bool {
    let (set, neutral, direct) = fields.withLock { ($0.isUnread, $0.neutral, $0.direct) }
    if let set { return set }
    guard let neutral else { return direct == .RECEIVE }
    return (device?.message(neutral.id, in: neutral.conversation) ?? neutral).marks.contains(.unread)
  }

  /// Sets whether a message counts as unread, before it is saved; later the value stays with this object, and
  /// `AgoraConversation.markMessageAsRead(_:)` changes the count.
  public func setUnread(_ unread: Bool) { fields.withLock { $0.isUnread = unread } }

  /// Returns the vendor's number of the error with which it was refused; 0 for none.
  public func getError() -> Int { fields.withLock { $0.error } }

  /// Sets the callback for the message's outcome, besides the one that is passed to
  /// `AgoraChatManager.sendMessage(_:_:)`.
  public func setMessageStatusCallback(_ callback: (any AgoraCallBack)?) {
    fields.withLock { $0.statusCallback = callback }
  }

  /// The device to ask, while its account is logged in.
  var device: Device? {
    let (core, account) = fields.withLock { ($0.core, $0.account) }
    guard let login = core?.login, login.account == account else { return nil }
    return login.device
  }
}

/// This SDK's own data with a message on this device, as a JSON object.
struct LocalNotes {
  private static let ackedKey = "acked"

  /// A Boolean value that indicates whether a read receipt was sent to the peer.
  var isAcked = false

  init(isAcked: Bool) { self.isAcked = isAcked }

  init(text: String?) {
    guard let text else { return }
    isAcked = MessageAttributes.boolean(JSONObject.dictionary(of: text)?[Self.ackedKey]) ?? false
  }

  var text: String? { isAcked ? "{\"\(Self.ackedKey)\":true}" : nil }
}
