#if Server
  import Foundation
  import Parlance
  import ParlanceCore
  import ParlanceEngine
  import ParlanceMoving
  import TestRandomness
  import TestSupport
  import Testing

  /// Hubs in which made-up things happen, from a seed.
  @Suite(.timeLimit(.minutes(5))) struct RandomExportTests {
    private static let names: [AccountID] = ["anna", "Bert", "carl", "d\u{e4}rte"]

    /// A hub on which accounts act at random.
    private struct World {
      let world: ClientWorld
      var clients: [MessagingClient] = []
      var groups: [String] = []
      var random: SeededRandom

      init(seed: UInt64) async throws {
        random = SeededRandom(seed: seed)
        world = try ClientWorld(isDurable: seed.isMultiple(of: 2))
        for name in RandomExportTests.names { clients.append(try await world.loggedIn(name)) }
      }

      mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

      mutating func word() -> String {
        let words = ["a", "\u{1F600}", "\"quoted\"", "e\u{301}", "line\nbreak", "x/y%z", "\u{0}", ""]
        return pick(words) + String(random.below(9))
      }

      mutating func conversation(of client: MessagingClient) -> ConversationID {
        if !groups.isEmpty, random.chance(50) { return .group(pick(groups)) }
        return .direct(pick(RandomExportTests.names.filter { $0 != client.account }))
      }

      /// Lets something happen. Much of it is refused: a revoked message is not edited, a member who left does not write.
      mutating func step() async throws {
        if random.chance(70) { world.clock.advance(byMilliseconds: Int64(random.below(5000))) }
        let client = pick(clients)
        let name = conversation(of: client)
        let text = word()
        let number = random.below(100)
        do {
          switch number {
          case 0..<35:
            let attributes = random.chance(30) ? #"{"k": "\#(random.below(5))"}"# : nil
            var draft = MessageDraft(
              conversation: name, body: MessageBody(content: content(text), attributes: attributes))
            if random.chance(20) { draft.options.remove(.countsAsUnread) }
            _ = try await client.send(draft)
          case 35..<70: try await act(as: client, in: name, text, number)
          case 70..<74:
            let members = RandomExportTests.names.filter { _ in random.chance(50) }
            groups.append(try await client.createGroup(named: text, members: members).group.id)
          case 74..<82: try await change(as: client, text, number)
          case 82: _ = try await client.updateProfile(ProfileUpdate(nickname: text, signature: word()))
          case 83..<86:
            _ = try await client.requestFriend(pick(RandomExportTests.names), message: text, isImmediate: number == 84)
          case 86..<89:
            let update = ContactUpdate(alias: text, isBlocked: random.chance(30), isMuted: random.chance(30))
            _ = try await client.updateContact(pick(RandomExportTests.names), update)
          case 89..<91: _ = try await client.pin(name, note: text)
          case 91: _ = try await client.unpin(name)
          case 92: try await client.mark(random.below(20), on: [name])
          case 93: _ = try await client.setNote(text, of: name)
          case 94: try await client.delist([name])
          case 95: try await client.clearHistory(of: name, everywhere: true)
          case 96..<99: try client.markRead(name)
          default: _ = try await client.removeFriend(pick(RandomExportTests.names))
          }
        } catch let error as MessagingError where !error.code.rawValue.hasPrefix("storage") {
          // It was refused.
        }
      }

      private mutating func content(_ text: String) -> MessageContent {
        switch random.below(6) {
        case 0: .custom(CustomContent(type: text, payload: text))
        case 1: .location(LocationContent(latitude: Double(random.below(300)) / 3, longitude: 1, title: text))
        case 2: .data(Array(text.utf8))
        case 3: .tip(text: text, attachment: nil)
        default: .text(text)
        }
      }

      private mutating func act(
        as client: MessagingClient, in name: ConversationID, _ text: String, _ number: Int
      ) async throws {
        let found = try await client.history(HistoryQuery(conversation: name, limit: 100))
        guard !found.isEmpty else { return }
        let message = pick(found)
        switch number {
        case 35..<45: _ = try await client.reply(content(text), to: message)
        case 45..<52: try await client.edit(message, to: .text(text))
        case 52..<57: try await client.revoke(message, request: RevocationRequest(postscript: text))
        case 57..<65: try await client.addReaction(text, to: message, note: number == 60 ? text : nil)
        default: try await client.pin(message, note: text)
        }
      }

      private mutating func change(as client: MessagingClient, _ text: String, _ number: Int) async throws {
        guard !groups.isEmpty else { return }
        let group = pick(groups)
        let account = pick(RandomExportTests.names)
        switch number {
        case 74: _ = try await client.addMembers([account], toGroup: group)
        case 75: try await client.removeMembers([account], fromGroup: group)
        case 76: try await client.updateMember(client.account, inGroup: group, nickname: text)
        case 77: try await client.setMuted(random.chance(70), [account], inGroup: group)
        case 78: try await client.transferGroup(group, to: account, leaves: random.chance(50))
        case 79: try await client.leaveGroup(group)
        case 80:
          var update = GroupUpdate()
          (update.introduction, update.custom, update.isMuted) = (text, text, random.chance(20))
          try await client.updateGroup(group, update)
        case 81 where random.chance(20): try await client.dismissGroup(group)
        default:
          if random.chance(60) { try await client.blockGroup(group) } else { try await client.unblockGroup(group) }
        }
      }
    }

    @Test(arguments: UInt64(1)...12) func aRandomHubComesBack(seed: UInt64) async throws {
      var first = try await World(seed: seed)
      for _ in 0..<150 { try await first.step() }
      // The hub has the marks of reading once it has answered what came behind them.
      for client in first.clients { _ = try await client.fetchGroups() }
      first.world.clock.advance(byMilliseconds: 100_000)
      let archive = try ArchivedHub()
      let environment = first.world.environment
      let lines = try archive.export(environment, to: "first.jsonl")
      let pages = try archive.export(
        environment, to: "pages.jsonl", limit: 1 + first.random.below(20), bytes: 1 + first.random.below(2000))
      #expect(pages == lines)
      #expect(lines.count > 50)
      let copy = try ClientWorld(isDurable: !seed.isMultiple(of: 2), clock: first.world.clock)
      let report = try archive.add("pages.jsonl", to: copy.environment)
      #expect(report.isComplete, "\(report.text)")
      let again = try archive.export(copy.environment, to: "second.jsonl")
      let (missing, added) = (Set(lines).subtracting(again), Set(again).subtracting(lines))
      #expect(again == lines, "missing \(missing.sorted().prefix(5)), added \(added.sorted().prefix(5))")
      // A third hub has it from the second one.
      let third = try ClientWorld(clock: first.world.clock)
      #expect(try archive.add("second.jsonl", to: third.environment).isComplete)
      #expect(try archive.export(third.environment, to: "third.jsonl") == lines)
      // Everybody reads the same.
      for client in first.clients {
        let other = try await copy.loggedIn(client.account, "tablet")
        let peers = Self.names.filter { $0 != client.account }.map { ConversationID.direct($0) }
        for name in peers + first.groups.map({ .group($0) }) {
          let query = HistoryQuery(conversation: name, oldestFirst: true, limit: 100)
          guard let expected = try? await client.history(query) else { continue }
          let found = try await other.history(query)
          #expect(found.map(\.id) == expected.map(\.id), "\(client.account) \(name)")
          #expect(found.map(\.body) == expected.map(\.body), "\(client.account) \(name)")
        }
      }
    }
  }
#endif
