#if Cluster && Server
  import Foundation
  import NATSServer
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlanceNATS
  @testable import ParlanceTokens

  /// Gateways that share a key, and a stranger on the server between them.
  @Suite struct NATSSeals {
    private static let secret = Array("a key that only gateways have ..".utf8)
    private static let newSecret = Array("another one, which takes its place".utf8)

    private func cipher(
      _ world: NATSWorld, _ keys: [[UInt8]] = [secret], clock: any MessagingClock = SystemClock()
    ) throws -> BusCipher {
      BusCipher(try BusKeys(keys), cluster: world.cluster, clock: clock)
    }

    private func message(_ stream: Int64, _ words: String) -> BusMessage {
      BusInbox.announcement(
        of: stream,
        payload: .message(
          MessageEvent(
            id: "m", sender: "a", number: 1, senderNumber: 1, options: .ordinary, platform: .linux, kind: .text,
            body: Array(words.utf8))))
    }

    @Test func strangerReadsAndForgesNothing() throws {
      let world = try NATSWorld()
      let changes = BusChanges()
      let (first, _) = try world.open(as: 1, seal: try cipher(world))
      let (second, bus) = try world.open(as: 2, changes: changes, seal: try cipher(world))
      let heard = Lock<[[UInt8]]>([])
      let stranger = try world.stranger(listeningTo: ["parlance.>"]) { packet in heard.withLock { $0.append(packet) } }
      defer { world.end(stranger) }
      let subjects = try NATSSubjects(cluster: world.cluster)
      first.bus.publish([message(1, "meet me at nine")], to: 2)
      first.bus.publish([message(2, "meet me at ten")], to: 0)
      #expect(try second.inbox.wait(for: 2) == [1, 2])
      try waitUntil("the stranger") { heard.withLock { $0.count } == 2 }
      let packets = heard.withLock { $0 }
      for packet in packets { #expect(packet.firstRange(of: Array("meet me".utf8)) == nil) }

      // Packets that a stranger could forge.
      let forged = BusCodec.encode([message(66, "send money")], limit: 1 << 20).packets[0].bytes
      // A run that begins in the same millisecond as the one that is known would be a repetition.
      let later = ManualClock(start: SystemClock().now().advanced(byMilliseconds: 1000))
      let guessed = try #require(
        try cipher(world, [[UInt8](repeating: 0, count: 32)], clock: later).seal(forged, from: 1, to: 2))
      var changed = packets[0]
      changed[changed.count - 20] ^= 1
      let lies = [forged, guessed, []]
      // Of these the number came before, whatever else they have.
      let repeated = [changed, Array(packets[0].dropLast())]
      for lie in lies + repeated { try stranger.publish(lie, to: subjects.subject(of: 2)) }
      for packet in packets.reversed() {
        try stranger.publish(packet, to: subjects.subject(of: 2))
        try stranger.publish(packet, to: subjects.subject(of: 0))
      }
      try waitUntil("lies") { bus.work.forged + bus.work.replayed == 9 }
      first.publish(3, to: 2)
      #expect(try second.inbox.wait(for: 3) == [1, 2, 3])
      #expect(bus.work.forged == Int64(lies.count))
      #expect(bus.work.replayed == 6)
      // Nothing was lost, and the operator is notified once.
      #expect(bus.lossCount == 1 && bus.work.malformed == 0)
      #expect(try changes.wait(count: 2).dropFirst() == [.refused(.forged)])
    }

    @Test func gatewayWithoutTheKeyIsAStranger() throws {
      let world = try NATSWorld()
      let (first, bus) = try world.open(as: 1, seal: try cipher(world))
      let (second, open) = try world.open(as: 2)
      second.publish(1, to: 1)
      first.publish(2, to: 2)
      try waitUntil("both") { bus.work.forged == 1 && open.work.malformed == 1 }
      #expect(first.inbox.streams.isEmpty && second.inbox.streams.isEmpty)
    }

    @Test func keysAreReplacedWhileGatewaysRun() throws {
      let world = try NATSWorld()
      let ciphers = try (0..<2).map { _ in try cipher(world) }
      let (first, bus) = try world.open(as: 1, seal: ciphers[0])
      let (second, otherBus) = try world.open(as: 2, seal: ciphers[1])
      var stream: Int64 = 0
      func expectBothWays() throws {
        stream += 1
        first.publish(stream, to: 2)
        second.publish(stream, to: 0)
        try second.inbox.wait(for: stream)
        try first.inbox.wait(for: stream)
      }
      try expectBothWays()
      for keys in [[Self.secret, Self.newSecret], [Self.newSecret, Self.secret], [Self.newSecret]] {
        for cipher in ciphers {
          cipher.replaceKeys(try BusKeys(keys))
          try expectBothWays()
        }
      }
      #expect(bus.work.forged + bus.work.replayed + otherBus.work.forged + otherBus.work.replayed == 0)
    }

    @Test func sealedPacketsFitTheServer() throws {
      let world = try NATSWorld(configuration: "max_payload: 2048")
      let (first, bus) = try world.open(as: 1, seal: try cipher(world))
      let (second, _) = try world.open(as: 2, seal: try cipher(world))
      first.bus.publish((1...500).map { BusInbox.announcement(of: $0, payload: payload(100)) }, to: 2)
      #expect(try second.inbox.wait(for: 500) == Array(1...500))
      #expect(bus.work.connections == 1)
    }
  }
#endif
