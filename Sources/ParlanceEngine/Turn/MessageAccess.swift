internal import ParlanceCore

/// An action of an account on a message of others, or its own.
enum MessagePurpose: CaseIterable, Hashable, Sendable {
  /// Reads it: by its id, or as a part of something else.
  case read
  case readReactions
  case react
  case removeReaction
  case edit
  /// Pins it, or changes or removes the pin.
  case pin
  case report
  /// Replies to it.
  case reply
  /// Reads the replies to it.
  case readReplies
  /// Starts a thread about it.
  case startThread
  /// Confirms that it was read.
  case confirmReading
  /// Reads who has read it.
  case readReceipts
  /// Deletes it from the account's own history.
  case delete
  /// Revokes it for everyone.
  case revoke
  /// Revokes it for everyone, with a window that applies to managers, too.
  case revokeWithinWindow
}

/// The conditions under which an account may act on a message, one value for each purpose. `TurnContext.message` applies them; no other
/// rule decides who may act on a message. Pages of many messages (the history, the list of pins) apply those of `read` to a whole page
/// in one query.
struct MessageAccess: Hashable, Sendable {
  /// The messages within reach, from most to fewest.
  enum Extent: Hashable, Sendable {
    /// All that are for the account.
    case addressed
    /// Those of them that were sent after the account joined.
    case sinceJoining
    /// Those of them that the account has neither deleted nor cleared.
    case kept
  }

  /// The messages within reach that only their senders have.
  enum SenderOnly: Hashable, Sendable {
    case none
    /// The account's own that were withheld from the recipient, by a block or because of their content.
    case ownWithheld
    case own
    /// Those of others, too, unless they were withheld.
    case any
  }

  /// The senders whose messages the account may act on.
  enum Senders: Hashable, Sendable {
    case all
    /// The account, and members of a group with a lower role.
    case selfOrSubordinates
    /// The account, and everyone if the account manages the conversation's messages.
    case selfOrManaged
  }

  /// The messages on which an account may act only for a time.
  enum Windowed: Hashable, Sendable {
    case none
    /// Its own; those of others at any time.
    case own
    case all
  }

  /// The detail of the error `unsupported` with which rooms refuse the action; nil where rooms allow it.
  var roomRefusal: String?
  var extent = Extent.kept
  var senderOnly = SenderOnly.none
  /// Messages that were revoked are within reach, unless they were withheld from the account.
  var includesRevoked = false
  /// Entries of every kind are within reach, commands too.
  var includesOtherKinds = false
  var includesNotifications = true
  var senders = Senders.all
  /// The account must be allowed to write in the conversation.
  var requiresWriting = false
  /// The other account of a direct conversation sees the result, so the account must not be blocked by it.
  var isVisibleToPeer = false
  /// The messages on which the account may act only within the time window for revocation.
  var windowed = Windowed.none

  init(_ purpose: MessagePurpose) {
    switch purpose {
    case .read: senderOnly = .own
    case .readReactions, .removeReaction:
      roomRefusal = "rooms have no reactions"
      includesNotifications = false
    case .react:
      roomRefusal = "rooms have no reactions"
      includesNotifications = false
      isVisibleToPeer = true
    case .edit:
      roomRefusal = "messages of rooms cannot be edited"
      senderOnly = .ownWithheld
      senders = .selfOrSubordinates
      requiresWriting = true
      isVisibleToPeer = true
    case .pin:
      roomRefusal = "rooms have no pins"
      includesNotifications = false
      isVisibleToPeer = true
    case .report: includesNotifications = false
    case .reply:
      senderOnly = .own
      includesRevoked = true
    case .readReplies:
      extent = .sinceJoining
      senderOnly = .own
      includesRevoked = true
    case .startThread:
      includesNotifications = false
      requiresWriting = true
    case .confirmReading, .readReceipts: break
    case .delete:
      extent = .addressed
      senderOnly = .any
      includesRevoked = true
      includesOtherKinds = true
    case .revoke, .revokeWithinWindow:
      extent = .addressed
      senderOnly = .any
      senders = .selfOrManaged
      windowed = purpose == .revoke ? .own : .all
    }
  }

  /// Returns whether an entry is of a kind within reach of an account.
  func includes(_ record: EventRecord, of account: AccountNumber) -> Bool {
    let isOwn = record.sender == account
    switch record.kind.sort {
    case .message: return includesNotifications || record.contentKind != .notification
    case .senderOnly:
      switch senderOnly {
      case .none: return false
      case .ownWithheld: return isOwn && record.options.contains(.withheld)
      case .own: return isOwn
      case .any: return isOwn || !record.options.contains(.withheld)
      }
    case .tombstone: return includesRevoked && (isOwn || !record.options.contains(.withheld))
    case .command, .account, .revocation, .change: return includesOtherKinds
    }
  }
}

