import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Logging in and out, the connection's states, and tokens.
@Suite @MainActor struct LoginTests {
  @Test func aKitNeedsAnAppIDOf32Characters() {
    #expect(AgoraRtmKit(appId: "", delegate: nil) == nil)
    #expect(AgoraRtmKit(appId: String(repeating: "a", count: 33), delegate: nil) == nil)
    #expect(AgoraRtmKit(appId: App.appID, delegate: nil) != nil)
    #expect(AgoraRtmKit.getSDKVersion() == "1.3.0")
  }

  @Test func aLoginGoesThroughItsStates() async throws {
    let world = World()
    let app = App("alice", in: world)
    #expect(try await app.logout() == .notLoggedIn)
    #expect(try await app.login() == .ok)
    // The delegate is notified before the completion.
    #expect(app.connections.pending == ["connecting login", "connected loginSuccess"])
    #expect(try await app.login() == .alreadyLogin)
    #expect(try await app.logout() == .ok)
    #expect(app.connections.pending.last == "disconnected logout")
    #expect(try await app.logout() == .notLoggedIn)
    world.clock.advance(bySeconds: 1)
    #expect(try await app.login() == .ok)
  }

  @Test(arguments: ["", "null", "naïve", String(repeating: "u", count: 64)])
  func aUserIDHasToBeValid(_ user: String) async throws {
    let app = App(user, in: World())
    #expect(try await app.login() == .invalidArgument)
    #expect(app.connections.pending.isEmpty)
  }

  @Test func anAppIDHasToBeHexadecimal() async throws {
    let app = App("alice", in: World(), appID: String(repeating: "x", count: 32))
    #expect(try await app.login() == .invalidAppId)
    #expect(app.connections.pending == ["connecting login", "disconnected loginFailure"])
  }

  nonisolated static let refusals: [(MessagingError.Code, AgoraRtmLoginErrorCode)] = [
    (.invalidToken, .invalidToken), (.tokenExpired, .tokenExpired), (.forbidden, .notAuthorized),
    (.accountBlocked, .rejected), (.unsupported, .unknown),
  ]

  @Test(arguments: refusals)
  func aRefusalHasItsCode(_ code: MessagingError.Code, _ expected: AgoraRtmLoginErrorCode) async throws {
    let world = World(tokenCheck: refusing { $0.token == "good" ? nil : MessagingError(code) })
    let app = App("alice", in: world)
    #expect(try await app.login(token: "bad") == expected)
    #expect(app.connections.pending == ["connecting login", "disconnected loginFailure"])
    #expect(try await app.login(token: "good") == .ok)
  }

  @Test func withoutANetworkALoginTimesOut() async throws {
    let world = World()
    let app = App("alice", in: world)
    app.setReachable(false)
    let outcome = Inbox<AgoraRtmLoginErrorCode>("completion")
    app.kit.login(byToken: nil, user: "alice") { outcome.add($0) }
    #expect(try await app.connections.next() == "connecting login")
    #expect(try await app.login() == .alreadyLogin)
    world.clock.advance(byMilliseconds: 9999)
    #expect(try await app.send("too early", to: "bob") == .notLoggedIn)
    #expect(outcome.pending.isEmpty)
    world.clock.advance(byMilliseconds: 1)
    #expect(try await outcome.next() == .timeout)
    #expect(try await app.connections.next() == "disconnected loginTimeout")
    app.setReachable(true)
    #expect(try await app.login() == .ok)
  }

  @Test func twoLoginsASecondAreAllowed() async throws {
    let world = World()
    let app = try await world.app("alice")
    #expect(try await app.logout() == .ok)
    #expect(try await app.login() == .ok)
    #expect(try await app.logout() == .ok)
    #expect(try await app.login() == .loginTooOften)
    world.clock.advance(bySeconds: 1)
    #expect(try await app.login() == .ok)
  }

