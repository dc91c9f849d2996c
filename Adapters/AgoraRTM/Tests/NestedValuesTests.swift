import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Texts that say nested JSON: they are refused or passed on, and nothing else happens.
@Suite @MainActor struct NestedValuesTests {
  nonisolated private static let texts = [
    String(repeating: "[", count: 1_000_000), String(repeating: #"{"a":"#, count: 200_000),
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ]

  @Test(arguments: texts) func parameters(_ text: String) throws {
    let kit = try #require(AgoraRtmKit(appId: App.appID, delegate: nil, environment: World().environment))
    #expect(kit.setParameters(text) != 0)
    #expect(kit.setParameters(#"{"a":"# + text) != 0)
  }

  /// A text and raw data that look like commands are texts and raw data.
  @Test func commands() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let nested = String(repeating: "[", count: 10_000)
    let text = #"{"action":"x","parameters":"# + nested
    #expect(try await alice.send(text, to: "bob") == .ok)
    #expect(try await bob.messages.next().message.text == text)
    let raw = AgoraRtmRawMessage(rawData: Data(text.utf8), description: "")
    #expect(try await alice.send(raw, to: "bob") == .ok)
    let received = try #require(try await bob.messages.next().message as? AgoraRtmRawMessage)
    #expect(received.rawData == Data(text.utf8))
  }
}
