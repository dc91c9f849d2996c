#if Server
  package import ParlanceCore

  /// Seals the packets of a bus with a key that the gateways of a cluster share, by AES-256-GCM.
  ///
  /// Each run of a gateway has a key of its own, made of the shared one, the name of the cluster, the gateway's number, the
  /// run's epoch and random bytes. Its packets are numbered. Who receives takes each number once and in nearly any order
  /// (`ReplayWindow`), and of each gateway nothing of a run that is older than the newest one.
  package final class BusCipher: BusSeal {
    private struct Sending {
      var run: BusPacketHeader.Run?
      var key: PacketKey?
      var next: UInt64 = 0
      var lastEpoch: UInt64 = 0
    }

    private struct Sender {
      var run: BusPacketHeader.Run
      /// nil once the keys were replaced, until the next packet.
      var key: PacketKey?
      var window = ReplayWindow()
    }

    private struct Receiving {
      var senders: [HubNumber: Sender] = [:]
      /// The largest number of a forgotten sender. Packets with this or a lower number that have no entry in `senders` are refused.
      var forgotten = HubNumber.min
      /// The marks of this gateway's own runs; a packet with one of them is a reflected one.
      var own: Set<[UInt8]> = []
    }

    /// The most gateways that are remembered, those that are gone included.
    static let senderLimit = 4096

    private let label: [UInt8]
    private let clock: any MessagingClock
    private let keys: Lock<[SecretKey]>
    private let sending = Lock(Sending())
    private let receiving = Lock(Receiving())

    /// - parameter cluster: The name of the cluster: clusters with the same key and another name cannot open its packets.
    /// - parameter clock: The clock that orders the runs of one number.
    package init(_ keys: BusKeys, cluster: String, clock: any MessagingClock = SystemClock()) {
      label = Array("parlance bus 1\0\(cluster)\0".utf8)
      self.clock = clock
      self.keys = Lock(keys.keys)
    }

    /// Replaces the keys from the next packet on, in both directions.
    package func replaceKeys(_ keys: BusKeys) {
      self.keys.withLock { $0 = keys.keys }
      sending.withLock { $0.run = nil }
      receiving.withLock { receiving in
        for sender in receiving.senders.keys { receiving.senders[sender]?.key = nil }
      }
    }

    package var overhead: Int { BusPacketHeader.size + PacketKey.tagSize }

    package func seal(_ packet: [UInt8], from sender: HubNumber, to receiver: HubNumber) -> [UInt8]? {
      sending.withLock { sending in
        if sending.run?.sender != sender { begin(&sending, as: sender) }
        guard let run = sending.run, let key = sending.key else { return nil }
        let header = BusPacketHeader(run: run, receiver: receiver, number: sending.next)
        sending.next += 1
        return key.seal(packet, header: header.bytes, number: header.number)
      }
    }

    /// Begins a run.
    private func begin(_ sending: inout Sending, as sender: HubNumber) {
      sending.lastEpoch = max(sending.lastEpoch + 1, UInt64(clamping: clock.now().milliseconds))
      let mark = SystemRandomness.bytes(BusPacketHeader.markSize)
      let run = BusPacketHeader.Run(sender: sender, epoch: sending.lastEpoch, mark: mark)
      sending.key = keys.withLock({ $0.first }).flatMap { key(of: run, $0, seals: true) }
      sending.run = run
      sending.next = 0
      receiving.withLock { _ = $0.own.insert(mark) }
    }

    package func open(_ packet: [UInt8], as receiver: HubNumber) throws(BusSealFailure) -> [UInt8] {
      guard packet.count >= overhead, let header = BusPacketHeader(packet) else { throw .forged }
      let result = receiving.withLock { open(packet, header, as: receiver, &$0) }
      return try result.get()
    }

    private func open(
      _ packet: [UInt8], _ header: BusPacketHeader, as receiver: HubNumber, _ receiving: inout Receiving
    ) -> Result<[UInt8], BusSealFailure> {
      let run = header.run
      let known = receiving.senders[run.sender]
      let isSameRun = known?.run == run
      if let known, isSameRun {
        guard known.window.accepts(header.number) else { return .failure(.replayed) }
      } else if run.epoch <= known?.run.epoch ?? 0 || known == nil && run.sender <= receiving.forgotten {
        return .failure(.replayed)
      }
      // Nothing is noted before the packet has proved itself.
      var opened: (text: [UInt8], key: PacketKey)?
      if isSameRun, let key = known?.key {
        opened = key.open(packet, header: BusPacketHeader.size, number: header.number).map { ($0, key) }
      } else {
        for secret in keys.withLock({ $0 }) where opened == nil {
          guard let key = key(of: run, secret, seals: false) else { continue }
          opened = key.open(packet, header: BusPacketHeader.size, number: header.number).map { ($0, key) }
        }
      }
      guard let opened else { return .failure(.forged) }
      guard header.receiver == .zero || header.receiver == receiver, !receiving.own.contains(run.mark) else {
        return .failure(.replayed)
      }
      var sender = isSameRun ? known ?? Sender(run: run) : Sender(run: run)
      // Without a second owner, so that the window changes in place.
      receiving.senders[run.sender] = nil
      sender.key = opened.key
      sender.window.note(header.number)
      receiving.senders[run.sender] = sender
      if receiving.senders.count > Self.senderLimit, let oldest = receiving.senders.keys.min() {
        receiving.senders[oldest] = nil
        receiving.forgotten = max(receiving.forgotten, oldest)
      }
      return .success(opened.text)
    }

    /// Returns the key of a run.
    private func key(of run: BusPacketHeader.Run, _ secret: SecretKey, seals: Bool) -> PacketKey? {
      secret.code(of: label + run.bytes).flatMap { PacketKey($0, seals: seals) }
    }
  }
#endif