  @Test func anotherLoginAbortsTheFirst() async throws {
    let world = World()
    let first = try await world.app("alice")
    let second = try await world.app("alice", device: "another phone")
    #expect(try await first.connections.next() == "aborted remoteLogin")
    #expect(try await first.login() == .alreadyLogin)
    #expect(try await second.send("to me", to: "alice") == .ok)
    #expect(second.messages.pending.map(\.message.text) == ["to me"] && first.messages.pending.isEmpty)
    // What an aborted kit sends gets no answer.
    let outcome = Inbox<AgoraRtmSendPeerMessageErrorCode>("completion")
    first.kit.send(AgoraRtmMessage(text: "anybody?"), toPeer: "bob") { outcome.add($0) }
    #expect(try await first.send("x", to: "") == .invalidUserId)
    #expect(outcome.pending.isEmpty)
    world.clock.advance(bySeconds: 10)
    #expect(try await outcome.next() == .timeout)
    #expect(try await first.logout() == .ok)
    #expect(try await first.connections.next() == "disconnected logout")
    world.clock.advance(bySeconds: 1)
    #expect(try await first.login() == .ok)
    #expect(try await second.connections.next() == "aborted remoteLogin")
  }

  @Test func theServiceMayEndALogin() async throws {
    let world = World()
    let app = try await world.app("alice")
    try world.environment.administration.endSessions(of: "alice", reason: "enough")
    #expect(try await app.connections.next() == "aborted bannedByServer")
  }

  @Test func lostLinkIsReportedAfterFourSeconds() async throws {
    let world = World()
    let app = try await world.app("alice")
    app.setReachable(false)
    #expect(try await app.login() == .alreadyLogin)
    world.clock.advance(byMilliseconds: 3999)
    app.setReachable(true)
    _ = try await world.app("bob").send("still there?", to: "alice")
    _ = try await app.messages.next()
    #expect(app.connections.pending.isEmpty)
    app.setReachable(false)
    #expect(try await app.login() == .alreadyLogin)
    world.clock.advance(byMilliseconds: 4000)
    #expect(try await app.connections.next() == "reconnecting interrupted")
    app.setReachable(true)
    #expect(try await app.connections.next() == "connected loginSuccess")
  }

  @Test func anExpiredTokenIsRenewed() async throws {
    let good = Lock("first")
    let world = World(
      tokenCheck: refusing { request in
        let token = request.token
        if token == "bad" { return MessagingError(.invalidToken) }
        return token == good.withLock { $0 } ? nil : MessagingError(.tokenExpired)
      })
    let app = App("alice", in: world)
    func renew(_ token: String) async throws -> AgoraRtmRenewTokenErrorCode {
      let (told, outcome) = try await codes { app.kit.renewToken(token, completion: $0) }
      #expect(told == token)
      return outcome
    }
    #expect(try await renew("first") == .notLoggedIn)
    #expect(try await app.login(token: "first") == .ok)
    #expect(try await renew("") == .invalidArgument)
    #expect(try await renew("second") == .tokenExpired)
    #expect(try await renew("bad") == .invalidToken)
    #expect(try await renew("first") == .tooOften)
    world.clock.advance(bySeconds: 1)
    #expect(try await renew("first") == .ok)
    good.withLock { $0 = "second" }
    world.clock.advance(bySeconds: 1)
    app.setReachable(false)
    #expect(try await renew("second") == .failure)
    app.setReachable(true)
    #expect(try await app.news.next() == "token expired")
    #expect(app.connections.pending.last == "reconnecting interrupted")
    #expect(try await renew("second") == .ok)
    #expect(app.connections.pending.last == "connected loginSuccess")
  }

  /// The kit is reconnecting until it has another token; its channels come back with it.
  @Test func aTokenThatExpiresMeanwhileIsRenewed() async throws {
    let clock = ManualClock()
    let world = World(clock: clock, tokenCheck: lasting(by: clock))
    let (alice, bob) = (App("alice", in: world), try await world.app("bob"))
    #expect(try await alice.login(token: "100") == .ok)
    _ = try await alice.join("c")
    let channel = try await bob.join("c")
    _ = alice.connections.takeAll()
    clock.advance(bySeconds: 70)
    while try await alice.news.next() != "token expires soon" {}
    #expect(try await alice.send("before", to: "bob") == .ok)
    #expect(!alice.news.takeAll().contains("token expired") && alice.connections.pending.isEmpty)
    clock.advance(bySeconds: 30)
    #expect(try await alice.news.next() == "token expired")
    #expect(alice.connections.takeAll() == ["reconnecting interrupted"])
    #expect(try await codes { alice.kit.renewToken("bad", completion: $0) }.1 == .invalidToken)
    #expect(try await codes { alice.kit.renewToken("100", completion: $0) }.1 == .ok)
    #expect(alice.connections.takeAll() == ["connected loginSuccess"])
    #expect(try await alice.send("afterwards", to: "bob") == .ok)
    #expect(try await code { channel.send(AgoraRtmMessage(text: "hello"), completion: $0) } == .errorOk)
    #expect(try await alice.channelMessages.next().message.text == "hello")
    clock.advance(bySeconds: 100)
    while try await alice.news.next() != "token expired" {}
  }

