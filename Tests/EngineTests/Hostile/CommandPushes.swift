import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Push notifications of commands, with clients that follow no rules.
@Suite struct CommandPushes {
  private func pushing() throws -> HostileHub {
    var parts = try HostileHub.Parts()
    parts.pushes = true
    return try HostileHub(parts: parts)
  }

  private func submit(
    _ id: MessageID, _ push: PushHints?, _ options: MessageOptions = [.roams, .pushes],
    to conversation: ConversationID = .direct("bob")
  ) -> SubmitCall {
    let body = MessageBody(content: .command(CommandContent(action: "do")), push: push)
    return SubmitCall(id: id, conversation: conversation, options: options, kind: .command, body: body.encoded())
  }

  /// Bob exists and is away.
  private func absentBob(_ hub: HostileHub) async throws {
    let bob = try await hub.client("bob")
    try await bob.ask(DisconnectCall())
    bob.close()
  }

  @Test func aCommandIsPushedIfItsSenderAsks() async throws {
    let hub = try pushing()
    let alice = try await hub.client("alice")
    try await absentBob(hub)
    let hints = PushHints(text: "look", payload: "{\"a\":1}", showsSender: false)
    for (id, push, options) in [
      ("counted", hints, [.roams, .pushes, .countsAsUnread]), ("silent", hints, [.roams, .pushes]),
      ("unasked", hints, [.roams]), ("wordless", PushHints(payload: "{}"), [.roams, .pushes]),
      ("empty", PushHints(text: ""), [.roams, .pushes]), ("plain", nil, [.roams, .pushes]),
      ("transient", hints, [.onlineOnly, .pushes]),
    ] as [(MessageID, PushHints?, MessageOptions)] {
      try await alice.ask(submit(id, push, options))
    }
    await hub.waitUntilIdle()
    #expect(hub.notifications.values.map(\.messageID) == ["counted", "silent"])
    let pushed = try #require(hub.notifications.values.first)
    #expect(pushed.text == "look" && pushed.payload == "{\"a\":1}" && !pushed.showsSender && pushed.countsAsUnread)
    #expect(pushed.recipient == "bob" && pushed.sender == "alice" && pushed.conversation == .direct("alice"))
    #expect(hub.notifications.values.last?.countsAsUnread == false)
    // One that is sent again is not a new one.
    try await alice.ask(submit("counted", hints))
    await hub.waitUntilIdle()
    #expect(hub.notifications.values.count == 2)
  }

  @Test func unwantedPushIsNotSent() async throws {
    let hub = try pushing()
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let hints = PushHints(text: "look")
    // Connected.
    try await alice.ask(submit("1", hints))
    try await bob.ask(UpdatePushSettingsCall(update: PushSettingsUpdate(selection: .nothing)))
    try await bob.ask(DisconnectCall())
    bob.close()
    try await alice.ask(submit("2", hints))
    // Blocked.
    let carol = try await hub.client("carol")
    try await carol.ask(UpdateContactCall(account: "alice", update: ContactUpdate(isBlocked: true)))
    try await carol.ask(DisconnectCall())
    carol.close()
    try await alice.ask(submit("3", hints, to: .direct("carol")))
    await hub.waitUntilIdle()
    #expect(hub.notifications.values.isEmpty)
    let payload = submit("4", PushHints(text: "look", payload: "no object"))
    #expect(try await alice.refusal(of: payload).code == .invalidArgument)
  }
}
