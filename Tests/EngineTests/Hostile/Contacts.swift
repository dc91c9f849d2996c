import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Requests about contacts of a client that follows no rules.
@Suite struct HostileContacts {
  @Test(arguments: HubStoreKind.allCases)
  func contactsComeInParts(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.pullLimit = 3 }
    let accounts = try hub.register("account", 10)
    let alice = try await hub.client("alice")
    for account in accounts {
      try await alice.ask(RequestFriendCall(account: account, isImmediate: true, message: nil))
    }
    // The settings of another account about alice are not part of her contacts.
    let other = try await hub.client(accounts[0], device: "d")
    _ = try await other.ask(RemoveFriendCall(account: "alice", forgetsNotes: false))
    _ = try await other.ask(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: true, isMuted: true)))
    var found: [AccountID] = []
    var place: StreamNumber? = .min
    var parts = 0
    while let after = place {
      let page = try await alice.ask(ContactsCall(after: after))
      #expect(page.contacts.count <= 3)
      found += page.contacts.map(\.account)
      place = page.next
      parts += 1
    }
    #expect(found.sorted() == accounts.dropFirst().sorted() && parts == 4)
    #expect(try await alice.ask(ContactsCall(after: .max)) == ContactPage(contacts: []))
    // A login brings the first of them, one that knows a time none.
    let page = try #require(try await hub.client().logIn("alice", device: "tablet").contacts)
    #expect(page.contacts.count == 2 && page.next != nil)
    let known = try await hub.client().logIn("alice", device: "tablet") { $0.since = Timestamp(milliseconds: 1 << 50) }
    #expect(known.contacts == nil)
  }

  /// A reply stays within its bytes, whatever the contacts' texts are.
  @Test func repliesAreBounded() async throws {
    let hub = try HostileHub { $0.limits.bytesPerReply = 1000 }
    let accounts = try hub.register("account", 8)
    let alice = try await hub.client("alice")
    for account in accounts {
      let update = ContactUpdate(alias: String(repeating: "x", count: 400))
      try await alice.ask(UpdateContactCall(account: account, update: update))
    }
    let page = try await alice.ask(ContactsCall(after: 0))
    #expect(page.contacts.count == 2 && page.next != nil)
  }

  /// A client cannot claim that the peer blocks a message; it may request that its own message is withheld.
  @Test(arguments: HubStoreKind.allCases)
  func aClientCannotSayThatAMessageIsKeptAway(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let options = MessageOptions(rawValue: .max).subtracting([.onlineOnly, .requiresPresence, .withheld])
    let acceptance = try await alice.ask(SubmitCall("m", to: .direct("bob"), options: options))
    #expect(!acceptance.isWithheld && acceptance.number == 1)
    #expect(try await bob.nextMessage("m").options.isDisjoint(with: [.withheld, .readByPeer]))
    let own = try await alice.ask(SubmitCall("n", to: .direct("bob"), options: .ordinary.union(.withheld)))
    #expect(!own.isWithheld)
  }

  /// A withheld message that is sent again is accepted, even after the block, and still not delivered.
  @Test(arguments: HubStoreKind.allCases)
  func resentMessageStaysWithheld(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await bob.ask(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: true)))
    let options = MessageOptions.ordinary.union(.failsIfBlocked)
    let first = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    #expect(first.isWithheld && first.isPeerAbsent && !first.isDuplicate)
    #expect(try await alice.refusal(of: SubmitCall("n", to: .direct("bob"), options: options)).code == .blocked)
    // An accepted message is not a new one, whatever options the sender sets later.
    let second = try await alice.ask(SubmitCall("m", to: .direct("bob"), options: options))
    #expect(second.isWithheld && second.isDuplicate && second.sequence == first.sequence)
    try await bob.ask(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: false)))
    let third = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    #expect(third.isWithheld && third.isDuplicate)
    try await alice.ask(SubmitCall("last", to: .direct("bob")))
    try await bob.nextMessage("last")
    #expect(!bob.received.pushes.contains { $0.message?.id == "m" })
    let pulled = try await bob.ask(PullCall([PullPosition(stream: .conversation(.direct("alice")), after: 0)]))
    let messages = pulled[0].events.compactMap { event in
      if case .message(let message) = event.payload { message.id } else { nil }
    }
    #expect(messages == ["last"])
    // Nor can the one that blocked find it by its id.
    let bobs = ConversationID.direct("alice")
    let read = ReadDirectCall(conversation: bobs, sequence: 1, scope: .message("m"))
    #expect(try await bob.refusal(of: read).code == .messageNotFound)
    let revocation = RevokeCall(conversation: bobs, id: "m", request: RevocationRequest())
    #expect(try await bob.refusal(of: revocation).code == .messageNotFound)
  }

  /// Both change the relation in one turn: none of the changes is lost.
  @Test(arguments: HubStoreKind.allCases)
  func changesOfBothSidesInOneTurn(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let numbers = hub.inOneTurn {
      [
        alice.send(UpdateContactCall(account: "bob", update: ContactUpdate(alias: "Bo"))),
        bob.send(UpdateContactCall(account: "alice", update: ContactUpdate(alias: "Al"))),
        alice.send(RequestFriendCall(account: "bob", isImmediate: false, message: nil)),
        bob.send(AnswerFriendCall(account: "alice", accepts: true, message: nil)),
        alice.send(SubmitCall("m", to: .direct("bob"))),
        bob.send(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: true))),
        alice.send(SubmitCall("n", to: .direct("bob"))),
      ]
    }
    #expect(try await alice.result(numbers[4], of: SubmitCall.self).get().isWithheld == false)
    #expect(try await alice.result(numbers[6], of: SubmitCall.self).get().isWithheld)
    let contact = Contact(account: "alice", isFriend: true, isBlocked: true, alias: "Al")
    #expect(try await bob.result(numbers[5], of: UpdateContactCall.self).get() == contact)
    #expect(try await bob.ask(ContactsCall(after: 0)).contacts == [contact])
    #expect(
      try await alice.ask(ContactsCall(after: 0)).contacts == [Contact(account: "bob", isFriend: true, alias: "Bo")])
  }

  @Test func otherSpellingsAreTheSameContact() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("Bob")
    let alice = try await hub.client("alice")
    let contact = try await alice.ask(UpdateContactCall(account: "BOB", update: ContactUpdate(alias: "x")))
    #expect(contact.account.name == "Bob")
    _ = try await alice.ask(UpdateContactCall(account: "bob", update: ContactUpdate(alias: "y")))
    #expect(try await alice.ask(ContactsCall(after: 0)).contacts.map(\.alias) == ["y"])
    for account: AccountID in ["", "a\u{0}b", AccountID(String(repeating: "x", count: 65)), "ALICE"] {
      for call: any HubCall in [
        RequestFriendCall(account: account, isImmediate: true, message: nil),
        RemoveFriendCall(account: account, forgetsNotes: true),
      ] {
        #expect(try await refusal(of: call, alice) == .invalidArgument)
      }
    }
  }

  private func refusal<Call: HubCall>(of call: Call, _ client: HostileClient) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }
}
