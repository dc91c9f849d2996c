/// The identity of an invitation to a call: unique among the invitations of its caller.
public struct CallInvitationID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The id: any string of 1 to 64 bytes; generated ones are 32 lower-case hexadecimal digits.
  public let string: String

  /// Creates an id from one that exists or that an app chose.
  public init(_ string: String) { self.string = string }
  public init(stringLiteral value: String) { string = value }

  public var description: String { string }

  /// Generates a new id.
  ///
  /// - parameter time: The time to lead with.
  public static func generate(at time: Timestamp) -> CallInvitationID {
    CallInvitationID(MessageID.generate(at: time).string)
  }
}

/// An invitation of one account to another to a call.
///
/// An invitation is transient: it is kept on the devices of both accounts until it is answered, cancelled or expired, and is
/// not part of any history. The apps run the call itself.
public struct CallInvitation: Hashable, Sendable {
  /// The id, unique among the invitations of the caller.
  public var id: CallInvitationID
  /// The account that invites.
  public var caller: AccountID
  /// The account that is invited.
  public var callee: AccountID
  /// The caller's words or data for the callee, of at most 8 KiB; nil for none.
  public var content: String?
  /// The name of the channel in which the call takes place, of at most 64 bytes; nil for none.
  public var channel: String?
  /// The hub's time at which the invitation expires.
  public var expiry: Timestamp

  /// Creates an invitation.
  public init(
    id: CallInvitationID, caller: AccountID, callee: AccountID, content: String? = nil, channel: String? = nil,
    expiry: Timestamp
  ) {
    self.id = id
    self.caller = caller
    self.callee = callee
    self.content = content
    self.channel = channel
    self.expiry = expiry
  }
}

/// Something that happened to an invitation to a call.
public struct CallInvitationUpdate: Hashable, Sendable {
  /// The kinds of change. After each of them but `invited` and `received` the invitation is over on this device.
  public enum Change: Hashable, Sendable {
    /// This account is invited.
    case invited
    /// A device of the callee has the invitation; reported to the caller.
    case received
    /// The callee accepted. Reported to the caller, and to the callee's device once the caller's device knows it.
    case accepted(response: String?)
    /// The callee refused; reported to both.
    case refused(response: String?)
    /// The caller took the invitation back; reported to both.
    case cancelled
    /// Another device of this account accepted or refused; reported to the callee.
    case answeredElsewhere(isAccepted: Bool)
    /// The invitation failed.
    case failed(CallInvitationFailure)
  }

  /// The invitation that changed.
  public var invitation: CallInvitation
  /// The event that changed it.
  public var change: Change

  /// Creates an update.
  public init(_ invitation: CallInvitation, _ change: Change) {
    self.invitation = invitation
    self.change = change
  }
}

/// The reason why an invitation to a call failed.
public enum CallInvitationFailure: Hashable, Sendable {
  /// No device of the callee that takes invitations is connected, or the callee has blocked the caller.
  case calleeOffline
  /// The callee is connected, but no device confirmed in time that it has the invitation.
  case noReceipt
  /// It was neither answered nor cancelled before it expired.
  case expired
  /// No device of the caller that takes invitations is connected; reported to the callee.
  case callerOffline
  /// No device of the caller confirmed the acceptance in time; reported to the callee.
  case unconfirmed
  /// The login of this device ended.
  case loggedOut
  /// The hub refused the invitation or its answer.
  case refused(MessagingError)
}

// MARK: what passes

/// The answers of a callee's device.
package enum CallAnswer: UInt8, Hashable, Sendable, CaseIterable {
  /// It has the invitation.
  case received = 0
  case accepted = 1
  case refused = 2
}

/// A step of an invitation, as the hub passes it on to the devices that it concerns.
package struct CallSignal: Hashable, Sendable {
  package var id: CallInvitationID
  package var caller: AccountID
  package var callee: AccountID
  /// The device that took the step.
  package var device: DeviceID
  package var style: String
  /// The hub's time.
  package var time: Timestamp
  package var step: CallStep

  package init(
    id: CallInvitationID, caller: AccountID, callee: AccountID, device: DeviceID, style: String, time: Timestamp,
    step: CallStep
  ) {
    self.id = id
    self.caller = caller
    self.callee = callee
    self.device = device
    self.style = style
    self.time = time
    self.step = step
  }
}

/// The steps of an invitation.
package enum CallStep: Hashable, Sendable {
  /// The caller invites, or asks again whether the invitation arrived.
  case invited(content: String?, channel: String?, expiry: Timestamp)
  /// The caller takes it back, or knows that it is over.
  case cancelled
  /// A device of the callee answers, or does so again.
  case answered(CallAnswer, response: String?)
  /// The caller knows that a device of the callee accepted: this one.
  case confirmed(device: DeviceID, style: String)
}

/// The state of the other account, to which a step was passed on.
package struct CallRoute: Hashable, Sendable {
  /// The hub's time.
  package var time: Timestamp
  /// Online if a device received the step; unreachable if the account is expected back.
  package var presence: PresenceState

  package init(time: Timestamp, presence: PresenceState) {
    self.time = time
    self.presence = presence
  }
}

extension CallStep {
  /// The number of bytes of its texts.
  package var textSize: Int {
    switch self {
    case .invited(let content, let channel, _): (content?.utf8.count ?? 0) + (channel?.utf8.count ?? 0)
    case .answered(_, let response): response?.utf8.count ?? 0
    case .cancelled, .confirmed: 0
    }
  }
}
