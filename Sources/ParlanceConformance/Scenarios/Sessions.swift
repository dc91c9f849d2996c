import Parlance

extension Scenario {
  /// Logins: how they fail, and how they end.
  public static let sessions: [Scenario] = [
    Scenario("logging in with a token that is refused") { world in
      let bob = try await world.bob()
      let alice = try await world.makeClient("alice", world.cell.sender, device: "a1")
      try await alice.isRefused(.invalidToken) {
        try await alice.login(token: World.refusedToken)
        return nil
      }
      try await alice.login()
      let id = try await alice.send("at last", to: bob)
      try await bob.sees(id, "at last", from: alice)
    },
    Scenario("logging in without the network") { world in
      let bob = try await world.bob()
      let alice = try await world.makeClient("alice", world.cell.sender, device: "a1")
      world.setReachable(false, alice)
      try await alice.isRefused(.noNetwork) {
        async let login: Void = alice.login()
        if alice.can(.loginWaitsForNetwork) {
          _ = try await alice.log.wait(for: "the beginning of the login") { entries -> Bool? in
            entries.contains { if case .login = $0.observation { true } else { false } } ? true : nil
          }
          world.clock.advance(bySeconds: 10)
        }
        try await login
        return nil
      }
      world.setReachable(true, alice)
      try await alice.login()
      let id = try await alice.send("on line", to: bob)
      try await bob.sees(id, "on line", from: alice)
    },
    Scenario("logging out without the network") { world in
      let (alice, bob) = try await world.pair()
      world.setReachable(false, bob)
      try await bob.logout()
      // Until the hub has noticed, a sender may wait for a device that is gone.
      try await world.endSessions(of: bob)
      let id = try await alice.send("where are you?", to: bob)
      world.setReachable(true, bob)
      try await bob.login()
      try await bob.sees(id, "where are you?", from: alice)
    },
    Scenario("a login that the hub ends is over until the next") { world in
      let (alice, bob) = try await world.pair()
      try await world.endSessions(of: alice)
      try await alice.isEnded()
      try await alice.isRefused(.notLoggedIn) { try await alice.submit("anybody?", to: bob) }
      let missed = try await bob.send("you missed this", to: alice)
      try await alice.login()
      try await alice.sees(missed, "you missed this", from: bob)
      let id = try await alice.send("here again", to: bob)
      try await bob.sees(id, "here again", from: alice)
    },
    Scenario("of two devices of one kind the newer stands where the hub allows one") { world in
      try await world.updateSettings { $0.loginPolicy = .oneDevicePerPlatform }
      let (alice, bob) = try await world.pair()
      let second = try await world.alice(device: "a2")
      try await alice.isEnded()
      let id = try await bob.send("to whichever", to: second)
      try await second.sees(id, "to whichever", from: bob)
      let reply = try await second.send("to the second", to: bob)
      try await bob.sees(reply, "to the second", from: second)
      try alice.hasNotSeen(id)
    },
  ]
}
