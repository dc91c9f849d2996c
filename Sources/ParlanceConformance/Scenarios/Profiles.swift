import Parlance

extension Scenario {
  /// Profiles: what one app sets, another one shows.
  public static let profiles: [Scenario] = [
    Scenario("a profile is shown by the others", senderNeeds: [.profiles], receiverNeeds: [.profiles]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.showsProfile(Profile(account: alice.account), of: alice)
      let profile = Profile(
        account: alice.account, nickname: "Al \u{1F408}", avatar: "https://example.org/a.png", signature: "hi",
        gender: .female, email: "al@example.org", birthday: "2000-01-02", phone: "+1 5")
      try await alice.setProfile(profile)
      try await bob.showsProfile(profile, of: alice)
      try await alice.showsProfile(profile, of: alice)
      // Whatever is not given is gone, and what bob says of himself is his own.
      let next = Profile(account: alice.account, nickname: "Alice", gender: .male)
      try await bob.setProfile(Profile(account: bob.account, signature: "I am bob"))
      try await alice.setProfile(next)
      try await alice.logout()
      try await bob.showsProfile(next, of: alice)
      try await alice.login()
      try await alice.showsProfile(Profile(account: bob.account, signature: "I am bob"), of: bob)
      guard world.cell.store == .sqlite else { return }
      try await world.restart()
      try await bob.showsProfile(next, of: alice)
    },
    Scenario("the texts that apps add are their own", senderNeeds: [.profiles], receiverNeeds: [.profiles]) { world in
      let (alice, bob) = try await world.pair()
      try await alice.setProfile(Profile(account: alice.account, nickname: "Al"), text: "{\"of\":\"alice\"}")
      try await bob.setProfile(Profile(account: bob.account, nickname: "Bo"), text: "{\"of\":\"bob\"}")
      try await alice.showsOwnText("{\"of\":\"alice\"}")
      try await bob.showsOwnText("{\"of\":\"bob\"}")
    },
    Scenario(
      "an account that follows a profile is notified", receiverNeeds: [.profiles, .followsProfiles, .befriends]
    ) { world in
      let (alice, bob) = try await world.pair()
      let tablet = try await world.bob(device: "b3")
      try await bob.setProfile(Profile(account: bob.account, nickname: "own"))
      try await tablet.seesProfile(of: bob, nickname: "own")
      guard alice.can(.profiles), alice.can(.befriends) else { return }
      try await alice.setProfile(Profile(account: alice.account, nickname: "before"))
      try await alice.requestFriend(bob)
      try await bob.sees(.requested("hello"), of: alice)
      try await bob.answerRequest(of: alice, accepts: true)
      try await bob.seesProfile(of: alice, nickname: "before")
      try await alice.setProfile(Profile(account: alice.account, nickname: "after"))
      try await bob.seesProfile(of: alice, nickname: "after")
      try await bob.logout()
      try await alice.setProfile(Profile(account: alice.account, nickname: "while away"))
      try await bob.login()
      try await bob.seesProfile(of: alice, nickname: "while away")
      let second = try await world.bob(device: "b2")
      try await second.seesProfile(of: alice, nickname: "while away")
    },
  ]
}
