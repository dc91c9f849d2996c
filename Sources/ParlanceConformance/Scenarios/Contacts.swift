import Parlance

extension Scenario {
  /// Friends, requests and blocks. A sender in a style without blocks is blocked too, and its app gets its vendor's result.
  public static let contacts: [Scenario] = [
    Scenario("a friend request is granted", senderNeeds: [.befriends], receiverNeeds: [.befriends]) { world in
      let (alice, bob) = try await world.pair()
      try await alice.requestFriend(bob, message: "shall we?")
      try await bob.sees(.requested("shall we?"), of: alice)
      try await alice.hasFriends([])
      try await bob.answerRequest(of: alice, accepts: true)
      try await alice.sees(.approved, of: bob)
      try await alice.sees(.added, of: bob)
      try await bob.sees(.added, of: alice)
      try await alice.hasFriends([bob])
      try await bob.hasFriends([alice])
      try await alice.removeFriend(bob)
      try await bob.sees(.removed, of: alice)
      try await alice.sees(.removed, of: bob)
      try await alice.hasFriends([])
      try await bob.hasFriends([])
      try requireEqual(bob.contactSteps, [.requested("shall we?"), .added, .removed], "steps at Bob")
    },
    Scenario("a friend request is declined", senderNeeds: [.befriends], receiverNeeds: [.befriends]) { world in
      let (alice, bob) = try await world.pair()
      try await alice.requestFriend(bob)
      try await bob.sees(.requested("hello"), of: alice)
      try await bob.answerRequest(of: alice, accepts: false)
      try await alice.sees(.declined, of: bob)
      try await alice.catchesUp(with: bob)
      try await alice.hasFriends([])
      try await bob.hasFriends([])
      try requireEqual(alice.contactSteps, [.declined], "steps at Alice")
    },
    Scenario("a friend request waits for who is away", senderNeeds: [.befriends], receiverNeeds: [.befriends]) {
      world in
      let (alice, bob) = try await world.pair()
      try await bob.logout()
      try await alice.requestFriend(bob)
      try await bob.login()
      try await bob.sees(.requested("hello"), of: alice)
      try await alice.logout()
      try await bob.answerRequest(of: alice, accepts: true)
      try await alice.login()
      try await alice.sees(.approved, of: bob)
      try await alice.hasFriends([bob])
    },
    Scenario("friends are those of all devices, and stay", senderNeeds: [.befriends], receiverNeeds: [.befriends]) {
      world in
      let (alice, bob) = try await world.pair()
      try await alice.requestFriend(bob)
      try await bob.sees(.requested("hello"), of: alice)
      try await bob.answerRequest(of: alice, accepts: true)
      try await alice.sees(.added, of: bob)
      let second = try await world.bob(device: "b2")
      try await second.hasFriends([alice])
      guard world.cell.store == .sqlite else { return }
      try await world.restart()
      try await alice.hasFriends([bob])
      try await bob.hasFriends([alice])
    },
    Scenario("messages of a blocked account are not delivered", receiverNeeds: [.blocks]) { world in
      let (alice, bob) = try await world.pair()
      let before = try await alice.send("before", to: bob)
      try await bob.sees(before)
      try await bob.setBlocked(true, alice)
      let kept = try await alice.sendInVain("kept away", to: bob)
      try await bob.setBlocked(false, alice)
      let after = try await alice.send("after", to: bob)
      try await bob.sees(after, "after", from: alice)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(kept)
      try await bob.stores(kept, in: alice, false)
      let second = try await world.bob(device: "b2")
      try await second.catchesUp(with: alice)
      try second.hasNotSeen(kept)
    },
    Scenario("a block lasts while the one who blocked is away", receiverNeeds: [.blocks]) { world in
      let (alice, bob) = try await world.pair()
      try await bob.setBlocked(true, alice)
      try await bob.logout()
      let kept = try await alice.sendInVain("kept away", to: bob)
      try await bob.login()
      try await bob.setBlocked(false, alice)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(kept)
    },
    Scenario("an account writes to one that it blocks, and both write in groups", receiverNeeds: [.blocks]) { world in
      let (alice, bob) = try await world.pair()
      let group = try await world.group(of: [alice, bob])
      try await bob.setBlocked(true, alice)
      let direct = try await bob.send("from the one who blocks", to: alice)
      try await alice.sees(direct, "from the one who blocks", from: bob)
      let inGroup = try await alice.send("in the group", to: group)
      try await bob.sees(inGroup, "in the group", from: alice, in: group)
      try await alice.catchesUp(with: bob, in: group)
    },
    Scenario(
      "commands and receipts of a blocked account are not delivered", senderNeeds: [.commands], receiverNeeds: [.blocks]
    ) { world in
      let (alice, bob) = try await world.pair()
      let sent = try await bob.send("read me not", to: alice)
      try await alice.sees(sent)
      try await bob.setBlocked(true, alice)
      do {
        try await alice.sendCommand(CommandContent(action: "wave", parameters: "{}"), to: bob)
        try require(!alice.can(.learnsOfBlocks), "the command was accepted at \(alice.log.name)")
      } catch let error as VendorError {
        try requireEqual(error, alice.style.refusals[.blocked]?.error, "the refusal of a command")
      }
      if alice.can(.directReceipts) { try await alice.acknowledge(sent, in: bob) }
      try await bob.setBlocked(false, alice)
      try await bob.catchesUp(with: alice)
      try requireEqual(bob.commands.count, 0, "commands at Bob")
      try requireEqual(bob.receipts.count, 0, "receipts at Bob")
      if bob.can(.directReceipts) { try await bob.showsAsRead(sent, in: alice, false) }
    },
  ]
}
