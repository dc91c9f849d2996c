#if Server
  import ParlanceCore
  import ParlanceGateway
  import ParlanceMoving
  import Testing

  @testable import ParlanceBridge

  /// Inputs that are unusual or wrong: what is kept of them can be read again, and the queue goes on.
  @Suite struct ForeignInputTests {
    private func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    private func event(_ id: String, _ change: [String: JSONNode] = [:], attributes: String? = nil) -> JSONNode {
      var message: [String: JSONNode] = ["id": .text(id), "from": "anna", "content": ["text": "x"], "sequence": 1]
      message["attributes"] = attributes.map(JSONNode.text)
      let members: [String: JSONNode] = [
        "id": .text("e-" + id), "type": "message.accepted", "time": 5, "to": ["account": "ben"],
        "message": .object(message),
      ]
      return .object(members.merging(change) { $1 })
    }

    private func events(_ list: [JSONNode]) throws -> [WebhookEvents.Numbered] {
      try WebhookEvents.events(in: Array(JSONNode.object(["events": .list(list)]).jsonText().utf8))
    }

    @Test(arguments: [1, 62, 63, 64, 65]) func messageWithNestedAttributesDoesNotStopTheQueue(_ depth: Int) throws {
      let world = try MachineWorld()
      try world.webhook(event("a1", attributes: nested(depth)))
      try world.write("c1", from: "carl", to: "dora")
      let works = try world.works()
      #expect(works.map(\.words) == ["send a1", "send c1"])
      guard case .message(let message)? = works.first?.item.event else {
        Issue.record("no message")
        return
      }
      #expect(message.attributes?.jsonText() == (depth <= 63 ? nested(depth) : nil))
    }

    @Test(arguments: [1, 61, 62, 63]) func messageWithANestedExtensionDoesNotStopTheQueue(_ depth: Int) throws {
      let world = try MachineWorld()
      let list = try JSONParser.parse(Array(nested(depth).utf8))
      var output = ConvertedRecords(source: "plain")
      try output.add(
        .message, id: "b1",
        [
          "sender": "ben", "recipient": "anna", "time": 5, "body": ["type": "text", "text": "x"], "extension": list,
        ])
      try world.machine.take(BridgeCallback(records: output.records), at: world.time)
      let work = try #require(try world.works().first)
      guard case .message(let message) = work.item.event else {
        Issue.record("no message")
        return
      }
      #expect(message.attributes == ["ext": depth <= 62 ? list : .text(nested(depth))])
    }

    @Test func nameWithALineBreakIsCountedAndLeftOut() throws {
      let world = try MachineWorld()
      try world.receive("b1", from: "ben\ncarl")
      try world.webhook(event("a1", ["to": ["account": "ben\r"]]))
      #expect(try world.works().isEmpty)
      #expect(try world.count("in.leftOut.message.name") == 1 && world.count("out.leftOut.message.name") == 1)
    }

    @Test func changeOfAGroupWithoutAccountsIsCountedAndLeftOut() throws {
      let world = try MachineWorld()
      let record = try ArchiveRecord(
        .message, source: "plain", id: "b1",
        ["sender": "ben", "group": "g", "time": 5, "body": ["type": "notification", "event": "membersRemoved"]])
      try world.machine.take(BridgeCallback(records: [record]), at: world.time)
      #expect(try world.works().isEmpty)
      #expect(try world.count("in.leftOut.group.membersRemoved.empty") == 1)
    }

    @Test func eventWithoutANameIsRefused() throws {
      let change: JSONNode = ["operation": "membersAdded", "actor": "anna", "targets": ["ben", 7]]
      for wrong in [
        event("a1", ["id": ""]), event("a1", ["to": ["account": ""]]),
        event("a1", ["message": ["id": "", "from": "a"]]),
        event("a1", ["type": "account.online"]), event("a1", ["type": "account.online", "account": ""]),
        event("a1", ["type": "message.read", "account": ""]),
        event("a1", ["type": "group.changed", "group": "g", "change": change]),
        event("a1", ["type": "group.changed", "group": "", "change": ["actor": "anna"]]),
      ] {
        #expect(throws: RecordError.self, "\(wrong.jsonText())") { try events([event("a0"), wrong]) }
      }
      #expect(try events([event("a0")]).map(\.id) == ["e-a0"])
    }

    @Test func contentWithSeveralMembersIsAlwaysTheSameOne() throws {
      let content: JSONNode = ["text": "x", "custom": ["type": "c", "payload": "p"], "image": ["media": "f"]]
      let read = try events([event("a1", ["message": ["id": "a1", "from": "anna", "content": content]])])
      guard case .message(let message)? = read.first?.event else {
        Issue.record("no message")
        return
      }
      #expect(message.body == ["type": "custom", "event": "c", "payload": "p"])
    }

    @Test func wordOfAServiceIsShortAndPrintable() {
      #expect(BridgeWord.word("") == "unknown" && BridgeWord.word("reach_limit") == "reach_limit")
      #expect(BridgeWord.word("a\r\n\u{e9}") == "a????")
      #expect(BridgeWord.word(String(repeating: "x", count: 1000)) == String(repeating: "x", count: 64))
      let body = Array(#"{"error":{"code":"\#(String(repeating: "y", count: 1000))"}}"#.utf8)
      let (verdict, _) = HubEnd.verdict(
        on: OutgoingResponse(status: 400, body: body), to: HubRequest("POST", ["messages"]))
      #expect(verdict == .refused(code: String(repeating: "y", count: 64)))
    }
  }
#endif
