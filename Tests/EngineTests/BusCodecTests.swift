import ParlanceCore
import TestNumbers
import Testing
import WireSamples

/// Packets of messages between gateways.
@Suite struct BusCodecTests {
  static let messages = WireSamples.busMessages + WireSamples.bareBusMessages
  private static let limit = 1 << 20

  private func packets(_ messages: [BusMessage], limit: Int = limit) -> [[UInt8]] {
    let encoded = BusCodec.encode(messages, limit: limit)
    #expect(encoded.oversized == 0)
    return encoded.packets.map(\.bytes)
  }

  private func announcement(
    payload size: Int, audience count: Int = 1, stream: StreamNumber = 1, hiddenFrom: AccountNumber? = nil
  ) -> BusMessage {
    let message = MessageEvent(
      id: "m", sender: "a", number: 1, senderNumber: 1, options: .ordinary, platform: .linux, kind: .text,
      body: [UInt8](repeating: 7, count: size))
    return .announcement(
      Announcement(
        stream: stream, sequence: 5, time: .zero, payload: .message(message), naming: .group("g"),
        audience: recipients(count), except: SessionID(3), hiddenFrom: hiddenFrom))
  }

  private func recipients(_ count: Int) -> [Recipient] {
    (0..<count).map {
      Recipient(
        session: SessionID(UInt64($0) | 1 << 40), account: AccountNumber(rawValue: Int64($0)), followsGroups: false)
    }
  }

  private func texts(_ messages: [BusMessage]) -> [WireFields.Text] { messages.map { WireFields.text($0) } }

  @Test func everyMessageSurvives() throws {
    let packets = packets(Self.messages)
    let read = try packets.flatMap { try BusCodec.decode($0) }
    #expect(texts(read) == texts(Self.messages))
    #expect(self.packets(read) == packets)
  }

  @Test func eachMessageSurvivesAlone() throws {
    for message in Self.messages {
      let packets = packets([message])
      #expect(packets.count == 1)
      #expect(try texts(packets.flatMap { try BusCodec.decode($0) }) == texts([message]))
    }
  }

  @Test func samplesSetEveryField() {
    for message in WireSamples.busMessages {
      // An account's own stream has no name, and the last recipient does not follow groups: both are said elsewhere.
      let unset = WireFields.unset(in: message).filter { !$0.contains("naming") && !$0.contains("followsGroups") }
      #expect(unset.isEmpty, "\(unset)")
    }
  }

  /// Gateways of different versions have to understand one another: these bytes never change.
  @Test func bytesStayAsTheyAre() {
    let audience = [Recipient(session: SessionID(1 << 40 | 2), account: 3, followsGroups: true)]
    let messages: [BusMessage] = [
      .announcement(
        Announcement(
          stream: 4, sequence: 5, time: Timestamp(milliseconds: 6), payload: .nothing, naming: .group("g"),
          audience: audience, except: SessionID(7), hiddenFrom: 8)),
      .entry(stream: 4, sequence: 5, audience: audience, except: nil),
      .frame(SessionID(9), .tokenWillExpire(Timestamp(milliseconds: 6)), number: 10), .changed(version: 11),
    ]
    let session: [UInt8] = [0x82, 0x80, 0x80, 0x80, 0x80, 0x20]
    let expected: [UInt8] =
      [1]
      + [1, 21] + [8, 10, 12] + [2, 1, 0x67] + [1] + session + [6, 1] + [1, 7] + [1, 16] + [1, 11]
      + [2, 12] + [8, 10] + [1] + session + [6, 1] + [0]
      + [3, 5] + [9] + [10] + [9, 1, 12]
      + [4, 1] + [22]
    #expect(packets(messages) == [expected])
  }

  @Test func repliesAreLeftOut() throws {
    let read = try packets([
      .frame(SessionID(1), .reply(5, .success(Done())), number: 1), announcement(payload: 1),
    ]).flatMap { try BusCodec.decode($0) }
    #expect(texts(read) == texts([announcement(payload: 1)]))
    #expect(packets([.frame(SessionID(1), .reply(5, .success(Done())), number: 1)]).isEmpty)
    #expect(packets([]).isEmpty)
  }

  // MARK: sizes

  @Test func packetsStayBelowTheLimitAndInOrder() throws {
    let messages = (1...400).map {
      announcement(payload: $0 * 13, audience: $0 % 5, stream: StreamNumber(rawValue: Int64($0)))
    }
    for limit in [12_000, 70_000, 1 << 20] {
      let encoded = BusCodec.encode(messages, limit: limit)
      #expect(encoded.packets.allSatisfy { $0.bytes.count <= limit })
      #expect(encoded.packets.map(\.count).reduce(0, +) == messages.count)
      // A message larger than a packet is sent alone; the others still share packets.
      #expect(encoded.packets.count < messages.count)
      let read = try encoded.packets.flatMap { try BusCodec.decode($0.bytes) }
      #expect(self.packets(read) == packets(messages))
    }
  }

