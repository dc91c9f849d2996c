/// An app whose vendor has friends and a block list.
@MainActor
package protocol Befriender: DemoApp {
  /// Asks an account to become a friend.
  func ask(_ account: String)
  /// Grants an account's request.
  func grant(_ account: String)
  /// Ends a friendship.
  func leave(_ account: String)
  /// Blocks an account, or no longer.
  func setBlocked(_ isBlocked: Bool, _ account: String)
  /// The callbacks that the vendor has for a step, in their order.
  func callbacks(for step: FriendStep) -> [Callback]
}

/// The events between one app's account and another one.
package enum FriendStep: Sendable {
  /// It asked.
  case asked(String)
  /// It was asked.
  case wasAsked(by: String)
  /// It granted a request.
  case granted(String)
  /// Its request was granted.
  case wasGranted(by: String)
  /// It blocked.
  case blocked(String)
  /// It blocks no longer.
  case unblocked(String)
  /// It wrote to an account that has blocked it; the label of the message.
  case wroteInVain(String)
  /// It ended a friendship.
  case left(String)
  /// The other one did.
  case wasLeft(by: String)
}
