import Foundation
import ParlanceCore
import ParlanceEngine

/// A connection to a hub in the thread of the benchmark.
final class HubConnection: SessionOutlet {
  private let hub: Hub
  private var replies: [InboundFrame] = []
  private let clock: any MessagingClock
  private var number: UInt64 = 0
  private(set) lazy var session = HubSession(outlet: self)
  /// The milliseconds of each turn that was asked for.
  private(set) var turns: [Double] = []

  init(_ hub: Hub, _ clock: any MessagingClock) {
    self.hub = hub
    self.clock = clock
  }

  func deliver(_ frames: [InboundFrame]) { replies += frames }
  var backlog: SessionBacklog { SessionBacklog() }
  func setPaused(_ isPaused: Bool) {}
  func close(reason: SessionCloseReason) {}

  /// Returns a request, for a turn with others.
  func request<Call: HubCall>(_ call: Call) -> ReceivedFrame {
    number += 1
    return ReceivedFrame(OutboundFrame(number: number, call: call), received: clock.now())
  }

  /// Forgets the replies since the last time.
  ///
  /// - throws: The first refusal among them.
  func takeReplies() throws -> Int {
    defer { replies = [] }
    var count = 0
    for case .reply(_, let result) in replies {
      _ = try result.get()
      count += 1
    }
    return count
  }

  func ask<Call: HubCall>(_ call: Call) throws -> Call.Reply {
    let frame = request(call)
    turns.append(Measurement.milliseconds { hub.process([.frames(session, [frame])]) })
    defer { replies = [] }
    for case .reply(number, let result) in replies {
      guard let reply = try result.get() as? Call.Reply else { break }
      return reply
    }
    throw BenchmarkError("the hub did not answer \(Call.self)")
  }

  /// Logs a device in, to its last page.
  ///
  /// - returns: The number of conversations in the answers.
  func logIn(_ account: AccountID, _ device: String, since: Timestamp = .zero) throws -> Int {
    var call = ConnectCall(
      account: account, token: "", device: DeviceID(device), style: "Bench", platform: .linux)
    call.since = since
    guard case .connected(let connected) = try ask(call) else { throw BenchmarkError("\(account) is not let in") }
    var heads = connected.heads.count
    var next = connected.next
    while let cursor = next {
      let page = try ask(StandingCall(cursor: cursor))
      heads += page.heads.count - 1
      next = page.next
    }
    // The first is the account's own.
    return heads - 1
  }
}
