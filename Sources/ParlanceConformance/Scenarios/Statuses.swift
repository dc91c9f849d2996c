import Parlance

extension Scenario {
  /// The status of accounts: who comes and goes, and the descriptions that users publish.
  public static let statuses: [Scenario] = [
    Scenario("an account that subscribes sees others come and go", receiverNeeds: [.subscribesToStatuses]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.subscribeToStatus(of: alice)
      try await alice.logout()
      try await bob.seesStatus(of: alice, isOnline: false)
      try await alice.login()
      try await bob.seesStatus(of: alice, isOnline: true)
      // The subscription outlasts the login.
      try await bob.logout()
      try await alice.logout()
      try await bob.login()
      try await bob.seesStatus(of: alice, isOnline: false)
      try await alice.login()
      try await bob.seesStatus(of: alice, isOnline: true)
      guard world.cell.store == .sqlite else { return }
      try await world.restart()
      try await alice.logout()
      try await bob.seesStatus(of: alice, isOnline: false)
    },
    Scenario(
      "a description is shown by the others", senderNeeds: [.subscribesToStatuses],
      receiverNeeds: [.subscribesToStatuses]
    ) { world in
      let (alice, bob) = try await world.pair()
      try await bob.subscribeToStatus(of: alice)
      try await alice.publishStatus("in a meeting \u{1F408}")
      try await bob.seesStatus(of: alice, isOnline: true, text: "in a meeting \u{1F408}")
      // It stays while the user is away, and is there for who comes later.
      try await bob.logout()
      try await alice.publishStatus("at lunch")
      try await alice.logout()
      try await bob.login()
      try await bob.seesStatus(of: alice, isOnline: false, text: "at lunch")
      try await alice.login()
      try await bob.seesStatus(of: alice, isOnline: true, text: "at lunch")
      try await bob.unsubscribeFromStatus(of: alice)
      try await alice.publishStatus("back")
      try await alice.subscribeToStatus(of: bob)
      try await bob.publishStatus("here")
      try await alice.seesStatus(of: bob, isOnline: true, text: "here")
      try await bob.showsLastStatus(of: alice, text: "at lunch")
    },
  ]
}
