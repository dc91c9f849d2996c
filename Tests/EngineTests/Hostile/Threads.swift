import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// Threads at the hub, asked for by clients that keep to no rule.
@Suite struct HostileThreads {
  private let crew = ConversationID.group("crew")

  /// A client that shows threads.
  private func client(
    _ hub: HostileHub, _ account: AccountID, device: DeviceID = "phone"
  ) async throws -> HostileClient {
    try await hub.client(account, device: device) { $0.offer.capabilities.insert(.threads) }
  }

  /// A hub with a group of three, in which the first one wrote.
  private func world(
    _ kind: HubStoreKind = .memory, _ change: (inout HubSettings) -> Void = { _ in }
  ) async throws -> (hub: HostileHub, alice: HostileClient, bob: HostileClient, carol: HostileClient) {
    let hub = try HostileHub(kind, change)
    let alice = try await client(hub, "alice")
    let (bob, carol) = (try await client(hub, "bob"), try await client(hub, "carol"))
    try await alice.createGroup("crew", ["bob", "carol"])
    for id in ["m1", "m2", "m3"] { try await alice.ask(SubmitCall(MessageID(id), to: crew)) }
    return (hub, alice, bob, carol)
  }

  @discardableResult
  private func create(
    _ client: HostileClient, about message: MessageID = "m1", named name: String = "Tea"
  ) async throws -> GroupThread {
    try await client.ask(CreateThreadCall(name: name, group: "crew", message: message)).thread
  }

  private func code<Call: HubCall>(_ client: HostileClient, _ call: Call) async throws -> MessagingError.Code {
    try await client.refusal(of: call).code
  }