/// The gate between accounts and messages.
struct MessageAccessRules: TurnPart {
  let turn: TurnContext

  /// Returns a message on which an account may act.
  ///
  /// - throws: In this order: `unsupported` in a room that does not allow it; `notMember`; `messageNotFound` for a message that is
  ///   out of reach; `notOwnMessage`; `muted` for an account that may not write; `blocked`; `revokeWindowElapsed`.
  func message(
    _ id: MessageID, in conversation: HubConversation, for purpose: MessagePurpose, _ requester: Requester
  ) throws(MessagingError) -> EventRecord {
    let access = MessageAccess(purpose)
    if conversation.kind == .room, let refusal = access.roomRefusal { throw MessagingError(.unsupported, refusal) }
    let account = requester.account.number
    // An account that manages a group may revoke in its threads without being a member of them.
    let managesThread = access.senders == .selfOrManaged ? try managesGroup(of: conversation, account) : false
    let member =
      managesThread
      ? MemberRecord(stream: conversation.stream, account: account)
      : try turn.lookup.membership(conversation, requester)
    let isManager = managesThread || managesMessages(of: conversation, member, requester)
    guard let record = try store.event(stream: conversation.stream, id: id), try mayAccess(record, for: purpose, member)
    else { throw MessagingError(.messageNotFound) }
    try check(record, access, in: conversation, member, isManager: isManager)
    return record
  }

  /// Returns whether a message is within an account's reach for a purpose. The conditions beyond reach are those of `message`.
  func mayAccess(
    _ record: EventRecord, for purpose: MessagePurpose, _ member: MemberRecord
  ) throws(MessagingError) -> Bool {
    let access = MessageAccess(purpose)
    guard access.includes(record, of: member.account), try turn.visibility.isVisible(record, to: member.account) else {
      return false
    }
    switch access.extent {
    case .addressed: return true
    case .sinceJoining: return record.sequence > PastPosition.floor(member.joinedSequence)
    case .kept:
      guard record.sequence > member.floor else { return false }
      return try !turn.history.isDeleted(record.place, by: member.account)
    }
  }

  private func check(
    _ record: EventRecord, _ access: MessageAccess, in conversation: HubConversation, _ member: MemberRecord,
    isManager: Bool
  ) throws(MessagingError) {
    if record.sender != member.account {
      let isAllowed =
        switch access.senders {
        case .all: true
        case .selfOrManaged: isManager
        case .selfOrSubordinates: isSubordinate(record, to: member, in: conversation)
        }
      guard isAllowed else { throw MessagingError(.notOwnMessage) }
    }
    if access.requiresWriting {
      try turn.submissions.checkMayWrite(conversation, member.account)
      let account = try turn.lookup.account(number: member.account)
      try turn.standing.checkMayWrite(account, in: conversation.name(for: member.account).kind)
    }
    // A withheld message has no effect on the peer.
    if access.isVisibleToPeer, record.kind != .senderOnly, conversation.isBlocked(member.account) {
      throw MessagingError(.blocked)
    }
    let isWindowed =
      switch access.windowed {
      case .none: false
      case .own: record.sender == member.account
      case .all: true
      }
    if isWindowed, now.milliseconds(since: record.time) > settings.revokeWindow {
      throw MessagingError(.revokeWindowElapsed, "window \(settings.revokeWindow) ms")
    }
  }

  /// Returns whether the sender of a group's message has a lower role than a manager of the group. Notifications of the group have no
  /// sender in this sense.
  private func isSubordinate(_ record: EventRecord, to member: MemberRecord, in conversation: HubConversation) -> Bool {
    guard conversation.kind == .group, record.contentKind != .notification, member.role >= .manager else {
      return false
    }
    return member.role > conversation.members[record.sender]?.profile.role ?? .ordinary
  }

  /// Returns whether a conversation is a thread in a group that an account manages.
  private func managesGroup(of conversation: HubConversation, _ account: AccountNumber) throws(MessagingError) -> Bool {
    guard let origin = conversation.thread, let member = try turn.lookup.groupOrNone(origin.group)?.members[account]
    else {
      return false
    }
    return member.profile.role >= .manager
  }

  /// Returns whether a member may revoke the messages of others: as owner or manager of a group or room.
  private func managesMessages(
    of conversation: HubConversation, _ member: MemberRecord, _ requester: Requester
  ) -> Bool {
    switch conversation.kind {
    case .group: member.role >= .manager
    case .room: turn.roomManagement.role(of: requester.account, in: conversation) >= .manager
    case .direct, .account: false
    }
  }
}
