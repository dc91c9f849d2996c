import Parlance

extension Scenario {
  /// Pins of messages, and what users of styles without them see, which is nothing.
  public static let messagePins: [Scenario] = [
    pinning("a pinned message is pinned for the peer, who takes the pin off") { world in
      let (alice, bob) = try await world.pair()
      let id = try await bob.send("the address", to: alice)
      let other = try await bob.send("something else", to: alice)
      for message in [id, other] { try await alice.sees(message) }
      try await alice.setPinned(true, id, in: bob)
      try await isTold(bob, id, in: alice, by: alice)
      try await bob.catchesUp(with: alice)
      try await show([(alice, bob.conversation), (bob, alice.conversation)], [id: alice], [id, other])
      let remover = bob.can(.pinsMessages) ? bob : alice
      let place = remover === bob ? alice.conversation : bob.conversation
      try await remover.setPinned(false, id, in: place)
      if remover === bob { try await alice.seesPin(id, in: bob, by: bob, isRemoval: true) }
      try await show([(alice, bob.conversation), (bob, alice.conversation)], [:], [id, other])
    },
    pinning("a pin is made once, and taken off once") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("once", to: bob)
      try await bob.sees(id)
      for _ in 0..<2 { try await alice.setPinned(true, id, in: bob) }
      try await isTold(bob, id, in: alice, by: alice)
      for _ in 0..<2 { try await alice.setPinned(false, id, in: bob) }
      if bob.can(.pinsMessages) { try await bob.seesPin(id, in: alice, by: alice, isRemoval: true) }
      try await bob.catchesUp(with: alice)
      try requireEqual(bob.pins.count, bob.can(.pinsMessages) ? 2 : 0, "changes of pins at Bob")
      try requireEqual(alice.pins.count, 0, "changes of which the one who made them is told")
      try await show([(alice, bob.conversation), (bob, alice.conversation)], [:], [id])
    },
    pinning("a pin waits for a device that is away") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("see you there", to: bob)
      let other = try await alice.send("or there", to: bob)
      for message in [id, other] { try await bob.sees(message) }
      try await bob.logout()
      for message in [id, other] { try await alice.setPinned(true, message, in: bob) }
      try await alice.setPinned(false, other, in: bob)
      try await bob.login()
      try await isTold(bob, id, in: alice, by: alice)
      try await bob.catchesUp(with: alice)
      try await show([(bob, alice.conversation)], [id: alice], [id, other])
    },
    pinning("members of a group see one another's pins") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await bob.send("rules", to: group)
      for reader in [alice, carol] { try await reader.sees(id) }
      try await alice.setPinned(true, id, in: group)
      for reader in [bob, carol] { try await isTold(reader, id, in: group, by: alice) }
      try await show([(alice, group), (bob, group), (carol, group)], [id: alice], [id])
    },
    Scenario(
      "a pin ends with its message", senderNeeds: [.pinsMessages, .revokes], receiverNeeds: []
    ) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("not for long", to: bob)
      try await bob.sees(id)
      try await alice.setPinned(true, id, in: bob)
      try await isTold(bob, id, in: alice, by: alice)
      try await alice.revoke(id, in: bob)
      try await bob.catchesUp(with: alice)
      for (client, place) in [(alice, bob.conversation), (bob, alice.conversation)] where client.can(.pinsMessages) {
        try await client.showsPins([:], in: place, among: [])
      }
    },
    pinning("a pin is not reported as a message") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("quiet", to: bob)
      try await bob.sees(id)
      let unread = try await bob.unreadCount(alice)
      try await alice.setPinned(true, id, in: bob)
      let last = try await alice.send("the next", to: bob)
      try await bob.sees(last)
      try requireEqual(bob.receivedMessages.map(\.id), [id, last], "messages at Bob")
      try requireEqual(bob.commands.count, 0, "commands at Bob")
      try requireEqual(try await bob.history(alice).map(\.id), [id, last], "history of Bob")
      if let unread { try await bob.hasUnread(unread + 1, in: alice) }
      if !bob.can(.pinsMessages) { try requireEqual(bob.pins.count, 0, "pins at Bob") }
    },
  ]

  private static func pinning(
    _ name: String, body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(name, senderNeeds: [.pinsMessages], body: body)
  }

  /// Waits until a client, if its style has pins of messages, is notified of one.
  private static func isTold(
    _ client: Client, _ id: MessageID, in addressee: some Addressee, by other: Client
  ) async throws {
    if client.can(.pinsMessages) { try await client.seesPin(id, in: addressee, by: other) }
  }

  /// Checks the pins that clients show, if their styles do.
  private static func show(
    _ clients: [(client: Client, place: ConversationID)], _ expected: [MessageID: Client], _ ids: [MessageID]
  ) async throws {
    for (client, place) in clients where client.can(.pinsMessages) {
      try await client.showsPins(expected, in: place, among: ids)
    }
  }
}