  @Test(arguments: HubStoreKind.allCases)
  func aThreadIsAboutAMessageOfItsGroup(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, carol) = try await world(kind)
    let dan = try await client(hub, "dan")
    let thread = try await create(bob)
    #expect(thread.name == "Tea" && thread.owner == "bob" && thread.memberCount == 1 && thread.messageCount == 0)
    #expect(thread.origin == ThreadOrigin(group: "crew", message: "m1"))
    #expect(try await code(alice, CreateThreadCall(name: "x", group: "crew", message: "m1")) == .threadExists)
    #expect(try await code(alice, CreateThreadCall(name: "x", group: "crew", message: "m9")) == .messageNotFound)
    #expect(try await code(alice, CreateThreadCall(name: "x", group: "none", message: "m1")) == .groupNotFound)
    #expect(try await code(dan, CreateThreadCall(name: "x", group: "crew", message: "m2")) == .notMember)
    for name in ["", String(repeating: "x", count: 65), "e" + String(repeating: "\u{301}", count: 1000)] {
      #expect(try await code(alice, CreateThreadCall(name: name, group: "crew", message: "m2")) == .invalidArgument)
    }
    let longest = String(repeating: "👨‍👩‍👧", count: 56)
    #expect(try await create(alice, about: "m2", named: longest).name == longest)
    // One that was taken back, and the group's own notification, are nothing to talk about.
    try await alice.ask(RevokeCall(conversation: crew, id: "m3", request: RevocationRequest()))
    #expect(try await code(alice, CreateThreadCall(name: "x", group: "crew", message: "m3")) == .messageNotFound)
    let page = try await alice.ask(HistoryCall(HistoryQuery(conversation: crew, limit: 100)))
    let notification = try #require(page.messages.first { $0.message.kind == .notification }).message.id
    #expect(
      try await code(alice, CreateThreadCall(name: "x", group: "crew", message: notification)) == .messageNotFound)
    // A member cannot see messages from before it joined.
    try await alice.ask(AddMembersCall(id: "crew", accounts: ["dan"], note: nil))
    #expect(try await code(dan, CreateThreadCall(name: "x", group: "crew", message: "m3")) == .messageNotFound)
    // No thread in a thread.
    try await bob.ask(SubmitCall("t1", to: .group(thread.id)))
    #expect(try await code(bob, CreateThreadCall(name: "x", group: thread.id, message: "t1")) == .unsupported)
    // A member that may not write may create no thread.
    try await alice.ask(MuteMembersCall(id: "crew", accounts: ["carol"], isMuted: true, until: nil))
    try await alice.ask(SubmitCall("m4", to: crew))
    #expect(try await code(carol, CreateThreadCall(name: "x", group: "crew", message: "m4")) == .muted)
    // The message may be taken back afterwards.
    try await alice.ask(RevokeCall(conversation: crew, id: "m1", request: RevocationRequest()))
    #expect(try await alice.ask(ThreadCall(id: thread.id)).thread.messageCount == 1)
  }

  @Test func aGroupHasSoManyThreads() async throws {
    let (_, alice, bob, _) = try await world { $0.limits.threadsPerGroup = 2 }
    let first = try await create(alice)
    try await create(alice, about: "m2")
    #expect(try await code(bob, CreateThreadCall(name: "x", group: "crew", message: "m3")) == .limitExceeded)
    try await alice.ask(DestroyThreadCall(id: first.id))
    try await create(bob, about: "m3")
    #expect(try await code(bob, CreateThreadCall(name: "x", group: "crew", message: "m1")) == .limitExceeded)
  }

  /// Members of the group join and leave by themselves, and see earlier messages.
  @Test(arguments: HubStoreKind.allCases)
  func membersJoinAndLeave(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, carol) = try await world(kind)
    let dan = try await client(hub, "dan")
    let thread = try await create(bob)
    let place = ConversationID.group(thread.id)
    try await bob.ask(SubmitCall("t1", to: place))
    #expect(try await code(carol, SubmitCall("t2", to: place)) == .notMember)
    #expect(try await code(carol, HistoryCall(HistoryQuery(conversation: place, limit: 10))) == .notMember)
    #expect(try await code(carol, LeaveThreadCall(id: thread.id)) == .notMember)
    let joined = try await carol.ask(JoinThreadCall(id: thread.id))
    #expect(joined.thread.memberCount == 2 && joined.thread.messageCount == 1)
    #expect(try await carol.history(of: place) == ["t1"])
    try await carol.ask(SubmitCall("t2", to: place))
    try await bob.nextMessage("t2")
    #expect(try await code(carol, JoinThreadCall(id: thread.id)) == .alreadyMember)
    #expect(try await code(dan, JoinThreadCall(id: thread.id)) == .notMember)
    #expect(try await code(dan, ThreadCall(id: thread.id)) == .notMember)
    #expect(try await code(alice, JoinThreadCall(id: "crew")) == .threadNotFound)
    #expect(try await code(alice, JoinThreadCall(id: "none")) == .threadNotFound)
    // The creator may leave and join again.
    try await bob.ask(LeaveThreadCall(id: thread.id))
    #expect(try await code(bob, SubmitCall("t3", to: place)) == .notMember)
    try await bob.ask(RenameThreadCall(id: thread.id, name: "Coffee"))
    try await bob.ask(JoinThreadCall(id: thread.id))
    #expect(try await alice.ask(ThreadMembersCall(id: thread.id, after: nil, limit: 50)).members == ["bob", "carol"])
    // No message of the thread was delivered to who is not in it, and none stands for its changes.
    try await alice.waitUntilIdle()
    #expect(alice.pushedMessages.allSatisfy { $0.kind == .notification || ["m1", "m2", "m3"].contains($0.id) })
    #expect(try await bob.history(of: place) == ["t1", "t2"])
  }

  @Test func managersOfTheGroupManageItsThreads() async throws {
    let (_, alice, bob, carol) = try await world()
    let thread = try await create(bob)
    try await carol.ask(JoinThreadCall(id: thread.id))
    #expect(try await code(carol, RenameThreadCall(id: thread.id, name: "x")) == .forbidden)
    #expect(try await code(carol, DestroyThreadCall(id: thread.id)) == .forbidden)
    #expect(try await code(carol, RemoveThreadMemberCall(id: thread.id, account: "bob")) == .forbidden)
    #expect(try await code(bob, RemoveThreadMemberCall(id: thread.id, account: "bob")) == .forbidden)
    #expect(try await code(bob, RemoveThreadMemberCall(id: thread.id, account: "alice")) == .notMember)
    #expect(try await code(bob, RenameThreadCall(id: thread.id, name: "")) == .invalidArgument)
    try await alice.ask(RenameThreadCall(id: thread.id, name: "by the owner"))
    try await alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .manager))
    try await carol.ask(RenameThreadCall(id: thread.id, name: "by a manager"))
    try await carol.ask(RemoveThreadMemberCall(id: thread.id, account: "bob"))
    #expect(try await bob.ask(ThreadCall(id: thread.id)).thread.name == "by a manager")
    #expect(try await bob.ask(ThreadMembersCall(id: thread.id, after: nil, limit: 50)).members == ["carol"])
    try await bob.ask(DestroyThreadCall(id: thread.id))
    for call in [ThreadCall(id: thread.id)] { #expect(try await code(alice, call) == .threadNotFound) }
    #expect(try await code(carol, SubmitCall("t1", to: .group(thread.id))) == .groupNotFound)
    // There may be another one about the message then.
    #expect(try await create(alice).id != thread.id)
  }

  @Test func memberMutedInAGroupIsMutedInItsThreads() async throws {
    let (_, alice, bob, _) = try await world()
    let thread = try await create(bob)
    try await alice.ask(UpdateGroupCall(id: "crew", changes: [GroupInfo.Property.muted: "true"]))
    #expect(try await code(bob, SubmitCall("t1", to: .group(thread.id))) == .muted)
    try await alice.ask(JoinThreadCall(id: thread.id))
    try await alice.ask(SubmitCall("t2", to: .group(thread.id)))
  }

  /// A member that leaves a group leaves its threads, and they end with the group.
  @Test(arguments: HubStoreKind.allCases)
  func threadsGoWithTheGroup(_ kind: HubStoreKind) async throws {
    let (_, alice, bob, carol) = try await world(kind)
    let (first, second) = (try await create(bob), try await create(alice, about: "m2"))
    for client in [carol, bob] { try await client.ask(JoinThreadCall(id: second.id)) }
    try await carol.ask(JoinThreadCall(id: first.id))
    try await alice.ask(RemoveMembersCall(id: "crew", accounts: ["bob"]))
    #expect(try await alice.ask(ThreadMembersCall(id: first.id, after: nil, limit: 9)).members == ["carol"])
    #expect(try await alice.ask(ThreadMembersCall(id: second.id, after: nil, limit: 9)).members == ["alice", "carol"])
    #expect(try await code(bob, RenameThreadCall(id: first.id, name: "x")) == .notMember)
    #expect(try await bob.ask(ThreadsCall(ThreadQuery())).entries.isEmpty)
    try await bob.waitUntilIdle()
    #expect(
      bob.departures == ["crew removed by alice", "\(second.id) removed by alice", "\(first.id) removed by alice"])
    try await carol.ask(LeaveGroupCall(id: "crew"))
    try await carol.waitUntilIdle()
    #expect(
      carol.departures.filter { !$0.hasPrefix("crew") }.sorted()
        == [first, second].map { "\($0.id) left by carol" }.sorted())
    #expect(try await alice.ask(ThreadCall(id: first.id)).thread.memberCount == 0)
    try await alice.ask(DismissGroupCall(id: "crew"))
    for thread in [first, second] { #expect(try await code(alice, ThreadCall(id: thread.id)) == .threadNotFound) }
    #expect(try await code(alice, SubmitCall("t1", to: .group(second.id))) == .groupNotFound)
    #expect(try await alice.ask(ThreadsCall(ThreadQuery())).entries.isEmpty)
  }

  /// The calls for groups find no thread, and no list has one.
  @Test func threadIsNotAGroup() async throws {
    let (_, alice, bob, _) = try await world()
    let thread = try await create(alice)
    let id = thread.id
    try await alice.ask(SubmitCall("t1", to: .group(id)))
    let calls: [any HubCall] = [
      DismissGroupCall(id: id), LeaveGroupCall(id: id), JoinGroupCall(id: id),
      AddMembersCall(id: id, accounts: ["bob"], note: nil), RemoveMembersCall(id: id, accounts: ["bob"]),
      UpdateGroupCall(id: id, changes: ["name": "x"]), SetRoleCall(id: id, accounts: ["bob"], role: .manager),
      TransferGroupCall(id: id, account: "bob", leaves: true),
      MuteMembersCall(id: id, accounts: ["bob"], isMuted: true, until: nil),
      UpdateMemberCall(id: id, account: "alice", nickname: "A", custom: nil), GroupInformationCall(id: id),
    ]
    for call in calls { #expect(try await refusal(alice, call) == .groupNotFound) }
    #expect(try await alice.ask(ListGroupsCall()).groups.map(\.id) == ["crew"])
    let list = try await alice.ask(ListConversationsCall(ConversationListQuery(limit: 10)))
    #expect(list.entries.map(\.conversation) == [crew])
    let settings = ChangeConversationSettingsCall(conversations: [.group(id)], change: .pin(note: nil))
    #expect(try await code(alice, settings) == .unsupported)
    #expect(try await code(alice, ListedConversationCall(conversation: .group(id))) == .unsupported)
    #expect(
      try await code(alice, DelistConversationsCall(conversations: [.group(id)], clearsHistory: false)) == .unsupported)
    // A client cannot declare a group a thread.
    try await bob.createGroup("own", []) { $0.thread = ThreadOrigin(group: "crew", message: "m2") }
    #expect(try await bob.ask(GroupInformationCall(id: "own")).group.thread == nil)
  }

  private func refusal(_ client: HostileClient, _ call: any HubCall) async throws -> MessagingError.Code {
    func open<Call: HubCall>(_ call: Call) async throws -> MessagingError.Code { try await code(client, call) }
    return try await open(call)
  }

  /// A login that does not show threads learns of none, whatever its account's other logins do.
  @Test(arguments: HubStoreKind.allCases)
  func threadsAreHidden(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, _) = try await world(kind)
    let old = hub.client()
    _ = try await old.logIn("bob", device: "old")
    let thread = try await create(bob)
    let place = ConversationID.group(thread.id)
    try await alice.ask(JoinThreadCall(id: thread.id))
    try await alice.ask(SubmitCall("t1", to: place))
    try await bob.nextMessage("t1")
    try await bob.ask(RenameThreadCall(id: thread.id, name: "Coffee"))
    try await bob.ask(LeaveThreadCall(id: thread.id))
    try await bob.ask(JoinThreadCall(id: thread.id))
    try await old.waitUntilIdle()
    let told = old.received.pushes.compactMap { push -> String? in
      switch push {
      case .event(let event) where event.payload == .nothing: nil
      case .otherDevices: nil
      default: "\(push)"
      }
    }
    #expect(told.isEmpty)
    #expect(try await code(old, SubmitCall("t2", to: place)) == .groupNotFound)
    #expect(try await code(old, HistoryCall(HistoryQuery(conversation: place, limit: 10))) == .groupNotFound)
    #expect(try await code(old, GroupMembersCall(id: thread.id)) == .groupNotFound)
    #expect(try await code(old, SubscribeCall(id: thread.id, creates: false)) == .groupNotFound)
    #expect(
      try await old.ask(ListConversationsCall(ConversationListQuery(limit: 10))).entries.map(\.conversation) == [crew])
    // Nor does it at the next login, by the streams, or by a search.
    let again = hub.client()
    let connected = try await again.logIn("bob", device: "older")
    #expect(connected.groups.map(\.id) == ["crew"])
    #expect(!connected.heads.contains { $0.stream == .conversation(place) })
    for stream in [StreamName.account, .conversation(crew), .conversation(place)] {
      let pulled = try await again.ask(PullCall([PullPosition(stream: stream, after: 0)]))
      for event in pulled.flatMap(\.events) {
        #expect(!event.payload.concernsThread)
        if case .message(let message) = event.payload { #expect(message.id != "t1") }
      }
    }
    let search = HistorySearch(["text"])
    #expect(try await again.ask(SearchHistoryCall(search, limit: 50)).messages.allSatisfy { $0.conversation == crew })
    #expect(try await bob.ask(SearchHistoryCall(search, limit: 50)).messages.contains { $0.conversation == place })
    // The others find all messages.
    let tablet = try await client(hub, "bob", device: "tablet")
    let entries = try await tablet.ask(PullCall([PullPosition(stream: .conversation(crew), after: 0)])).flatMap(
      \.events)
    let changes = entries.compactMap { if case .thread(let change) = $0.payload { change } else { nil } }
    #expect(changes.map(\.kind) == [.created, .renamed] && changes.map(\.entry.thread.name) == ["Tea", "Coffee"])
    #expect(changes.allSatisfy { $0.entry.last == nil })
  }

  @Test func theGroupIsNotified() async throws {
    let (_, alice, bob, carol) = try await world()
    let thread = try await create(bob)
    try await alice.ask(JoinThreadCall(id: thread.id))
    try await alice.ask(SubmitCall("t1", to: .group(thread.id)))
    try await alice.ask(SubmitCall("t2", to: .group(thread.id)))
    try await alice.ask(RevokeCall(conversation: .group(thread.id), id: "t2", request: RevocationRequest()))
    try await alice.ask(RevokeCall(conversation: .group(thread.id), id: "t1", request: RevocationRequest()))
    // A command is not a message.
    try await alice.ask(SubmitCall("c1", to: .group(thread.id), .command(CommandContent(action: "a", parameters: nil))))
    try await bob.ask(RenameThreadCall(id: thread.id, name: "Coffee"))
    // It has the name already.
    try await alice.ask(RenameThreadCall(id: thread.id, name: "Coffee"))
    try await alice.ask(DestroyThreadCall(id: thread.id))
    for client in [alice, bob, carol] { try await client.waitUntilIdle() }
    let messages = [
      "messagesChanged by alice: 1 t1", "messagesChanged by alice: 2 t2", "messagesChanged by alice: 1 t1",
      "messagesChanged by alice: 0",
    ]
    #expect(
      carol.threadChanges == ["created by bob: 0"] + messages + ["renamed by bob: 0", "destroyed by alice: 0"])
    // The login that made a change knows it.
    #expect(bob.threadChanges == messages + ["destroyed by alice: 0"])
    #expect(alice.threadChanges == ["created by bob: 0"] + messages + ["renamed by bob: 0"])
  }

  @Test func otherDevicesAreNotifiedOfActions() async throws {
    let (hub, alice, bob, _) = try await world()
    let tablet = try await client(hub, "alice", device: "tablet")
    let thread = try await create(alice)
    try await bob.ask(JoinThreadCall(id: thread.id))
    try await alice.ask(RenameThreadCall(id: thread.id, name: "Coffee"))
    try await alice.ask(RemoveThreadMemberCall(id: thread.id, account: "bob"))
    try await alice.ask(LeaveThreadCall(id: thread.id))
    try await alice.ask(JoinThreadCall(id: thread.id))
    _ = try await alice.refusal(of: JoinThreadCall(id: thread.id))
    try await alice.ask(DestroyThreadCall(id: thread.id))
    for client in [alice, bob, tablet] { try await client.waitUntilIdle() }
    let kinds: [OwnAction.Kind] = [
      .threadCreated, .threadRenamed, .threadMemberRemoved, .threadLeft, .threadJoined, .threadDestroyed,
    ]
    let actions = tablet.threadActions
    #expect(actions.map(\.kind) == kinds && actions.allSatisfy { $0.conversation == .group(thread.id) })
    #expect(actions[2].accounts == ["bob"])
    #expect(alice.threadActions.isEmpty && bob.threadActions.map(\.kind).isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func listsComeInPages(_ kind: HubStoreKind) async throws {
    let (hub, alice, bob, carol) = try await world(kind)
    let dan = try await client(hub, "dan")
    var ids: [String] = []
    for message in ["m1", "m2", "m3"] { ids.append(try await create(alice, about: MessageID(message)).id) }
    try await bob.createGroup("other", ["alice"])
    try await bob.ask(SubmitCall("o1", to: .group("other")))
    let other = try await bob.ask(CreateThreadCall(name: "O", group: "other", message: "o1")).thread.id
    try await bob.ask(JoinThreadCall(id: ids[1]))
    func page(_ client: HostileClient, _ query: ThreadQuery) async throws -> [String?] {
      let page = try await client.ask(ThreadsCall(query))
      return page.entries.map(\.thread.id) + [page.next]
    }
    #expect(try await page(carol, ThreadQuery(group: "crew", limit: 2)) == [ids[2], ids[1], ids[1]])
    #expect(try await page(carol, ThreadQuery(group: "crew", after: ids[1], limit: 2)) == [ids[0], nil])
    #expect(try await page(carol, ThreadQuery()) == [nil])
    #expect(try await page(bob, ThreadQuery()) == [other, ids[1], nil])
    #expect(try await page(bob, ThreadQuery(group: "crew", onlyJoined: true)) == [ids[1], nil])
    #expect(try await page(bob, ThreadQuery(after: "none")) == [nil])
    // The next page continues behind a thread that was destroyed meanwhile.
    try await alice.ask(DestroyThreadCall(id: ids[1]))
    #expect(try await page(carol, ThreadQuery(group: "crew", after: ids[1], limit: 2)) == [ids[0], nil])
    #expect(try await code(dan, ThreadsCall(ThreadQuery(group: "crew"))) == .notMember)
    #expect(try await code(alice, ThreadsCall(ThreadQuery(group: ids[0]))) == .groupNotFound)
    #expect(try await code(alice, ThreadsCall(ThreadQuery(limit: 0))) == .invalidArgument)
    #expect(try await code(alice, ThreadsCall(ThreadQuery(limit: 51))) == .invalidArgument)

    for client in [bob, carol] { try await client.ask(JoinThreadCall(id: ids[0])) }
    let members = try await carol.ask(ThreadMembersCall(id: ids[0], after: nil, limit: 2))
    #expect(members == ThreadMemberPage(members: ["alice", "bob"], next: "bob"))
    #expect(
      try await carol.ask(ThreadMembersCall(id: ids[0], after: "BOB", limit: 2)) == ThreadMemberPage(members: ["carol"])
    )
    #expect(try await code(dan, ThreadMembersCall(id: ids[0], after: nil, limit: 2)) == .notMember)
    #expect(try await code(carol, ThreadMembersCall(id: ids[0], after: nil, limit: 51)) == .invalidArgument)

    try await alice.ask(SubmitCall("t1", to: .group(ids[0])))
    try await alice.ask(SubmitCall("t2", to: .group(ids[0])))
    let last = try await carol.ask(LastThreadMessagesCall(ids: [ids[0], ids[2], ids[1], other, "none", ids[0]]))
    #expect(last.map(\.id) == [ids[0]] && last.map(\.message.message.id) == ["t2"])
    #expect(try await carol.ask(ThreadCall(id: ids[0])).last?.message.id == "t2")
    #expect(try await code(carol, LastThreadMessagesCall(ids: [])) == .invalidArgument)
    #expect(
      try await code(carol, LastThreadMessagesCall(ids: (0...50).map { "t\($0)" })) == .invalidArgument)
  }

  /// Two hubs create no two threads about one message, and none for a member that another hub removes.
  @Test(arguments: HubStoreKind.allCases)
  func twoHubsAgree(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await client(hubs.first, "alice")
    let bob = try await client(hubs.second, "bob")
    try await alice.createGroup("crew", ["bob"])
    for id in ["m1", "m2"] { try await alice.ask(SubmitCall(MessageID(id), to: crew)) }
    try await create(alice, about: "m2")
    let list = try hubs.first.inspect { hub in
      let group = try hub.store.stream(key: .conversation("crew"))
      return try hub.store.stream(key: .kept("t:\(group?.number ?? 0)"))
    }
    let stream = try #require(list).number
    hubs.betweenChange(of: stream, [CreateThreadCall(name: "B", group: "crew", message: "m1")], from: bob)
    #expect(try await code(alice, CreateThreadCall(name: "A", group: "crew", message: "m1")) == .threadExists)
    #expect(try await alice.ask(ThreadsCall(ThreadQuery(group: "crew"))).entries.map(\.thread.name) == ["B", "Tea"])
    #expect(hubs.store.moves == 1)
  }
}

extension HostileClient {
  /// The groups and threads that the account is no longer in, as reported so far.
  fileprivate var departures: [String] {
    received.pushes.compactMap { push in
      switch push.event?.payload {
      case .groupLeft(let id, let departure, let actor, _, _): "\(id) \(departure) by \(actor)"
      case .thread(let change) where push.event?.stream == .account:
        "\(change.entry.thread.id) \(change.kind) by \(change.actor)"
      default: nil
      }
    }
  }

  /// The changes of threads so far, in short.
  fileprivate var threadChanges: [String] {
    received.pushes.compactMap { push in
      let change: ThreadEvent
      switch push {
      case .event(let event):
        guard case .thread(let told) = event.payload, event.stream != .account else { return nil }
        change = told
      case .threadMessages(let told): change = told
      default: return nil
      }
      let count = "\(change.kind) by \(change.actor): \(change.entry.thread.messageCount)"
      return change.entry.last.map { "\(count) \($0.message.id)" } ?? count
    }
  }

  /// The actions of other devices with threads so far.
  fileprivate var threadActions: [OwnAction] {
    received.pushes.compactMap {
      guard case .ownAction(let action)? = $0.event?.payload, action.kind.concernsThread else { return nil }
      return action
    }
  }
}
