import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Local state of a message: played, deleted, the app's own data.
@Suite @MainActor struct MessageStateTests {
  @Test func playedIsNotedOnThisDevice() async throws {
    let world = try await ConversationWorld()
    let message = try #require(try await world.receive(["speech"]).first)
    let stored = { world.manager.messages(in: world.session, messageIds: [message.messageId])?.first }
    #expect(!message.isPlayed && stored()?.isPlayed == false)
    message.isPlayed = true
    #expect(message.isPlayed && stored()?.isPlayed == true)
    message.isPlayed = false
    #expect(!message.isPlayed && stored()?.isPlayed == false)
    // What is nowhere stored, or cannot be, stays as it is.
    let new = NIMMessage()
    new.isPlayed = true
    #expect(!new.isPlayed)
    try await world.alice.logOut()
    message.isPlayed = true
    #expect(!message.isPlayed)
    try await world.alice.logIn()
    world.manager.delete(message)
    message.isPlayed = true
    #expect(!message.isPlayed)
  }

  @Test func localExtStaysOnTheDevice() async throws {
    let world = try await ConversationWorld()
    let message = NIMMessage()
    message.text = "one"
    message.localExt = ["a": 1]
    try world.alice.sdk.chatManager.send(message, to: world.session)
    try await world.alice.complete(message)
    let again = try #require(world.manager.messages(in: world.session, message: nil, limit: 1)?.first)
    #expect(again.localExt?["a"] as? Int == 1 && again.callbackExt.isEmpty)
    #expect(again.description == "NIMMessage \(message.messageId) type 0")
    // The receiver does not get it.
    let received = try await world.bob.received.next()
    #expect(received.localExt == nil && received.status == .none && !received.isDeleted)
    #expect(NIMMessage().status == .none && NIMMessage().localExt == nil)
  }
}
