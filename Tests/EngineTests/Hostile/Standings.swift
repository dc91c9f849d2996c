import ParlanceCore
import TestNumbers
import TestSupport
import Testing

@testable import ParlanceEngine

/// Accounts that the operator banned, tokens that it refuses, and accounts that it erased.
@Suite struct HostileStandings {
  private let crew = ConversationID.group("crew")

  /// A token is the time at which it was issued, in milliseconds; another text says nothing of that.
  private func hub(
    _ kind: HubStoreKind, _ parts: HostileHub.Parts? = nil, _ change: (inout HubSettings) -> Void = { _ in }
  ) throws -> HostileHub {
    var parts = try parts ?? HostileHub.Parts()
    parts.tokenCheck = { request throws(MessagingError) in
      TokenGrant(issued: Int64(request.token).map { Timestamp(milliseconds: $0) })
    }
    return try HostileHub(kind, parts: parts, change)
  }

  private func token(_ hub: HostileHub, after milliseconds: Int64 = 0) -> String {
    String(hub.clock.now().advanced(byMilliseconds: milliseconds).milliseconds)
  }

  private func logInCode(
    _ hub: HostileHub, _ account: AccountID, _ token: String
  ) async throws -> MessagingError.Code {
    let client = HostileClient(hub)
    let call = ConnectCall(account: account, token: token, device: "d", style: "Test", platform: .linux)
    return try await client.refusal(of: call).code
  }

  private func ends(_ client: HostileClient) -> [SessionEnd] {
    client.received.pushes.compactMap { if case .ended(let end) = $0 { end } else { nil } }
  }

