#if Server
  internal import ParlanceCore

  /// The part of a sealed packet that is not encrypted. It is authenticated.
  struct BusPacketHeader: Equatable, Sendable {
    /// One run of a gateway under one number.
    struct Run: Hashable, Sendable {
      /// The gateway's number.
      var sender: HubNumber
      /// Larger for each run that a gateway begins later.
      var epoch: UInt64
      /// Random bytes: no two runs have one key, whatever happens to clocks and numbers.
      var mark: [UInt8]

      var bytes: [UInt8] { UInt64(bitPattern: sender.rawValue).bigEndianBytes + epoch.bigEndianBytes + mark }
    }

    /// The first byte. Packets that are not sealed begin with another one.
    static let version: UInt8 = 0x53
    static let markSize = 16
    static let size = 1 + 8 + 8 + markSize + 8 + 8

    var run: Run
    /// The number of the gateway for which the packet is; 0 for all.
    var receiver: HubNumber
    /// The number of the packet in its run.
    var number: UInt64

    var bytes: [UInt8] {
      [Self.version] + run.bytes + UInt64(bitPattern: receiver.rawValue).bigEndianBytes + number.bigEndianBytes
    }

    init(run: Run, receiver: HubNumber, number: UInt64) {
      self.run = run
      self.receiver = receiver
      self.number = number
    }

    /// Reads the beginning of a packet; nil if the bytes are not one.
    init?(_ packet: [UInt8]) {
      guard packet.count >= Self.size, packet[0] == Self.version else { return nil }
      func number(at place: Int) -> UInt64 { UInt64(bigEndianBytes: packet[place..<place + 8]) }
      run = Run(
        sender: HubNumber(rawValue: Int64(bitPattern: number(at: 1))), epoch: number(at: 9),
        mark: Array(packet[17..<33]))
      receiver = HubNumber(rawValue: Int64(bitPattern: number(at: 33)))
      self.number = number(at: 41)
    }
  }
#endif
