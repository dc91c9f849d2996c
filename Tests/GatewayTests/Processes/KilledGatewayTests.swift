#if Server && Remote
  import BuiltPrograms
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// A gateway that is killed while apps send, and started again on the same data.
  ///
  /// `PARLANCE_KILLS` is the number of times; 3 unless given.
  @Suite struct KilledGatewayTests {
    private static let rounds = ProcessInfo.processInfo.environment["PARLANCE_KILLS"].flatMap(Int.init) ?? 3
    private static let senders: [AccountID] = ["alice", "bob", "carol"]
    private static let messages = 60

    @Test(arguments: 1...rounds)
    func everyMessageThatWasAcceptedIsThereOnceAndInOrder(_ round: Int) async throws {
      let folder = try TemporaryFolder()
      let hub = try await ServedHub(folder.url.appendingPathComponent("hub"))
      let queue = DispatchQueue(label: "test.callbacks")
      let environment = try MessagingEnvironment.gateway(
        hub.url, folder: folder.url.appendingPathComponent("devices"), callbackQueue: queue)
      let reader = MessagingClient(environment: environment, account: "dora", device: "phone")
      try await reader.login()
      let received = Task { try await Self.received(by: reader) }

      let accepted = EventBox<AccountID>("accepted message")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for sender in Self.senders {
          let client = MessagingClient(environment: environment, account: sender, device: "phone")
          group.addTask {
            try await client.login()
            for number in 0..<Self.messages {
              try await client.send(.text("\(sender.name) \(number)"), to: .direct("dora"))
              accepted.add(sender)
            }
            await client.logout()
          }
        }
        // At another moment in each round.
        let moment = round * 37 % (Self.senders.count * Self.messages - 20) + 1
        for _ in 0..<moment { _ = try await accepted.next() }
        #expect(await hub.end(SIGKILL) == nil)
        try await hub.start()
        try await group.waitForAll()
      }
      #expect(try await received.value == Self.senders.count * Self.messages)

      for sender in Self.senders {
        let history = try await Self.history(of: sender, at: reader)
        #expect(history == (0..<Self.messages).map { "\(sender.name) \($0)" })
      }
      environment.shutDown()
      #expect(await hub.end(SIGTERM) == 0)
    }

    /// Takes messages until all are there, each sender's in order.
    private static func received(by reader: MessagingClient) async throws -> Int {
      var next: [AccountID: Int] = [:]
      var count = 0
      let stream = reader.messages()
      while count < senders.count * messages {
        let message = try await stream.next()
        #expect(message.body.content == .text("\(message.sender.name) \(next[message.sender, default: 0])"))
        next[message.sender, default: 0] += 1
        count += 1
      }
      return count
    }

    /// The texts of the hub's history, oldest first.
    private static func history(of sender: AccountID, at reader: MessagingClient) async throws -> [String] {
      let query = HistoryQuery(conversation: .direct(sender), oldestFirst: true, limit: 100)
      return try await reader.history(query).map { message in
        if case .text(let text) = message.body.content { text } else { "" }
      }
    }
  }
#endif
