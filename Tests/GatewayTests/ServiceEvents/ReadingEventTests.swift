#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import Testing

  @testable import ParlanceEngine
  @testable import ParlanceGateway

  /// The events of receipts and of changes of groups.
  @Suite struct ReadingEventTests {
    private let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "test.callbacks"))

    private func events() throws -> [ServiceEvent] {
      try environment.hubLoop().serviceEvents(for: "test", taken: nil, limit: 1000, bytes: .max).records.map { record in
        try ServiceEvent(decoding: record.payload)
      }
    }

    private func logIn(_ account: AccountID) async throws -> MessagingClient {
      let client = MessagingClient(environment: environment, account: account, device: "phone")
      try await client.login()
      return client
    }

    @Test func readingIsReportedOnce() async throws {
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: ServiceEventKinds([.messageRead])) {}
      let (alice, bob) = (try await logIn("alice"), try await logIn("bob"))
      _ = try await alice.send(.text("one"), to: .direct("bob"))
      let last = try await alice.send(.text("two"), to: .direct("bob"))
      for _ in 0..<2 {
        _ = try hub.carryOut(
          ReadDirectCall(conversation: .direct("alice"), sequence: 2, scope: .watermark), as: "bob")
      }
      let reading = MessageReading(reader: "bob", messageID: last.id, messageSender: "alice", sequence: 2)
      #expect(try events() == [.messageRead(reading, in: .direct("bob", "alice"))])
      withExtendedLifetime((alice, bob)) { environment.shutDown() }
    }

    @Test func changesOfGroupsAreReported() async throws {
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: ServiceEventKinds([.groupChanged])) {}
      for account in ["alice", "bob", "carol"] { try environment.administration.createAccount(AccountID(account)) }
      let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
      _ = try hub.carryOut(AddMembersCall(id: group, accounts: ["carol"], note: nil), as: "alice")
      _ = try hub.carryOut(LeaveGroupCall(id: group), as: "carol")
      #expect(
        try events() == [
          .groupChanged(group, GroupNotification(operation: .membersAdded, actor: "alice", targets: ["bob"])),
          .groupChanged(group, GroupNotification(operation: .membersAdded, actor: "alice", targets: ["carol"])),
          .groupChanged(group, GroupNotification(operation: .memberLeft, actor: "carol", targets: ["carol"])),
        ])
      environment.shutDown()
    }
  }
#endif
