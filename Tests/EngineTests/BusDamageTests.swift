import ParlanceCore
import TestNumbers
import Testing
import WireSamples

/// Malformed packets between gateways: refused, or something else that is valid.
@Suite struct BusDamageTests {
  private static let malformed = MessagingError(.malformedData)

  private static func packet(_ messages: [BusMessage]) -> [UInt8] {
    BusCodec.encode(messages, limit: .max).packets.first?.bytes ?? []
  }

  /// Whatever was understood is written and understood again as the same.
  private func expectStable(_ packet: [UInt8]) {
    guard let messages = try? BusCodec.decode(packet) else { return }
    let again = BusCodec.encode(messages, limit: .max).packets.map(\.bytes)
    let read = again.compactMap { try? BusCodec.decode($0) }
    #expect(read.count == again.count)
    #expect(BusCodec.encode(read.flatMap { $0 }, limit: .max).packets.map(\.bytes) == again)
  }

  @Test func cutOffPacketsAreRefused() {
    for message in BusCodecTests.messages {
      let packet = Self.packet([message])
      #expect(packet.count > 1)
      for count in packet.indices where count != 1 {
        #expect(throws: Self.malformed) { _ = try BusCodec.decode(Array(packet[..<count])) }
      }
    }
  }

  @Test func changedPacketsAreRefusedOrValid() {
    for message in BusCodecTests.messages {
      var packet = Self.packet([message])
      for index in packet.indices {
        let byte = packet[index]
        for mask in [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xFF] as [UInt8] {
          packet[index] = byte ^ mask
          expectStable(packet)
        }
        packet[index] = byte
      }
    }
  }

  @Test func otherVersionsAreRefused() {
    for version in [0, 2, 0x7F, 0xFF] as [UInt8] {
      #expect(throws: MessagingError(.unsupported, "version of the bus")) {
        _ = try BusCodec.decode([version, 1, 1, 1])
      }
    }
    #expect(throws: Self.malformed) { _ = try BusCodec.decode([]) }
    #expect(throws: Never.self) { _ = try BusCodec.decode([1]) }
  }

  @Test func claimedCountsAreRefused() {
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]
    let filling = [UInt8](repeating: 0xFF, count: 65_536)
    for kind in 1...4 as ClosedRange<UInt8> {
      #expect(throws: Self.malformed) { _ = try BusCodec.decode([1, kind] + huge + filling) }
    }
    // An audience of as many as there are bytes.
    let entry = [2, 2] + huge + filling
    var writer = ByteWriter()
    writer.write(byte: 1)
    writer.write(byte: 2)
    writer.write(entry)
    #expect(throws: Self.malformed) { _ = try BusCodec.decode(writer.bytes) }
  }

  @Test func unknownKindsAreLeftOut() throws {
    let known = BusMessage.entry(stream: 1, sequence: 2, audience: [], except: nil)
    var packet = Self.packet([known])
    let entry = packet[1...]
    // Messages of a later kind, an announcement of an entry of a later kind, and frames of a later kind.
    packet += [77, 3, 1, 2, 3]
    packet += [1, 9, 2, 2, 0, 0, 0, 0, 0, 1, 250]
    packet += [1, 6, 2, 2, 0, 9, 0, 0]
    packet += [3, 5, 1, 7, 99, 1, 0]
    packet += [3, 6, 1, 7, 4, 2, 0, 99]
    // A reply frame, which has no place on the bus.
    packet += [3, 5, 1, 7, 1, 1, 5]
    packet += entry
    // Additional bytes at the end of a message come from a later version.
    packet += [2, 7, 2, 4, 0, 0, 9, 9, 9]
    let read = try BusCodec.decode(packet)
    let expected = [known, known, .entry(stream: 1, sequence: 2, audience: [], except: nil)]
    #expect(read.map { WireFields.text($0) } == expected.map { WireFields.text($0) })
  }

  /// One malformed message: nothing of its packet is delivered, because the rest may be false, too.
  @Test func malformedMessagesRefuseThePacket() {
    let good = Self.packet(Array(WireSamples.busMessages.prefix(3)))
    #expect(throws: Self.malformed) { _ = try BusCodec.decode(good + [2, 1, 0]) }
    #expect(throws: Self.malformed) { _ = try BusCodec.decode(good + [3]) }
    #expect(throws: Self.malformed) { _ = try BusCodec.decode(good + [3, 200]) }
  }

  @Test func madeUpBytesAreRefusedOrValid() {
    var state: UInt64 = 0x1234_5678_9ABC_DEF1
    for _ in 0..<20_000 {
      var packet: [UInt8] = [1]
      for _ in 0..<Int(state % 60) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = UInt8(truncatingIfNeeded: state >> 33)
        // Small ones, which are kinds and lengths, more often than not.
        packet.append(state >> 61 < 5 ? byte & 15 : byte)
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      expectStable(packet)
    }
  }
}
