import ParlanceCore
import TestSupport
import Testing

@testable import Parlance

/// The beginning and the end of logins.
@Suite(.timeLimit(.minutes(5))) struct ClientLoginTests {
  @Test func loginIsRefusedWhileLoggedIn() async throws {
    let world = try ClientWorld()
    let alice = world.client("alice")
    #expect(alice.account == "alice")
    #expect(!alice.isLoggedIn && !alice.isConnected)
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.recentConversations() }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.device }
    try await alice.login()
    #expect(alice.isLoggedIn && alice.isConnected)
    #expect(try alice.device.account == "alice")
    await #expect(throws: MessagingError(.alreadyLoggedIn)) { try await alice.login() }
    #expect(throws: MessagingError(.alreadyLoggedIn)) { try alice.start() }
    #expect(try await alice.serverTime() == world.clock.now())
    await alice.logout()
    await alice.logout()
    #expect(!alice.isLoggedIn)
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.serverTime() }
    await #expect(throws: MessagingError(.invalidArgument, "account")) {
      try await world.client("").login()
    }
  }

  @Test func theTextWithTheTokenReachesTheCheck() async throws {
    let shown = Lock<[String?]>([])
    let world = try ClientWorld(
      tokenCheck: refusing { request in
        shown.withLock { $0.append(request.loginExtension) }
        return nil
      })
    let alice = world.client("alice")
    try await alice.login(token: "t", loginExtension: "one")
    await alice.logout()
    // It is that of the call alone.
    try await alice.login(token: "t")
    await alice.logout()
    try alice.start(token: "t", loginExtension: "two")
    // No step of the connection would do: a stream that is made now may begin with those of the login before.
    try await until("third check") { shown.withLock { $0.count } == 3 }
    #expect(shown.withLock { $0 } == ["one", nil, "two"])
  }

  @Test func aRefusedLoginLeavesNothingAndTheNextOneSucceeds() async throws {
    let world = try ClientWorld(tokenCheck: refusing { $0.token == "good" ? nil : MessagingError(.invalidToken) })
    let alice = world.client("alice")
    let connection = alice.connection()
    await #expect(throws: MessagingError(.invalidToken)) { try await alice.login(token: "bad") }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.recentConversations() }
    // The stream of the app is still there.
    try await alice.login(token: "good")
    _ = try await connection.first { $0 == .authenticated }
    await #expect(throws: MessagingError(.invalidToken)) { try await alice.renewToken("bad") }
    try await alice.renewToken("good")
  }

  @Test func aKickEndsStreamsWithItsReasonAndTheNextLoginWorks() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let (messages, connection) = (alice.messages(), alice.connection())
    let waiting = Task { await messages.rest().error }
    try world.environment.administration.endSessions(of: "alice", reason: "maintenance")
    #expect(await waiting.value == MessagingError(.sessionEnded, "maintenance"))
    let (steps, error) = await connection.rest()
    #expect(steps.last == .ended(.administration(reason: "maintenance")))
    #expect(error?.code == .sessionEnded)
    #expect(!alice.isLoggedIn)
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.serverTime() }

    try await alice.login()
    try await bob.send(.text("hello"), to: .direct("alice"))
    #expect(try await alice.messages().next().text == "hello")
  }

  @Test func anotherLoginTakesThePlace() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let first = try await world.loggedIn("alice")
    let messages = first.messages()
    world.setReachable(false, "alice")
    let sending = try await first.beginSending("late", to: "bob")
    let second = world.client("alice")
    try second.start()
    let replaced = MessagingError(.sessionEnded, "another login took its place")
    await #expect(throws: replaced) { try await sending.value }
    #expect(await messages.rest().error == replaced)
    #expect(!first.isLoggedIn)
    // Messages that were not accepted are sent with the new login.
    world.setReachable(true, "alice")
    #expect(try await bob.messages().next().text == "late")
    // And back again.
    let last = second.events()
    try await first.login()
    #expect(await last.rest().error == replaced)
    #expect(try first.recentConversations().map(\.conversation) == [.direct("bob")])
  }

  @Test func anotherDeviceEndsTheLogin() async throws {
    let world = try ClientWorld()
    let phone = try await world.loggedIn("alice")
    let laptop = try await world.loggedIn("alice", "laptop")
    #expect(try laptop.otherDevices().map(\.id) == ["phone"])
    let messages = phone.messages()
    #expect(await code { try await laptop.endSession(of: "tablet") } == .accountNotFound)
    try await laptop.endSession(of: "phone")
    #expect(await messages.rest().error?.code == .sessionEnded)
  }

  @Test func shutDownFailsWaitingCalls() async throws {
    let world = try ClientWorld()
    let bob = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let messages = alice.messages()
    let waiting = Task { await messages.rest().error }
    world.setReachable(false, "alice")
    let sending = try await alice.beginSending("late", to: "bob")
    world.environment.shutDown()
    #expect(await waiting.value?.code == .sessionEnded)
    let error = await #expect(throws: MessagingError.self) { try await sending.value }
    #expect(error?.code == .sessionEnded)
    #expect(!bob.isLoggedIn)
    await #expect(throws: MessagingError.self) { try await alice.login() }
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.groups() }
  }

  @Test func aTokenThatExpiresIsAnnouncedAndEndsTheLogin() async throws {
    let clock = ManualClock()
    let world = try ClientWorld(clock: clock, tokenCheck: lasting(by: clock))
    let alice = world.client("alice")
    let (connection, messages) = (alice.connection(), alice.messages())
    try await alice.login(token: "100")
    // The clock must not run on before the requests of the login are answered.
    _ = try await connection.first { $0 == .synchronized }
    let expiry = clock.now().advanced(byMilliseconds: 100_000)
    clock.advance(bySeconds: 70)
    _ = try await connection.first { $0 == .tokenWillExpire(expiry) }
    try await alice.renewToken("100")
    clock.advance(bySeconds: 99)
    #expect(try await alice.serverTime() == clock.now())
    clock.advance(bySeconds: 1)
    let (steps, error) = await connection.rest()
    #expect(steps == [.tokenWillExpire(clock.now()), .ended(.tokenExpired)])
    #expect(error == MessagingError(.tokenExpired))
    #expect(await messages.rest().error == MessagingError(.tokenExpired))
    await #expect(throws: MessagingError(.notLoggedIn)) { try await alice.renewToken("100") }
    try await alice.login(token: "100")
    #expect(alice.isConnected)
  }

  @Test func aTokenThatIsRefusedWhenTheDeviceComesBackEndsTheLogin() async throws {
    let isExpired = Lock(false)
    let world = try ClientWorld(
      tokenCheck: refusing { request in
        request.account == "alice" && isExpired.withLock { $0 } ? MessagingError(.tokenExpired) : nil
      })
    _ = try await world.loggedIn("bob")
    let alice = try await world.loggedIn("alice")
    let messages = alice.messages()
    world.setReachable(false, "alice")
    let sending = try await alice.beginSending("late", to: "bob")
    isExpired.withLock { $0 = true }
    world.setReachable(true, "alice")
    #expect(await messages.rest().error == MessagingError(.tokenExpired))
    await #expect(throws: MessagingError(.tokenExpired)) { try await sending.value }
    isExpired.withLock { $0 = false }
    try await alice.login()
  }

  @Test func aColdStartOfflineReadsTheDatabaseAndConnectsWhenItCan() async throws {
    let world = try ClientWorld(isDurable: true)
    var bob: MessagingClient? = try await world.loggedIn("bob")
    var alice: MessagingClient? = try await world.loggedIn("alice")
    try await alice?.send(.text("before"), to: .direct("bob"))
    _ = try await bob?.messages().next()
    (alice, bob) = (nil, nil)
    try world.restart()

    world.setReachable(false, "bob")
    let offline = world.client("bob")
    await #expect(throws: MessagingError(.notConnected)) { try await offline.login() }
    try offline.start()
    #expect(throws: MessagingError(.alreadyLoggedIn)) { try offline.start() }
    #expect(try offline.recentConversations().map(\.conversation) == [.direct("alice")])
    #expect(try offline.unreadCount() == 1)
    #expect(try await offline.page(MessageQuery(in: .direct("alice"), limit: 10)).map(\.text) == ["before"])
    #expect(!offline.isConnected)
    await #expect(throws: MessagingError(.notConnected)) { try await offline.serverTime() }
    let sending = try await offline.beginSending("from the train", to: "alice")
    let connection = offline.connection()
    world.setReachable(true, "bob")
    #expect(try await sending.value.state == .sent)
    _ = try await connection.first { $0 == .synchronized }
    #expect(offline.isConnected)
    let other = try await world.loggedIn("alice")
    #expect(try await other.messages().next().text == "from the train")
    await other.logout()
  }

  @Test func aColdStartThatIsRefusedEndsStreams() async throws {
    let world = try ClientWorld(tokenCheck: refusing { $0.token == "good" ? nil : MessagingError(.invalidToken) })
    let alice = world.client("alice")
    let messages = alice.messages()
    try alice.start(token: "bad")
    #expect(await messages.rest().error == MessagingError(.invalidToken))
    #expect(throws: MessagingError(.notLoggedIn)) { try alice.groups() }
    try alice.start(token: "good")
    _ = try await alice.connection().first { $0 == .synchronized }
    #expect(alice.isConnected)
  }

  @Test func aReleasedClientEndsItsLogin() async throws {
    let world = try ClientWorld()
    let alice = try await world.loggedIn("alice")
    var bob: MessagingClient? = try await world.loggedIn("bob")
    let messages = try #require(bob).messages()
    weak let released = bob
    bob = nil
    #expect(released == nil)
    #expect(await messages.rest().error == nil)
    #expect(world.environment.openDeviceCount == 1)
    // It swallows nothing: the next login is given what came meanwhile.
    try await alice.send(.text("while released"), to: .direct("bob"))
    #expect(try await alice.presence(of: ["bob"]).map(\.state) == [.offline])
    let next = try await world.loggedIn("bob")
    #expect(try await next.messages().next().text == "while released")
    await next.logout()
  }

  @Test func cancellingALoginTakesItBack() async throws {
    let tokens = HeldTokens()
    let world = try ClientWorld(tokenCheck: tokens.check)
    let alice = world.client("alice")
    let login = Task { try await alice.login() }
    _ = try await alice.connection().first { $0 == .authenticating }
    await #expect(throws: MessagingError(.alreadyInProgress)) { try await alice.login() }
    login.cancel()
    await #expect(throws: MessagingError(.cancelled)) { try await login.value }
    tokens.release()
    try await alice.login()
  }
}

