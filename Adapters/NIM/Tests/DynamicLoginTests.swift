import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Logins with tokens that the app supplies, pauses that it chooses, and what other clients see of a client.
@Suite @MainActor struct DynamicLoginTests {
  private final class Delegate: NSObject, NIMLoginManagerDelegate, NIMSDKConfigDelegate {
    let steps = Inbox<NIMLoginStep>("step")
    let ended = Inbox<NIMLoginKickoutResult>("end of the login")
    let failures = Inbox<NSError>("automatic login that failed")
    let synchronized = Inbox<String>("synchronization")
    var token: String?
    var oldToken = ""
    var loginExtension: String?
    var delay: Int32 = -1
    private(set) var asked: [String] = []

    func onLogin(_ step: NIMLoginStep) { steps.add(step) }
    func onKickout(_ result: NIMLoginKickoutResult) { ended.add(result) }
    func onAutoLoginFailed(_ error: any Error) { failures.add(error as NSError) }
    func onTeamUsersSyncFinished(_ success: Bool) { synchronized.add("teams \(success)") }
    func onSuperTeamUsersSyncFinished(_ success: Bool) { synchronized.add("super teams \(success)") }
    func reconnectDelay() -> Int32 {
      asked.append("delay")
      return delay
    }
    func dynamicLoginExt(forAccount account: String) -> String? { loginExtension }
    func provideDynamicToken(forAccount account: String) -> String {
      asked.append("login \(account)")
      return oldToken
    }
    func dynamicToken(forAccount account: String) -> String? {
      asked.append("config \(account)")
      return token
    }

    @MainActor func wait(for step: NIMLoginStep) async throws { while try await steps.next() != step {} }
  }

  private let clock = ManualClock()
  private let dynamic = Int32(NIMSDKAuthType.dynamicToken.rawValue)

  private func client(
    _ environment: MessagingEnvironment, _ device: String = "phone", asksConfig: Bool = true,
    _ configure: (NIMSDKConfig) -> Void = { _ in }
  ) -> (sdk: NIMSDK, delegate: Delegate) {
    let (config, delegate) = (NIMSDKConfig(), Delegate())
    if asksConfig { config.delegate = delegate }
    configure(config)
    let sdk = NIMSDK(environment: environment, device: device, config: config)
    sdk.loginManager.add(delegate)
    return (sdk, delegate)
  }

  /// Returns the outcome of a login.
  private func login(_ sdk: NIMSDK, _ token: String, _ type: Int32, _ ext: String = "") async throws -> String {
    Transcript.word(
      try await outcome {
        sdk.loginManager.login("alice", token: token, authType: type, loginExt: ext, completion: $0)
      })
  }

  private func environment(accepting tokens: String...) -> MessagingEnvironment {
    .inMemory(
      clock: clock, tokenCheck: refusing { tokens.contains($0.token) ? nil : MessagingError(.invalidToken) })
  }

  // MARK: tokens

  @Test func aDynamicTokenIsAskedForAtEachLogin() async throws {
    let environment = environment(accepting: "one", "two")
    defer { environment.shutDown() }
    let (sdk, delegate) = client(environment)
    delegate.token = "one"
    #expect(try await login(sdk, "given", dynamic) == "done")
    try await delegate.wait(for: .syncOK)
    #expect(delegate.asked == ["config alice"])
    // A lost connection is restored with the token of then; one that is wrong by then ends the login.
    delegate.token = "two"
    for isReachable in [false, true] {
      environment.setReachable(isReachable, account: "alice", device: "phone", style: "NIM")
    }
    try await delegate.wait(for: .syncOK)
    #expect(delegate.asked == ["config alice", "delay", "config alice"])
    delegate.token = "three"
    for isReachable in [false, true] {
      environment.setReachable(isReachable, account: "alice", device: "phone", style: "NIM")
    }
    let failure = try await delegate.failures.next()
    #expect(Transcript.word(failure) == "remote 302")
  }

