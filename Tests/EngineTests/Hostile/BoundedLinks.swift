import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Links that receive nothing, and links that send without a pause.
@Suite struct BoundedLinks {
  @Test(arguments: [true, false], [true, false])
  func linkThatTakesNothingIsClosed(byFrames: Bool, atOnce: Bool) async throws {
    let hub = try HostileHub {
      if byFrames { $0.limits.backlogFrames = 50 } else { $0.limits.backlogBytes = 20_000 }
    }
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    alice.outlet.isDrained.withLock { $0 = false }
    alice.outlet.closesAtOnce.withLock { $0 = atOnce }
    for index in 0..<500 {
      bob.send(SubmitCall(MessageID("m\(index)"), to: .direct("alice"), .text(String(repeating: "x", count: 100))))
      if index % 10 == 0 { try await bob.waitUntilIdle() }
    }
    try await bob.waitUntilIdle()
    #expect(alice.received.closeReason == .tooSlow)
    let backlog = alice.outlet.backlog
    if byFrames { #expect(backlog.frames < 100) } else { #expect(backlog.bytes < 30_000) }
    // No other client is affected; the missed messages are in the history when the device is back.
    let again = try await hub.client("alice")
    #expect(try await again.history(of: .direct("bob")).count == 100)
  }

  @Test func linkThatIsClosedIsLoggedOut() async throws {
    let hub = try HostileHub { $0.limits.backlogFrames = 5 }
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    alice.outlet.isDrained.withLock { $0 = false }
    for index in 0..<10 { bob.send(SubmitCall(MessageID("m\(index)"), to: .direct("alice"))) }
    try await bob.waitUntilIdle()
    await hub.waitUntilIdle()
    #expect(hub.inspect { $0.directory.session(alice.session.id) == nil })
    #expect(try await bob.ask(SubmitCall("last", to: .direct("alice"))).isPeerAbsent)
  }

  @Test(arguments: [true, false])
  func linkThatSendsMuchIsPausedAndResumed(byFrames: Bool) async throws {
    let hub = try HostileHub {
      if byFrames { $0.limits.queuedRequests = 100 } else { $0.limits.queuedRequestBytes = 6400 }
    }
    let alice = try await hub.client("alice")
    let numbers = hub.inOneTurn { alice.send((0..<150).map { _ in TimeCall() }) }
    for number in numbers { _ = try await alice.result(number, of: TimeCall.self).get() }
    _ = try await alice.wait(for: "the end of the pause") { $0.pauses == [true, false] ? true : nil }
    #expect(alice.received.closeReason == nil)
  }

  @Test(arguments: [true, false])
  func linkThatSendsOnWhenPausedIsClosed(byFrames: Bool) async throws {
    let hub = try HostileHub {
      if byFrames { $0.limits.queuedRequests = 100 } else { $0.limits.queuedRequestBytes = 6400 }
    }
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    hub.inOneTurn {
      for _ in 0..<30 { alice.send((0..<10).map { _ in TimeCall() }) }
      #expect(alice.received.pauses == [true])
      #expect(alice.received.closeReason == .tooMuch)
      #expect(alice.session.queue.frames <= 210)
    }
    // On a slow machine what it had sent before takes several turns, and its end comes after that.
    for _ in 0..<100 where hub.inspect({ $0.directory.session(alice.session.id) != nil }) {
      await hub.waitUntilIdle()
    }
    #expect(hub.inspect { $0.directory.session(alice.session.id) == nil })
    let answered = alice.received.replies.count
    alice.send((0..<10).map { _ in TimeCall() })
    try await bob.waitUntilIdle()
    #expect(alice.received.replies.count == answered)
  }

  /// Waiting requests of every kind are counted by their bytes.
  @Test func everyByteThatWaitsCounts() async throws {
    let hub = try HostileHub { $0.limits.queuedRequestBytes = 1_000_000 }
    let alice = try await hub.client("alice")
    let text = String(repeating: "x", count: 60_000)
    let calls: [any HubCall] = [
      CreateGroupCall(
        id: nil, group: GroupInfo(id: "", name: "g", owner: "a", properties: ["p": text]), members: [], note: text),
      ConnectCall(account: "alice", token: text, device: "d", style: "Test", platform: .linux, tag: text),
      ChangeAttributesCall(owner: .conversation("c"), change: .merge(["a": text, "b": text]), announces: false),
      DeleteMessagesCall(
        conversation: .direct("bob"), ids: (0..<2000).map { MessageID("\(text.prefix(50))\($0)") }, note: nil),
    ]
    for call in calls {
      let client = hub.client()
      hub.inOneTurn {
        for _ in 0..<30 { client.send(call) }
        #expect(client.received.closeReason == .tooMuch)
      }
    }
    _ = try await alice.ask(TimeCall())
  }

  @Test func sessionHasItsShareOfATurn() async throws {
    let hub = try HostileHub { $0.limits.requestsPerTurn = 100 }
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let answered = Recorder<Int>()
    bob.onPacket.withLock { $0 = { answered.record([alice.received.replies.count]) } }
    let (numbers, number) = hub.inOneTurn {
      (alice.send((0..<3000).map { _ in TimeCall() }), bob.send(TimeCall()))
    }
    _ = try await bob.result(number, of: TimeCall.self).get()
    #expect(try #require(answered.values.first) <= 100)
    for number in numbers { _ = try await alice.result(number, of: TimeCall.self).get() }
  }

  /// A client with one request has its turn, however many clients have many requests.
  @Test(arguments: HubStoreKind.allCases)
  func turnIsSharedAmongMany(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) {
      $0.limits.timePerTurn = 1
      $0.limits.longestTurn = 1
    }
    let victim = try await hub.client("victim")
    var greedy: [HostileClient] = []
    for index in 0..<10 { greedy.append(try await hub.client(AccountID("greedy\(index)"))) }
    for client in greedy { _ = try await client.ask(SubmitCall("m", to: .direct("victim"))) }
    for index in greedy.indices {
      try hub.fill(try hub.stream(of: AccountID("greedy\(index)"), "victim"), 3000, options: [])
    }
    let answered = Recorder<Int>()
    victim.onPacket.withLock { [greedy] in
      $0 = { answered.record([greedy.reduce(0) { $0 + $1.received.replies.count }]) }
    }
    let query = HistoryCall(HistoryQuery(conversation: .direct("victim"), limit: 1))
    let (numbers, number) = hub.inOneTurn {
      (greedy.map { $0.send((0..<30).map { _ in query }) }, victim.send(TimeCall()))
    }
    _ = try await victim.result(number, of: TimeCall.self).get()
    #expect(try #require(answered.values.first) <= 40)
    // All of them are answered, each in its order.
    for (client, numbers) in zip(greedy, numbers) {
      for number in numbers { _ = try await client.result(number, of: HistoryCall.self).get() }
    }
  }

