import Parlance

extension Scenario {
  /// Actions of an account on one device, in one style, as its other devices report them in another.
  public static let ownActions: [Scenario] = [
    Scenario(
      "an account's other device is notified of its contacts", senderNeeds: [.befriends, .blocks],
      receiverNeeds: [.hearsOwnActions]
    ) { world in
      let alice = try await world.alice()
      let bob = try await world.client("bob", world.cell.sender, device: "b1")
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let peer = ConversationID.direct(bob.account)
      for accepts in [false, true] {
        try await bob.requestFriend(alice, message: "again \(accepts)")
        try await alice.sees(.requested("again \(accepts)"), of: bob)
        try await alice.answerRequest(of: bob, accepts: accepts)
      }
      try await other.hears([(.requestDeclined, peer), (.requestAccepted, peer)])
      // What was done while it was away waits for it.
      try await other.logout()
      try await alice.removeFriend(bob)
      try await alice.setBlocked(true, bob)
      try await alice.setBlocked(false, bob)
      try await other.login()
      try await other.hears([
        (.requestDeclined, peer), (.requestAccepted, peer), (.contactRemoved, peer), (.contactBlocked, peer),
        (.contactUnblocked, peer),
      ])
      try requireEqual(alice.ownActions, [], "own actions where they were done")
      try requireEqual(bob.ownActions, [], "own actions of Alice at Bob")
    },
    Scenario(
      "an account's other device is notified of its groups", senderNeeds: [.managesGroups],
      receiverNeeds: [.hearsOwnActions]
    ) { world in
      let alice = try await world.alice()
      let (bob, carol) = (try await world.bob(), try await world.carol())
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let driver = try alice.driver(as: (any GroupDriver).self, "manage groups")
      let id = try await driver.createGroup(name: "ours", members: [bob.account])
      let group = ConversationID.group(id)
      world.ledger.withLock { $0.members[id] = [alice.account, bob.account, carol.account] }
      try await driver.addMembers([carol.account], toGroup: id)
      try await other.hears([(.groupCreated, group), (.membersAdded, group)])
      try await other.logout()
      try await driver.removeMembers([carol.account], fromGroup: id)
      carol.excuse(from: group)
      try await other.login()
      try await other.hears([(.groupCreated, group), (.membersAdded, group), (.membersRemoved, group)])
      try requireEqual(alice.ownActions, [], "own actions where they were done")
      try requireEqual(bob.ownActions + carol.ownActions, [], "own actions of Alice at others")
    },
    Scenario(
      "an account's other device is notified of its pins", senderNeeds: [.pinsConversations],
      receiverNeeds: [.hearsOwnActions]
    ) { world in
      let (alice, bob) = try await world.pair()
      let other = try await world.client("alice", world.cell.receiver, device: "a3")
      let peer = ConversationID.direct(bob.account)
      let id = try await alice.send("hello", to: bob)
      try await other.sees(id)
      // Twice is once.
      for _ in 0..<2 { try await alice.setPinned(true, bob) }
      try await alice.setPinned(false, bob)
      try await other.hears([(.conversationPinned, peer), (.conversationUnpinned, peer)])
      try requireEqual(alice.ownActions, [], "own actions where they were done")
      try requireEqual(bob.ownActions, [], "own actions of Alice at Bob")
    },
  ]
}
