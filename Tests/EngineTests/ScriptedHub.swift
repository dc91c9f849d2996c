import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestNumbers
import TestSupport
import Testing

@testable import ParlanceEngine

/// A link whose other end is a test, which examines each request and answers as it likes, or not at all.
final class ScriptedHub: Link, Sendable {
  private struct State {
    var frames: [OutboundFrame] = []
    var interruptions = 0
    var bringsTokens = false
    var pauses: [Int64?] = []
    var hastenings = 0
  }

  private let state = Lock(State())

  /// The number of times that the device gave up the link.
  var interruptions: Int { state.withLock { $0.interruptions } }
  /// The pauses between attempts that the device requested, in milliseconds.
  var pauses: [Int64?] { state.withLock { $0.pauses } }
  /// The requests that the test has not taken yet.
  var waiting: [OutboundFrame] { state.withLock { $0.frames } }

  /// Does nothing: the test passes frames to the device itself.
  func attach(_ receiver: any LinkReceiver) {}
  /// Does nothing: the test reports the state of the link to the device itself.
  func setReachable(_ isReachable: Bool) {}

  /// The number of times that the device requested the link at once.
  var hastenings: Int { state.withLock { $0.hastenings } }
  func hasten() { state.withLock { $0.hastenings += 1 } }
  func setPause(_ milliseconds: Int64?) { state.withLock { $0.pauses.append(milliseconds) } }
  func submit(_ frames: [OutboundFrame]) { state.withLock { $0.frames += frames } }

  func interrupt() {
    state.withLock {
      $0.interruptions += 1
      $0.frames.removeAll()
    }
  }

  var isReachable: Bool { true }
  func close() {}
  func address(of media: MediaDescriptor) -> String? { nil }
  var bringsTokens: Bool {
    get { state.withLock { $0.bringsTokens } }
    set { state.withLock { $0.bringsTokens = newValue } }
  }

  /// Removes the waiting calls of a type, and returns them with their numbers.
  func take<Call: HubCall>(_ type: Call.Type) -> [(number: UInt64, call: Call)] {
    state.withLock { state in
      let taken = state.frames.compactMap { frame in (frame.call as? Call).map { (frame.number, $0) } }
      state.frames.removeAll { $0.call is Call }
      return taken
    }
  }
}

/// Counts the actions that are scheduled on a clock that a test advances.
final class CountingClock: MessagingClock {
  let clock = ManualClock()
  private let scheduled = Lock(0)

  /// The number of scheduled actions.
  var count: Int { scheduled.withLock { $0 } }

  func now() -> Timestamp { clock.now() }

  func schedule(at deadline: Timestamp, _ action: @escaping @Sendable () -> Void) {
    scheduled.withLock { $0 += 1 }
    clock.schedule(at: deadline, action)
  }
}

/// A device whose hub is the test. Everything that it does is over when a method returns.
final class ScriptedWorld {
  let clock = CountingClock()
  let hub = ScriptedHub()
  let recorder = EventRecorder()
  let store: any DeviceStore
  let device: Device
  /// The device's own files.
  let folder: TestSupport.TemporaryFolder
  private let queue = DeviceLoop.makeQueue()
  private let callbacks = DispatchQueue(label: "scripted.callbacks")

  init(
    store: any DeviceStore = MemoryDeviceStore(), _ change: (inout DeviceConfiguration) -> Void = { _ in }
  ) throws {
    self.store = store
    folder = try TestSupport.TemporaryFolder()
    var configuration = DeviceConfiguration(style: "Test", account: "me", device: "phone")
    change(&configuration)
    let recorder = recorder
    let folder = folder.url.path
    device = try Device(
      configuration: configuration, store: store, clock: clock, loop: DeviceLoop(queue: queue), link: hub,
      isLinkUp: true, callbackQueue: callbacks,
      files: DeviceFiles(files: SystemFiles(), queue: queue, previewQueue: queue, folder: { folder })
    ) { recorder.record($0) }
  }

  /// Waits until the device has nothing left to do: each round of turns and callbacks asks for one more at most.
  func waitUntilIdle() {
    for _ in 0..<6 {
      queue.sync {}
      callbacks.sync {}
    }
  }

