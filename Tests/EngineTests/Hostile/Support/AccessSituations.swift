import ParlanceCore
import Testing

/// An account's place in a conversation, at the time at which it acts on a message.
struct AccessStage: CustomTestStringConvertible, Sendable {
  enum Role: CaseIterable {
    /// An ordinary member that may not write.
    case silenced
    case ordinary
    case manager
    case owner
  }

  enum Membership: CaseIterable {
    case present
    /// It left after the messages were sent, and joined again.
    case later
    /// It left after the messages were sent.
    case outside
  }

  var place: ConversationKind
  var role: Role
  var membership: Membership
  /// The window for revocation has ended.
  var isExpired: Bool
  /// The other account of a direct conversation has blocked this one since.
  var isBlocked: Bool

  static let all: [AccessStage] = {
    var all: [AccessStage] = []
    for place in ConversationKind.allCases {
      for role in Role.allCases {
        for membership in Membership.allCases {
          for isExpired in [false, true] {
            for isBlocked in [false, true] {
              all.append(
                AccessStage(
                  place: place, role: role, membership: membership, isExpired: isExpired, isBlocked: isBlocked))
            }
          }
        }
      }
    }
    return all.filter { $0.contradiction == nil }
  }()

  /// The reason for which there cannot be such a place; nil if there can.
  private var contradiction: String? {
    switch place {
    case .direct:
      if role != .ordinary { return "a direct conversation has no roles" }
      if membership != .present { return "both accounts are always in it" }
    case .group:
      if membership == .outside && role != .ordinary { return "an account that left a group has no role in it" }
    case .room:
      if membership == .later { return "a room keeps no time of joining" }
    }
    return isBlocked && place != .direct ? "accounts block each other in direct conversations" : nil
  }

  var testDescription: String {
    "\(place) \(role) \(membership)\(isExpired ? " expired" : "")\(isBlocked ? " blocked" : "")"
  }
}

/// A message, as it is for the account that acts on it.
struct AccessMessage: CustomStringConvertible, Sendable {
  /// The sender, by its role at the time of the action. In a direct conversation the other account is an equal.
  enum Sender: CaseIterable {
    case own
    case below
    case equal
    case above
  }

  /// The accounts that have the message.
  enum Visibility: CaseIterable {
    case everyone
    /// It is for the account alone.
    case addressee
    /// It is for another account alone.
    case others
    /// The hub withheld it from all but its sender.
    case withheld
    /// The account deleted it from its own history.
    case deleted
    /// The account cleared its history.
    case cleared
    /// It was sent while the account blocked the group.
    case whileBlocking
  }

  enum Kind: CaseIterable {
    case text
    case command
    /// The hub's message about a change of the group or room, in the name of the account that made it.
    case notification
  }

  enum Revocation: CaseIterable {
    case none
    /// The operator revoked it, and the sender keeps it.
    case fromReceivers
    case fromEveryone
  }

  var sender: Sender
  var visibility: Visibility
  var kind: Kind
  var revocation: Revocation

  /// Returns all messages that there can be for an account in a place.
  static func all(on stage: AccessStage) -> [AccessMessage] {
    var all: [AccessMessage] = []
    for sender in Sender.allCases {
      for visibility in Visibility.allCases {
        for kind in Kind.allCases {
          for revocation in Revocation.allCases {
            all.append(AccessMessage(sender: sender, visibility: visibility, kind: kind, revocation: revocation))
          }
        }
      }
    }
    return all.filter { $0.contradiction(on: stage) == nil }
  }

  /// Returns the reason for which there cannot be such a message; nil if there can.
  private func contradiction(on stage: AccessStage) -> String? {
    contradiction(ofSenderOn: stage) ?? contradiction(ofVisibilityOn: stage) ?? contradiction(ofKindOn: stage)
  }

  private func contradiction(ofSenderOn stage: AccessStage) -> String? {
    switch (sender, stage.role) {
    case (.own, _): return nil
    case (.below, .silenced), (.below, .ordinary): return "no role is lower"
    case (.equal, .owner): return "there is one owner"
    case (.above, .owner): return "no role is higher"
    case (.above, _): return stage.place == .direct ? "a direct conversation has no roles" : nil
    case (.below, _), (.equal, _): return nil
    }
  }

  private func contradiction(ofVisibilityOn stage: AccessStage) -> String? {
    switch visibility {
    case .everyone, .deleted: return nil
    case .addressee, .others:
      if stage.place == .direct { return "a direct conversation has no addressees" }
      return visibility == .addressee && sender == .own ? "an addressee is an account beside the sender" : nil
    case .withheld: return revocation == .fromReceivers ? "its receivers never had it" : nil
    case .cleared:
      if stage.place == .room { return "the hub keeps nothing of an account in a room" }
      return stage.membership == .present ? nil : "all messages are outside its history already"
    case .whileBlocking:
      if stage.place != .group { return "only groups are blocked" }
      return stage.membership == .present ? nil : "a block ends with the membership"
    }
  }

  private func contradiction(ofKindOn stage: AccessStage) -> String? {
    switch kind {
    case .text: return nil
    case .command:
      if revocation != .none { return "a command is not revoked" }
      return visibility == .withheld ? "the hub does not keep a command that it withholds" : nil
    case .notification:
      if stage.place == .direct { return "a direct conversation has no changes" }
      return [.addressee, .others, .withheld].contains(visibility) ? "it is for everyone" : nil
    }
  }

  var description: String { "\(sender) \(visibility) \(kind) \(revocation)" }
}