  /// A turn that has taken too long leaves everything to the next, but always decides something.
  @Test func turnEnds() async throws {
    var parts = try HostileHub.Parts()
    let directory = HookedDirectory(parts.directory)
    parts.directory = directory
    let hub = try HostileHub(.memory, parts: parts) { $0.limits.longestTurn = 0 }
    var clients: [HostileClient] = []
    for index in 0..<3 { clients.append(try await hub.client(AccountID("account\(index)"))) }
    let turns = hub.inspect { _ in directory.turns }
    let numbers = hub.inOneTurn { clients.map { $0.send([TimeCall(), TimeCall()]) } }
    for (client, numbers) in zip(clients, numbers) {
      for number in numbers { _ = try await client.result(number, of: TimeCall.self).get() }
    }
    // Turns of the hub's own, for what it does at its times, may come in between: the more, the slower the machine.
    #expect(hub.inspect { _ in directory.turns - turns } >= 6)
  }

  @Test func turnTakesSoManyRequestsAndKeepsTheirOrder() async throws {
    let hub = try HostileHub {
      $0.limits.requestsPerTurn = 40
      $0.limits.requestsInTurn = 90
    }
    var clients: [HostileClient] = []
    for index in 0..<6 { clients.append(try await hub.client(AccountID("account\(index)"))) }
    hub.inOneTurn {
      for index in 0..<100 {
        for client in clients { client.send(SubmitCall(MessageID("m\(index)"), to: .direct("account0"))) }
      }
    }
    for (index, client) in clients.enumerated() {
      try await client.waitUntilIdle()
      let all = (0..<100).map { MessageID("m\($0)") }
      let name = index == 0 ? AccountID("account0") : AccountID("account\(index)")
      #expect(try await (index == 0 ? client : clients[0]).history(of: .direct(name)) == all)
    }
  }

  @Test func abandonedRequestIsNotDecided() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let number = hub.inOneTurn {
      let number = alice.send([SubmitCall("late", to: .direct("alice"))], patience: 1000)[0]
      hub.clock.advance(byMilliseconds: 1001)
      return number
    }
    let result = try await alice.result(number, of: SubmitCall.self)
    #expect(throws: MessagingError(.timeout)) { try result.get() }
    #expect(try await alice.history(of: .direct("alice")).isEmpty)
    // Nor is what came behind it, until its device knows.
    #expect(
      try await alice.refusal(of: SubmitCall("next", to: .direct("alice"), resumes: false)).code == .storageFailed)
    _ = try await alice.ask(SubmitCall("late", to: .direct("alice"), resumes: true))
    _ = try await alice.ask(SubmitCall("next", to: .direct("alice"), resumes: false))
    #expect(try await alice.history(of: .direct("alice")) == ["late", "next"])
  }
}
