#if Server
  import ParlanceMoving
  import Testing

  @testable import ParlanceBridge

  /// The states of accounts, and groups and receipts that both sides repeat.
  @Suite struct AccountTests {
    @Test func messagesBetweenMovedAccountsStayAndOthersGo() throws {
      let world = try MachineWorld()
      for account in ["anna", "ben"] { try world.machine.store.setState(.moved, of: account, at: 1) }
      try world.write("stays")
      try world.write("goes", to: "carl")
      #expect(try world.works().map(\.words) == ["send goes"])
      #expect(try world.count("out.leftOut.moved") == 1)
    }

    @Test func messageOfAMovedAccountArrivesAndIsCounted() throws {
      let world = try MachineWorld()
      try world.machine.store.setState(.moved, of: "Ben", at: 1)
      try world.receive("b1")
      try world.complete(try #require(try world.works().first), .done(BridgeReceipt()), ["sequence": 1])
      #expect(try world.count("in.message") == 1 && world.count("in.fromMoved") == 1)
    }

    @Test func accountThatIsSeenAtTheHubIsOnBothSides() throws {
      let world = try MachineWorld()
      try world.receive("b1")
      try world.webhook(["id": "1", "type": "account.online", "time": 1, "account": "Ben"])
      #expect(try world.machine.store.accountCounts() == ["old": 1, "both": 1])
    }

    private func change(_ operation: String, _ accounts: [String], id: String) -> JSONNode {
      [
        "id": .text(id), "type": "group.changed", "time": 1, "group": "g",
        "change": [
          "operation": .text(operation), "actor": "anna", "targets": .list(accounts.map(JSONNode.text)), "changes": [:],
        ],
      ]
    }

    @Test func changeOfAGroupGoesOnceAndIsNotAnsweredWithItsEcho() throws {
      let world = try MachineWorld()
      try world.webhook(change("membersAdded", ["ben", "carl"], id: "1"))
      let question = try #require(try world.works().first)
      #expect(question.words == "groups/g ")
      try world.complete(question, .done(BridgeReceipt()), ["group": ["name": "G", "owner": "anna"]])
      let work = try #require(try world.works().first)
      guard case .service(let request) = work.request else { return }
      #expect(request.parameters["accounts"] == "ben,carl")
      let record = try ArchiveRecord(
        .message, source: "plain", id: "n1",
        [
          "sender": "anna", "group": "g", "time": 1,
          "body": ["type": "notification", "event": "membersAdded", "accounts": ["ben", "carl"]],
        ])
      try world.complete(work, .done(BridgeReceipt()))
      try world.machine.take(BridgeCallback(records: [record]), at: world.time)
      #expect(try world.works().isEmpty)
      #expect(try world.count("in.echo") == 1)
      // Removed and added again, both go.
      try world.webhook(change("membersRemoved", ["ben"], id: "2"))
      try world.webhook(change("membersAdded", ["ben"], id: "3"))
      var sent: [String] = []
      for _ in 0..<6 {
        for work in try world.works() {
          sent.append(work.words)
          try world.complete(work, .done(BridgeReceipt()), ["group": ["name": "G", "owner": "anna"]])
        }
      }
      #expect(sent == ["groups/g ", "group ", "groups/g ", "group "])
    }

    /// The accounts with which the service's requests were made.
    private func play(_ world: MachineWorld, _ verdict: (FetchRequest) -> BridgeVerdict) throws -> [String] {
      var sent: [String] = []
      for _ in 0..<20 {
        for work in try world.works() {
          guard case .service(let request) = work.request else {
            let members = ["anna", "ben", "carl", "dora"].map { JSONNode.object(["account": .text($0)]) }
            try world.complete(
              work, .done(BridgeReceipt()), ["group": ["name": "G", "owner": "anna"], "members": .list(members)])
            continue
          }
          sent.append(request.path + " " + (request.parameters["accounts"] ?? ""))
          try world.complete(work, verdict(request))
        }
        world.time += 1
      }
      return sent
    }

    @Test func accountThatIsRefusedDoesNotKeepTheOthersOut() throws {
      let world = try MachineWorld(PlainEnd(hasHistory: true, accountsOfChange: 1))
      try world.webhook(change("membersAdded", ["ben", "carl", "dora"], id: "1"))
      let sent = try play(world) { request in
        request.parameters["accounts"] == "carl" ? .refused(code: "unknown") : .done(BridgeReceipt())
      }
      #expect(sent == ["group ben", "group carl", "group dora"])
      let dead = try world.machine.store.dead()
      #expect(dead.map(\.code) == ["unknown"] && dead.first?.reason == "refused for carl")
      // The operator tries it again.
      #expect(try world.machine.store.retry(nil, at: world.time) == 1)
      #expect(try play(world) { _ in .done(BridgeReceipt()) } == ["group carl"])
      #expect(try world.machine.store.deadCount() == 0)
    }

    @Test func groupIsCreatedWithSomeOfItsMembersAndTheOthersAreAdded() throws {
      let world = try MachineWorld(PlainEnd(hasHistory: true, accountsOfCreation: 1, accountsOfChange: 1))
      try world.webhook(change("membersAdded", ["ben"], id: "1"))
      var isCreated = false
      let sent = try play(world) { request in
        if request.path == "create" {
          isCreated = true
          // The service's callback is faster than the answer.
          let record = try? ArchiveRecord(
            .message, source: "plain", id: "n1",
            [
              "sender": "anna", "group": "theirs", "time": 1,
              "body": ["type": "notification", "event": "membersAdded", "accounts": ["ben"]],
            ])
          try? world.machine.take(BridgeCallback(records: [record].compactMap { $0 }), at: world.time)
          #expect((try? world.works().isEmpty) == true)
          return .done(BridgeReceipt(group: "theirs"))
        }
        if !isCreated { return .groupUnknown }
        return request.parameters["accounts"] == "carl" ? .refused(code: "unknown") : .done(BridgeReceipt())
      }
      #expect(sent == ["group ben", "create ben", "group carl", "group dora"])
      world.time += 2000
      _ = try play(world) { _ in .done(BridgeReceipt()) }
      #expect(try world.count("out.leftOut.member") == 1 && world.count("out.group.created") == 1)
      #expect(try world.count("in.echo") == 1)
      #expect(try world.machine.store.waiting(from: .service).count == 0)
      #expect(try world.machine.store.deadCount() == 0)
    }

    @Test func receiptGoesOnceAndOlderOnesDoNot() throws {
      let world = try MachineWorld()
      for (number, id) in ["b1", "b2"].enumerated() {
        try world.receive(id)
        try world.complete(
          try #require(try world.works().first), .done(BridgeReceipt()), ["sequence": .integer(Int64(number + 1))])
      }
      func read(_ sequence: Int64, _ id: String) throws {
        try world.webhook(
          [
            "id": .text(id), "type": "message.read", "time": 1, "account": "anna", "to": ["account": "ben"],
            "message": ["id": "b2", "from": "ben", "sequence": .integer(sequence)],
          ])
      }
      try read(2, "1")
      let work = try #require(try world.works().first)
      #expect(work.words == "read ")
      try world.complete(work, .done(BridgeReceipt()))
      try read(1, "2")
      try read(2, "3")
      #expect(try world.works().isEmpty)
      #expect(try world.count("out.echo") == 2)
    }
  }
#endif
