import Parlance

extension Scenario {
  /// Texts in direct conversations, groups and rooms.
  public static let texts: [Scenario] = [
    Scenario("direct texts arrive in both directions") { world in
      let (alice, bob) = try await world.pair()
      let first = try await alice.send("hello Bob", to: bob)
      try await bob.sees(first, "hello Bob", from: alice)
      let second = try await bob.send("héllo 👋\nAlice", to: alice)
      try await alice.sees(second, "héllo 👋\nAlice", from: bob)
      for (client, peer) in [(alice, bob), (bob, alice)] {
        let history = try await client.history(peer)
        try requireEqual(history.map(\.id), [first, second], "\(client.log.name) history")
        try requireEqual(history.map(\.text), ["hello Bob", "héllo 👋\nAlice"], "\(client.log.name) texts")
        try requireEqual(history.map(\.sender), [alice.account, bob.account], "\(client.log.name) senders")
      }
    },
    Scenario("a message has the hub's time on both sides") { world in
      let (alice, bob) = try await world.pair()
      try await world.advanceClock(bySeconds: 1.234)
      let id = try await alice.send("when?", to: bob)
      let arrived = try await bob.sees(id)
      let kept = try await alice.history(bob).first { $0.id == id }
      try requireEqual(kept?.time, arrived.time, "time at the sender")
      try require(
        abs(arrived.time.milliseconds - world.clock.now().milliseconds) < 1000, "time \(arrived.time) is not now")
    },
    Scenario("the sender is notified of leaving if its style reports it, then of acceptance, each once") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("step by step", to: bob)
      try await bob.sees(id)
      try await bob.catchesUp(with: alice)
      let steps = alice.log.entries.compactMap { entry -> String? in
        switch entry.observation {
        case .sending(id): "sending"
        case .sent(id, let error): "sent \(error.map { "\($0)" } ?? "")"
        default: nil
        }
      }
      let expected = alice.can(.announcesSending) ? ["sending", "sent "] : ["sent "]
      try requireEqual(steps, expected, "steps of \(id)")
      try alice.hasNotSeen(id)
    },
    Scenario("names of accounts are compared without regard to case") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("to capitals", to: ConversationID.direct("BOB"))
      try await bob.sees(id, "to capitals", from: alice)
      try await alice.stores(id, in: bob)
    },
    Scenario("a long text arrives whole") { world in
      let (alice, bob) = try await world.pair()
      let text = String(repeating: "0123456789 ünïcödé 漢字 ", count: 80)
      let id = try await alice.send(text, to: bob)
      try await bob.sees(id, text, from: alice)
    },
    Scenario("a group's texts reach every member") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let first = try await alice.send("hello all", to: group)
      try await bob.sees(first, "hello all", from: alice, in: group)
      try await carol.sees(first, "hello all", from: alice, in: group)
      let second = try await bob.send("hello back", to: group)
      try await alice.sees(second, "hello back", from: bob, in: group)
      try await carol.sees(second, "hello back", from: bob, in: group)
      for client in [alice, bob, carol] {
        let history = try await client.history(group).map(\.id).filter([first, second].contains)
        try requireEqual(history, [first, second], "\(client.log.name) history")
      }
    },
    Scenario("a group's texts stay within it") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob])
      let id = try await alice.send("not for Carol", to: group)
      try await bob.sees(id)
      try await carol.catchesUp(with: alice)
      try carol.hasNotSeen(id)
    },
    Scenario("a room's texts reach the accounts in it", senderNeeds: [.rooms], receiverNeeds: [.rooms]) { world in
      let (alice, bob, carol) = try await world.trio()
      let room = try await world.room(with: [alice, bob])
      let first = try await alice.send("hello room", to: room)
      try await bob.sees(first, "hello room", from: alice, in: room)
      try await carol.enter(room: room)
      let second = try await bob.send("welcome", to: room)
      try await alice.sees(second, "welcome", from: bob, in: room)
      try await carol.sees(second, "welcome", from: bob, in: room)
      try carol.hasNotSeen(first)
    },
    Scenario(
      "an account that left a room receives nothing more", senderNeeds: [.rooms], receiverNeeds: [.rooms]
    ) { world in
      let (alice, bob) = try await world.pair()
      let room = try await world.room(with: [alice, bob])
      let first = try await alice.send("still here?", to: room)
      try await bob.sees(first)
      try await bob.leave(room: room)
      let second = try await alice.send("gone", to: room)
      try await bob.catchesUp(with: alice)
      try bob.hasNotSeen(second)
    },
  ]
}
