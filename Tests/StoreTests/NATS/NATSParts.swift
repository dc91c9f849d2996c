#if Cluster
  import ParlanceCore
  import TestNumbers
  import TestRandomness
  import Testing

  @testable import ParlanceNATS

  /// Addresses, names, the queue and the pauses, without a server.
  @Suite struct NATSParts {
    private func expectRefusal(of options: NATSOptions, _ note: String = "") {
      let error = #expect(throws: MessagingError.self) { _ = try NATSBus(options) }
      #expect(error?.code == .invalidArgument, "\(note)")
      #expect(error?.detail.contains("secret") != true)
    }

    private func read(_ text: String) throws -> [NATSServerAddress] { try NATSServerAddress.parse(text) }

    private func address(
      _ host: String, _ port: Int, _ isSecure: Bool, _ credentials: NATSServerAddress.Credentials
    ) -> NATSServerAddress {
      NATSServerAddress(host: host, port: port, isSecure: isSecure, credentials: credentials)
    }

    @Test func addresses() throws {
      #expect(try read("nats://host") == [address("host", 4222, false, .none)])
      #expect(try read("nats://10.0.0.1:65535/") == [address("10.0.0.1", 65_535, false, .none)])
      #expect(try read("tls://a:b@host-1.example:1") == [address("host-1.example", 1, true, .user("a", password: "b"))])
      #expect(try read("nats://to%40ken@h") == [address("h", 4222, false, .token("to@ken"))])
      #expect(try read("nats://u:@h") == [address("h", 4222, false, .user("u", password: ""))])
      #expect(try read("nats://u:a:b@h") == [address("h", 4222, false, .user("u", password: "a:b"))])
      #expect(try read("nats://[::1]:5") == [address("::1", 5, false, .none)])
      #expect(try read("nats://[fe80::1%25eth0]") == [address("fe80::1%25eth0", 4222, false, .none)])
      #expect(try read("nats://a, tls://b:2").map(\.place) == ["a:4222", "b:2"])
      #expect(try read("tls://secret@[::1]:5").map(\.place) == ["[::1]:5"])
    }

    @Test func invalidAddressesAreRefused() {
      let words = [
        "", "host", "host:4222", "http://host", "nats://", "nats://:4222", "nats://secret@", "nats://host:0",
        "nats://host:65536", "nats://host:-1", "nats://host:", "nats://host/path", "nats://a,,nats://b", "nats://a,",
        "nats://@host", "nats://secret%zz@host", "nats://[::1", "nats://::1]:5", "nats://ho st", "nats://höst",
        "nats://:secret@host", "nats://a?b=secret", "nats://::1",
      ]
      for word in words { expectRefusal(of: NATSOptions(url: word), word) }
    }

    @Test func names() throws {
      for name in ["", "a.b", "a b", "*", ">", "ä", String(repeating: "a", count: 65)] {
        expectRefusal(of: NATSOptions(url: "nats://h", cluster: name), name)
      }
      let subjects = try NATSSubjects(cluster: "East_1-a")
      #expect(subjects.subject(of: 0) == "parlance.East_1-a.all")
      #expect(subjects.subject(of: 12) == "parlance.East_1-a.gateway.12")
    }

    @Test func invalidCertificatesAreRefused() throws {
      var options = NATSOptions(url: "tls://h")
      options.certificateAuthorities = "/nowhere"
      expectRefusal(of: options)
      options.certificateAuthorities = "/dev/null"
      expectRefusal(of: options)
    }

    // MARK: the queue

    private func streams(_ batches: [BusQueue.Batch]) -> [HubNumber: [[Int64]]] {
      var streams: [HubNumber: [[Int64]]] = [:]
      for batch in batches {
        streams[batch.gateway, default: []].append(
          batch.messages.map {
            if case .announcement(let announcement) = $0 { announcement.stream.rawValue } else { -1 }
          })
      }
      return streams
    }

    @Test func theQueueKeepsTheOrderOfEveryGateway() {
      var random = SeededRandom(seed: 4)
      for _ in 0..<50 {
        var queue = BusQueue(messages: .max, bytes: .max)
        let gateways = (0..<random.number(1...60)).map { _ in random.number(0...3) as HubNumber }
        for (stream, gateway) in gateways.enumerated() {
          #expect(queue.append([BusInbox.announcement(of: Int64(stream))], for: gateway) == 0)
        }
        var heard: [HubNumber: [Int64]] = [:]
        var count = 0
        while !queue.isEmpty {
          let batches = queue.take(Int(random.number(1...20)))
          for batch in batches {
            count += batch.messages.count
            for gateway in batch.gateway == 0 ? [1, 2, 3] : [batch.gateway] {
              heard[gateway, default: []] += streams([batch])[batch.gateway]?.flatMap { $0 } ?? []
            }
          }
        }
        #expect(count == gateways.count)
        for gateway in numbers(1...3) as [HubNumber] {
          let expected = gateways.enumerated().filter { $1 == gateway || $1 == 0 }.map { Int64($0.offset) }
          #expect(heard[gateway] ?? [] == expected)
        }
      }
    }

    @Test func queueBatchesMessagesOfOneGateway() {
      var queue = BusQueue(messages: .max, bytes: .max)
      for (stream, gateway) in ([1, 2, 1, 0, 0, 1, 2, 1] as [HubNumber]).enumerated() {
        _ = queue.append([BusInbox.announcement(of: Int64(stream))], for: gateway)
      }
      #expect(streams(queue.take(100)) == [1: [[0, 2], [5, 7]], 2: [[1], [6]], 0: [[3, 4]]])
      #expect(queue.take(100).isEmpty)
    }

    @Test func theQueueDiscardsTheOldest() {
      var queue = BusQueue(messages: 10, bytes: .max)
      #expect(queue.append((0..<8).map { BusInbox.announcement(of: $0) }, for: 1) == 0)
      #expect(queue.append((8..<13).map { BusInbox.announcement(of: $0) }, for: 1) == 3)
      #expect(queue.append((13..<40).map { BusInbox.announcement(of: $0) }, for: 1) == 27)
      #expect(queue.count == 10)
      #expect(streams(queue.take(4)) == [1: [[30, 31, 32, 33]]])
      #expect(streams(queue.take(40)) == [1: [[34, 35, 36, 37, 38, 39]]])
      // One that is larger than all that may wait.
      var small = BusQueue(messages: 10, bytes: 2000)
      let large = BusInbox.announcement(of: 2, payload: payload(5000))
      #expect(small.append([BusInbox.announcement(of: 1), large], for: 1) == 2)
      #expect(small.isEmpty)
      #expect(small.append([BusInbox.announcement(of: 3)], for: 1) == 0)
      small.removeAll()
      #expect(small.isEmpty && small.take(1).isEmpty)
    }

    @Test func pausesGrowAtRandomUpToTheLongest() {
      var random = SeededRandom(seed: 9)
      var pause = ReconnectPause(shortest: 100, longest: 1000)
      for bound in [100, 200, 400, 800, 1000, 1000] as [Int64] {
        #expect((bound / 2...bound).contains(pause.next(using: &random)))
      }
      let pauses = Set((0..<50).map { _ in pause.next(using: &random) })
      #expect(pauses.count > 20)
      pause.reset()
      #expect((50...100).contains(pause.next(using: &random)))
      var least = ReconnectPause(shortest: 0, longest: .max)
      for _ in 0..<80 { #expect(least.next(using: &random) >= 0) }
    }
  }
#endif