  /// Runs several calls of the app of which the device makes one turn.
  func inOneTurn(_ body: () throws -> Void) rethrows {
    queue.suspend()
    defer {
      queue.resume()
      waitUntilIdle()
    }
    try body()
  }

  /// Sends frames to the device, as a hub would in one turn.
  func push(_ frames: [InboundFrame]) {
    queue.sync { device.receive(frames) }
    waitUntilIdle()
  }

  func push(_ events: StreamEvent...) { push(events.map { .event($0) }) }

  func answer(_ number: UInt64, _ reply: some Sendable) { push([.reply(number, .success(reply))]) }

  func refuse(_ number: UInt64, _ code: MessagingError.Code) {
    push([.reply(number, .failure(MessagingError(code)))])
  }

  /// Answers the one call of a type that is waiting.
  func answer<Call: HubCall>(_ type: Call.Type, _ reply: Call.Reply) throws {
    waitUntilIdle()
    let calls = hub.take(type)
    try #require(calls.count == 1)
    answer(calls[0].number, reply)
  }

  func advance(bySeconds seconds: Double) {
    clock.clock.advance(bySeconds: seconds)
    waitUntilIdle()
  }

  func connected(
    heads: [StreamHead] = [], groups: [GroupInfo] = [], limits: RequestLimits = HubLimits().requests,
    time: Timestamp? = nil, upTo: Timestamp? = nil, isForked: Bool = false
  ) -> ConnectReply {
    let terms = ProtocolTerms(version: 1, capabilities: .all, limits: limits)
    return .connected(
      Connected(
        terms: terms, time: time ?? clock.now(), upTo: upTo ?? clock.now(), login: 1, account: "me", isForked: isForked,
        heads: heads, groups: groups, otherDevices: []))
  }

  /// Logs in for the first time, and once more with the reply if there is one.
  ///
  /// - parameter time: The hub's time of the first login; nil for that of the clock.
  func login(_ reply: ConnectReply? = nil, at time: Timestamp? = nil) throws {
    device.connectEventually(token: "")
    try answer(ConnectCall.self, connected(heads: [StreamHead(stream: .account, sequence: 1)], time: time))
    if let reply { try again(reply) }
  }

  /// Breaks the link, and restores it.
  func reconnect() {
    for isReachable in [false, true] {
      device.linkDidChange(isReachable: isReachable)
      waitUntilIdle()
    }
  }

  /// Logs in after a break of the link.
  func again(_ reply: ConnectReply) throws {
    reconnect()
    try answer(ConnectCall.self, reply)
  }

  // MARK: reported events

  var changes: [ConnectionChange] {
    recorder.events.compactMap { if case .connection(let change) = $0 { change } else { nil } }
  }

  var sent: [(id: MessageID, conversation: ConversationID, error: MessagingError.Code?)] {
    recorder.events.compactMap {
      if case .sent(let message, let error) = $0 { (message.id, message.conversation, error?.code) } else { nil }
    }
  }
}

/// The values that a completion received, one for each call.
final class Answer<Value: Sendable>: Sendable {
  private let values = Lock<[Value]>([])
  var all: [Value] { values.withLock { $0 } }
  func give(_ value: Value) { values.withLock { $0.append(value) } }
}

/// An entry of a stream with a text in it.
func textEvent(
  _ id: MessageID, in conversation: ConversationID, _ sequence: Int64, from sender: AccountID = "bob",
  options: MessageOptions = .ordinary, text: String = "hello"
) -> StreamEvent {
  StreamEvent(
    stream: .conversation(conversation), sequence: sequence,
    time: Timestamp(milliseconds: 1000).advanced(byMilliseconds: sequence),
    payload: .message(textMessage(id, sequence, from: sender, options: options, text: text)))
}

func textMessage(
  _ id: MessageID, _ number: Int64, from sender: AccountID = "bob", options: MessageOptions = .ordinary,
  text: String = "hello"
) -> MessageEvent {
  MessageEvent(
    id: id, sender: sender, number: number, senderNumber: number, options: options, platform: .linux, kind: .text,
    body: MessageBody(content: .text(text)).encoded())
}

func acceptance(_ id: MessageID, _ sequence: Int64) -> Acceptance {
  Acceptance(
    id: id, sequence: sequence, time: Timestamp(milliseconds: 5000 + sequence), number: sequence,
    senderNumber: sequence, roster: [], isDuplicate: false)
}
