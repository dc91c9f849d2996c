import Parlance

extension Scenario {
  /// Push settings: what an account sets in one style holds in all others.
  public static let pushSettings: [Scenario] = [
    Scenario(
      "quiet hours are those of the account", senderNeeds: [.setsQuietHours], receiverNeeds: [.setsQuietHours]
    ) { world in
      let alice = try await world.alice()
      try await alice.showsQuietHours(nil)
      let night = QuietInterval(start: 22 * 60, end: 8 * 60)
      try await alice.setQuietHours(night)
      try await alice.showsQuietHours(night)
      let tablet = try await world.client("alice", world.cell.receiver, device: "a2")
      try await tablet.showsQuietHours(night)
      let noon = QuietInterval(start: 12 * 60, end: 13 * 60)
      try await alice.logout()
      try await tablet.setQuietHours(noon)
      try await alice.login()
      try await alice.showsQuietHours(noon)
      try await alice.setQuietHours(nil)
      try await tablet.logout()
      try await tablet.login()
      try await tablet.showsQuietHours(nil)
      // Others have their own.
      let bob = try await world.bob()
      try await bob.setQuietHours(noon)
      try await alice.showsQuietHours(nil)
    }
  ]
}
