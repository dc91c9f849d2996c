import Parlance

extension Scenario {
  /// Changes of messages, and what users of styles without them see: the new text in the history that their SDK keeps.
  public static let edits: [Scenario] = [
    editing("a changed text is the peer's as well") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("tea at fife", to: bob)
      try await bob.sees(id, "tea at fife", from: alice)
      let edit = try await alice.edit(id, in: bob, to: "tea at five")
      try requireEqual(edit.text, "tea at five", "text in the completion")
      try requireEqual(edit.count, 1, "changes in the completion")
      try await isTold(bob, id, in: alice, by: alice, "tea at five")
      try await bob.catchesUp(with: alice)
      try await keeps([(alice, bob.conversation), (bob, alice.conversation)], "tea at five", of: id)
      try await alice.edit(id, in: bob, to: "tea at six")
      try await isTold(bob, id, in: alice, by: alice, "tea at six", count: 2)
      try await bob.catchesUp(with: alice)
      try await keeps([(alice, bob.conversation), (bob, alice.conversation)], "tea at six", of: id)
      try requireEqual(alice.edits.count, 0, "changes of which the one who made them is told")
    },
    editing("a changed text waits for a device that is away") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("first", to: bob)
      try await bob.sees(id)
      try await bob.logout()
      let missed = try await alice.send("missed", to: bob)
      try await alice.edit(id, in: bob, to: "first, again")
      try await alice.edit(missed, in: bob, to: "not missed")
      try await bob.login()
      // A message that was never here comes in its present form.
      try await bob.sees(missed, "not missed", from: alice)
      try await isTold(bob, id, in: alice, by: alice, "first, again")
      try await bob.catchesUp(with: alice)
      try await keeps([(bob, alice.conversation)], "first, again", of: id)
      try await keeps([(bob, alice.conversation)], "not missed", of: missed)
    },
    editing("a group's owner changes what a member wrote") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol], owner: alice)
      let id = try await bob.send("a bad word", to: group)
      for reader in [alice, carol] { try await reader.sees(id) }
      try await alice.edit(id, in: group, to: "a word")
      for reader in [bob, carol] { try await isTold(reader, id, in: group, by: alice, "a word") }
      let last = try await alice.send("that was all", to: group)
      for reader in [bob, carol] { try await reader.sees(last) }
      let all = [alice, bob, carol].map { (client: $0, place: group) }
      try await keeps(all, "a word", of: id)
    },
    editing("another account's message stays as it is") { world in
      let (alice, bob) = try await world.pair()
      let id = try await bob.send("mine", to: alice)
      try await alice.sees(id)
      try await alice.isRefused(.editNotOwn) {
        try await alice.edit(id, in: bob, to: "yours")
        return nil
      }
      try await keeps([(alice, bob.conversation), (bob, alice.conversation)], "mine", of: id)
      try requireEqual(bob.edits.count, 0, "changes at Bob")
    },
    editing("a message is changed ten times at most") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("0", to: bob)
      try await bob.sees(id)
      for number in 1...10 { try await alice.edit(id, in: bob, to: "\(number)") }
      try await alice.isRefused(.editedTooOften) {
        try await alice.edit(id, in: bob, to: "11")
        return nil
      }
      try await isTold(bob, id, in: alice, by: alice, "10", count: 10)
      try await bob.catchesUp(with: alice)
      try await keeps([(alice, bob.conversation), (bob, alice.conversation)], "10", of: id)
    },
    editing("a change is not reported as a message") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("quiet", to: bob)
      try await bob.sees(id)
      let unread = try await bob.unreadCount(alice)
      try await alice.edit(id, in: bob, to: "quieter")
      let last = try await alice.send("the next", to: bob)
      try await bob.sees(last)
      try requireEqual(bob.receivedMessages.map(\.id), [id, last], "messages at Bob")
      try requireEqual(bob.commands.count, 0, "commands at Bob")
      try requireEqual(bob.revocations.count, 0, "revocations at Bob")
      try requireEqual(try await bob.history(alice).map(\.id), [id, last], "history of Bob")
      if let unread { try await bob.hasUnread(unread + 1, in: alice) }
      if !bob.can(.edits) { try requireEqual(bob.edits.count, 0, "changes at Bob") }
    },
  ]

  private static func editing(
    _ name: String, body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(name, senderNeeds: [.edits], body: body)
  }

  /// Waits until a client, if its style has edits, is notified of one.
  private static func isTold(
    _ client: Client, _ id: MessageID, in addressee: some Addressee, by editor: Client, _ text: String, count: Int = 1
  ) async throws {
    if client.can(.edits) { try await client.seesEdit(id, in: addressee, by: editor, to: text, count: count) }
  }

  /// Checks what clients keep, if their SDKs keep messages. Those that keep none show what came.
  private static func keeps(
    _ clients: [(client: Client, place: ConversationID)], _ text: String, of id: MessageID
  ) async throws {
    for (client, place) in clients where client.can(.deletesLocally) {
      try await client.shows(text, of: id, in: place)
    }
  }
}
