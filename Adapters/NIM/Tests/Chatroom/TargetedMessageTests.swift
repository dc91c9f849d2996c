import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Messages for some of those in a chatroom (`toAccIds`).
@Suite @MainActor struct TargetedMessageTests {
  private func targeted(_ text: String, to accounts: [String]) -> NIMMessage {
    let message = NIMMessage()
    #expect(message.toAccIds.isEmpty)
    message.text = text
    message.toAccIds = accounts
    return message
  }

  @Test func messageReachesNamedReceiversAlone() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.enter(world.bob)
    let carol = try await ChatApp.other("carol", in: world.environment)
    try await world.enter(carol)
    try world.bob.sdk.chatManager.send(targeted("for Alice", to: ["Alice"]), to: world.session)
    let message = try await world.alice.received.next()
    #expect(message.text == "for Alice" && message.toAccIds == ["alice"])
    #expect(try await world.bob.completed.next().error == nil)
    _ = try await world.bob.send("for all", to: world.session)
    let next = try await carol.received.next()
    #expect(next.text == "for all" && next.toAccIds.isEmpty)
    // A forwarded message has no targets of its own.
    let peer = NIMSession("carol", type: .P2P)
    try world.alice.sdk.chatManager.forwardMessage(message, to: peer)
    let forwarded = try await carol.received.next()
    #expect(forwarded.text == "for Alice" && forwarded.toAccIds.isEmpty)
  }

  @Test func theVendorsErrors() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    func send(_ accounts: [String]) async throws -> String {
      try world.alice.sdk.chatManager.send(targeted("words", to: accounts), to: world.session)
      return Transcript.word(try await world.alice.completed.next().error)
    }
    #expect(try await send(["bob"]) == "remote 804")
    #expect(try await send(["alice", "ALICE"]) == "local 1")
    #expect(try await send((0..<21).map { "u\($0)" }) == "remote 419")
    let peer = NIMSession("bob", type: .P2P)
    #expect(throws: NSError.self) {
      try world.alice.sdk.chatManager.send(targeted("words", to: ["bob"]), to: peer)
    }
  }

  /// A team's message for some of its members, which another SDK sent.
  @Test func targetedMessageOfATeamShowsItsReceivers() async throws {
    let world = try await ChatroomWorld()
    let team = try world.environment.administration.createGroup(name: "t", owner: "owner", members: ["alice", "bob"])
    let body = MessageBody(content: .text("for Alice"), addressees: ["alice"])
    _ = try world.owner.device.send(MessageDraft(conversation: .group(team), body: body))
    let message = try await world.alice.received.next()
    #expect(message.text == "for Alice" && message.toAccIds == ["alice"])
    try await world.bob.catchUp()
    #expect(world.bob.received.pending.isEmpty)
    // The app may change what it keeps with it.
    message.localExt = ["seen": true]
    let session = NIMSession(team, type: .team)
    #expect(
      try await outcome { world.alice.sdk.conversationManager.update(message, for: session, completion: $0) } == nil)
  }
}
