import ParlanceCore
import Testing

@testable import ParlanceEngine

/// A command that asks for a revocation is one, whatever client sent it and however.
@Suite struct HostileRevocationCommands {
  private static let dialects = [("REVOKE_FLAG", "msgId"), ("em_revoke", "em_revoke_messageId")]

  /// A command that says only to those who know the dialect what it wants.
  private func command(
    _ id: MessageID, naming target: String, to conversation: ConversationID, _ dialect: (String, String),
    options: MessageOptions = [.synchronizes, .roams]
  ) -> SubmitCall {
    SubmitCall(
      id, to: conversation, .command(CommandContent(action: dialect.0)), attributes: "{\"\(dialect.1)\":\"\(target)\"}",
      options: options)
  }

  private func commands(_ client: HostileClient) -> [MessageID] {
    client.received.pushes.compactMap { frame in
      if case .transient(_, _, let message) = frame { return message.id }
      return frame.message.flatMap { $0.kind == .command ? $0.id : nil }
    }
  }

  @Test(arguments: HubStoreKind.allCases, dialects)
  func ownMessageIsRevoked(_ kind: HubStoreKind, _ dialect: (String, String)) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    for options in [[.synchronizes, .roams], [.onlineOnly]] as [MessageOptions] {
      let id = MessageID("m\(options.rawValue)")
      _ = try await alice.ask(SubmitCall(id, to: .direct("bob")))
      _ = try await alice.ask(
        command(MessageID("c\(options.rawValue)"), naming: id.string, to: .direct("bob"), dialect, options: options))
      #expect(try await bob.next("revocation") { $0.revocation }.messageID == id)
    }
    try await bob.waitUntilIdle()
    #expect(commands(bob).isEmpty)
    #expect(try await bob.history(of: .direct("alice")).isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases, dialects)
  func revokingTheMessageOfAnotherIsRefused(_ kind: HubStoreKind, _ dialect: (String, String)) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await bob.ask(SubmitCall("m", to: .direct("alice")))
    for options in [[.synchronizes, .roams], [.onlineOnly], .ordinary] as [MessageOptions] {
      let forged = command("forged", naming: "m", to: .direct("bob"), dialect, options: options)
      #expect(try await alice.refusal(of: forged).code == .notOwnMessage)
    }
    // Nor by its id in another form, or with something else to revoke beside it.
    var beside = command("forged", naming: "m", to: .direct("bob"), dialect)
    beside.revokes = "nothing"
    #expect(try await alice.refusal(of: beside).code == .notOwnMessage)
    try await bob.waitUntilIdle()
    #expect(commands(bob).isEmpty)
    #expect(bob.pushedRevocations.isEmpty)
    #expect(try await bob.history(of: .direct("alice")) == ["m"])
  }

  @Test(arguments: dialects)
  func revokingAnOldMessageIsRefused(_ dialect: (String, String)) async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    hub.clock.advance(bySeconds: 121)
    let late = command("late", naming: "m", to: .direct("bob"), dialect)
    #expect(try await alice.refusal(of: late).code == .revokeWindowElapsed)
    try await bob.waitUntilIdle()
    #expect(commands(bob).isEmpty)
    #expect(bob.pushedRevocations.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func managerOfAGroupRevokesMessagesAndAMemberDoesNot(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let mallory = try await hub.client("mallory")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob", "mallory"])
    _ = try await bob.ask(SubmitCall("m", to: .group("g")))
    let dialect = Self.dialects[0]
    let forged = command("forged", naming: "m", to: .group("g"), dialect)
    #expect(try await mallory.refusal(of: forged).code == .notOwnMessage)
    _ = try await alice.ask(command("c", naming: "m", to: .group("g"), dialect))
    #expect(try await bob.next("revocation") { $0.revocation }.revoker == "alice")
    #expect(commands(bob).isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func unknownIDIsAnOrdinaryCommand(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    // One that alice has elsewhere is as unknown here as any.
    _ = try await alice.ask(SubmitCall("elsewhere", to: .direct("alice")))
    for (index, target) in ["nothing", "elsewhere"].enumerated() {
      let sent = command(MessageID("c\(index)"), naming: target, to: .direct("bob"), Self.dialects[0])
      #expect(try await alice.ask(sent).isDuplicate == false)
      #expect(try await bob.nextMessage(sent.id).kind == .command)
    }
    #expect(bob.pushedRevocations.isEmpty)
    #expect(try await alice.history(of: .direct("alice")) == ["elsewhere"])
  }

  @Test func dialectIsASetting() async throws {
    let hub = try HostileHub {
      $0.revocationCommands = [RevocationCommandPattern(action: "undo", parameter: "which")]
    }
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await bob.ask(SubmitCall("m", to: .direct("alice")))
    let forged = command("forged", naming: "m", to: .direct("bob"), ("undo", "which"))
    #expect(try await alice.refusal(of: forged).code == .notOwnMessage)
    _ = try await alice.ask(command("plain", naming: "m", to: .direct("bob"), Self.dialects[0]))
    #expect(try await bob.nextMessage("plain").kind == .command)
  }

  /// Only a command is one: what else names a message to revoke is an ordinary message.
  @Test func messageRevokesNothing() async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    _ = try await alice.ask(SubmitCall("n", to: .direct("bob"), .text("text"), revokes: "m"))
    #expect(try await bob.nextMessage("n").kind == .text)
    #expect(bob.pushedRevocations.isEmpty)
  }

  /// Parameters that no client of the dialect would take for an id.
  @Test(arguments: ["{\"msgId\":7}", "{\"msgId\":null}", "{\"msgId\":{\"a\":\"m\"}}", "{\"msgId\":\"\"}", "{}"])
  func parameterOtherThanATextRevokesNothing(_ attributes: String) async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await bob.ask(SubmitCall("7", to: .direct("alice")))
    _ = try await alice.ask(
      SubmitCall("c", to: .direct("bob"), .command(CommandContent(action: "REVOKE_FLAG")), attributes: attributes))
    #expect(try await bob.nextMessage("c").kind == .command)
  }
}
