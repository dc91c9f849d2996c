import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Attributes are a JSON object, or there are none.
@Suite struct HostileJSON {
  private static let others = [
    "", " ", "null", "1", "\"text\"", "[]", "[{}]", "{", "}", "{\"a\":1", "{\"a\":1}}", "{\"a\"}", "{a:1}", "text",
    "{}{}", "{\"a\":1} x", "\u{0}", "{\"a\":\"\u{1}\"}",
    String(repeating: "[", count: 50_000), String(repeating: "{\"a\":", count: 10_000),
    "{\"a\":" + String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000) + "}",
  ]

  @Test(arguments: others)
  func attributesThatAreNotAnObjectAreRefused(_ text: String) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let call = SubmitCall("m", to: .direct("alice"), attributes: text)
    #expect(try await alice.refusal(of: call).code == .invalidArgument)
    var transient = call
    transient.options = [.onlineOnly]
    #expect(try await alice.refusal(of: transient).code == .invalidArgument)
    var pushed = call
    pushed.body = MessageBody(content: .text("t"), push: PushHints(payload: text)).encoded()
    #expect(try await alice.refusal(of: pushed).code == .invalidArgument)
    let command = SubmitCall(
      "m", to: .direct("alice"), .command(CommandContent(action: "REVOKE_FLAG")), attributes: text)
    #expect(try await alice.refusal(of: command).code == .invalidArgument)
    _ = try await alice.ask(SubmitCall("n", to: .direct("alice")))
    let revoke = RevokeCall(
      conversation: .direct("alice"), id: "n", request: RevocationRequest(push: PushHints(payload: text)))
    #expect(try await alice.refusal(of: revoke).code == .invalidArgument)
    #expect(try await alice.history(of: .direct("alice")) == ["n"])
  }

  @Test(arguments: ["{}", " { } ", "{\"a\":1}", "{\"a\":{\"b\":[1,2,null,true,\"é\"]}}", "{\"\":\"\"}"])
  func objectsPassAsTheyAre(_ text: String) async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob"), attributes: text))
    #expect(MessageBody(decoding: try await bob.nextMessage("m").body).attributes == text)
  }
}
