#if os(macOS) || os(Linux)
  import Foundation
  import Parlance
  import ParlanceConformance
  import ParlanceStyles
  import Testing

  /// The state that a killed process leaves behind: nothing acknowledged is lost, waiting messages are sent once, and a message
  /// that was applied but not handed over is handed over.
  @Suite(.serialized) struct Crash {
    @Test(arguments: [1, 2])
    func nothingIsLostWhenTheProcessIsKilled(_ attempt: Int) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-crash-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var acknowledged: [MessageID] = []
      var handedOver: Set<MessageID> = []
      for round in 1...4 {
        let death = Int.random(in: 1...600)
        let lines = try await ProbeProcess.run(in: folder, prefix: "r\(round)", untilLine: death)
        for line in lines {
          let words = line.split(separator: " ")
          let id = words.count > 1 ? MessageID(String(words[1])) : ""
          switch words.first {
          case "sent": acknowledged.append(id)
          case "received": handedOver.insert(id)
          default: Issue.record("the probe said: \(line)")
          }
        }
        if round.isMultiple(of: 2) {
          try await check(
            folder, acknowledged, &handedOver, "attempt \(attempt) round \(round), killed at line \(death)")
        }
      }
    }

    /// Checks that each message that arrived has its whole file.
    @Test(arguments: [1, 2])
    func filesSurviveADeath(_ attempt: Int) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-crash-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var acknowledged: Set<MessageID> = []
      for round in 1...3 {
        let death = Int.random(in: 1...24)
        let lines = try await ProbeProcess.run(in: folder, prefix: "f\(round)", ["files"], untilLine: death)
        for line in lines {
          let words = line.split(separator: " ")
          switch words.first {
          case "sent": acknowledged.insert(MessageID(String(words[1])))
          case "received", "fetched": break
          default: Issue.record("the probe said: \(line)")
          }
        }
      }
      try await checkFiles(folder, acknowledged, "attempt \(attempt)")
    }

    private func checkFiles(_ folder: URL, _ acknowledged: Set<MessageID>, _ moment: String) async throws {
      let queue = CallbackQueue(label: "crash")
      let environment = try MessagingEnvironment.embedded(at: folder, callbackQueue: queue.dispatchQueue)
      defer { environment.shutDown() }
      let bob = try await client("bob", "b1", environment, queue)
      let alice = try await client("alice", "a1", environment, queue)
      let waiting = try await alice.history(.direct("bob"), limit: 100_000).filter { $0.state != .succeeded }.map(\.id)
      for id in waiting {
        _ = try await alice.log.wait(for: "what waited, \(moment)") { entries -> Bool? in
          entries.contains { if case .sent(id, nil) = $0.observation { true } else { false } } ? true : nil
        }
      }
      let last = try await alice.submit(OutgoingMessage("that was all"), to: .direct("bob"))
      _ = try await bob.log.wait(for: "the last message, \(moment)") { entries -> Bool? in
        entries.contains { entry in
          if case .received(let messages) = entry.observation { messages.contains { $0.id == last } } else { false }
        } ? true : nil
      }
      let arrived = try await bob.history(.direct("alice"), limit: 100_000).map(\.id).filter { $0 != last }
      let sent = try await alice.history(.direct("bob"), limit: 100_000)
      #expect(sent.map(\.id) == arrived + [last], "both histories agree, \(moment)")
      #expect(sent.allSatisfy { $0.state == .succeeded }, "nothing waits, \(moment)")
      #expect(acknowledged.isSubset(of: arrived), "acknowledged and lost, \(moment)")
      for id in arrived {
        let sum = id.string.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &+ sum) }
        #expect(try await bob.fetch(id, in: .direct("alice")) == bytes, "the file of \(id), \(moment)")
      }
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let parts = files.filter { $0.hasSuffix(".part") || $0.contains("media/partial/") }
      #expect(parts.isEmpty, "half of something, \(moment)")
    }

    /// The same without chance: the callback queue is suspended, so that the message is applied and not handed over; a copy of
    /// the folder is the state that a crash at that moment leaves.
    @Test func messageAppliedBeforeACrashIsHandedOverOnce() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-crash-\(UUID().uuidString)")
      let (original, copy) = (folder.appendingPathComponent("original"), folder.appendingPathComponent("copy"))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let queue = CallbackQueue(label: "crash")
      let environment = try MessagingEnvironment.embedded(at: original, callbackQueue: queue.dispatchQueue)
      let bob = try await client("bob", "b1", environment, queue)
      let (steps, continuation) = AsyncStream.makeStream(of: Void.self)
      let sender = DeviceConfiguration(style: "Sender", account: "alice", device: "a1")
      let alice = try environment.openDevice(sender) { events in
        for case .connection(.synchronized) in events { continuation.yield() }
      }
      alice.connectEventually(token: "token")
      for await _ in steps { break }

      queue.dispatchQueue.suspend()
      let body = MessageBody(content: .text("applied, not handed over"))
      let id = try alice.send(MessageDraft(conversation: .direct("bob"), body: body)).id
      // A turn that is under way may not have taken the message yet.
      while alice.isSending(id) { _ = try environment.administration.settings }
      // The administration's turn comes after the one in which Bob's device got the message.
      _ = try environment.administration.settings
      try FileManager.default.copyItem(at: original, to: copy)
      queue.dispatchQueue.resume()
      environment.shutDown()
      // Its app is there until then.
      withExtendedLifetime(bob) {}

      for start in 1...2 {
        let revived = try MessagingEnvironment.embedded(at: copy, callbackQueue: queue.dispatchQueue)
        let bob = try await client("bob", "b1", revived, queue)
        let marker = try await client("carol", "c1", revived, queue)
        let last = try await marker.submit(OutgoingMessage("marker \(start)"), to: .direct("bob"))
        let received = try await bob.log.wait(for: "the marker of start \(start)") { entries -> [MessageID]? in
          let ids = entries.flatMap { entry -> [MessageID] in
            if case .received(let messages) = entry.observation { messages.map(\.id) } else { [] }
          }
          return ids.contains(last) ? ids : nil
        }
        #expect(received.filter { $0 == id }.count == (start == 1 ? 1 : 0), "start \(start)")
        revived.shutDown()
      }
    }

    /// Logs an app in: one of the style as which the probe opened its devices.
    private func client(
      _ account: AccountID, _ device: DeviceID, _ environment: MessagingEnvironment, _ queue: CallbackQueue
    ) async throws -> any MediaDriver {
      let log = ObservationLog(name: account.name, queue: queue)
      let context = ClientContext(
        environment: environment, account: account, device: device, options: ClientOptions(), log: log)
      let client = try await queue.perform { try StyleDefinition.nim.makeClient(context) }
      try await client.login(token: "token")
      return try #require(client as? any MediaDriver)
    }

    /// Opens the folder as the next start would, and compares it with the probe's output.
    private func check(
      _ folder: URL, _ acknowledged: [MessageID], _ handedOver: inout Set<MessageID>, _ moment: String
    ) async throws {
      let queue = CallbackQueue(label: "crash")
      let environment = try MessagingEnvironment.embedded(at: folder, callbackQueue: queue.dispatchQueue)
      let bob = try await client("bob", "b1", environment, queue)
      let alice = try await client("alice", "a1", environment, queue)
      let last = try await alice.submit(OutgoingMessage("that was all"), to: .direct("bob"))
      let received = try await bob.log.wait(for: "the last message, \(moment)") { entries -> [MessageID]? in
        let ids = entries.flatMap { entry -> [MessageID] in
          if case .received(let messages) = entry.observation { messages.map(\.id) } else { [] }
        }
        return ids.contains(last) ? ids : nil
      }
      handedOver.formUnion(received)
      _ = try await alice.log.wait(for: "acceptance of the last message, \(moment)") { entries -> Bool? in
        entries.contains { if case .sent(last, nil) = $0.observation { true } else { false } } ? true : nil
      }
      let sent = try await alice.history(.direct("bob"), limit: 100_000)
      let arrived = try await bob.history(.direct("alice"), limit: 100_000)
      #expect(sent.map(\.id) == arrived.map(\.id), "both histories agree, \(moment)")
      #expect(Set(arrived.map(\.id)).count == arrived.count, "every message is there once, \(moment)")
      #expect(sent.allSatisfy { $0.state == .succeeded }, "nothing waits, \(moment)")
      let lost = Set(acknowledged).subtracting(arrived.map(\.id))
      #expect(lost.isEmpty, "acknowledged and lost: \(lost), \(moment)")
      let silent = Set(arrived.map(\.id)).subtracting(handedOver)
      #expect(silent.isEmpty, "in the database and never handed over: \(silent), \(moment)")
      #expect(Set(received).count == received.count, "nothing is handed over twice in one run, \(moment)")
      environment.shutDown()
    }
  }

  /// The probe, a process of its own that is killed.
  enum ProbeProcess {
    /// Runs it until it has written some lines, kills it, and returns every line that it had written.
    static func run(
      in folder: URL, prefix: String, _ further: [String] = [], untilLine count: Int
    ) async throws -> [String] {
      let executable = try locate()
      return try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            with: Result { try run(executable, arguments: [folder.path, prefix] + further, untilLine: count) })
        }
      }
    }

    private static func run(_ executable: URL, arguments: [String], untilLine count: Int) throws -> [String] {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = executable
      process.arguments = arguments
      process.standardOutput = pipe
      try process.run()
      var output = Data()
      var isKilled = false
      while true {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        output.append(data)
        if !isKilled, output.count(where: { $0 == UInt8(ascii: "\n") }) >= count {
          isKilled = true
          kill(process.processIdentifier, SIGKILL)
        }
      }
      process.waitUntilExit()
      // The last line may have been cut short by the death.
      return String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
    }

    /// The executable, which is in the test bundle's folder.
    private static func locate() throws -> URL {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("parlance-crash-probe")
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
        folder.deleteLastPathComponent()
      }
      throw ConformanceFailure("there is no parlance-crash-probe beside \(CommandLine.arguments[0])")
    }
  }
#endif
