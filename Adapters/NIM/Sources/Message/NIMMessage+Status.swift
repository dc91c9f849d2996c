internal import Parlance

extension NIMMessage {
  /// The delivery state. A message never sent has `failed`, the value that Objective-C leaves there.
  public var deliveryState: NIMMessageDeliveryState {
    // Until a custom attachment's file is uploaded the local database has its message as one that failed.
    if earlyState == nil, stored?.state == .failed, core?.sending[MessageID(messageId)]?.isUploading == true {
      return .delivering
    }
    return switch earlyState ?? stored?.state {
    case .sending: .delivering
    case .sent, .received, .local: .deliveried
    case .failed, nil: .failed
    }
  }

  /// A Boolean value that indicates whether it came from the server; with roaming, this account's own messages do too.
  public var isReceivedMsg: Bool { earlyState == nil && stored?.state == .received }

  /// A Boolean value that indicates whether this account sent it, or is to send it.
  public var isOutgoingMsg: Bool {
    if let earlyState { return earlyState != .received }
    guard let stored else { return ownSender.map { $0 == core?.account?.name } ?? true }
    return stored.sender == core?.account
  }

  /// A Boolean value that indicates whether the app marked it as played. Setting it is stored at once for a message
  /// that the device has.
  public var isPlayed: Bool {
    get { stored?.marks.contains(.played) ?? false }
    set {
      guard let stored, let device = core?.device,
        (try? device.setPlayed(newValue, stored.id, in: stored.conversation)) != nil
      else { return }
      if newValue { self.stored?.marks.insert(.played) } else { self.stored?.marks.remove(.played) }
    }
  }

  /// The download state of its attachment: the thumbnail of a picture, the cover of a film, speech, a file.
  /// `needDownload` for a message without one. Of a custom attachment with an address, what the app says is so.
  public var attachmentDownloadState: NIMMessageAttachmentDownloadState {
    let place = place
    if let attachment = customAttachment {
      if core?.fetch(place) != nil { return .downloading }
      let isHere =
        !attachment.attachmentNeedsDownload() && !attachment.attachmentURLStringForDownloading().isEmpty
      if isHere { return .downloaded }
      let hasFailed = core?.slot.current?.details.withLock { $0.failedCustomFetches.contains(place) } ?? false
      return hasFailed ? .failed : .needDownload
    }
    guard let core, let file = (messageObject as? any MediaObject)?.file, let part = file.fetchedPart else {
      return .needDownload
    }
    if core.fetch(place) != nil { return .downloading }
    if file.localPath(part) != nil { return .downloaded }
    return switch core.device?.downloadState(of: place.id, part, in: place.conversation) {
    case .failed: .failed
    case .downloading: .downloading
    case .downloaded: .downloaded
    case .needed, nil: .needDownload
    }
  }

  /// A Boolean value that indicates whether the device had it and no longer has it.
  public var isDeleted: Bool {
    guard let stored, stored.row != .zero, let device = core?.device else { return false }
    return device.message(stored.id, in: stored.conversation) == nil
  }

  /// The state on this device.
  public var status: NIMMessageStatus {
    if isDeleted { return .deleted }
    guard let current else { return .none }
    return current.marks.contains(.readLocally) ? .read : .none
  }

  /// A Boolean value that indicates whether the peer has read it: valid for this account's messages in P2P sessions
  /// (NIM: message read receipts). Each read queries the database until it is true; after a logout the last result
  /// stays.
  public var isRemoteRead: Bool {
    guard let stored, case .direct = stored.conversation, let core, stored.sender == core.account else { return false }
    if stored.marks.contains(.readByPeer) { return true }
    guard core.device?.isReadByPeer(stored) == true else { return false }
    self.stored?.marks.insert(.readByPeer)
    return true
  }

  /// A Boolean value that indicates whether the receiver has this account in its black list, so that the message did not
  /// arrive. Known when the sending has completed.
  public var isBlackListed: Bool { stored?.marks.contains(.withheld) ?? false }

  /// A Boolean value that indicates whether this account has sent a team receipt for it (NIM: message read receipts).
  /// Each read queries the database until it is true.
  public var isTeamReceiptSended: Bool {
    guard let stored, case .group = stored.conversation else { return false }
    if stored.marks.contains(.receiptSent) { return true }
    guard let current, current.marks.contains(.receiptSent) else { return false }
    self.stored?.marks.insert(.receiptSent)
    return true
  }

  /// The number of members of the team who have read this message of this account, as known to this device; nil unless
  /// it requested team receipts (NIM: message read receipts). Each read returns a new snapshot.
  public var teamReceiptInfo: NIMTeamMessageReceipt? {
    guard let stored, case .group = stored.conversation else { return nil }
    guard stored.options.contains(.wantsGroupReceipts) else { return nil }
    guard let counts = core?.device?.receiptCounts(stored.id, in: stored.conversation) else { return nil }
    return NIMTeamMessageReceipt(readCount: counts.read, unreadCount: counts.unread, readerAccount: "")
  }

  /// The sender's name as it is now: in a team the nickname there, then that of the profile as this device knows it,
  /// otherwise the account; nil for this account's messages.
  public var senderName: String? {
    guard let stored, !isOutgoingMsg else { return nil }
    if case .group(let id) = stored.conversation {
      let member = core?.device?.members(ofGroup: id)?.first { $0.account == stored.sender }
      if let nickname = member?.nickname, !nickname.isEmpty { return nickname }
    }
    return core?.device?.profile(stored.sender)?.nickname ?? stored.sender.name
  }

  /// The platform it was sent from.
  public var senderClientType: NIMLoginClientType { stored.map { NIMLoginClientType($0.platform) } ?? .typeUnknown }

  /// The identity, with the conversation if that is known.
  var place: MessagePlace { MessagePlace(id: MessageID(messageId), conversation: key?.conversation) }

  /// The identity on a device; nil until it is sent, saved or received.
  var key: MessageKey? { session?.conversation.map { MessageKey(MessageID(messageId), in: $0) } }

  /// The message as the device has it now.
  private var current: Message? { stored.flatMap { core?.device?.message($0.id, in: $0.conversation) } }
}

/// The message, as far as it is known: without a conversation, the first one of that id that a device had.
struct MessagePlace: Hashable, CustomStringConvertible {
  var id: MessageID
  var conversation: ConversationID?

  var description: String { id.string }
}

extension NIMLoginClientType {
  /// NIM's word for a platform; it has none for Linux, which counts as a desktop.
  init(_ platform: Platform) {
    self =
      switch platform {
      case .unknown: .typeUnknown
      case .android: .typeAOS
      case .iOS: .typeiOS
      case .windows, .linux: .typePC
      case .web: .typeWeb
      case .server: .typeRestful
      case .macOS: .typemacOS
      }
  }
}
