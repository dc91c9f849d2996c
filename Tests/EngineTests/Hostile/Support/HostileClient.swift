import Dispatch
import Foundation
import ParlanceCore
import TestSupport

@testable import ParlanceEngine

/// A client that speaks bytes to a hub and keeps to no rule: it sends any call, or no call at all.
final class HostileClient: @unchecked Sendable {
  // Safe to share: the state is guarded by the lock; the session is passed to the loop, which guards it.

  /// The replies and pushes of the hub that no test has consumed yet.
  struct Received {
    var replies: [UInt64: Result<any Sendable, MessagingError>] = [:]
    /// The number of all replies, including repeated ones to the same call.
    var replyCount = 0
    var pushes: [InboundFrame] = []
    /// The lengths of the packets, in bytes, in their order.
    var packets: [Int] = []
    /// The requests of the hub to hold back (true) or to resume (false), in order.
    var pauses: [Bool] = []
    var closeReason: SessionCloseReason?
  }

  struct TimedOut: Error {
    var what: String
    var received: Received
  }

  /// The reply to a call that a test expected to be refused.
  struct NotRefused: Error {
    var reply: any Sendable
  }

  struct UnexpectedReply: Error {
    var reply: any Sendable
  }

  private struct Waiter {
    var look: (inout Received) -> Bool
    var giveUp: (Received) -> Void
  }

  private struct State {
    var received = Received()
    var calls: [UInt64: any HubCall.Type] = [:]
    var lastNumber: UInt64 = 0
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
  }

  private struct UncheckedState: @unchecked Sendable {
    // Safe to share: only touched under the client's lock.
    var value = State()
  }

  /// The largest packet that the hub's end of the link takes, in bytes.
  private static let packetLimit = 256 * 1024 * 1024

  let loop: HubLoop
  /// The hub, whose files are removed with it.
  private let hub: HostileHub
  let outlet = ByteOutlet()
  let session: HubSession
  private let state = Lock(UncheckedState())
  /// Runs whenever a packet arrives, before its frames can be consumed.
  let onPacket = Lock<(@Sendable () -> Void)?>(nil)

  init(_ hub: HostileHub) {
    self.hub = hub
    loop = hub.loop
    session = loop.makeSession(outlet: outlet)
    outlet.client = self
  }

  // MARK: sending

  /// Sends calls in one packet and returns their numbers.
  @discardableResult
  func send(_ calls: [any HubCall], patience: Int64 = OutboundFrame.usualPatience) -> [UInt64] {
    let (numbers, packet) = encode(calls, patience: patience)
    send(packet: packet)
    return numbers
  }

  private func encode(
    _ calls: [any HubCall], patience: Int64 = OutboundFrame.usualPatience
  ) -> (numbers: [UInt64], packet: [UInt8]) {
    let frames = state.withLock { state in
      calls.map { call in
        state.value.lastNumber += 1
        state.value.calls[state.value.lastNumber] = type(of: call)
        return OutboundFrame(number: state.value.lastNumber, call: call, patience: patience)
      }
    }
    return (frames.map(\.number), FrameCodec.encode(outbound: frames))
  }

  @discardableResult func send(_ call: any HubCall) -> UInt64 { send([call])[0] }

  /// Sends any bytes. A link over a network ends where they are not a packet.
  func send(packet: [UInt8]) {
    if let frames = decode(packet) { loop.submit(frames, from: session) } else { close() }
  }

  /// Passes calls to a hub without its loop, in a turn of their own; on the hub's queue only.
  func submitAtOnce(_ calls: [any HubCall], to hub: Hub) -> [UInt64] {
    let (numbers, packet) = encode(calls)
    hub.process([.frames(session, decode(packet) ?? [])])
    return numbers
  }

  /// Decodes a packet as a link of bytes does; nil if it is malformed.
  private func decode(_ packet: [UInt8]) -> [ReceivedFrame]? {
    let now = loop.now
    return try? FrameCodec.decode(outbound: packet, limit: Self.packetLimit).map {
      switch $0 {
      case .frame(let frame): ReceivedFrame(frame, received: now)
      case .refused(let number, let error): ReceivedFrame(number: number, error: error, received: now)
      }
    }
  }

  /// Notes that a number is to be answered as a call of a type, for requests that were sent as bytes.
  func expect(_ number: UInt64, as type: any HubCall.Type) {
    state.withLock { $0.value.calls[number] = type }
  }

  /// Ends the link.
  func close() { loop.close(session) }

  // MARK: receiving

  fileprivate func receive(_ frames: [InboundFrame]) {
    let packet = FrameCodec.encode(inbound: frames)
    onPacket.withLock { $0 }?()
    change { state in
      state.received.packets.append(packet.count)
      let decoded = try? FrameCodec.decode(inbound: packet, limit: .max) { state.calls[$0] }
      for frame in decoded ?? [] {
        if case .reply(let number, let result) = frame {
          state.received.replies[number] = result
          state.received.replyCount += 1
        } else {
          state.received.pushes.append(frame)
        }
      }
    }
  }

  fileprivate func notePause(_ isPaused: Bool) { change { $0.received.pauses.append(isPaused) } }

  fileprivate func noteClose(_ reason: SessionCloseReason) {
    change { $0.received.closeReason = reason }
    if outlet.closesAtOnce.withLock({ $0 }) { close() }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state.value)
      for (number, waiter) in state.value.waiters.sorted(by: { $0.key < $1.key })
      where waiter.look(&state.value.received) {
        state.value.waiters[number] = nil
      }
    }
  }

  /// Drops the pushes received so far.
  func forgetPushes() { change { $0.received.pushes.removeAll() } }

  /// The replies and pushes received so far.
  var received: Received { state.withLock { $0.value.received } }

  /// Waits until the closure finds a value; throws `TimedOut` after the deadline.
  func wait<Value>(
    for what: String, _ look: @escaping (inout Received) -> Value?
  ) async throws -> Value where Value: Sendable {
    try await withCheckedThrowingContinuation { continuation in
      let number: Int? = state.withLock { state in
        if let value = look(&state.value.received) {
          continuation.resume(returning: value)
          return nil
        }
        state.value.lastWaiter += 1
        state.value.waiters[state.value.lastWaiter] = Waiter {
          guard let value = look(&$0) else { return false }
          continuation.resume(returning: value)
          return true
        } giveUp: {
          continuation.resume(throwing: TimedOut(what: what, received: $0))
        }
        return state.value.lastWaiter
      }
      guard let number else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + TestDeadline.seconds) { [self] in
        state.withLock { state in
          state.value.waiters.removeValue(forKey: number)?.giveUp(state.value.received)
        }
      }
    }
  }
}

/// The hub's way to one client.
final class ByteOutlet: SessionOutlet {
  fileprivate weak var client: HostileClient?
  /// False if delivered frames are to stay in the backlog.
  let isDrained = Lock(true)
  /// True if the link ends as soon as the hub closes it.
  let closesAtOnce = Lock(true)
  private let waiting = Lock(SessionBacklog())

  func deliver(_ frames: [InboundFrame]) {
    if isDrained.withLock({ $0 }) {
      client?.receive(frames)
      return
    }
    let size = FrameCodec.encode(inbound: frames).count
    waiting.withLock {
      $0.frames += frames.count
      $0.bytes += size
    }
  }

  var backlog: SessionBacklog { waiting.withLock { $0 } }
  func setPaused(_ isPaused: Bool) { client?.notePause(isPaused) }
  func close(reason: SessionCloseReason) { client?.noteClose(reason) }
}
