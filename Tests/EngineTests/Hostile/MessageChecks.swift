import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Messages that wait until it is known whether they may be sent, on links that change their login meanwhile.
@Suite struct HostileMessageChecks {
  private func login(_ account: AccountID, device: DeviceID = "phone") -> ConnectCall {
    ConnectCall(account: account, token: "", device: device, style: "Test", platform: .linux)
  }

  /// A hub with a check that keeps its questions.
  private func hub(
    _ change: (inout HubSettings) -> Void = { _ in }
  ) throws -> (HostileHub, Recorder<@Sendable (MessageVerdict) -> Void>) {
    let hub = try HostileHub(.memory, change)
    let answers = Recorder<@Sendable (MessageVerdict) -> Void>()
    hub.loop.setMessageCheck(MessageCheck(concerns: { _, _ in true }, ask: { _, answer in answers.record([answer]) }))
    return (hub, answers)
  }

  @Test(arguments: [false, true]) func messageOfAFormerLoginIsNotSentByTheNext(_ isLogout: Bool) async throws {
    let (hub, answers) = try hub()
    _ = try await hub.client("bob")
    let mallory = try await hub.client("mallory")
    let text = mallory.send(SubmitCall("m", to: .direct("bob")))
    await hub.waitUntilIdle()
    let answer = try #require(answers.values.first)
    if isLogout { _ = try await mallory.ask(DisconnectCall()) }
    _ = try await mallory.ask(login("victim"))
    answer(.allowed(replacing: nil))
    let outcome = try await mallory.result(text, of: SubmitCall.self)
    #expect(throws: MessagingError(.notLoggedIn)) { try outcome.get() }
    let load = hub.inspect { $0.load }
    #expect(load.heldMessages == 0)
  }

  /// Messages that come with the answer in one turn stay behind the message that waited.
  @Test func laterMessageOfTheTurnOfTheAnswerStaysBehind() async throws {
    let (hub, answers) = try hub()
    _ = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let first = alice.send(SubmitCall("first", to: .direct("bob")))
    await hub.waitUntilIdle()
    let answer = try #require(answers.values.first)
    let second = hub.inOneTurn {
      let number = alice.send(SubmitCall("second", to: .direct("bob")))
      answer(.allowed(replacing: nil))
      return number
    }
    #expect(try await alice.result(first, of: SubmitCall.self).get().sequence == 1)
    await hub.waitUntilIdle()
    let next = try #require(answers.values.last)
    next(.allowed(replacing: nil))
    #expect(try await alice.result(second, of: SubmitCall.self).get().sequence == 2)
  }

  @Test func messagesAboveTheLimitAreRefused() async throws {
    let (hub, answers) = try hub { settings in
      settings.limits.heldMessages = 3
      settings.limits.heldMessagesPerLogin = 2
    }
    _ = try await hub.client("bob")
    let (alice, carl) = (try await hub.client("alice"), try await hub.client("carl"))
    let numbers = alice.send((1...3).map { SubmitCall(MessageID("a\($0)"), to: .direct("bob")) })
    let limited = try await alice.result(numbers[2], of: SubmitCall.self)
    #expect(limited.failure?.code == .rateLimited)
    let others = carl.send((1...2).map { SubmitCall(MessageID("c\($0)"), to: .direct("bob")) })
    let refused = try await carl.result(others[1], of: SubmitCall.self)
    #expect(refused.failure?.code == .rateLimited)
    for answer in answers.values { answer(.allowed(replacing: nil)) }
    for number in numbers.prefix(2) { _ = try await alice.result(number, of: SubmitCall.self).get() }
    _ = try await carl.result(others[0], of: SubmitCall.self).get()
    // A link that is gone takes its messages along.
    _ = alice.send(SubmitCall("a4", to: .direct("bob")))
    await hub.waitUntilIdle()
    alice.close()
    await hub.waitUntilIdle()
    let load = hub.inspect { $0.load }
    #expect(load.heldMessages == 0)
  }
}
