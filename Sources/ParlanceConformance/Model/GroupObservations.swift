public import Parlance

/// The beginning or the end of this account's membership of a group, as a callback reported it.
public struct ObservedMembership: CapabilityObservation {
  /// The id of the group.
  public var group: String
  /// A Boolean value that indicates whether this account is a member now.
  public var isMember: Bool

  /// Creates a membership.
  public init(group: String, isMember: Bool) {
    self.group = group
    self.isMember = isMember
  }
}

/// A step of a request that an account become a member of a group, as a callback reported it.
public struct ObservedGroupRequest: CapabilityObservation {
  /// The id of the group.
  public var group: String
  /// The step, as this account saw it.
  public var step: GroupRequestStep

  /// Creates a step of a request.
  public init(group: String, step: GroupRequestStep) {
    self.group = group
    self.step = step
  }
}

/// A step of a request that an account become a member of a group, as a callback of one that it concerns reports it.
public enum GroupRequestStep: Hashable, Sendable {
  /// An account asks to join a group that this one manages; the words that came with it.
  case applied(AccountID, String?)
  /// This account's application was declined; the words that came with it.
  case applicationDeclined(String?)
  /// An account invites this one; the words that came with it.
  case invited(by: AccountID, String?)
  /// An account declined this one's invitation; the words that came with it.
  case invitationDeclined(AccountID, String?)
}

/// A change of a group by an account, as a callback reported it.
public struct ObservedGroupChange: CapabilityObservation {
  /// The id of the group.
  public var group: String
  /// The property that changed.
  public var change: GroupChange

  /// Creates a change of a group.
  public init(group: String, change: GroupChange) {
    self.group = group
    self.change = change
  }
}

/// The new state of one property of a group after a change, as a callback reports it or the app finds it during the callback.
public enum GroupChange: Hashable, Sendable {
  /// The announcement; empty for none.
  case announcement(String)
  /// The new owner.
  case owner(AccountID)
  /// A member, and whether it is a manager.
  case manager(AccountID, Bool)
  /// A member, and whether it is muted.
  case muted(AccountID, Bool)
  /// True if all ordinary members are muted.
  case allMuted(Bool)
  /// A member, and whether it may write although all are muted.
  case allowed(AccountID, Bool)
  /// A member, and those of its attributes that changed.
  case attributes(AccountID, [String: String])
  /// A file of this name is shared.
  case shared(String)
  /// The file of this id is shared no longer.
  case unshared(String)
  /// True if the operator disabled the group.
  case disabled(Bool)
}

/// A change of a thread of a group, or of this account's place in it, as a callback reported it.
public struct ObservedThreadChange: CapabilityObservation {
  /// The kind of change.
  public var kind: ThreadChange.Kind
  /// The id of the thread.
  public var thread: String
  /// The name of the thread then.
  public var name: String

  /// Creates a change of a thread.
  public init(kind: ThreadChange.Kind, thread: String, name: String) {
    self.kind = kind
    self.thread = thread
    self.name = name
  }
}

/// The end of this account's stay in a room that it did not leave, as a callback reported it.
public struct ObservedRoomExit: CapabilityObservation {
  /// The id of the room.
  public var room: String
  /// The reason.
  public var exit: RoomExit

  /// Creates an exit.
  public init(room: String, exit: RoomExit) {
    self.room = room
    self.exit = exit
  }
}

/// The reason for which an account is no longer in a room that it did not leave.
public enum RoomExit: Hashable, Sendable {
  /// A manager removed it.
  case removed
  /// The room was closed.
  case closed
  /// Another reason.
  case other
}
