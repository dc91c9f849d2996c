public import Parlance

/// The callbacks of an ``AcmeMessenger``, on the queue of its environment. Every method is optional.
public protocol AcmeMessengerDelegate: AnyObject {
  /// A note is about to be sent.
  func acmeWillSend(_ note: AcmeNote)
  /// A note or a command was accepted, or refused with an error.
  func acmeDidSend(_ note: AcmeNote, error: AcmeError?)
  /// Notes arrived.
  func acmeDidReceive(_ notes: [AcmeNote])
  /// A command arrived.
  func acmeDidReceive(command: CommandContent, from sender: AccountID, in conversation: ConversationID)
  /// Notes were read.
  func acmeDidRead(_ receipts: [Receipt])
  /// A note was revoked.
  func acmeDidRevoke(_ reported: ReportedRevocation)
  /// A reaction was added to a note, or removed.
  func acmeDidChangeReaction(_ change: ReactionChange)
  /// The text of a note was changed; `message.body.edit` has the change.
  func acmeDidEdit(_ note: AcmeNote)
  /// A note was pinned, or its pin was removed.
  func acmeDidChangePin(_ change: MessagePinChange)
  /// A conversation changed: its newest note, or the number of unread ones.
  func acmeDidChange(_ change: ConversationChange)
  /// A friend, a friend's request or a block changed.
  func acmeDidChangeContact(_ change: ContactChange)
  /// The profile of this account or of a friend changed.
  func acmeDidChangeProfile(_ profile: Profile)
  /// The status of an account that this one subscribes to changed.
  func acmeDidChangeStatus(_ status: AccountStatus)
  /// This account is in a group now.
  func acmeDidJoinGroup(_ group: GroupInfo)
  /// This account is no longer in a group.
  func acmeDidLeaveGroup(_ group: GroupInfo, _ reason: GroupDeparture)
  /// A group changed.
  func acmeDidChangeGroup(_ id: String, _ change: AcmeGroupChange)
  /// A request that an account become a member of a group was made, answered or taken back.
  func acmeDidChangeRequest(_ change: GroupRequestChange)
  /// A thread changed, or this account's place in it.
  func acmeDidChangeThread(_ change: ThreadChange)
  /// This account is no longer in a room, which it did not leave.
  func acmeDidLeaveRoom(_ id: String, _ reason: GroupDeparture)
  /// An invitation to a call was made, answered or taken back, or failed.
  func acmeDidChangeCall(_ update: CallInvitationUpdate)
  /// The operator sent a text to all accounts.
  func acmeDidReceive(_ bulletin: Bulletin)
  /// Another device of this account did something.
  func acmeDidActElsewhere(_ action: OwnAction)
  /// The login ended, and not by ``AcmeMessenger/logout(completion:)``.
  func acmeDidEnd()
}

extension AcmeMessengerDelegate {
  public func acmeWillSend(_ note: AcmeNote) {}
  public func acmeDidSend(_ note: AcmeNote, error: AcmeError?) {}
  public func acmeDidReceive(_ notes: [AcmeNote]) {}
  public func acmeDidReceive(command: CommandContent, from sender: AccountID, in conversation: ConversationID) {}
  public func acmeDidRead(_ receipts: [Receipt]) {}
  public func acmeDidRevoke(_ reported: ReportedRevocation) {}
  public func acmeDidChangeReaction(_ change: ReactionChange) {}
  public func acmeDidEdit(_ note: AcmeNote) {}
  public func acmeDidChangePin(_ change: MessagePinChange) {}
  public func acmeDidChange(_ change: ConversationChange) {}
  public func acmeDidChangeContact(_ change: ContactChange) {}
  public func acmeDidChangeProfile(_ profile: Profile) {}
  public func acmeDidChangeStatus(_ status: AccountStatus) {}
  public func acmeDidJoinGroup(_ group: GroupInfo) {}
  public func acmeDidLeaveGroup(_ group: GroupInfo, _ reason: GroupDeparture) {}
  public func acmeDidChangeGroup(_ id: String, _ change: AcmeGroupChange) {}
  public func acmeDidChangeRequest(_ change: GroupRequestChange) {}
  public func acmeDidChangeThread(_ change: ThreadChange) {}
  public func acmeDidLeaveRoom(_ id: String, _ reason: GroupDeparture) {}
  public func acmeDidChangeCall(_ update: CallInvitationUpdate) {}
  public func acmeDidReceive(_ bulletin: Bulletin) {}
  public func acmeDidActElsewhere(_ action: OwnAction) {}
  public func acmeDidEnd() {}
}