  @Test func packetOfOneByteMoreIsDivided() throws {
    let messages = [announcement(payload: 300), announcement(payload: 300)]
    let size = packets(messages).map(\.count).reduce(0, +)
    #expect(packets(messages, limit: size).map(\.count) == [size])
    #expect(packets(messages, limit: size - 1).count == 2)
  }

  @Test func largePayloadsStayInTheStore() throws {
    let small = announcement(payload: BusCodec.payloadLimit - 200)
    #expect(try texts(packets([small]).flatMap { try BusCodec.decode($0) }) == texts([small]))
    let large = announcement(payload: BusCodec.payloadLimit, audience: 2, hiddenFrom: 1)
    let expected = BusMessage.entry(stream: 1, sequence: 5, audience: recipients(2), except: SessionID(3))
    #expect(try texts(packets([large]).flatMap { try BusCodec.decode($0) }) == texts([expected]))
  }

  @Test func payloadsBeyondASmallServerStayInTheStore() throws {
    let read = try packets([announcement(payload: 3000)], limit: 2048).flatMap { try BusCodec.decode($0) }
    let expected = BusMessage.entry(stream: 1, sequence: 5, audience: recipients(1), except: SessionID(3))
    #expect(texts(read) == texts([expected]))
  }

  @Test(arguments: [1, 60_000]) func largeAudiencesAreDivided(_ payload: Int) throws {
    let limit = 1 << 18
    let whole = recipients(50_000)
    let packets = packets([announcement(payload: payload, audience: whole.count)], limit: limit)
    #expect(packets.count > 1 && packets.allSatisfy { $0.count <= limit })
    let read = try packets.flatMap { try BusCodec.decode($0) }
    let announcements = read.compactMap { message -> Announcement? in
      guard case .announcement(let announcement) = message else { return nil }
      return announcement
    }
    #expect(announcements.count == read.count)
    #expect(announcements.flatMap(\.audience) == whole)
    #expect(announcements.allSatisfy { $0.except == SessionID(3) && $0.sequence == 5 })
  }

  @Test func largeAudiencesOfLargeEntriesAreDivided() throws {
    let whole = recipients(30_000)
    let packets = packets([announcement(payload: 100_000, audience: whole.count)], limit: 1 << 17)
    #expect(packets.count > 1 && packets.allSatisfy { $0.count <= 1 << 17 })
    let audiences = try packets.flatMap { try BusCodec.decode($0) }.map { message -> [Recipient] in
      guard case .entry(1, 5, let audience, SessionID(3)) = message else { return [] }
      return audience
    }
    #expect(audiences.flatMap { $0 } == whole)
  }

  /// Frames have no other way: one that is too large is counted and left out, and the others go.
  @Test func oversizedFramesAreLeftOutAlone() throws {
    let message = MessageEvent(
      id: "m", sender: "a", number: 0, senderNumber: 0, options: .ordinary, platform: .linux, kind: .text,
      body: [UInt8](repeating: 1, count: 5000))
    let frame = BusMessage.frame(SessionID(1), .transient(.group("g"), .zero, message), number: 1)
    let encoded = BusCodec.encode([announcement(payload: 1), frame, announcement(payload: 2)], limit: 4096)
    #expect(encoded.oversized == 1)
    let read = try encoded.packets.flatMap { try BusCodec.decode($0.bytes) }
    #expect(texts(read) == texts([announcement(payload: 1), announcement(payload: 2)]))
    #expect(BusCodec.encode([frame], limit: 5500).oversized == 0)
  }

  @Test(arguments: [Int.min, 0, 1, 2, 8]) func tinyLimitLeavesOutOversizedMessages(_ limit: Int) {
    let encoded = BusCodec.encode([announcement(payload: 10, audience: 3)] + Self.messages, limit: limit)
    #expect(encoded.packets.allSatisfy { $0.bytes.count <= limit })
    #expect(encoded.oversized > Self.messages.count / 2)
  }

  @Test func approximateSizesAreNearTheTruth() {
    for message in [announcement(payload: 20_000), announcement(payload: 1, audience: 2000)] {
      let size = packets([message]).map(\.count).reduce(0, +)
      #expect(message.approximateSize > size * 9 / 10 && message.approximateSize < 2 * size + 256)
    }
  }
}
