public import Parlance

/// A step between this account and another one, as a callback reported it.
public struct ObservedContactStep: CapabilityObservation {
  /// The other account.
  public var account: AccountID
  /// The step, as this account saw it.
  public var step: ContactStep

  /// Creates a step between this account and another one.
  public init(account: AccountID, step: ContactStep) {
    self.account = account
    self.step = step
  }
}

/// A step between two accounts, as a callback of one of them reports it.
public enum ContactStep: Hashable, Sendable {
  /// The other account asks to become a friend; the words that came with it.
  case requested(String?)
  /// The other account granted this one's request.
  case approved
  /// The other account declined this one's request.
  case declined
  /// The two are friends now.
  case added
  /// The two are no longer friends.
  case removed
}

/// A change of the profile of an account, as a callback reported it.
public struct ObservedProfile: CapabilityObservation {
  /// The account to which the profile belongs.
  public var account: AccountID
  /// The nickname after the change; nil for none.
  public var nickname: String?

  /// Creates a change.
  public init(account: AccountID, nickname: String?) {
    self.account = account
    self.nickname = nickname
  }
}

/// The status of an account, as a callback reported it when the account came or went, or published a description.
public struct ObservedStatus: CapabilityObservation {
  /// The account whose status it is.
  public var account: AccountID
  /// A Boolean value that indicates whether a device of the account is connected.
  public var isOnline: Bool
  /// The description that the account published; nil for none.
  public var text: String?

  /// Creates a status.
  public init(account: AccountID, isOnline: Bool, text: String?) {
    self.account = account
    self.isOnline = isOnline
    self.text = text
  }
}

/// A step of an invitation to a call between this account and another one, as a callback reported it.
public struct ObservedCallStep: CapabilityObservation {
  /// The other account.
  public var account: AccountID
  /// The step, as this account saw it.
  public var step: CallInvitationStep

  /// Creates a step of an invitation to a call.
  public init(account: AccountID, step: CallInvitationStep) {
    self.account = account
    self.step = step
  }
}

/// A step of an invitation to a call, as a callback of one of its two accounts reports it.
public enum CallInvitationStep: Hashable, Sendable {
  /// The other account invites this one.
  case invited(content: String?, channel: String?)
  /// A device of the other account has this one's invitation.
  case received
  /// The callee accepted, and both know it.
  case accepted(response: String?)
  /// The callee refused.
  case refused(response: String?)
  /// The caller took it back.
  case cancelled
  /// It came to nothing, for whatever reason.
  case failed
}

/// A text of the operator to all accounts, as a style shows it.
public struct ObservedBulletin: CapabilityObservation {
  /// Its number.
  public var id: Int64
  /// The text, as the style shows it.
  public var text: String
  /// The account in whose name it was sent; nil for none.
  public var sender: AccountID?

  /// Creates a bulletin as a style shows it.
  public init(id: Int64, text: String, sender: AccountID?) {
    self.id = id
    self.text = text
    self.sender = sender
  }
}

/// An action of this account on another device, as a callback reported it.
public struct ObservedOwnAction: CapabilityObservation {
  /// The kind of action.
  public var kind: OwnAction.Kind
  /// The conversation that it concerns.
  public var conversation: ConversationID

  /// Creates an action.
  public init(kind: OwnAction.Kind, conversation: ConversationID) {
    self.kind = kind
    self.conversation = conversation
  }
}
