#if Cluster
  import Parlance
  import ParlanceCore
  import TestSupport
  import Testing

  /// Clients on different gateways behave as on one.
  @Suite(.timeLimit(.minutes(5))) struct ClusterTests {
    @Test func messagesReceiptsAndRevocationsCross() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let messages = bob.messages()
      let receipts = alice.receipts()
      let revocations = bob.revocations()
      let sent = try await alice.send(.text("one"), to: .direct("bob"))
      let received = try await messages.next()
      #expect(received.id == sent.id && received.number == sent.number && received.time == sent.time)
      try await bob.acknowledge(received)
      _ = try await receipts.next()
      try await alice.revoke(sent)
      #expect(try await revocations.next().revocation.messageID == sent.id)
      try await bob.send(.text("two"), to: .direct("alice"))
      #expect(try await alice.messages().next().body.content == .text("two"))
    }

    /// Two new accounts send their first messages to each other at once: one of the gateways finds that the
    /// other has just created the conversation that it was about to create.
    @Test func firstMessagesOfAConversationAtOnceAreAllTaken() async throws {
      let world = try ClusterWorld()
      for round in 0..<20 {
        let names = [AccountID("alice\(round)"), AccountID("bob\(round)")]
        async let alice = world.client(names[0], at: 0)
        async let bob = world.client(names[1], at: 1)
        // The same account at both gateways, too.
        async let desk = world.client(names[0], "desk", at: 1)
        let (first, second, _) = try await (alice, bob, desk)
        async let one = first.send(.text("from alice"), to: .direct(names[1]))
        async let other = second.send(.text("from bob"), to: .direct(names[0]))
        let numbers = try await [one.number, other.number]
        #expect(numbers.sorted() == [1, 2])
      }
    }

    @Test func bulletinReachesDevicesOfAllGatewaysOnce() async throws {
      let world = try ClusterWorld(3)
      var clients: [MessagingClient] = []
      for number in 0..<3 { clients.append(try await world.client(AccountID("account\(number)"), at: number)) }
      let streams = clients.map { $0.bulletins() }
      var sent: [Bulletin] = []
      for number in 0..<6 {
        let operation = world.gateways[number % 3].administration
        sent.append(try operation.sendBulletin(BulletinDraft("b\(number)", isKept: number == 5)))
      }
      #expect(sent.map(\.id) == sent.map(\.id).sorted() && Set(sent.map(\.id)).count == 6)
      for stream in streams { #expect(try await stream.next(6) == sent) }
      // A device that was away has what is kept at whichever gateway it logs in.
      let late = MessagingClient(environment: world.gateways[1], account: "late", device: "phone")
      let news = late.bulletins()
      try await late.login()
      _ = try await news.first { $0.id == sent[5].id }
      #expect(try world.gateways[2].administration.notify("late", "psst") == 1)
      #expect(try await late.operatorTexts().next().text == "psst")
      #expect(try world.gateways[0].administration.bulletins().bulletins == sent.reversed())
    }

    @Test func aLoginEndsTheOneOnAnotherGateway() async throws {
      let world = try ClusterWorld()
      let first = try await world.client("alice", at: 0)
      let changes = first.connection()
      let second = try await world.client("alice", at: 1)
      let end = try await changes.first { if case .ended = $0 { true } else { false } }
      #expect(end == .ended(.replaced(by: .linux)))
      #expect(await code { try await first.send(.text("late"), to: .direct("bob")) } != nil)
      #expect(try second.otherDevices().isEmpty)
      let laptop = try await world.client("alice", "laptop", at: 0)
      #expect(try laptop.otherDevices().map(\.id) == ["phone"])
      try await until("the other device") { try second.otherDevices().map(\.id) == ["laptop"] }
    }

    /// Many devices of one account, which exclude one another, log in on all gateways at once.
    @Test func simultaneousLoginsLeaveOne() async throws {
      let world = try ClusterWorld(3)
      var clients: [MessagingClient] = []
      for number in 0..<12 {
        clients.append(
          MessagingClient(environment: world.gateways[number % 3], account: "alice", device: "phone"))
      }
      for round in 0..<3 {
        await withTaskGroup(of: Void.self) { group in
          for client in clients { group.addTask { _ = try? await client.login() } }
        }
        let watcher = try await world.client("carol", DeviceID("w\(round)"), at: round)
        try await until("one login") { try await watcher.presence(of: ["alice"]).first?.state == .online }
        let logins = try world.gateways.map { try $0.hubLoop().account("alice").devices.count }
        #expect(logins == [1, 1, 1])
        for client in clients { await client.logout() }
        try await until("no login") { try await watcher.presence(of: ["alice"]).first?.state == .offline }
      }
    }

    @Test func presenceAndPlacesCross() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      let bob = MessagingClient(environment: world.gateways[1], account: "bob", device: "phone")
      let events = alice.events()
      try await alice.watchPresence(of: ["bob"])
      try await bob.login()
      func presence(_ state: PresenceState) async throws {
        _ = try await events.first {
          if case .presence(.accounts(let accounts)) = $0 {
            accounts.contains { $0.account == "bob" && $0.state == state }
          } else {
            false
          }
        }
      }
      try await presence(.online)
      let room = try world.gateways[0].administration.createRoom(id: "hall", name: "Hall", owner: "alice")
      _ = try await alice.enterRoom(room)
      _ = try await bob.enterRoom(room)
      _ = try await events.first {
        if case .roomMembersChanged(_, let entered, _) = $0 { entered.map(\.account) == ["bob"] } else { false }
      }
      #expect(try await bob.fetchRoom(room).members.map(\.account) == ["alice", "bob"])
      let messages = bob.messages()
      try await alice.send(.text("hello"), to: .room(room))
      #expect(try await messages.next().body.content == .text("hello"))
      // Removed at one gateway, it can write at no other.
      _ = try await alice.removeMembers(["bob"], fromRoom: room)
      #expect(await code { try await bob.send(.text("still here"), to: .room(room)) } == .notMember)
      await bob.logout()
      try await presence(.offline)
    }

    /// The limit of a room holds over all gateways, also for those who enter at once.
    @Test func aRoomTakesAsManyAsItsLimitSays() async throws {
      let world = try ClusterWorld()
      var clients: [MessagingClient] = []
      for index in 0..<4 { clients.append(try await world.client(AccountID("alice\(index)"), at: index % 2)) }
      let room = try world.gateways[0].administration.createRoom(name: "Hall", owner: "alice0", occupantLimit: 2)
      let outcomes = await withTaskGroup { group in
        for client in clients {
          group.addTask { [room] in await code { try await client.enterRoom(room) } }
        }
        return await group.reduce(into: [MessagingError.Code?]()) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == nil } == 2 && outcomes.count { $0 == .groupFull } == 2)
      for client in clients { #expect(try await client.fetchRoom(room).members.count == 2) }
      #expect(try await clients[1].fetchRooms().rooms.map(\.memberCount) == [2])
    }

    @Test func statusesCross() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let events = alice.events()
      func status(_ isSought: @escaping @Sendable (AccountStatus) -> Bool) async throws {
        _ = try await events.first {
          if case .presence(.statuses(let statuses)) = $0 { statuses.contains(where: isSought) } else { false }
        }
      }
      try await alice.subscribeToStatuses(of: ["bob"], lifetime: 86_400_000)
      try await bob.publishStatus(id: "s", text: "busy")
      try await status { $0.published?.text == "busy" && !$0.platforms.isEmpty }
      await bob.logout()
      try await status { $0.cause == .logout && $0.platforms.isEmpty && $0.published?.text == "busy" }
      let carol = try await world.client("carol", at: 1)
      // A subscription that is ended at one gateway is over at the other.
      let tablet = try await world.client("alice", "tablet", at: 1)
      try await tablet.unsubscribeFromStatuses(of: ["bob"])
      try await tablet.subscribeToStatuses(of: ["carol"], lifetime: 86_400_000)
      let again = try await world.client("bob", at: 1)
      try await again.publishStatus(id: "s", text: "unheard")
      try await carol.publishStatus(id: "s", text: "heard")
      try await status { status in
        #expect(status.account == "carol")
        return status.published?.text == "heard"
      }
    }

    @Test func invitationsToCallsCross() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let tablet = try await world.client("bob", "tablet", at: 0)
      let (own, his, other) = (alice.callInvitations(), bob.callInvitations(), tablet.callInvitations())
      let invitation = try alice.inviteToCall("bob", content: "video")
      #expect(try await other.next().change == .invited)
      try bob.acceptCallInvitation(try await his.next().invitation, response: "yes")
      #expect(try await own.next() == CallInvitationUpdate(invitation, .received))
      #expect(try await own.next().change == .accepted(response: "yes"))
      #expect(try await his.next().change == .accepted(response: "yes"))
      #expect(try await other.next().change == .answeredElsewhere(isAccepted: true))
      // Messages that the bus loses are repeated.
      await tablet.logout()
      world.bus.isBroken = true
      _ = try alice.inviteToCall("bob")
      _ = try await alice.serverTime()
      world.bus.isBroken = false
      #expect(try await his.next().change == .invited)
      #expect(try await own.next().change == .received)
      await bob.logout()
      #expect(try await own.next().change == .failed(.calleeOffline))
    }

    @Test func aMemberRemovedAtOneGatewayCannotWriteAtAnother() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let joined = bob.events()
      let group = try await alice.createGroup(named: "Group", members: ["bob"]).group.id
      _ = try await joined.first { if case .groupAdded = $0 { true } else { false } }
      let messages = alice.messages()
      try await bob.send(.text("in"), to: .group(group))
      _ = try await messages.next()
      // The second gateway has the group in its memory now.
      _ = try await alice.removeMembers(["bob"], fromGroup: group)
      #expect(await code { try await bob.send(.text("out"), to: .group(group)) } == .notMember)
      #expect(
        await code { _ = try await bob.history(HistoryQuery(conversation: .group(group), limit: 10)) } == .notMember)
    }

    /// Messages that the bus loses are found by looking, and a login that was ended stays ended.
    @Test func busThatLosesEverythingDelaysWithoutLosses() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      let bob = try await world.client("bob", at: 1)
      let messages = bob.messages()
      world.bus.isBroken = true
      for number in 0..<20 { try await alice.send(.text("\(number)"), to: .direct("bob")) }
      let received = try await messages.next(20)
      #expect(received.map(\.body.content) == (0..<20).map { .text("\($0)") })
      let changes = bob.connection()
      let other = try await world.client("bob", at: 0)
      #expect(try await changes.first { if case .ended = $0 { true } else { false } } == .ended(.replaced(by: .linux)))
      world.bus.isBroken = false
      let further = other.messages()
      try await alice.send(.text("again"), to: .direct("bob"))
      _ = try await further.first { $0.body.content == .text("again") }
    }

    @Test func devicesGoFromOneGatewayToAnotherWithoutALoss() async throws {
      let world = try ClusterWorld()
      let alice = try await world.client("alice", at: 0)
      var bob = try await world.client("bob", at: 1)
      _ = try await alice.send(.text("0"), to: .direct("bob"))
      _ = try await bob.messages().next()
      for number in 1...6 {
        await bob.logout()
        try await alice.send(.text("\(number)"), to: .direct("bob"))
        bob = try await world.client("bob", at: number % 2)
        let history = try await bob.history(HistoryQuery(conversation: .direct("alice"), limit: 10))
        #expect(history.map(\.body.content) == (0...number).map { .text("\($0)") })
      }
    }
  }

  /// The code of the error that a call throws; nil if it throws none.
  func code(_ call: () async throws -> Void) async -> MessagingError.Code? {
    do {
      try await call()
      return nil
    } catch {
      return (error as? MessagingError)?.code
    }
  }
#endif
