import Parlance

extension Scenario {
  /// Refused input: the vendor's error comes at its place, and nothing changes.
  public static let badInput: [Scenario] = [
    Scenario("sending without a login") { world in
      let bob = try await world.bob()
      let alice = try await world.makeClient("alice", world.cell.sender, device: "a1")
      try await alice.isRefused(.notLoggedIn) { try await alice.submit("before login", to: bob) }
      try await alice.login()
      let id = try await alice.send("with login", to: bob)
      try await bob.sees(id)
      try await alice.logout()
      try await alice.isRefused(.notLoggedIn) { try await alice.submit("after logout", to: bob) }
      try await alice.login()
      try await onlyTexts(["with login"], from: alice, at: bob)
    },
    Scenario("sending to an account that does not exist") { world in
      let (alice, bob) = try await world.pair()
      try await alice.isRefused(.unknownAccount) {
        try await alice.submit("hello?", to: ConversationID.direct("nobody"))
      }
      try await onlyTexts([], from: alice, at: bob)
    },
    Scenario("sending to a group that does not exist") { world in
      let (alice, bob) = try await world.pair()
      try await alice.isRefused(.unknownGroup) { try await alice.submit("hello?", to: ConversationID.group("99999")) }
      try await onlyTexts([], from: alice, at: bob)
    },
    Scenario("sending to a group that one is not in") { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [bob, carol])
      try await alice.isRefused(.notMember) { try await alice.submit("let me in", to: group) }
      try await carol.catchesUp(with: bob, in: group)
      try requireEqual(try await bob.history(group).filter { $0.sender == alice.account }.count, 0, "intrusions")
    },
    Scenario("asking for receipts in a group too large for them", senderNeeds: [.requestsGroupReceipts]) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      try await world.updateSettings { $0.groupReceiptMemberLimit = 2 }
      try await alice.isRefused(.groupTooLargeForReceipts) {
        try await alice.submit(OutgoingMessage("who reads this?", wantsGroupReceipts: true), to: group)
      }
      try await bob.catchesUp(with: alice, in: group)
      let texts = bob.receivedMessages.compactMap(\.text).filter { !$0.isEmpty }
      try requireEqual(texts, ["that was all"], "texts at Bob")
    },
    Scenario("sending without a receiver") { world in
      let (alice, bob) = try await world.pair()
      try await alice.isRefused(.emptyConversation) {
        try await alice.submit("to whom?", to: ConversationID.direct(""))
      }
      try await onlyTexts([], from: alice, at: bob)
    },
    Scenario("sending under an empty id", senderNeeds: [.choosesIDs]) { world in
      let (alice, bob) = try await world.pair()
      try await alice.isRefused(.emptyID) { try await alice.submit(OutgoingMessage("nameless", id: ""), to: bob) }
      try await onlyTexts([], from: alice, at: bob)
    },
    Scenario("sending attributes that JSON does not have") { world in
      let (alice, bob) = try await world.pair()
      // Where messages carry no attributes the text goes alone.
      if alice.can(.plainMessages) {
        let id = try await alice.send(OutgoingMessage("with a date", attributes: .unencodable), to: bob)
        try await bob.sees(id, "with a date", from: alice)
        return
      }
      try await alice.isRefused(.attributesNotJSON) {
        try await alice.submit(OutgoingMessage("with a date", attributes: .unencodable), to: bob)
      }
      try await onlyTexts([], from: alice, at: bob)
    },
    Scenario("sending more than the hub takes") { world in
      let (alice, bob) = try await world.pair()
      let text = String(repeating: "too much ", count: 20_000)
      try await alice.isRefused(.oversizedBody) { try await alice.submit(text, to: bob) }
      try await onlyTexts([], from: alice, at: bob)
    },
    Scenario("sending under an id that is taken here", senderNeeds: [.choosesIDs]) { world in
      let (alice, bob) = try await world.pair()
      let id = try await alice.send(OutgoingMessage("the first", id: "my-own-id"), to: bob)
      try await bob.sees(id, "the first", from: alice)
      try await alice.isRefused(.duplicateID) {
        try await alice.driver().submit(OutgoingMessage("the second", id: "my-own-id"), to: .direct(bob.account))
      }
      try await onlyTexts(["the first"], from: alice, at: bob)
    },
    Scenario(
      "an id that is taken in another conversation is free", senderNeeds: [.choosesIDs], receiverNeeds: [.choosesIDs]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let id = try await alice.send(OutgoingMessage("Alice's", id: "common-id"), to: carol)
      try await carol.sees(id, "Alice's", from: alice)
      try await bob.send(OutgoingMessage("Bob's", id: "common-id"), to: carol)
      let second = try await carol.log.wait(for: "the second message of the id") { entries in
        Client.received(in: entries).first { $0.id == id && $0.conversation == .direct(bob.account) }
      }
      try requireEqual(second.text, "Bob's", "text of the second message")
      for (sender, text) in [(alice, "Alice's"), (bob, "Bob's")] {
        let texts = try await carol.history(sender).filter { $0.id == id }.map(\.text)
        try requireEqual(texts, [text], "texts under the id from \(sender.account)")
      }
    },
    Scenario(
      "an id that another account used meanwhile is refused", senderNeeds: [.choosesIDs], receiverNeeds: [.choosesIDs]
    ) { world in
      let (alice, bob, carol) = try await world.trio()
      let group = try await world.group(of: [alice, bob, carol])
      world.setReachable(false, bob)
      let waiting = try await bob.driver().submit(OutgoingMessage("Bob's", id: "disputed-id"), to: group)
      let id = try await alice.send(OutgoingMessage("Alice's", id: "disputed-id"), to: group)
      world.setReachable(true, bob)
      // Bob's database has room for one message of this id, and it holds his own.
      bob.excuse(from: group)
      try await bob.isRefused(.foreignID) { waiting }
      try await carol.catchesUp(with: bob, in: group)
      try requireEqual(carol.receivedMessages.filter { $0.id == id }.map(\.text), ["Alice's"], "texts under the id")
    },
    Scenario(
      "one id from two devices is one message", senderNeeds: [.choosesIDs]
    ) { world in
      let (alice, bob) = try await world.pair()
      let second = try await world.alice(device: "a2")
      world.setReachable(false, second)
      let message = OutgoingMessage("only once", id: "shared-id")
      let waiting = try await second.submit(message, to: bob)
      let id = try await alice.send(message, to: bob)
      try requireEqual(waiting, id, "id at the second device")
      world.setReachable(true, second)
      try await second.isAccepted(id)
      try await onlyTexts(["only once"], from: alice, at: bob)
    },
    Scenario("a refused message is sent again", senderNeeds: [.resends]) { world in
      let alice = try await world.alice()
      let id = try await alice.submit("early", to: ConversationID.direct("bob"))
      try require(try await alice.outcome(of: id) != nil, "a message to nobody was accepted")
      let bob = try await world.bob()
      try await alice.driver(as: (any ResendingDriver).self, "resend").resend(id, in: .direct(bob.account))
      try await bob.sees(id, "early", from: alice)
      _ = try await alice.log.wait(for: "acceptance of \(id)") { entries -> Bool? in
        entries.contains { if case .sent(id, nil) = $0.observation { true } else { false } } ? true : nil
      }
      try await alice.stores(id, in: bob)
    },
  ]

  /// Checks that of everything that was tried only some texts became messages.
  private static func onlyTexts(_ texts: [String], from sender: Client, at receiver: Client) async throws {
    try await receiver.catchesUp(with: sender)
    let expected = texts + ["that was all"]
    try requireEqual(receiver.receivedMessages.map(\.text), expected, "texts at \(receiver.log.name)")
    let (sent, received) = (try await sender.history(receiver), try await receiver.history(sender))
    try requireEqual(sent.map(\.text), expected, "history at \(sender.log.name)")
    try requireEqual(received.map(\.text), expected, "history at \(receiver.log.name)")
  }
}
