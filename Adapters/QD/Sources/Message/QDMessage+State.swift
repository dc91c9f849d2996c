import Parlance

extension QDMessage {
  /// A Boolean value that indicates whether this account sent it, or is to send it.
  public var isOutgoingMsg: Bool {
    guard let login else { return true }
    return neutral.map { $0.sender == login.account } ?? (AccountID(senderId) == login.account)
  }

  /// A Boolean value that indicates whether it came from the server: another account's message, or this account's from
  /// another of its devices.
  public var isReceivedMsg: Bool { state == .received || !isOutgoingMsg }

  /// A Boolean value that indicates whether the local database no longer has it, as it is now.
  public var isDeleted: Bool {
    guard let neutral, neutral.row != .zero, let device = login?.device, device.isOpen else { return false }
    return device.message(neutral.id, in: neutral.conversation) == nil
  }

  /// A Boolean value that indicates whether the peer has read it, as it is now; false for all but sent messages of P2P
  /// sessions.
  public var isRemoteRead: Bool {
    guard let neutral, let login, neutral.conversation.kind == .direct, isOutgoingMsg else { return false }
    return login.liveDevice.isReadByPeer(neutral)
  }

  /// A Boolean value that indicates whether this device counts it as read, as it is now; true for this account's own.
  public var isLocalRead: Bool {
    guard let neutral, !isOutgoingMsg else { return true }
    if Self.isRead(neutral.marks) { return true }
    let stored = login?.liveDevice.message(neutral.id, in: neutral.conversation)
    return stored.map { Self.isRead($0.marks) } ?? false
  }

  private static func isRead(_ marks: MessageMarks) -> Bool { marks.contains(.readLocally) || !marks.contains(.unread) }

  /// The conversation in which the local database has it; nil if that is not known.
  var conversation: ConversationID? {
    let conversation = neutral?.conversation ?? session.conversation
    return conversation.name.isEmpty ? nil : conversation
  }

  /// The platform it was sent from.
  public var senderClientType: QDPlatfromType { QDPlatfromType(neutral?.platform ?? .unknown) }

  /// The state on this device, as it is now; QD names the values only, so that the rules for them are ours.
  public var status: QDMessageStatus {
    if isDeleted { return .deleted }
    return (isOutgoingMsg ? isRemoteRead : isLocalRead) ? .read : .none
  }

  /// The delivery state; `deliveried` means that the server accepted it. A message not yet sent counts as `failed`.
  public var deliveryState: QDMessageDeliveryState {
    switch state {
    case nil, .failed: .failed
    case .sending: .delivering
    case .sent, .received, .local: .deliveried
    }
  }

  /// The download state of its attachment (`QDIMChatManager.fetchMessageAttachment(_:)`), as it is now; `downloaded` if
  /// there is none.
  public var attachmentDownloadState: QDMessageAttachmentDownloadState {
    guard let neutral, let login, let part = neutral.kind.fetchedPart else { return .downloaded }
    guard let content = neutral.body.content.media, content[part: part] != nil else { return .downloaded }
    let device = login.liveDevice
    if device.place(of: part, in: content, of: neutral.key)?.isHere == true { return .downloaded }
    if login.isFetching(neutral) { return .downloading }
    return switch device.downloadState(of: neutral.id, part, in: neutral.conversation) {
    case .needed: .needDownload
    case .downloading: .downloading
    case .downloaded: .downloaded
    case .failed: .failed
    }
  }
}