  @Test func theOlderDelegateIsAskedSecond() async throws {
    let environment = environment(accepting: "old", "given")
    defer { environment.shutDown() }
    let (sdk, delegate) = client(environment)
    (delegate.token, delegate.oldToken) = ("", "old")
    #expect(try await login(sdk, "wrong", dynamic) == "done")
    #expect(delegate.asked == ["config alice", "login alice"])
    let (other, second) = client(environment, "tablet", asksConfig: false)
    second.oldToken = "old"
    #expect(try await login(other, "wrong", dynamic) == "done")
    #expect(second.asked == ["login alice"])
    // No delegate supplies a token, so that of the call is used.
    second.oldToken = ""
    #expect(try await login(other, "given", dynamic) == "done")
    #expect(try await login(other, "wrong", dynamic) == "remote 302")
  }

  @Test func otherLoginsAskForNoToken() async throws {
    let environment = environment(accepting: "given")
    defer { environment.shutDown() }
    let (sdk, delegate) = client(environment)
    (delegate.token, delegate.oldToken) = ("wrong", "wrong")
    #expect(try await login(sdk, "given", 0) == "done")
    #expect(try await login(sdk, "given", 2, "ext") == "done")
    try await sdk.loginManager.login("alice", token: "given", authType: 0, loginExt: "")
    #expect(delegate.asked.isEmpty)
    #expect(try await login(sdk, "given", 2) == "local 1")
    #expect(try await login(sdk, "given", 3) == "local 1")
    #expect(try await login(sdk, "given", .min) == "local 1")
    // A refusal of the call leaves the login as it was.
    #expect(sdk.loginManager.isLogined())
  }

  @Test func theExtensionReachesTheCheck() async throws {
    let shown = Lock<[String?]>([])
    let environment = MessagingEnvironment.inMemory(
      clock: clock,
      tokenCheck: refusing { request in
        shown.withLock { $0.append(request.loginExtension) }
        return request.loginExtension == "no" ? MessagingError(.invalidToken) : nil
      })
    defer { environment.shutDown() }
    let (sdk, delegate) = client(environment)
    #expect(try await login(sdk, "given", 0) == "done")
    #expect(try await login(sdk, "given", 0, "own") == "done")
    #expect(try await login(sdk, "given", 2, "third") == "done")
    #expect(try await login(sdk, "given", 0, "no") == "remote 302")
    #expect(shown.withLock { $0 } == [nil, "own", "third", "no"])
    // The delegate's text takes precedence, at each login and each restoration.
    delegate.loginExtension = "asked"
    #expect(try await login(sdk, "given", dynamic, "own") == "done")
    try await delegate.wait(for: .syncOK)
    delegate.loginExtension = ""
    for isReachable in [false, true] {
      environment.setReachable(isReachable, account: "alice", device: "phone", style: "NIM")
    }
    try await delegate.wait(for: .loseConnection)
    try await delegate.wait(for: .syncOK)
    #expect(shown.withLock { $0.suffix(2) } == ["asked", "own"])
    let data = NIMAutoLoginData()
    (data.account, data.token, data.loginExtension) = ("alice", "given", "automatic")
    sdk.loginManager.autoLogin(data)
    try await delegate.wait(for: .syncOK)
    #expect(shown.withLock { $0.last } == "automatic")
    #expect(try await login(sdk, "given", 0, String(repeating: "x", count: 9000)) == "remote 419")
  }

  @Test func automaticLoginAsksForAToken() async throws {
    let environment = environment(accepting: "one")
    defer { environment.shutDown() }
    let (sdk, delegate) = client(environment)
    delegate.token = "one"
    let data = NIMAutoLoginData()
    #expect(data.authType == 0 && data.loginExtension == "" && !data.forcedMode)
    (data.account, data.authType, data.forcedMode) = ("alice", dynamic, true)
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    sdk.loginManager.autoLogin(data)
    try await delegate.wait(for: .linkFailed)
    #expect(delegate.asked.isEmpty && sdk.loginManager.currentAccount() == "alice")
    environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    try await delegate.wait(for: .syncOK)
    #expect(delegate.asked == ["config alice"])
    (data.authType, data.loginExtension) = (2, "")
    sdk.loginManager.autoLogin(data)
    let failure = try await delegate.failures.next()
    #expect(Transcript.word(failure) == "local 1")
    data.loginExtension = "ext"
    #expect(data.loginExtension == "ext" && data.forcedMode)
  }

  // MARK: pauses

