import Dispatch
import ParlanceCore
import TestNumbers
import Testing

/// Messages between hubs, on every bus.
@Suite struct BusScenarios {
  @Test(arguments: BusKind.allCases) func messageForAllReachesTheOthers(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let hubs = try [1, 2, 3].map { try bench.connect(as: $0) }
    hubs[0].publish(1, 2, to: 0)
    #expect(try hubs[1].inbox.wait(for: 2) == [1, 2])
    #expect(try hubs[2].inbox.wait(for: 2) == [1, 2])
    hubs[2].publish(3, to: 0)
    hubs[1].publish([], to: 0)
    #expect(try hubs[0].inbox.wait(for: 3) == [3])
    #expect(try hubs[1].inbox.wait(for: 3) == [1, 2, 3])
    #expect(hubs[2].inbox.streams == [1, 2])
  }

  @Test(arguments: BusKind.allCases) func messageForOneGatewayReachesNoOther(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let hubs = try [1, 2, 3].map { try bench.connect(as: $0) }
    hubs[0].publish(1, to: 2)
    hubs[0].publish(2, to: 3)
    // No gateway has the number 9, and 1 is the sender's own; neither message arrives. The number 0 is for all others.
    hubs[0].publish(3, to: 9)
    hubs[0].publish(4, to: 1)
    hubs[0].publish(5, to: 0)
    hubs[1].publish(6, to: 1)
    #expect(try hubs[0].inbox.wait(for: 6) == [6])
    #expect(try hubs[1].inbox.wait(for: 5) == [1, 5])
    #expect(try hubs[2].inbox.wait(for: 5) == [2, 5])
  }

  @Test(arguments: BusKind.allCases) func hubWithoutANumberReceivesMessagesForAll(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let (sender, other) = (try bench.connect(as: 1), try bench.connect(as: 0))
    sender.publish(1, to: 2)
    sender.publish(2, to: 0)
    #expect(try other.inbox.wait(for: 2) == [2])
    other.publish(3, to: 1)
    #expect(try sender.inbox.wait(for: 3) == [3])
  }

  /// For one gateway or for all: a sender's messages come in its order.
  @Test(arguments: BusKind.allCases) func theOrderOfASenderStays(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let sender = try bench.connect(as: 1)
    let (two, three) = (try bench.connect(as: 2), try bench.connect(as: 3))
    for stream in 0..<1500 as Range<Int64> { sender.publish(stream, to: [2, 0, 3][Int(stream % 3)]) }
    #expect(try two.inbox.wait(count: 1000) == (0..<1500).filter { $0 % 3 != 2 })
    #expect(try three.inbox.wait(count: 1000) == (0..<1500).filter { $0 % 3 != 0 })
  }

  @Test(arguments: BusKind.allCases) func manyThreadsPublishAtOnce(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let senders = try [1, 2].map { try bench.connect(as: $0) }
    let receiver = try bench.connect(as: 3)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<200 as Range<Int64> {
        senders[thread % 2].publish(Int64(thread) * 1000 + number, to: number % 3 == 0 ? 0 : 3)
      }
    }
    let received = try receiver.inbox.wait(count: 1600)
    for thread in 0..<8 as Range<Int64> {
      #expect(received.filter { $0 / 1000 == thread } == (0..<200).map { thread * 1000 + $0 })
    }
  }

  @Test(arguments: BusKind.allCases) func closedBusNeitherSendsNorReceives(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let (first, second) = (try bench.connect(as: 1), try bench.connect(as: 2))
    let third = try bench.connect(as: 3)
    first.publish(1, to: 0)
    try second.inbox.wait(for: 1)
    second.bus.close()
    second.bus.close()
    #expect(!second.bus.isConnected)
    first.publish(2, to: 0)
    first.publish(3, to: 2)
    second.publish(4, to: 0)
    third.publish(5, to: 1)
    #expect(try first.inbox.wait(for: 5) == [5])
    #expect(try third.inbox.wait(for: 2) == [1, 2])
    #expect(second.inbox.streams == [1])
    second.bus.subscribe(as: 2) { _ in Issue.record("closed") }
    first.publish(6, to: 2)
    first.publish(7, to: 3)
    #expect(try third.inbox.wait(for: 7) == [1, 2, 7])
  }

  @Test(arguments: BusKind.allCases) func receiverMayPublishFromItsHandler(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let first = try bench.connect(as: 1)
    let second = try bench.connect(as: 2) { bus, stream in
      bus.publish([BusInbox.announcement(of: stream * 10)], to: 1)
    }
    first.publish(1, 2, to: 2)
    #expect(try first.inbox.wait(for: 20) == [10, 20])
    #expect(second.inbox.streams == [1, 2])
  }

  @Test(arguments: BusKind.allCases) func aBusMayBeClosedByItsHandler(_ kind: BusKind) throws {
    let bench = try BusBench(kind)
    let first = try bench.connect(as: 1)
    let second = try bench.connect(as: 2) { bus, _ in bus.close() }
    first.publish(1, to: 2)
    try second.waitUntilConnected(false)
    first.publish(2, to: 2)
    second.bus.close()
    #expect(second.inbox.streams == [1])
  }

  @Test func onlyHubOnABusReceivesNothing() {
    let end = BusEnd(LocalBus(), as: 1)
    end.publish(1, to: 0)
    #expect(end.inbox.streams.isEmpty)
    #expect(end.bus.isConnected)
    end.bus.close()
  }

  /// The gateway's number stands in the upper 24 bits.
  @Test func sessionsNameTheirGateway() {
    #expect(SessionID(5).hub == 0)
    #expect(SessionID(1 << 40).hub == 1)
    #expect(SessionID(7 << 40 | 0xFF_FFFF_FFFF).hub == 7)
    #expect(SessionID(.max).hub == 0xFF_FFFF)
  }
}
