/// The part of a chat app that is about other people: friends, blocks and presence.
///
/// A vendor without one of these has no such methods; the app then fails as `absence` says.
@MainActor
package protocol PeopleApp: AnyObject {
  /// The problem of a call that the app does not have.
  var absence: VendorProblem { get }

  /// Asks an account to become a friend.
  func befriend(_ account: String, _ words: String, _ outcome: Outcome)
  /// Accepts the request of an account, or refuses it.
  func answerFriend(_ account: String, _ accepts: Bool, _ outcome: Outcome)
  /// Ends a friendship.
  func unfriend(_ account: String, _ outcome: Outcome)
  /// Blocks an account, or unblocks it.
  func block(_ account: String, _ isOn: Bool, _ outcome: Outcome)
  /// Subscribes to the presence of an account, or ends the subscription.
  func watch(_ account: String, _ isOn: Bool, _ outcome: Outcome)
  /// Publishes a status text for those who subscribed to this account.
  func publishStatus(_ text: String, _ outcome: Outcome)
}

/// The part of a chat app that is about the administration of groups.
@MainActor
package protocol GroupApp: AnyObject {
  /// Reads a group's properties and members into the screen.
  func loadGroup(_ group: String, _ outcome: Outcome)
  /// Changes the name of a group.
  func rename(_ group: String, to name: String, _ outcome: Outcome)
  /// Changes the announcement of a group.
  func announce(_ text: String, in group: String, _ outcome: Outcome)
  /// Adds an account to a group, or removes it.
  func setMember(_ account: String, _ isMember: Bool, of group: String, _ outcome: Outcome)
  /// Makes a member a manager, or an ordinary member again.
  func setManager(_ account: String, _ isManager: Bool, of group: String, _ outcome: Outcome)
  /// Forbids a member of a group to write, or allows it again.
  func mute(_ account: String, _ isMuted: Bool, in group: String, _ outcome: Outcome)
  /// Transfers a group to another member, which owns it then.
  func giveAway(_ group: String, to account: String, _ outcome: Outcome)
}

extension PeopleApp {
  package var absence: VendorProblem { .unsupported }

  package func befriend(_ account: String, _ words: String, _ outcome: Outcome) { outcome.fail(absence) }
  package func answerFriend(_ account: String, _ accepts: Bool, _ outcome: Outcome) { outcome.fail(absence) }
  package func unfriend(_ account: String, _ outcome: Outcome) { outcome.fail(absence) }
  package func block(_ account: String, _ isOn: Bool, _ outcome: Outcome) { outcome.fail(absence) }
  package func watch(_ account: String, _ isOn: Bool, _ outcome: Outcome) { outcome.fail(absence) }
  package func publishStatus(_ text: String, _ outcome: Outcome) { outcome.fail(absence) }
}

extension GroupApp where Self: PeopleApp {
  package func loadGroup(_ group: String, _ outcome: Outcome) { outcome.fail(absence) }
  package func rename(_ group: String, to name: String, _ outcome: Outcome) { outcome.fail(absence) }
  package func announce(_ text: String, in group: String, _ outcome: Outcome) { outcome.fail(absence) }
  package func setMember(_ account: String, _ isMember: Bool, of group: String, _ outcome: Outcome) {
    outcome.fail(absence)
  }
  package func setManager(_ account: String, _ isManager: Bool, of group: String, _ outcome: Outcome) {
    outcome.fail(absence)
  }
  package func mute(_ account: String, _ isMuted: Bool, in group: String, _ outcome: Outcome) { outcome.fail(absence) }
  package func giveAway(_ group: String, to account: String, _ outcome: Outcome) { outcome.fail(absence) }
}