  @Test func theAppDecidesWhenAConnectionIsRestored() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    let (sdk, delegate) = client(environment)
    #expect(try await login(sdk, "", 0) == "done")
    try await delegate.wait(for: .syncOK)
    delegate.delay = 20
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    try await delegate.wait(for: .loseConnection)
    environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    try await drainMainQueue(until: "question of the pause") { !delegate.asked.isEmpty }
    #expect(delegate.asked == ["delay"] && delegate.steps.pending.isEmpty)
    clock.advance(bySeconds: 19)
    for _ in 0..<20 { await drainMainQueue() }
    #expect(delegate.steps.pending.isEmpty && sdk.loginManager.isLogined())
    clock.advance(bySeconds: 1)
    try await delegate.wait(for: .syncOK)
  }

  @Test func pauseOfTheAppDelaysFurtherAttempts() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    let (sdk, delegate) = client(environment) { $0.maxAutoLoginRetryTimes = 2 }
    delegate.delay = 9
    sdk.loginManager.autoLogin("alice", token: "")
    try await delegate.wait(for: .linkFailed)
    // The pause begins with the question.
    try await drainMainQueue(until: "question of the pause") { delegate.asked.contains("delay") }
    clock.advance(bySeconds: 8)
    await drainMainQueue()
    #expect(delegate.steps.pending.isEmpty && delegate.failures.pending.isEmpty)
    clock.advance(bySeconds: 1)
    #expect(Transcript.word(try await delegate.failures.next()) == "local 15")
  }

  // MARK: synchronization

  @Test func teamsAreReportedOnceTheyAreHere() async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    for account in ["alice", "bob"] { try environment.administration.createAccount(AccountID(account)) }
    _ = try environment.administration.createGroup(id: "t", name: "team", owner: "alice", members: ["bob"])
    let (sdk, delegate) = client(environment)
    #expect(try await login(sdk, "", 0) == "done")
    #expect(try await delegate.synchronized.next() == "teams true")
    #expect(sdk.teamManager.team(byId: "t")?.memberNumber == 2)
    #expect(try await delegate.synchronized.next() == "super teams true")
    for isReachable in [false, true] {
      environment.setReachable(isReachable, account: "alice", device: "phone", style: "NIM")
    }
    #expect(try await delegate.synchronized.next() == "teams true")
    #expect(try await delegate.synchronized.next() == "super teams true")
  }

  // MARK: other clients

  @Test(arguments: ["", "the big one", "odd\u{1F}7"])
  func otherClientsSeeTheAppsOwnType(_ tag: String) async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    let (phone, told) = client(environment) { $0.customClientType = 5 }
    #expect(try await login(phone, "", 0) == "done")
    try await told.wait(for: .syncOK)
    let (tablet, ended) = client(environment, "tablet") { ($0.customClientType, $0.customTag) = (12, tag) }
    #expect(try await login(tablet, "", 0) == "done")
    try await ended.wait(for: .syncOK)
    let other = try #require(phone.loginManager.currentLoginClients()?.first)
    #expect(other.customClientType == 12 && other.customTag ?? "" == tag)
    #expect(tablet.loginManager.currentLoginClients()?.first?.customClientType == 5)
    #expect(tablet.loginManager.currentLoginClients()?.first?.customTag == nil)
    #expect(try await outcome { phone.loginManager.kickOtherClient(other, completion: $0) } == nil)
    let end = try await ended.ended.next()
    #expect(end.reasonCode == .byClientManually && end.customClientType == 5)
    try environment.administration.endSessions(of: "alice", reason: "")
    #expect(try await told.ended.next().customClientType == 0)
  }

  @Test(arguments: [0, -3])
  func aClientWithoutATypeShowsItsTagAlone(_ type: Int) async throws {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    let (phone, told) = client(environment) { ($0.customClientType, $0.customTag) = (type, "plain") }
    #expect(try await login(phone, "", 0) == "done")
    try await told.wait(for: .syncOK)
    let (tablet, _) = client(environment, "tablet")
    #expect(try await login(tablet, "", 0) == "done")
    let other = try #require(tablet.loginManager.currentLoginClients()?.first)
    #expect(other.customClientType == 0 && other.customTag == "plain")
  }
}
