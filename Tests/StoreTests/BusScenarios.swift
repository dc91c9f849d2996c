import ParlanceCore
import Testing

/// News between the hubs of one process.
@Suite struct BusScenarios {
  /// The streams that a hub was told of.
  private func inbox(_ bus: any Bus) -> Lock<[Int64]> {
    let inbox = Lock<[Int64]>([])
    bus.subscribe { messages in
      inbox.withLock { inbox in
        for case .announcement(let announcement) in messages { inbox.append(announcement.stream) }
      }
    }
    return inbox
  }

  private func news(_ stream: Int64) -> BusMessage {
    .announcement(
      Announcement(stream: stream, sequence: 1, time: .zero, payload: .nothing, naming: .account, audience: []))
  }

  private func streams(_ inbox: Lock<[Int64]>) -> [Int64] { inbox.withLock { $0 } }

  @Test func allOthersAreTold() {
    let bus = MemoryBus()
    let hubs = (0..<3).map { _ in bus.connect() }
    let inboxes = hubs.map { inbox($0) }
    hubs[0].publish([news(1), news(2)])
    hubs[2].publish([news(3)])
    hubs[1].publish([])
    #expect(inboxes.map(streams) == [[3], [1, 2, 3], [1, 2]])
  }

  @Test func aHubThatIsGoneIsToldNothing() {
    let bus = MemoryBus()
    let first = bus.connect()
    var second: MemoryBus.Hub? = bus.connect()
    let known = second.map { inbox($0) }
    first.publish([news(1)])
    second = nil
    first.publish([news(2)])
    #expect(known.map(streams) == [1])
  }

  @Test func whoIsToldMayAnswer() {
    let bus = MemoryBus()
    let (first, second) = (bus.connect(), bus.connect())
    let answers = inbox(first)
    let answer = news(9)
    second.subscribe { _ in second.publish([answer]) }
    first.publish([news(1)])
    #expect(streams(answers) == [9])
    second.subscribe { _ in }
  }

  @Test func aHubAloneHearsNothing() {
    let bus = LocalBus()
    let known = inbox(bus)
    bus.publish([news(1)])
    #expect(streams(known).isEmpty)
  }
}
