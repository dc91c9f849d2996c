#if Server && Remote
  import Dispatch
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// The system's reports that a network became available.
  @Suite struct NetworkReportTests {
    /// A socket that cannot be opened.
    private final class ClosedSocket: WebSocket {
      private let queue: any SerialQueue
      private let handler: @Sendable (WebSocketEvent) -> Void

      init(_ queue: any SerialQueue, _ handler: @escaping @Sendable (WebSocketEvent) -> Void) {
        self.queue = queue
        self.handler = handler
      }

      func open() { queue.perform { [handler] in handler(.closed(WebSocketEnd())) } }
      func send(_ message: [UInt8]) {}
      func ping() {}
      func close(_ code: WebSocketCloseCode?) {}
      var backlog: Int { 0 }
    }

    @Test func aReportEndsThePauseOfALink() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let reports = NetworkReports(clock: bench.clock)
      reports.watch(bench.link)
      try await bench.server.stopListening()
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      try await bench.server.listen()
      // The clock stands still.
      reports.report()
      #expect(try await bench.nextChange() == true)
      // While the link is up, a report has no effect: the connection stays.
      let number = try await bench.connect(2)
      for _ in 0..<100 {
        reports.report()
        bench.clock.advance(byMilliseconds: 100)
      }
      #expect(try await bench.connect(3) == number)
    }

    /// A link that was never used, or is closed, does not connect.
    @Test func aReportBeginsNoLink() {
      let (clock, queue, attempts) = (ManualClock(), DispatchQueue(label: "test.device"), Lock(0))
      let reports = NetworkReports(clock: clock)
      let link = RemoteLink(queue: queue, clock: clock) { queue, handler in
        attempts.withLock { $0 += 1 }
        return ClosedSocket(queue, handler)
      }
      reports.watch(link)
      reports.report()
      link.close()
      clock.advance(byMilliseconds: 500)
      reports.report()
      queue.sync {}
      #expect(attempts.withLock { $0 } == 0)
    }

    @Test func attemptsAreLimitedDuringManyReports() {
      let (clock, queue, attempts) = (ManualClock(), DispatchQueue(label: "test.device"), Lock(0))
      let reports = NetworkReports(clock: clock)
      let link = RemoteLink(queue: queue, clock: clock) { queue, handler in
        attempts.withLock { $0 += 1 }
        return ClosedSocket(queue, handler)
      }
      reports.watch(link)
      link.submit([OutboundFrame(number: 1, call: TimeCall())])
      queue.sync {}
      #expect(attempts.withLock { $0 } == 1)
      for _ in 0..<1000 {
        reports.report()
        queue.sync {}
      }
      #expect(attempts.withLock { $0 } == 2)
      // Ten seconds in which the system reports a hundred times a second.
      for _ in 0..<1000 {
        clock.advance(byMilliseconds: 10)
        reports.report()
        queue.sync {}
      }
      #expect((5...25).contains(attempts.withLock { $0 }))
      link.close()
    }

    @Test func reportsOfHalfASecondArePassedOnTogetherAtItsEnd() {
      let (clock, queue, attempts) = (ManualClock(), DispatchQueue(label: "test.device"), Lock(0))
      let reports = NetworkReports(clock: clock)
      reports.report()
      let link = RemoteLink(queue: queue, clock: clock, randomness: LongestPause()) { queue, handler in
        attempts.withLock { $0 += 1 }
        return ClosedSocket(queue, handler)
      }
      reports.watch(link)
      link.submit([OutboundFrame(number: 1, call: TimeCall())])
      queue.sync {}
      reports.report()
      reports.report()
      queue.sync {}
      #expect(attempts.withLock { $0 } == 1)
      clock.advance(byMilliseconds: 500)
      queue.sync {}
      #expect(attempts.withLock { $0 } == 2)
      link.close()
    }

    /// Numbers with which each pause is among the longest of its range.
    private struct LongestPause: RandomNumberGenerator, Sendable {
      mutating func next() -> UInt64 { .max - (1 << 40) }
    }

    @Test func linksThatAreGoneAreForgotten() {
      let (clock, queue) = (ManualClock(), DispatchQueue(label: "test.device"))
      let reports = NetworkReports(clock: clock)
      weak var last: RemoteLink?
      for _ in 0..<200 {
        let link = RemoteLink(queue: queue, clock: clock) { ClosedSocket($0, $1) }
        reports.watch(link)
        last = link
      }
      #expect(last == nil)
      reports.report()
    }

    #if os(Linux)
      // MARK: the system's messages

      /// A message of rtnetlink.
      private func message(_ kind: UInt16, _ body: [UInt8], length: UInt32? = nil) -> [UInt8] {
        var bytes = number(length ?? UInt32(16 + body.count)) + number(kind) + [UInt8](repeating: 0, count: 10) + body
        while bytes.count % 4 != 0 { bytes.append(0) }
        return bytes
      }

      private func number(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

      private func interface(_ index: Int32, flags: UInt32, kind: UInt16 = 16) -> [UInt8] {
        message(kind, [0, 0, 1, 0] + number(index) + number(flags) + number(UInt32.max))
      }

      private func address(flags: UInt8 = 0, scope: UInt8 = 0) -> [UInt8] {
        message(20, [2, 24, flags, scope] + number(UInt32(2)) + [8, 0, 1, 0, 192, 0, 2, 1])
      }

      private func read(_ bytes: [UInt8], _ messages: inout NetworkMessages) -> Bool {
        bytes.withUnsafeBytes { messages.read($0) }
      }

      @Test func anInterfaceThatBeginsToRunIsReportedOnce() {
        var messages = NetworkMessages()
        // Up, without a carrier.
        #expect(!read(interface(2, flags: 0x1003), &messages))
        #expect(read(interface(2, flags: 0x11043), &messages))
        // A radio that looks around.
        #expect(!read(interface(2, flags: 0x11043), &messages))
        #expect(read(interface(3, flags: 0x11043), &messages))
        #expect(!read(interface(2, flags: 0x1003), &messages))
        #expect(read(interface(2, flags: 0x11043), &messages))
        #expect(!read(interface(2, flags: 0x11043, kind: 17), &messages))
        #expect(messages.interfaceCount == 1)
        #expect(read(interface(2, flags: 0x11043), &messages))
        // The loopback.
        #expect(!read(interface(1, flags: 0x10049), &messages))
      }

      @Test func anAddressThatReachesOtherNetworksIsReported() {
        var messages = NetworkMessages()
        #expect(read(address(), &messages))
        #expect(!read(address(flags: 0x40), &messages))
        #expect(!read(address(scope: 253), &messages))
        #expect(!read(address(scope: 254), &messages))
        // An address that goes, a route, an error.
        for kind in [21, 24, 2, 3, .max] as [UInt16] {
          #expect(!read(message(kind, [2, 24, 0, 0, 2, 0, 0, 0]), &messages))
        }
        // Several messages of one datagram.
        #expect(read(interface(1, flags: 0x10049) + address(scope: 254) + address(), &messages))
      }

      @Test func hostileMessagesAreIgnored() {
        var messages = NetworkMessages()
        #expect(!read([], &messages))
        for length in [0, 1, 15, 29, 1 << 31, .max] as [UInt32] {
          #expect(!read(message(20, [2, 24, 0, 0, 2, 0, 0, 0], length: length), &messages))
        }
        // A body that ends early.
        for kind in [16, 17, 20] as [UInt16] {
          for count in 0..<8 { #expect(!read(message(kind, [UInt8](repeating: 0x40, count: count)), &messages)) }
        }
        let whole = interface(2, flags: 0x11043) + address()
        for end in 0..<32 {
          var messages = NetworkMessages()
          #expect(!read(Array(whole[..<end]), &messages))
        }
        // Bytes at random, at every alignment.
        var state: UInt64 = 7
        for round in 0..<20_000 {
          var bytes = round % 2 == 0 ? whole : []
          for _ in 0..<round % 70 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let byte = UInt8(truncatingIfNeeded: state >> 33)
            if round % 2 == 0 { bytes[Int(state >> 40) % bytes.count] = byte } else { bytes.append(byte) }
          }
          bytes.withUnsafeBytes { all in
            _ = messages.read(UnsafeRawBufferPointer(rebasing: all.dropFirst(round % 5)))
          }
        }
        for index in 0..<Int32(3 * NetworkMessages.interfaceLimit) {
          _ = read(interface(index, flags: 0x11043), &messages)
          guard messages.interfaceCount <= NetworkMessages.interfaceLimit else {
            Issue.record("too many interfaces")
            return
          }
        }
      }
    #endif
  }
#endif
