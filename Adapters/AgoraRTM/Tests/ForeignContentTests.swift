import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Content that apps of other styles define themselves.
@Suite @MainActor struct ForeignContentTests {
  private func shown(_ body: MessageBody) async throws -> AgoraRtmMessage {
    let world = World()
    let bob = try await world.app("bob")
    let (alice, _) = try await world.device("alice")
    try alice.send(MessageDraft(conversation: .direct("bob"), body: body))
    return try await bob.messages.next().message
  }

  @Test func customContentShowsItsPayload() async throws {
    let payload = #"{"red":7}"#
    #expect(try await shown(MessageBody(content: .custom(CustomContent(payload: payload)))).text == payload)
    let named = MessageBody(content: .custom(CustomContent(type: "gift", payload: payload)))
    #expect(try await shown(named).text == "gift")
    let body = MessageBody(content: .custom(CustomContent(payload: payload)), fallbackText: "[a gift]")
    #expect(try await shown(body).text == "[a gift]")
  }

  @Test(arguments: [#"{"typing": true}"#, "[1, 2]", "plain", #"{"b": 1, "a": {"action":""}}"#])
  func aTextWithoutAnActionArrivesAsWritten(_ text: String) async throws {
    let command = MessageBody(content: .command(CommandContent(action: "", parameters: text)))
    let raw = try #require(try await shown(command) as? AgoraRtmRawMessage)
    #expect(String(decoding: raw.rawData, as: UTF8.self) == text)
  }
}
