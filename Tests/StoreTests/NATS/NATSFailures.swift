#if Cluster
  import BuiltPrograms
  import Dispatch
  import Foundation
  import NATSServer
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlanceNATS

  /// Servers that end, hang and come back, and networks that break: messages may be lost, the bus is not.
  @Suite struct NATSFailures {
    @Test(arguments: [true, false]) func aServerThatWasRestartedIsUsedAgain(_ isCrash: Bool) throws {
      let world = try NATSWorld()
      let changes = BusChanges()
      let (first, bus) = try world.open(as: 1, changes: changes)
      let (second, _) = try world.open(as: 2)
      for round in 1...3 as ClosedRange<Int64> {
        first.publish(round, to: 2)
        try second.inbox.wait(for: round)
        if isCrash { try world.server.kill() } else { try world.server.stop() }
        try first.waitUntilConnected(false)
        try second.waitUntilConnected(false)
        try world.server.start()
        try first.waitUntilConnected()
        try second.waitUntilConnected()
      }
      first.publish(4, to: 0)
      #expect(try second.inbox.wait(for: 4) == [1, 2, 3, 4])
      #expect(bus.work.connections == 4)
      let reported = try changes.wait(count: 7)
      let isConnected = reported.map { if case .connected = $0 { true } else { false } }
      #expect(isConnected == [true, false, true, false, true, false, true])
      #expect(reported.first == .connected("127.0.0.1:\(world.server.port)"))
    }

    /// The library's thread is often about to hand a packet to a subscription that goes.
    @Test func connectionsEndWhilePacketsCome() throws {
      let world = try NATSWorld()
      let publisher = try world.stranger()
      let isOver = Lock(false)
      let published = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        while !isOver.withLock({ $0 }), (try? publisher.publish([7], to: "load")) != nil {}
        published.signal()
      }
      for number in 0..<300 {
        let came = DispatchSemaphore(value: 0)
        let reader = try NATSConnection(
          NATSServerAddress.parse(world.server.url)[0], NATSOptions(url: world.server.url),
          subjects: ["load", "other"],
          name: "reader \(number)", .init(packet: { _ in came.signal() }, ended: { _ in }))
        #expect(came.wait(timeout: .now() + BusInbox.patience) == .success)
        reader.close()
      }
      isOver.withLock { $0 = true }
      published.wait()
      world.end(publisher)
    }

    @Test func aServerThatIsNotThereYetIsWaitedFor() throws {
      let world = try NATSWorld()
      try world.server.kill()
      let changes = BusChanges()
      let (first, bus) = try world.open(as: 1, changes: changes, waits: false)
      #expect(try changes.wait(count: 1).count == 1)
      #expect(changes.reason?.contains("127.0.0.1:\(world.server.port)") == true, "\(changes.reason ?? "")")
      #expect(!first.bus.isConnected)
      // There is still one report after several attempts.
      try waitUntil("further attempts") { bus.state.withLock { $0.attempt } >= 4 }
      try world.server.start()
      try first.waitUntilConnected()
      #expect(try changes.wait(count: 2).count == 2)
    }

    /// Messages wait for the connection, within bounds; the newest stay.
    @Test func messagesWaitForTheConnection() throws {
      let world = try NATSWorld()
      let proxy = try world.proxy()
      let (second, _) = try world.open(as: 2)
      let (first, bus) = try world.open(
        as: 1, url: "nats://127.0.0.1:\(proxy.port)", options: { $0.queuedMessages = 100 })
      proxy.refusesConnections = true
      proxy.cut()
      try first.waitUntilConnected(false)
      for stream in 1...1000 as ClosedRange<Int64> { first.publish(stream, to: stream % 2 == 0 ? 2 : 0) }
      #expect(bus.work.dropped == 900)
      #expect(second.inbox.streams.isEmpty)
      proxy.refusesConnections = false
      #expect(try second.inbox.wait(for: 1000) == Array(901...1000))
      #expect(bus.work.publishedMessages == 100)
    }

    /// However long the server hangs, publishing does not.
    @Test func hangingServerBlocksNoCaller() throws {
      let world = try NATSWorld()
      let (second, _) = try world.open(as: 2)
      let changes = BusChanges()
      let (first, bus) = try world.open(
        as: 1, changes: changes,
        options: {
          $0.writePatience = 300_000
          $0.pingInterval = 300_000
        })
      try world.server.freeze()
      // More than sockets take and than waits.
      for stream in 1...2000 as ClosedRange<Int64> {
        first.bus.publish([BusInbox.announcement(of: stream, payload: payload(40_000))], to: 2)
      }
      #expect(first.bus.isConnected)
      #expect(bus.work.dropped > 0)
      try world.server.unfreeze()
      first.publish(2001, to: 2)
      let streams = try second.inbox.wait(for: 2001)
      #expect(streams == streams.sorted() && Set(streams).count == streams.count)
      #expect(try changes.wait(count: 1).count == 1)
    }

    @Test func aServerThatHangsIsGivenUpAndComesBack() throws {
      let world = try NATSWorld()
      let changes = BusChanges()
      let (first, _) = try world.open(
        as: 1, changes: changes,
        options: {
          // Longer than a server that runs may be late on a busy machine.
          $0.pingInterval = 1000
          $0.connectPatience = 1000
        })
      try world.server.freeze()
      try first.waitUntilConnected(false)
      #expect(try changes.wait(count: 2).count == 2)
      try world.server.unfreeze()
      try first.waitUntilConnected()
      let (second, _) = try world.open(as: 2)
      second.publish(1, to: 1)
      try first.inbox.wait(for: 1)
    }

    /// A connection that accepts no bytes is closed, and the messages being sent are lost.
    @Test func aConnectionThatTakesNoBytesIsGivenUp() throws {
      let world = try NATSWorld()
      let proxy = try world.proxy()
      let (second, _) = try world.open(as: 2)
      let (first, bus) = try world.open(
        as: 1, url: "nats://127.0.0.1:\(proxy.port)",
        options: {
          // Longer than a proxy that runs may be late on a busy machine.
          $0.writePatience = 1000
          $0.pingInterval = 300_000
          $0.connectPatience = 5000
        })
      proxy.isStalled = true
      let large = payload(60_000)
      for stream in 1...400 as ClosedRange<Int64> {
        first.bus.publish([BusInbox.announcement(of: stream, payload: large)], to: 2)
      }
      try first.waitUntilConnected(false)
      proxy.isStalled = false
      try first.waitUntilConnected()
      first.publish(401, to: 2)
      let streams = try second.inbox.wait(for: 401)
      #expect(streams == streams.sorted())
      #expect(bus.work.dropped > 0 && bus.work.connections == 2)
    }

    @Test func connectionsAreCutUnderLoad() throws {
      let world = try NATSWorld()
      let proxy = try world.proxy()
      let (second, _) = try world.open(as: 2)
      let (first, bus) = try world.open(as: 1, url: "nats://127.0.0.1:\(proxy.port)")
      var stream: Int64 = 0
      for round in 1...10 as ClosedRange<Int64> {
        for _ in 0..<200 {
          stream += 1
          first.publish(stream, to: stream % 2 == 0 ? 2 : 0)
        }
        proxy.cut()
        try waitUntil("a connection") { bus.work.connections == round + 1 }
      }
      first.publish(stream + 1, to: 2)
      let streams = try second.inbox.wait(for: stream + 1)
      // Some were lost; none came twice or late.
      #expect(streams == streams.sorted() && Set(streams).count == streams.count)
    }

    @Test func anotherServerIsUsedWhileOneIsGone() throws {
      let world = try NATSWorld()
      let other = try PrivateNATSServer()
      let changes = BusChanges()
      let (first, _) = try world.open(as: 1, url: "\(world.server.url),\(other.url)", changes: changes)
      try world.server.kill()
      #expect(try changes.wait(count: 3).last == .connected("127.0.0.1:\(other.port)"))
      try world.server.start()
      try other.kill()
      #expect(try changes.wait(count: 5).last == .connected("127.0.0.1:\(world.server.port)"))
      try first.waitUntilConnected()
    }

    @Test func closingEndsAnAttempt() throws {
      let world = try NATSWorld()
      try world.server.freeze()
      let (first, bus) = try world.open(as: 1, waits: false, options: { $0.connectPatience = 500 })
      try waitUntil("an attempt") { bus.state.withLock { $0.attempt } > 0 }
      first.publish(1, to: 2)
      first.bus.close()
      #expect(!first.bus.isConnected)
      try world.server.unfreeze()
    }

    /// Messages that are published between a close and the end of the connection are discarded.
    @Test func closingWhileManyPublish() throws {
      let world = try NATSWorld()
      let (second, _) = try world.open(as: 2)
      for round in 1...10 as ClosedRange<Int64> {
        let (first, _) = try world.open(as: 1)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
          if thread == 3 { return first.bus.close() }
          for number in 0..<100 as Range<Int64> { first.publish(round * 1000 + number, to: 2) }
        }
        first.bus.close()
      }
      let (third, _) = try world.open(as: 3)
      third.publish(99_999, to: 2)
      try second.inbox.wait(for: 99_999)
    }

    #if os(Linux)
      /// A closed bus ends its threads; the library's own remain, and do not grow in number. In a process of its own, where no test has
      /// a bus.
      @Test func noThreadOfABusStays() async throws {
        try await SeparateProcess.run {
          let own = Lock(0)
          let opened = DispatchSemaphore(value: 0)
          Thread.detachNewThread {
            // As on a bus's thread: the threads that the library starts then block signals, too.
            var signals = sigset_t()
            sigfillset(&signals)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            NATSLibrary.open()
            own.withLock { $0 = Self.busThreads() - 1 }
            opened.signal()
          }
          opened.wait()
          // With the thread that hands messages over, which the library starts at the first subscription.
          let rest = own.withLock { $0 } + 1
          for _ in 1...3 {
            let world = try NATSWorld()
            let ends = try [1, 2, 3, 4].map { try world.open(as: $0).end }
            ends[0].publish(1, to: 0)
            for end in ends.dropFirst() { try end.inbox.wait(for: 1) }
            let count = Self.busThreads()
            #expect(count > rest + ends.count, "\(count) threads")
            for end in ends { end.bus.close() }
            // A bus's own thread ends a moment after it reports that it is done.
            try waitUntil("the end of the threads") { Self.busThreads() <= rest }
          }
        }
      }

      /// Counts the threads of buses and of the library: those alone take no signal whatever.
      private static func busThreads() -> Int {
        // Without Foundation's list of a folder, which fails if a thread ends meanwhile.
        guard let folder = opendir("/proc/self/task") else { return -1 }
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
          let task = withUnsafeBytes(of: &entry.pointee.d_name) { name in
            String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
          }
          guard let file = fopen("/proc/self/task/\(task)/status", "r") else { continue }
          defer { fclose(file) }
          var bytes = [UInt8](repeating: 0, count: 4096)
          let status = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
          let mask = status.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }?.split(separator: "\t").last
          let blocked = mask.flatMap { UInt64($0, radix: 16) } ?? 0
          if [SIGILL, SIGSEGV, SIGTERM, SIGUSR2].allSatisfy({ blocked >> (UInt64($0) - 1) & 1 == 1 }) { count += 1 }
        }
        return count
      }
    #endif
  }
#endif
