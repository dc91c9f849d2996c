#if Server
  import Dispatch
  import Foundation
  import Parlance
  import ParlanceCore
  import TestNumbers
  import TestSupport
  import Testing

  @testable import ParlanceEngine

  /// The events that a hub stores for other services, and the moments at which it stores them.
  @Suite struct ServiceEventTests {
    private let clock = ManualClock()
    private let queue = DispatchQueue(label: "test.callbacks")

    private func environment(_ settings: HubSettings = HubSettings()) -> MessagingEnvironment {
      .inMemory(clock: clock, callbackQueue: queue, settings: settings)
    }

    private func logIn(
      _ account: AccountID, _ environment: MessagingEnvironment, device: DeviceID = "phone"
    ) async throws -> MessagingClient {
      let client = MessagingClient(environment: environment, account: account, device: device)
      try await client.login()
      return client
    }

    /// Returns all events that wait for a consumer, the first ones first.
    private func events(
      _ hub: HubLoop, for name: String = "test", taken: ServiceEventNumber? = nil
    ) throws -> [ServiceEvent] {
      try hub.serviceEvents(for: name, taken: taken, limit: 1000, bytes: .max).records.map { record in
        try ServiceEvent(decoding: record.payload)
      }
    }

    @Test func withoutAConsumerNothingIsStored() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      let alice = try await logIn("alice", environment)
      _ = try await alice.send(.text("hello"), to: .direct("alice"))
      #expect(hub.serviceEventBoard.counts == ServiceEventBoard.Counts())
      #expect(throws: MessagingError.self) { try events(hub) }
      environment.shutDown()
    }

    @Test func messagesAndRevocationsAreReported() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: ServiceEventKinds([.messageAccepted, .messageRevoked])) {}
      let (alice, bob) = (try await logIn("alice", environment), try await logIn("bob", environment))
      let group = try environment.administration.createGroup(name: "g", owner: "bob", members: ["alice"])
      let first = try await alice.send(.text("one"), to: .direct("bob"))
      _ = try await bob.send(.text("two"), to: .group(group))
      try await alice.revoke(first)

      let events = try events(hub)
      #expect(events.map(\.kind) == [.messageAccepted, .messageAccepted, .messageRevoked])
      guard case .messageAccepted(let message, in: .direct("alice", "bob")) = events[0] else {
        Issue.record("\(events[0])")
        return
      }
      #expect(message.message.id == first.id && message.message.sender == "alice" && message.sequence == 1)
      #expect(MessageBody(decoding: message.message.body).content == .text("one"))
      guard case .messageAccepted(_, in: .group(group)) = events[1] else {
        Issue.record("\(events[1])")
        return
      }
      guard case .messageRevoked(let revocation, in: .direct("alice", "bob")) = events[2] else {
        Issue.record("\(events[2])")
        return
      }
      #expect(revocation.messageID == first.id && revocation.revoker == "alice")
      environment.shutDown()
    }

    @Test func commandsAndResentMessagesAreNotReported() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: .all) {}
      let alice = try await logIn("alice", environment)
      try await alice.send(.command(CommandContent(action: "refresh")), to: .direct("alice"))
      let call = SubmitCall(
        id: "one", conversation: .direct("alice"), options: .ordinary, kind: .text,
        body: MessageBody(content: .text("once")).encoded())
      #expect(try !hub.send(call, as: "alice").isDuplicate)
      #expect(try hub.send(call, as: "alice").isDuplicate)
      #expect(try events(hub).count { $0.kind == .messageAccepted } == 1)
      environment.shutDown()
    }

    @Test func accountsComeAndGo() async throws {
      var settings = HubSettings()
      settings.offlineAfter = 5000
      let environment = environment(settings)
      let hub = try environment.hubLoop()
      let kinds = ServiceEventKinds([.hubStarted, .accountOnline, .accountOffline])
      try hub.registerServiceEventConsumer("test", kinds: kinds) {}
      let phone = try await logIn("alice", environment)
      let desk = try await logIn("alice", environment, device: "desk")
      await phone.logout()
      #expect(try events(hub).map(\.kind) == [.hubStarted, .accountOnline])
      guard case .accountOnline("alice", let device) = try events(hub)[1] else {
        Issue.record("\(try events(hub)[1])")
        return
      }
      #expect(device?.id == "phone")
      await desk.logout()
      #expect(try events(hub).last == .accountOffline("alice"))
      // The hub's operator ends a login.
      let again = try await logIn("alice", environment, device: "tablet")
      try environment.administration.endSessions(of: "alice", reason: "")
      #expect(try events(hub).map(\.kind).suffix(2) == [.accountOnline, .accountOffline])
      // A device that loses its link may come back.
      let watch = try await logIn("alice", environment, device: "watch")
      let count = try events(hub).count
      environment.setReachable(false, account: "alice", device: "watch", style: "Parlance")
      _ = try environment.administration.settings
      #expect(try events(hub).count == count)
      clock.advance(byMilliseconds: 5001)
      #expect(try events(hub).last == .accountOffline("alice"))
      #expect(try events(hub).count == count + 1)
      withExtendedLifetime((again, watch)) { environment.shutDown() }
    }

    @Test func absentReceiversOfPushesAreReported() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: ServiceEventKinds([.pushWanted])) {}
      try environment.administration.createAccount("bob")
      let alice = try await logIn("alice", environment)
      let sent = try await alice.send(.text("hello"), to: .direct("bob"))
      guard case .pushWanted(let push)? = try events(hub).first else {
        Issue.record("\(try events(hub))")
        return
      }
      #expect(push.recipient == "bob" && push.sender == "alice" && push.text == "hello" && push.messageID == sent.id)
      environment.shutDown()
    }

    @Test func eachConsumerHasItsOwnPosition() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      let appended = Lock(0)
      let kinds = ServiceEventKinds([.messageAccepted])
      try hub.registerServiceEventConsumer("one", kinds: kinds) { appended.withLock { $0 += 1 } }
      let alice = try await logIn("alice", environment)
      for number in 1...3 { try await alice.send(.text("\(number)"), to: .direct("alice")) }
      try hub.registerServiceEventConsumer("two", kinds: kinds) {}
      try await alice.send(.text("4"), to: .direct("alice"))
      #expect(try events(hub, for: "one").count == 4 && events(hub, for: "two").count == 1)
      #expect(appended.withLock { $0 } == 4)

      let batch = try hub.serviceEvents(for: "one", taken: 2, limit: 1, bytes: .max)
      #expect(batch.records.map(\.number) == [3] && batch.consumer.position == 2)
      #expect(hub.serviceEventBoard.counts.span == ServiceEventSpan(before: 2, last: 4))
      // A position does not go back, and not beyond what there is.
      #expect(try events(hub, for: "one", taken: 1).count == 2)
      #expect(try events(hub, for: "one", taken: 99).isEmpty)
      #expect(hub.serviceEventBoard.counts.span == ServiceEventSpan(before: 3, last: 4))
      try hub.removeServiceEventConsumer("two")
      #expect(hub.serviceEventBoard.counts.span == ServiceEventSpan(before: 4, last: 4))
      try await alice.send(.text("5"), to: .direct("alice"))
      #expect(try events(hub, for: "one").count == 1)
      environment.shutDown()
    }

    @Test func oldestEventsBeyondTheLimitAreRemoved() async throws {
      let log = Lock<[EngineLogEntry]>([])
      let environment = MessagingEnvironment.inMemory(
        clock: clock, callbackQueue: queue, log: { entry in log.withLock { $0.append(entry) } })
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: ServiceEventKinds([.messageAccepted]), limit: 3) {}
      let alice = try await logIn("alice", environment)
      for number in 1...5 { try await alice.send(.text("\(number)"), to: .direct("alice")) }
      let batch = try hub.serviceEvents(for: "test", taken: nil, limit: 10, bytes: .max)
      #expect(batch.records.map(\.number) == [3, 4, 5])
      #expect(hub.serviceEventBoard.counts.dropped == 2)
      #expect(log.withLock { $0.map(\.event) } == ["service_events.dropped"])
      environment.shutDown()
    }

    @Test func aHubThatIsOpenedAgainGoesOn() async throws {
      let folder = try TemporaryFolder()
      func open() throws -> MessagingEnvironment {
        try .embedded(at: folder.url, clock: clock, callbackQueue: queue)
      }
      var environment = try open()
      let kinds = ServiceEventKinds([.hubStarted, .messageAccepted])
      try environment.hubLoop().registerServiceEventConsumer("test", kinds: kinds) {}
      var alice = try await logIn("alice", environment)
      try await alice.send(.text("1"), to: .direct("alice"))
      let first = try environment.hubLoop().serviceEvents(for: "test", taken: 1, limit: 10, bytes: .max)
      #expect(first.records.map(\.number) == [2])
      environment.shutDown()

      environment = try open()
      // Before the consumer is registered again.
      alice = try await logIn("alice", environment)
      try await alice.send(.text("2"), to: .direct("alice"))
      try environment.hubLoop().registerServiceEventConsumer("test", kinds: kinds) {}
      let second = try environment.hubLoop().serviceEvents(for: "test", taken: nil, limit: 10, bytes: .max)
      #expect(second.consumer == first.consumer)
      #expect(
        try second.records.map { try ServiceEvent(decoding: $0.payload).kind } == [
          .messageAccepted, .hubStarted, .messageAccepted,
        ])
      #expect(second.records.first == first.records.first)
      environment.shutDown()
    }

    @Test func eventsOfAFailedTurnAreStoredByTheNext() async throws {
      let environment = environment()
      let hub = try environment.hubLoop()
      try hub.registerServiceEventConsumer("test", kinds: ServiceEventKinds([.accountOffline])) {}
      let alice = try await logIn("alice", environment)
      environment.setReachable(false, account: "alice", device: "phone", style: "Parlance")
      // What all rules have of the store is the same object.
      let wholeStore = try hub.perform { turn in turn.store } as? any HubStore
      let store = try #require(wholeStore)
      // The next turn cannot begin one of its own.
      try hub.onQueue { () throws(MessagingError) in try store.begin() }
      clock.advance(bySeconds: 31)
      _ = try environment.administration.settings
      _ = try events(hub)
      #expect(try events(hub) == [.accountOffline("alice")])
      withExtendedLifetime(alice) { environment.shutDown() }
    }

    @Test func everyEventCanBeReadAgain() throws {
      let message = MessageEvent(
        id: "m", sender: "a", number: 1, senderNumber: 2, options: .ordinary, platform: .linux, kind: .text,
        body: [1, 2])
      let history = HistoryMessage(sequence: 7, time: Timestamp(milliseconds: 8), message: message)
      let revocation = RevocationEvent(
        messageID: "m", revoker: "a", messageSender: "a", messageTime: Timestamp(milliseconds: 8), messageSequence: 7,
        time: Timestamp(milliseconds: 9), scope: .receivers, request: RevocationRequest(postscript: "p"))
      let device = OnlineDevice(
        id: "d", platform: .linux, style: "s", tag: nil, since: Timestamp(milliseconds: 1))
      let push = PushNotification(
        subject: .revocation, recipient: "b", messageID: "m", conversation: .group("g"), sender: "a", text: nil,
        payload: "{}", showsSender: true, countsAsUnread: false)
      var counted = push
      counted.badges = [PushBadge(style: "One", device: "phone", count: 4)]
      let events: [ServiceEvent] = [
        .hubStarted, .messageAccepted(history, in: .direct("a", "b")), .messageAccepted(history, in: .room("r")),
        .messageRevoked(revocation, in: .direct("a", "b")), .accountOnline("a", device), .accountOnline("a", nil),
        .accountOffline("a"), .pushWanted(push), .pushWanted(counted), .accountUnbanned("a"), .accountErased("a"),
        .accountBanned("a", AccountBan(since: .zero, until: Timestamp(milliseconds: 1), reason: "b")),
        .accountBanned("a", AccountBan(since: .zero)),
        .messageRead(
          MessageReading(reader: "b", messageID: "m", messageSender: "a", sequence: 7), in: .direct("b", "a")),
        .groupChanged("g", GroupNotification(operation: .membersAdded, actor: "a", targets: ["b"], attachment: "x")),
        .groupChanged("g", GroupNotification(operation: .ownerChanged, actor: "a", targets: ["b"]), isLarge: true),
        .groupRequestChanged(
          GroupRequestChange(
            GroupRequest(group: "g", groupName: "G", kind: .invitation, account: "b", inviter: "a", time: .zero),
            .declined, actor: "b", message: "no", time: Timestamp(milliseconds: 2))),
        .roomVisited(
          RoomVisit(
            room: "r", account: "a", device: "d", platform: .iOS, role: .manager, action: .gone, isRegular: true,
            tags: ["t"], audience: "{}")),
        .roomChanged("r", GroupNotification(operation: .entriesSet, actor: "a", changes: ["k": "v"])),
        .contactChanged(
          "b",
          ContactChange(
            contact: Contact(account: "a"), action: .requested, actor: "a", message: "hi",
            time: Timestamp(milliseconds: 2))),
      ]
      #expect(Set(events.map(\.kind)) == Set(ServiceEvent.Kind.allCases))
      for event in events {
        let bytes = event.encoded()
        #expect(try ServiceEvent(decoding: bytes) == event)
        for count in 0..<bytes.count {
          #expect(throws: MessagingError.self) { try ServiceEvent(decoding: Array(bytes[..<count])) }
        }
      }
      let error = #expect(throws: MessagingError.self) { try ServiceEvent(decoding: [200]) }
      #expect(error?.code == .unsupported)
    }
  }
#endif