  private func code(_ body: () throws -> Void) -> MessagingError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? MessagingError)?.code
    }
  }

  // MARK: bans

  @Test(arguments: HubStoreKind.allCases)
  func aBanEndsLoginsAndRefusesOthers(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let now = token(hub)
    let (phone, tablet) = (
      try await hub.client("alice") { $0.token = now }, try await hub.client("alice", device: "t") { $0.token = now }
    )
    let bob = try await hub.client("bob") { $0.token = now }
    #expect(code { _ = try hub.loop.ban("nobody", until: nil, reason: "") } == .accountNotFound)
    #expect(code { _ = try hub.loop.ban("alice", until: hub.clock.now(), reason: "") } == .invalidArgument)
    let long = String(repeating: "x", count: 1025)
    #expect(code { _ = try hub.loop.ban("alice", until: nil, reason: long) } == .invalidArgument)
    let ban = try hub.loop.ban("ALICE", until: nil, reason: "spam")
    for client in [phone, tablet] {
      // What was on its way when the ban came is refused as well.
      #expect(try await client.refusal(of: SubmitCall("m", to: .direct("bob"))).code == .notLoggedIn)
      #expect(ends(client) == [.administration(reason: "spam")])
    }
    #expect(try await logInCode(hub, "alice", now) == .accountBlocked)
    #expect(try await logInCode(hub, "alice", token(hub, after: 1000)) == .accountBlocked)
    // Messages to it wait.
    try await bob.ask(SubmitCall("waits", to: .direct("alice")))
    #expect(try hub.loop.account("alice").ban == ban)
    hub.clock.advance(bySeconds: 1)
    // Another ban takes its place, and began when the first one did.
    let until = hub.clock.now().advanced(byMilliseconds: 5000)
    let changed = try hub.loop.ban("alice", until: until, reason: "")
    #expect(changed.since == ban.since && changed.until == until)
    hub.clock.advance(byMilliseconds: 4999)
    #expect(try await logInCode(hub, "alice", token(hub)) == .accountBlocked)
    hub.clock.advance(byMilliseconds: 1)
    let later = token(hub)
    let back = try await hub.client("alice") { $0.token = later }
    #expect(try await back.history(of: .direct("bob")) == ["waits"])
    #expect(try hub.loop.account("alice").ban == nil)
    // Lifting a ban makes a login possible at once.
    _ = try hub.loop.ban("alice", until: nil, reason: "")
    try hub.loop.unban("alice")
    try hub.loop.unban("alice")
    _ = try await hub.client("alice") { $0.token = later }
    #expect(code { try hub.loop.unban("nobody") } == .accountNotFound)
  }

  @Test(arguments: HubStoreKind.allCases)
  func bannedAccountReceivesNoPush(_ kind: HubStoreKind) async throws {
    var parts = try HostileHub.Parts()
    parts.pushes = true
    let hub = try HostileHub(kind, parts: parts)
    let bob = try await hub.client("bob")
    for name in ["alice", "carol"] as [AccountID] { try hub.loop.createAccount(name) }
    _ = try hub.loop.ban("alice", until: nil, reason: "")
    for name in ["alice", "carol"] as [AccountID] {
      try await bob.ask(SubmitCall(MessageID("to \(name)"), to: .direct(name)))
    }
    await hub.waitUntilIdle()
    #expect(hub.notifications.values.map(\.recipient) == ["carol"])
  }

  @Test func decisionsSurviveARestart() async throws {
    let parts = try HostileHub.Parts()
    do {
      let hub = try hub(.sqlite, parts)
      let now = token(hub)
      for name in ["alice", "bob", "carol"] as [AccountID] { _ = try await hub.client(name) { $0.token = now } }
      _ = try hub.loop.ban("alice", until: nil, reason: "")
      _ = try hub.loop.refuseTokens(of: "bob", before: nil)
      _ = try hub.loop.eraseAccount("carol", messages: .keep, freesName: false)
      hub.loop.stop()
      hub.loop.closeHub()
    }
    let hub = try hub(.sqlite, parts)
    let before = token(hub, after: -1)
    #expect(try await logInCode(hub, "alice", before) == .accountBlocked)
    #expect(try await logInCode(hub, "bob", before) == .tokenExpired)
    #expect(try await logInCode(hub, "carol", before) == .accountNotFound)
  }

  // MARK: tokens

  @Test(arguments: HubStoreKind.allCases)
  func tokensIssuedBeforeATimeAreRefused(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let old = token(hub)
    let alice = try await hub.client("alice") { $0.token = old }
    let bob = try await hub.client("bob") { $0.token = "no time" }
    hub.clock.advance(bySeconds: 10)
    let time = hub.clock.now()
    let future = time.advanced(byMilliseconds: 1)
    #expect(code { _ = try hub.loop.refuseTokens(of: "alice", before: future) } == .invalidArgument)
    #expect(try hub.loop.refuseTokens(of: "alice", before: nil) == time)
    // A time before the current limit changes nothing.
    #expect(try hub.loop.refuseTokens(of: "alice", before: .zero) == time)
    #expect(try await alice.refusal(of: TimeCall()).code == .notLoggedIn)
    #expect(ends(alice) == [.tokenExpired])
    #expect(try await logInCode(hub, "alice", old) == .tokenExpired)
    #expect(try await logInCode(hub, "alice", String(time.milliseconds - 1)) == .tokenExpired)
    #expect(try await logInCode(hub, "alice", "no time") == .invalidToken)
    let fresh = String(time.milliseconds)
    let again = try await hub.client("alice") { $0.token = fresh }
    #expect(try await again.refusal(of: RenewTokenCall(token: old)).code == .tokenExpired)
    // Other accounts are not affected.
    try await bob.waitUntilIdle()
    #expect(ends(bob).isEmpty)
    _ = try await hub.client("carol") { $0.token = old }
  }

  @Test(arguments: HubStoreKind.allCases)
  func tokensOfAllAccountsAreRefused(_ kind: HubStoreKind) async throws {
    let hub = try hub(kind)
    let old = token(hub)
    let clients = [
      try await hub.client("alice") { $0.token = old }, try await hub.client("bob") { $0.token = old },
    ]
    for number in 0..<600 { try hub.loop.createAccount(AccountID("a\(number)")) }
    let last = try await hub.client("last") { $0.token = old }
    hub.clock.advance(bySeconds: 1)
    let time = try hub.loop.refuseTokens(of: nil, before: nil)
    #expect(try hub.loop.refusedTokens() == time)
    for client in clients + [last] {
      #expect(try await client.refusal(of: TimeCall()).code == .notLoggedIn)
      #expect(ends(client) == [.tokenExpired])
    }
    for name in ["alice", "new"] as [AccountID] {
      #expect(try await logInCode(hub, name, old) == .tokenExpired)
      #expect(try await logInCode(hub, name, "no time") == .invalidToken)
    }
    // A refused login registers no account.
    #expect(code { _ = try hub.loop.account("new") } == .accountNotFound)
    _ = try await hub.client("new") { $0.token = String(time.milliseconds) }
    #expect(code { try hub.loop.checkBearer("anybody", issued: Timestamp(milliseconds: 1)) } == .tokenExpired)
    #expect(code { try hub.loop.checkBearer("anybody", issued: nil) } == .invalidToken)
    #expect(code { try hub.loop.checkBearer("anybody", issued: time) } == nil)
  }

  @Test func refusingTokensWithoutACheckIsUnsupported() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("alice")
    #expect(code { _ = try hub.loop.refuseTokens(of: "alice", before: nil) } == .unsupported)
    #expect(code { _ = try hub.loop.refuseTokens(of: nil, before: nil) } == .unsupported)
  }

  // MARK: erasure

  private func erased(
    _ kind: HubStoreKind, _ messages: ErasedMessages, freesName: Bool = false
  ) async throws -> (hub: HostileHub, bob: HostileClient, carol: HostileClient, count: Int) {
    let hub = try HostileHub(kind)
    let (alice, bob, carol) = (
      try await hub.client("alice"), try await hub.client("bob"), try await hub.client("carol")
    )
    try await alice.createGroup("crew", ["bob", "carol"])
    try await alice.ask(SetRoleCall(id: "crew", accounts: ["carol"], role: .manager))
    try await alice.createGroup("alone", [])
    try await alice.ask(SubmitCall("g", to: crew))
    try await alice.ask(SubmitCall("d", to: .direct("bob")))
    try await bob.ask(SubmitCall("answer", to: .direct("alice")))
    _ = try await alice.ask(RequestFriendCall(account: "bob", isImmediate: true, message: nil))
    _ = try await alice.ask(SaveItemCall(type: 1, data: "saved", note: nil, uniqueID: nil))
    var update = ProfileUpdate()
    update.nickname = "Alice"
    _ = try await alice.ask(UpdateProfileCall(update: update))
    try hub.loop.savePushToken(PushToken(service: .apns, token: "ab", topic: "t"), for: "alice")
    for client in [bob, carol] {
      try await client.waitUntilIdle()
      client.forgetPushes()
    }
    let count = try hub.loop.eraseAccount("alice", messages: messages, freesName: freesName)
    #expect(try await alice.refusal(of: TimeCall()).code == .notLoggedIn)
    for client in [bob, carol] { try await client.waitUntilIdle() }
    return (hub, bob, carol, count)
  }

  @Test(arguments: HubStoreKind.allCases)
  func anErasedAccountIsGoneAndItsMessagesStay(_ kind: HubStoreKind) async throws {
    let (hub, bob, carol, count) = try await erased(kind, .keep)
    #expect(count == 0)
    #expect(code { _ = try hub.loop.account("alice") } == .accountNotFound)
    #expect(try hub.loop.accounts(after: 0, limit: 10).accounts == ["bob", "carol"])
    #expect(try await logInCode(hub, "alice", "") == .accountNotFound)
    #expect(code { try hub.loop.createAccount("Alice") } == .accountExists)
    // A manager took the group over; a group without other members was dismissed.
    let group = try hub.loop.group("crew")
    #expect(group.group.owner == "carol" && group.members.map(\.account) == ["carol", "bob"])
    #expect(code { _ = try hub.loop.group("alone") } == .groupNotFound)
    #expect(try await bob.ask(ContactsCall(after: 0)).contacts.isEmpty)
    #expect(try await bob.ask(ProfilesCall(accounts: ["alice"])).profiles.isEmpty)
    hub.inspect { hub in
      #expect((try? hub.store.pushTokens(account: 1))?.isEmpty == true)
    }
    // Its messages are kept, under its name.
    let found = try await carol.ask(MessagesByIDCall(conversation: crew, ids: ["g"])).messages
    #expect(found.map(\.message.sender) == ["alice"])
    #expect(try await bob.history(of: .direct("alice")) == ["d", "answer"])
    let listed = try await bob.ask(ListConversationsCall(ConversationListQuery(limit: 10))).entries
    #expect(listed.contains { $0.conversation == .direct("alice") })
    // Messages to it are refused.
    #expect(try await bob.refusal(of: SubmitCall("x", to: .direct("alice"))).code == .accountNotFound)
    #expect(
      try await carol.refusal(of: AddMembersCall(id: "crew", accounts: ["alice"], note: nil)).code == .accountNotFound)
    let request = RequestFriendCall(account: "alice", isImmediate: true, message: nil)
    #expect(try await bob.refusal(of: request).code == .accountNotFound)
    // The operator can revoke and read its messages.
    #expect(try hub.loop.export(.direct("alice", "bob"), after: 0, limit: 10, bytes: 1000).messages.count == 2)
    try hub.loop.revoke("g", sender: "alice", scope: .everyone, request: RevocationRequest())
    #expect(try await !carol.history(of: crew).contains("g"))
  }

  @Test(arguments: HubStoreKind.allCases)
  func messagesOfAnErasedAccountAreRemovedOnRequest(_ kind: HubStoreKind) async throws {
    let (_, bob, carol, count) = try await erased(kind, .remove)
    #expect(count == 2)
    #expect(try await bob.history(of: .direct("alice")) == ["answer"])
    #expect(try await !carol.history(of: crew).contains("g"))
    #expect(carol.pushedRevocations.map(\.messageID) == ["g"])
    #expect(Set(bob.pushedRevocations.map(\.messageID)) == ["d", "g"])
  }

  @Test(arguments: HubStoreKind.allCases)
  func aFreeNameIsRegisteredAgainWithNothingOfTheOneBefore(_ kind: HubStoreKind) async throws {
    let (hub, bob, _, _) = try await erased(kind, .keep, freesName: true)
    let alice = try await hub.client("alice")
    #expect(try await alice.history(of: .direct("bob")).isEmpty)
    #expect(try await alice.refusal(of: HistoryCall(HistoryQuery(conversation: crew, limit: 9))).code == .notMember)
    #expect(try await alice.ask(SavedItemsCall(SavedItemQuery())).items.isEmpty)
    let profiles = try await bob.ask(ProfilesCall(accounts: ["alice"])).profiles
    #expect(profiles.map { $0.nickname ?? "" } == [""])
    let pulled = try await alice.ask(PullCall([PullPosition(stream: .account, after: 0)]))[0]
    #expect(pulled.events.allSatisfy { $0.payload == .nothing })
    // It is an account as any other.
    try await bob.ask(SubmitCall("welcome", to: .direct("alice")))
    try await alice.nextMessage("welcome")
    #expect(code { try hub.loop.createAccount("alice") } == .accountExists)
    // The operator decides again.
    _ = try hub.loop.eraseAccount("alice", messages: .keep, freesName: false)
    #expect(code { try hub.loop.createAccount("alice") } == .accountExists)
    _ = try hub.loop.eraseAccount("alice", messages: .keep, freesName: true)
    try hub.loop.createAccount("alice")
  }
}
