import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// A device that asks its style when to log in again, and with which token.
@Suite struct ReconnectHookTests {
  /// The answer of a hook, and the number of times that it was asked.
  private final class Script<Value: Sendable>: Sendable {
    private let state: Lock<(value: Value, count: Int)>
    init(_ value: Value) { state = Lock((value, 0)) }
    var count: Int { state.withLock { $0.count } }
    func answer() -> Value {
      state.withLock { state in
        state.count += 1
        return state.value
      }
    }
    func set(_ value: Value) { state.withLock { $0.value = value } }
  }

  @Test func theStyleDecidesWhenTheDeviceLogsInAgain() throws {
    let pause = Script<Int64?>(30_000)
    let world = try ScriptedWorld { $0.hooks.reconnectPause = { pause.answer() } }
    try world.login(world.connected(), after: 30)
    #expect(pause.count == 1 && world.hub.pauses == [30_000])
    world.reconnect()
    #expect(pause.count == 2 && world.changes.last == .lost)
    world.advance(bySeconds: 29)
    #expect(world.hub.take(ConnectCall.self).isEmpty && world.device.isLoggedIn)
    world.advance(bySeconds: 1)
    try world.answer(ConnectCall.self, world.connected())
    #expect(world.device.isConnected)
    // Without a choice the device logs in at once.
    pause.set(nil)
    try world.again(world.connected())
    #expect(world.device.isConnected && world.hub.pauses == [30_000, 30_000, nil])
  }

  /// A hub that does not answer: the device gives up the link, and keeps to the pause as well.
  @Test func pauseHoldsAfterADeadLink() throws {
    let pause = Script<Int64?>(20_000)
    let world = try ScriptedWorld { $0.hooks.reconnectPause = { pause.answer() } }
    try world.login()
    _ = world.hub.take(PullCall.self)
    try world.device.send("into the void", to: .direct("bob"))
    world.waitUntilIdle()
    world.advance(bySeconds: 61)
    #expect(world.hub.interruptions == 1 && pause.count == 1)
    world.advance(bySeconds: 2)
    #expect(world.hub.take(ConnectCall.self).isEmpty)
    world.advance(bySeconds: 20)
    #expect(world.hub.take(ConnectCall.self).count == 1)
  }

  @Test func eachLoginShowsTheTokenOfTheMoment() throws {
    let token = Script<String?>("first")
    let world = try ScriptedWorld { $0.hooks.token = { token.answer() } }
    world.device.connectEventually(token: "given")
    world.waitUntilIdle()
    let (number, call) = try #require(world.hub.take(ConnectCall.self).first)
    #expect(call.token == "first" && token.count == 1)
    world.answer(number, world.connected(heads: [StreamHead(stream: .account, sequence: 1)]))
    token.set("second")
    world.reconnect()
    let (again, next) = try #require(world.hub.take(ConnectCall.self).first)
    #expect(next.token == "second" && next.restored == 1)
    world.answer(again, world.connected())
    token.set(nil)
    world.reconnect()
    #expect(world.hub.take(ConnectCall.self).map(\.call.token) == ["second"])
  }

  @Test func aDeviceThatIsClosedMeanwhileAsksNothing() throws {
    let pause = Script<Int64?>(10_000)
    let world = try ScriptedWorld { $0.hooks.reconnectPause = { pause.answer() } }
    try world.login()
    world.reconnect()
    world.device.close()
    world.advance(bySeconds: 10)
    #expect(world.hub.take(ConnectCall.self).isEmpty)
  }
}

extension ScriptedWorld {
  /// Logs in, and once more after a pause.
  fileprivate func login(_ reply: ConnectReply, after seconds: Double) throws {
    try login()
    reconnect()
    advance(bySeconds: seconds)
    try answer(ConnectCall.self, reply)
  }
}