  @Test func withoutAnEngineNothingIsInitialized() async throws {
    let world = World()
    let app = try await world.app("alice")
    let channel = try #require(app.kit.createChannel(withId: "c", delegate: nil))
    world.environment.shutDown()
    let kit = try #require(app.kit)
    #expect(try await app.login() == .loginNotInitialized)
    #expect(try await app.logout() == .notInitialized)
    #expect(try await codes { kit.renewToken("t", completion: $0) }.1 == .notInitialized)
    #expect(try await app.send("hello", to: "bob") == .notInitialized)
    #expect(try await code { channel.join(completion: $0) } == .channelErrorNotInitialized)
    #expect(try await code { channel.leave(completion: $0) } == .notInitialized)
    #expect(try await code { channel.send(AgoraRtmMessage(text: "a"), completion: $0) } == .errorNotInitialized)
    #expect(try await codes { channel.getMembersWithCompletion($0) }.1 == .notInitialized)
    #expect(try await codes { kit.getChannelMemberCount(["c"], completion: $0) }.1 == .notInitialized)
    #expect(try await codes { kit.queryPeersOnlineStatus(["bob"], completion: $0) }.1 == .notInitialized)
    #expect(try await code { kit.subscribePeersOnlineStatus(["bob"], completion: $0) } == .notInitialized)
    #expect(
      try await codes { kit.queryPeers(bySubscriptionOption: .onlineStatus, completion: $0) }.1 == .notInitialized)
    #expect(
      try await code { kit.clearLocalUserAttributes(completion: $0) } == .attributeOperationErrorNotInitialized)
  }

  @Test func releasedKitLogsOut() async throws {
    let world = World()
    var kit = AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment)
    #expect(try await code { kit?.login(byToken: nil, user: "bob", completion: $0) } == .ok)
    let alice = try await world.app("alice")
    #expect(try await alice.send("hello", to: "bob") == .ok)
    kit = nil
    var outcome = AgoraRtmSendPeerMessageErrorCode.ok
    for _ in 0..<100 where outcome == .ok { outcome = try await alice.send("gone?", to: "bob") }
    #expect(outcome == .peerUnreachable)
  }

  @Test func settingsAreTakenOrRefused() throws {
    let kit = try #require(AgoraRtmKit(appId: App.appID, delegate: nil, environment: World().environment))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rtm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(kit.setParameters("{}") == 0)
    #expect(kit.setParameters(#"{"secret": 1}"#) != 0)
    #expect(kit.setParameters("no JSON") != 0)
    #expect(kit.setLogFile("relative.log") != 0)
    #expect(kit.setLogFile("/no/such/folder/rtm.log") != 0)
    #expect(kit.setLogFileSize(511) != 0)
    #expect(kit.setLogFileSize(512) == 0)
    #expect(kit.setLogFilters(.warn) == 0)
    #expect(kit.setLogFile(folder.appendingPathComponent("rtm.log").path) == 0)
  }

  @Test func logHasConnectionEventsAndNoToken() async throws {
    let world = World(tokenCheck: refusing { _ in MessagingError(.invalidToken) })
    let app = App("alice", in: world)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rtm-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(app.kit.setLogFile(file.path) == 0)
    #expect(try await app.login(token: "sesame") == .invalidToken)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("login failed: invalidToken") && text.contains("disconnected"))
    #expect(!text.contains("sesame"))
    #expect(app.kit.setLogFilters(.off) == 0)
    #expect(try await app.login(token: "sesame") == .invalidToken)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
