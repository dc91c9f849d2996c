import Parlance

extension Scenario {
  /// Taking messages back: who may, until when, and what everyone receives.
  public static let revocation: [Scenario] = [
    revoking("the receiver is notified and both sides lose the message") { world in
      let (alice, bob) = try await world.pair()
      let kept = try await alice.send("kept", to: bob)
      let id = try await alice.send("taken back", to: bob)
      let time = try await bob.sees(id).time
      try await world.advanceClock(bySeconds: 5)
      let words = alice.can(.revocationWords) ? RevocationWords(postscript: "sorry", attachment: "typo") : nil
      let wasStored = try await alice.revoke(id, in: bob, words: words)
      try require(wasStored, "\(alice.log.name) lost the message before its completion ran")
      let observed = try await bob.seesRevoked(id, acceptedAt: time)
      try check(
        observed, in: .direct(alice.account), revoker: alice, sender: alice, time: time, text: "taken back",
        words: bob.can(.showsRevocationWords) ? words : nil)
      if let told = observed.isOffline { try requireEqual(told, false, "offline") }
      if let told = observed.isRoaming { try requireEqual(told, false, "roaming") }
      try requireEqual(observed.wasStored, false, "still stored during the receiver's callback")
      try await revokerIsTold(alice, of: id, in: .direct(bob.account), time: time, marker: bob)
      for (client, peer) in [(alice, bob), (bob, alice)] {
        try await client.stores(id, in: peer, false)
        try await client.stores(kept, in: peer)
      }
      try requireEqual(bob.revocations.count, 1, "revocations at Bob")
    },
    revoking("two minutes less a second are in time") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("just in time", to: bob)
      let time = try await bob.sees(id).time
      try await world.advanceClock(bySeconds: 119)
      try await alice.revoke(id, in: bob)
      _ = try await bob.seesRevoked(id, acceptedAt: time)
      try await alice.catchesUp(with: bob)
      try await alice.stores(id, in: bob, false)
    },
    revoking("two minutes and a second are too late") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("too late", to: bob)
      try await bob.sees(id)
      try await world.advanceClock(bySeconds: 121)
      try await alice.isRefused(.revokeTooLate) {
        try await alice.revoke(id, in: bob)
        return nil
      }
      try await nothingChanged(id, [(alice, bob.conversation), (bob, alice.conversation)], by: alice, at: bob)
    },
    revoking("a receiver cannot revoke the sender's message") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("mine", to: bob)
      try await bob.sees(id)
      try await bob.isRefused(.revokeNotOwn) {
        try await bob.revoke(id, in: alice)
        return nil
      }
      try await nothingChanged(id, [(alice, bob.conversation), (bob, alice.conversation)], by: alice, at: bob)
    },
    revoking("an ordinary member takes back own messages only") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob], owner: carol)
      let id = try await alice.send("mine", to: group)
      try await bob.sees(id)
      try await carol.sees(id)
      try await bob.isRefused(.revokeNotOwnInGroup) {
        try await bob.revoke(id, in: group)
        return nil
      }
      try await nothingChanged(id, [(alice, group), (bob, group)], by: alice, at: bob, in: group)
    },
    revoking("a member takes a message back from the whole group") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob], owner: carol)
      let id = try await alice.send("to all", to: group)
      let time = try await bob.sees(id).time
      try await carol.sees(id)
      try await alice.revoke(id, in: group)
      for client in [bob, carol] {
        let observed = try await client.seesRevoked(id, acceptedAt: time)
        try check(observed, in: group, revoker: alice, sender: alice, time: time, text: "to all", words: nil)
        try await client.stores(id, in: group, false)
      }
      try await revokerIsTold(alice, of: id, in: group, time: time, marker: bob)
      try await alice.stores(id, in: group, false)
    },
    revoking("a manager takes back what a member wrote") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob], owner: carol)
      try await world.promote(bob, in: group, by: carol)
      let id = try await alice.send("against the rules", to: group)
      let time = try await bob.sees(id).time
      try await carol.sees(id)
      try await bob.revoke(id, in: group)
      for client in [alice, carol] {
        let observed = try await client.seesRevoked(id, acceptedAt: time)
        try check(observed, in: group, revoker: bob, sender: alice, time: time, text: "against the rules", words: nil)
        try requireEqual(observed.wasStored, false, "still stored during the callback at \(client.log.name)")
        try await client.stores(id, in: group, false)
      }
      try await revokerIsTold(bob, of: id, in: group, time: time, marker: alice)
      try await bob.stores(id, in: group, false)
    },
    Scenario(
      "the owner of a room takes back what another wrote", senderNeeds: [.revokes, .rooms],
      receiverNeeds: [.revokes, .rooms]
    ) { world in
      let (alice, bob) = try await world.pair()
      let room = try await world.room(with: [alice, bob])
      let id = try await bob.send("against the rules", to: room)
      let time = try await alice.sees(id).time
      try await alice.revoke(id, in: room)
      let observed = try await bob.seesRevoked(id, acceptedAt: time)
      try requireEqual(observed.conversation, room, "conversation of the revocation")
      try requireEqual(observed.revoker, alice.account, "revoker")
    },
    revoking("taken from the receivers only, a message stays with its sender") { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send("one way", to: bob)
      let time = try await bob.sees(id).time
      try await world.revokeFromReceivers(id)
      let observed = try await bob.seesRevoked(id, acceptedAt: time)
      if let told = observed.messageSender { try requireEqual(told, alice.account, "sender of the message") }
      if let scope = observed.scope { try requireEqual(scope, .receivers, "scope") }
      try await bob.stores(id, in: alice, false)
      try await alice.catchesUp(with: bob)
      try await alice.stores(id, in: bob)
      try requireEqual(alice.revocations.count, 0, "revocations at the sender")
    },
    revoking("taken from the receivers only, in a group") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      let id = try await alice.send("one way", to: group)
      let time = try await bob.sees(id).time
      try await carol.sees(id)
      try await world.revokeFromReceivers(id)
      for client in [bob, carol] {
        let observed = try await client.seesRevoked(id, acceptedAt: time)
        try requireEqual(observed.conversation, group, "conversation")
        if let scope = observed.scope { try requireEqual(scope, .receivers, "scope") }
        try await client.stores(id, in: group, false)
      }
      try await alice.catchesUp(with: bob, in: group)
      try await alice.stores(id, in: group)
      try requireEqual(alice.revocations.count, 0, "revocations at the sender")
    },
  ]

  static func revoking(
    _ name: String, receiverNeeds: Set<Capability> = [], stores: Set<Cell.Store> = Set(Cell.Store.allCases),
    body: @escaping @Sendable (World) async throws -> Void
  ) -> Scenario {
    Scenario(
      name, senderNeeds: [.revokes], receiverNeeds: receiverNeeds.union([.revokes]), stores: stores, body: body)
  }

  /// Checks the content of a revocation with its message.
  static func check(
    _ observed: ObservedRevocation, in conversation: ConversationID, revoker: Client, sender: Client, time: Timestamp,
    text: String?, words: RevocationWords?, file: String = #fileID, line: Int = #line
  ) throws {
    try requireEqual(observed.conversation, conversation, "conversation of the revocation", file: file, line: line)
    try requireEqual(observed.revoker, revoker.account, "revoker", file: file, line: line)
    if let told = observed.messageSender {
      try requireEqual(told, sender.account, "sender of the message", file: file, line: line)
    }
    if let told = observed.messageTime { try requireEqual(told, time, "time of the message", file: file, line: line) }
    try requireEqual(observed.hasMessage, text != nil, "message with the revocation", file: file, line: line)
    try requireEqual(observed.text, text, "text of the message with the revocation", file: file, line: line)
    try requireEqual(observed.words, words, "words of the revocation", file: file, line: line)
    if let scope = observed.scope { try requireEqual(scope, .everyone, "scope", file: file, line: line) }
  }

  /// Checks what the revoking device is notified of besides its completion, after which the message is gone.
  static func revokerIsTold(
    _ revoker: Client, of id: MessageID, in conversation: ConversationID, time: Timestamp, marker: Client
  ) async throws {
    let place = conversation.kind == .direct ? revoker.conversation : conversation
    if revoker.can(.revokerIsTold) {
      let observed = try await revoker.seesRevoked(id, acceptedAt: time)
      try requireEqual(observed.revoker, revoker.account, "revoker in its own revocation")
      try requireEqual(observed.conversation, conversation, "conversation of its own revocation")
      try requireEqual(observed.wasStored, true, "still stored during the revoker's callback")
    }
    try await revoker.catchesUp(with: marker, in: place)
    try requireEqual(revoker.revocations.count, revoker.can(.revokerIsTold) ? 1 : 0, "revocations at the revoker")
  }

  private static func nothingChanged(
    _ id: MessageID, _ holders: [(Client, ConversationID)], by sender: Client, at receiver: Client,
    in conversation: ConversationID? = nil
  ) async throws {
    try await receiver.catchesUp(with: sender, in: conversation)
    for (client, conversation) in holders {
      try await client.stores(id, in: conversation)
      try requireEqual(client.revocations.count, 0, "revocations at \(client.log.name)")
    }
  }
}