/// The environment of a client that was given none.
@Suite(.timeLimit(.minutes(5))) struct ClientDefaultEnvironmentTests {
  @Test func aLoginKeepsItsEngineAndTheNextOneTakesTheNewDefault() async throws {
    let worlds = (try ClientWorld(), try ClientWorld())
    let (first, second) = (worlds.0.environment, worlds.1.environment)
    let standard = Lock(first)
    let alice = MessagingClient(account: "alice", device: "phone") { standard.withLock { $0 } }
    try await alice.login()
    standard.withLock { $0 = second }
    try await alice.send(.text("in the first"), to: .direct("alice"))
    #expect(first.openDeviceCount == 1 && second.openDeviceCount == 0)
    await alice.logout()
    try await alice.login()
    #expect(first.openDeviceCount == 0 && second.openDeviceCount == 1)
    #expect(try alice.recentConversations().isEmpty)
    await alice.logout()
  }

  @Test @MainActor func aClientThatIsGivenNoneUsesTheDefault() async throws {
    let environment = DefaultEnvironment.environment
    let client = MessagingClient(account: "client of the default")
    try await client.login()
    let other = MessagingClient(environment: environment, account: "another client", device: "phone")
    try await other.login()
    try await other.send(.text("hello"), to: .direct("client of the default"))
    #expect(try await client.messages().next().text == "hello")
    await client.logout()
    await other.logout()
  }
}
