#if Server
  import Foundation
  import ParlanceCore
  import TestNumbers
  import TestRandomness
  import Testing

  @testable import ParlanceTokens

  /// Packets that gateways seal for one another, and what strangers make of them.
  @Suite struct BusCipherTests {
    private static let secret = [UInt8](repeating: 1, count: 32)
    private static let other = [UInt8](repeating: 2, count: 32)
    private let text = Array("a packet in which nobody reads".utf8)

    private func cipher(_ keys: [UInt8]..., cluster: String = "main", time: Int64 = 1000) throws -> BusCipher {
      BusCipher(
        try BusKeys(keys.isEmpty ? [Self.secret] : keys), cluster: cluster,
        clock: ManualClock(start: Timestamp(milliseconds: time)))
    }

    /// The outcome of opening a packet.
    private enum Outcome: Equatable {
      case opened([UInt8])
      case refused(BusSealFailure)
    }

    private func open(_ packet: [UInt8], _ cipher: BusCipher, as receiver: HubNumber = 2) -> Outcome {
      do throws(BusSealFailure) {
        return .opened(try cipher.open(packet, as: receiver))
      } catch {
        return .refused(error)
      }
    }

    @Test func packetsAreReadByGatewaysAlone() throws {
      let (first, second) = (try cipher(), try cipher())
      for size in [0, 1, 15, 16, 17, 70_000] {
        let text = [UInt8](repeating: 7, count: size)
        let packet = try #require(first.seal(text, from: 1, to: 2))
        #expect(packet.count == size + first.overhead)
        #expect(size < 16 || packet.firstRange(of: text.prefix(16)) == nil)
        #expect(open(packet, second) == .opened(text))
      }
      // For all, and both ways.
      #expect(open(try #require(second.seal(text, from: 2, to: 0)), first, as: 1) == .opened(text))
    }

    @Test func packetThatWasChangedIsForged() throws {
      let (first, second) = (try cipher(), try cipher())
      let packet = try #require(first.seal(text, from: 1, to: 2))
      for place in packet.indices {
        var changed = packet
        changed[place] ^= 0x10
        #expect(open(changed, second) == .refused(.forged), "byte \(place)")
      }
      for count in packet.indices { #expect(open(Array(packet[..<count]), second) == .refused(.forged)) }
      #expect(open(packet + [0], second) == .refused(.forged))
      // The packet itself still does not count as replayed.
      #expect(open(packet, second) == .opened(text))
    }

    @Test func packetOfAnotherKeyOrClusterIsForged() throws {
      let packets = [
        try cipher(Self.other).seal(text, from: 1, to: 2), try cipher(cluster: "other").seal(text, from: 1, to: 2),
        text, BusCodec.encode([.changed(version: 7)], limit: 100).packets[0].bytes,
      ]
      for packet in packets { #expect(open(try #require(packet), try cipher()) == .refused(.forged)) }
    }

    @Test func packetThatCameBeforeIsRefused() throws {
      let (first, second) = (try cipher(), try cipher())
      let packets = try (0..<5).map { try #require(first.seal([$0], from: 1, to: 0)) }
      for number in [3, 0, 4, 2, 1] { #expect(open(packets[number], second) == .opened([UInt8(number)])) }
      for packet in packets { #expect(open(packet, second) == .refused(.replayed)) }
    }

    @Test func packetThatIsFarTooLateIsRefused() throws {
      let (first, second) = (try cipher(), try cipher())
      let packets = try (0...ReplayWindow.width).map { _ in try #require(first.seal(text, from: 1, to: 2)) }
      #expect(open(try #require(packets.last), second) == .opened(text))
      #expect(open(packets[0], second) == .refused(.replayed))
      #expect(open(packets[1], second) == .opened(text))
    }

    /// A stranger that sends to the subject of another gateway, or returns a gateway's own packets.
    @Test func packetInAnotherPlaceIsRefused() throws {
      let (first, second) = (try cipher(), try cipher())
      let packet = try #require(first.seal(text, from: 1, to: 2))
      #expect(open(packet, second, as: 3) == .refused(.replayed))
      #expect(open(try #require(first.seal(text, from: 1, to: 0)), first, as: 1) == .refused(.replayed))
      // Also after it was given another number.
      let old = try #require(first.seal(text, from: 1, to: 0))
      _ = first.seal(text, from: 9, to: 0)
      #expect(open(old, first, as: 9) == .refused(.replayed))
    }

    @Test func endedRunIsNotResumed() throws {
      let receiver = try cipher()
      let (old, new) = (try cipher(time: 1000), try cipher(time: 2000))
      let early = try (0..<2).map { _ in try #require(old.seal(text, from: 1, to: 2)) }
      #expect(open(early[0], receiver) == .opened(text))
      #expect(open(try #require(new.seal(text, from: 1, to: 2)), receiver) == .opened(text))
      #expect(open(early[1], receiver) == .refused(.replayed))
      // One that began within the same millisecond is not known to be later.
      #expect(open(try #require(try cipher(time: 2000).seal(text, from: 1, to: 2)), receiver) == .refused(.replayed))
      // Numbers of others are their own.
      #expect(open(try #require(old.seal(text, from: 3, to: 2)), receiver) == .opened(text))
    }

    /// Every gateway has the new key before one seals with it.
    @Test func keysAreReplacedStepByStep() throws {
      let (first, second) = (try cipher(), try cipher())
      func expectBothWays(_ note: String) throws {
        #expect(open(try #require(first.seal(text, from: 1, to: 2)), second) == .opened(text), "\(note)")
        #expect(open(try #require(second.seal(text, from: 2, to: 1)), first, as: 1) == .opened(text), "\(note)")
      }
      try expectBothWays("one key")
      let steps = [[Self.secret, Self.other], [Self.other, Self.secret], [Self.other]]
      var packets: [[UInt8]] = []
      for keys in steps {
        packets.append(try #require(first.seal(text, from: 1, to: 2)))
        first.replaceKeys(try BusKeys(keys))
        try expectBothWays("\(keys.count) keys at one")
        second.replaceKeys(try BusKeys(keys))
        try expectBothWays("\(keys.count) keys at both")
      }
      for packet in packets { #expect(open(packet, second) == .refused(.replayed)) }
      // A hub that has only the former key is refused.
      let late = try cipher(time: 1 << 50)
      #expect(open(try #require(late.seal(text, from: 5, to: 2)), second) == .refused(.forged))
    }

    /// A removed key opens nothing any more, not even packets of a run that began with it.
    @Test func keyThatWasRemovedEndsItsRuns() throws {
      let (first, second) = (try cipher(), try cipher())
      #expect(open(try #require(first.seal(text, from: 1, to: 2)), second) == .opened(text))
      let next = try #require(first.seal(text, from: 1, to: 2))
      second.replaceKeys(try BusKeys([Self.other]))
      #expect(open(next, second) == .refused(.forged))
    }

    @Test func gatewaysThatAreLongGoneAreForgottenAndStayAway() throws {
      let (first, second) = (try cipher(), try cipher())
      let packets = try (1...Int64(BusCipher.senderLimit) + 2).map {
        try #require(first.seal(text, from: HubNumber(rawValue: $0), to: 0))
      }
      for packet in packets { #expect(open(packet, second, as: 9999) == .opened(text)) }
      #expect(open(packets[0], second, as: 9999) == .refused(.replayed))
      #expect(open(packets[1], second, as: 9999) == .refused(.replayed))
      #expect(open(packets[2], second, as: 9999) == .refused(.replayed))
    }

    /// Against a set of all numbers that came.
    @Test(arguments: 0..<20 as Range<UInt64>) func windowAcceptsEachNumberOnce(_ seed: UInt64) {
      var random = SeededRandom(seed: seed)
      var window = ReplayWindow()
      var come: Set<UInt64> = []
      var newest: UInt64 = 0
      for _ in 0..<5000 {
        let around = newest + UInt64.random(in: 0...(seed % 2 == 0 ? 5 : 700), using: &random)
        let number = around - min(around, UInt64.random(in: 0...1500, using: &random))
        let isNew = !come.contains(number) && (come.isEmpty || number + ReplayWindow.width > newest)
        #expect(window.accepts(number) == isNew, "\(number) after \(newest)")
        guard isNew else { continue }
        window.note(number)
        come.insert(number)
        newest = max(newest, number)
      }
    }

    // MARK: files

    private func keys(_ text: String, mode: Int = 0o600) throws -> BusKeys {
      let folder = try TemporaryFolder()
      let path = folder.path("key")
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      return try BusKeys(contentsOf: path)
    }

    @Test func filesHaveOneKeyOrTwo() throws {
      let key = String(repeating: "k", count: 32)
      #expect(try keys(key).keys.count == 1)
      #expect(try keys("  \(key)\r\n\n\(key)2\t\n").keys.count == 2)
      for (text, reason) in [
        ("", "there are 0 keys"), ("\(key)\n\(key)\n\(key)", "there are 3 keys"), ("short", "has 5 bytes"),
      ] {
        let error = #expect(throws: TokenError.self) { _ = try keys(text) }
        #expect(error?.code == .invalidKey && error?.detail.contains(reason) == true, "\(text)")
      }
      for mode in [0o640, 0o604, 0o644] {
        let error = #expect(throws: TokenError.self) { _ = try keys(key, mode: mode) }
        #expect(error?.code == .exposedKeyFile, "\(mode)")
        #expect(error?.detail.contains("its mode is 0\(String(mode, radix: 8))") == true)
      }
    }
  }
#endif
