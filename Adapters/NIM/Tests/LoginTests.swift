import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Logging in and out, and the account's other clients.
@Suite @MainActor struct LoginTests {
  private final class Listener: NSObject, NIMLoginManagerDelegate {
    let lines = Inbox<String>("line")
    func onLogin(_ step: NIMLoginStep) { lines.add("\(step)") }
    func onDataReady() { lines.add("ready") }
    func onAutoLoginFailed(_ error: any Error) { lines.add("failed: \(Transcript.word(error))") }
    func onMultiLoginClientsChanged(with type: NIMMultiLoginType) { lines.add("clients \(type)") }
    func onKickout(_ result: NIMLoginKickoutResult) {
      lines.add("out \(result.reasonCode) \(result.clientType) \(result.reasonDesc)")
    }

    /// Waits for a line.
    @MainActor func wait(for line: String) async throws { while try await lines.next() != line {} }
  }

  private let clock = ManualClock()

  private func environment(_ check: TokenCheck? = nil) -> MessagingEnvironment {
    .inMemory(clock: clock, tokenCheck: check)
  }

  /// Creates a client, and a listener for its callbacks.
  private func client(
    _ environment: MessagingEnvironment, _ device: String = "phone", _ configure: (NIMSDKConfig) -> Void = { _ in }
  ) -> (sdk: NIMSDK, listener: Listener) {
    let config = NIMSDKConfig()
    configure(config)
    let sdk = NIMSDK(environment: environment, device: device, config: config)
    let listener = Listener()
    sdk.loginManager.add(listener)
    return (sdk, listener)
  }

  private func login(_ sdk: NIMSDK, _ account: String = "alice", _ token: String = "") async throws -> String {
    Transcript.word(try await outcome { sdk.loginManager.login(account, token: token, completion: $0) })
  }

  @Test func theStepsOfALogin() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let (sdk, listener) = client(environment)
    #expect(sdk.loginManager.currentAccount() == "" && !sdk.loginManager.isLogined())
    #expect(sdk.loginManager.currentAuthMode() == .undefined && sdk.loginManager.currentLoginClients() == nil)
    #expect(try await login(sdk) == "done")
    try await listener.wait(for: "syncOK")
    #expect(sdk.loginManager.currentAccount() == "alice" && sdk.loginManager.isLogined())
    #expect(sdk.loginManager.currentAuthMode() == .IM && sdk.loginManager.currentLoginClients()?.isEmpty == true)
    clock.advance(bySeconds: 3)
    let time = try await sdk.loginManager.queryServerTimeCompletion()
    #expect(time.timestamp == UInt64(clock.now().milliseconds))
    _ = listener.lines.takeAll()
    #expect(try await outcome { sdk.loginManager.logout($0) } == nil)
    await drainMainQueue()
    #expect(listener.lines.takeAll() == ["logout"])
    #expect(sdk.loginManager.currentAccount() == "" && sdk.loginManager.currentLoginClients() == nil)
    // There is nothing left to do.
    #expect(try await outcome { sdk.loginManager.logout($0) } == nil)
    let (error, none): (NSError?, NIMServerTime?) = try await answer { sdk.loginManager.queryServerTimeCompletion($0) }
    #expect(Transcript.word(error) == "local 13" && none?.timestamp == 0)
    sdk.loginManager.remove(listener)
    #expect(try await login(sdk) == "done")
    await drainMainQueue()
    #expect(listener.lines.pending.isEmpty)
  }

  @Test func aWrongTokenIsRefused() async throws {
    let environment = environment(refusing { $0.token == "right" ? nil : MessagingError(.invalidToken) })
    defer { environment.shutDown() }
    let (sdk, listener) = client(environment)
    #expect(try await login(sdk) == "remote 302")
    await drainMainQueue()
    // The local database is open some time before the end.
    let steps = listener.lines.takeAll()
    #expect(steps.filter { $0 != "ready" } == ["linking", "linkOK", "logining", "loginFailed"] && steps.count == 5)
    #expect(sdk.loginManager.currentAccount() == "")
    #expect(try await login(sdk, "") == "local 1")
    #expect(try await login(sdk, "alice", "right") == "done")
    try await listener.wait(for: "syncOK")
    // An automatic login that is refused has no completion.
    let data = NIMAutoLoginData()
    #expect(data.account.isEmpty && data.token.isEmpty)
    (data.account, data.token) = ("alice", "wrong")
    sdk.loginManager.autoLogin(data)
    try await listener.wait(for: "failed: remote 302")
    sdk.loginManager.autoLogin("", token: "")
    #expect(try await listener.lines.next() == "failed: local 1")
  }

  @Test func anAppOfTheDefaultEnvironmentIsRegisteredFirst() async throws {
    // Safe to share: it adds nothing to its superclass.
    final class Unregistered: NIMSDK, @unchecked Sendable {}
    _ = DefaultEnvironment.environment
    let sdk = Unregistered.shared()
    #expect(sdk === Unregistered.shared() && sdk.sdkVersion() == "9.14.0" && sdk.appKey() == nil)
    #expect(try await login(sdk, fresh("alice")) == "local 14")
    let failed = Listener()
    sdk.loginManager.add(failed)
    sdk.loginManager.autoLogin(fresh("alice"), token: "")
    #expect(try await failed.lines.next() == "failed: local 14")
    let option = NIMSDKOption(appKey: "key")
    #expect(option.apnsCername == nil)
    sdk.register(with: option)
    #expect(sdk.appKey() == "key")
    sdk.register(withAppID: "other", cerName: "cert")
    #expect(sdk.appKey() == "other")
  }

  @Test func anEngineThatWasShutDownOpensNothing() async throws {
    let environment = environment()
    let (sdk, listener) = client(environment)
    environment.shutDown()
    // One refusal is not in the way of the next login.
    for _ in 0..<2 { #expect(try await login(sdk) == "local 12") }
    sdk.loginManager.autoLogin("alice", token: "")
    try await listener.wait(for: "failed: local 12")
    #expect(sdk.loginManager.currentAccount() == "" && sdk.teamManager.allMyTeams() == nil)
  }

  // MARK: other clients

  @Test func theAccountsOtherClients() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let (phone, told) = client(environment)
    #expect(try await login(phone) == "done")
    try await told.wait(for: "syncOK")
    clock.advance(bySeconds: 2)
    let (tablet, ended) = client(environment, "tablet") { $0.customTag = "the big one" }
    #expect(try await login(tablet) == "done")
    try await told.wait(for: "clients login")
    let clients = try #require(phone.loginManager.currentLoginClients())
    let other = try #require(clients.first)
    #expect(clients.count == 1 && other.customTag == "the big one" && other.timestamp == clock.now().seconds)
    #expect(other.type == .typePC || other.type == .typemacOS)
    #expect(other.os?.isEmpty == false)
    try await ended.wait(for: "clients init")
    let kicked = try await outcome { phone.loginManager.kickOtherClient(other, completion: $0) }
    #expect(kicked == nil)
    try await ended.wait(for: "out byClientManually \(other.type) ")
    try await told.wait(for: "clients logout")
    #expect(phone.loginManager.currentLoginClients()?.isEmpty == true && !tablet.loginManager.isLogined())
    #expect(tablet.loginManager.currentAccount() == "" && tablet.loginManager.currentLoginClients() == nil)
    // It is offline already; without a completion the error is not reported.
    let again = try await outcome { phone.loginManager.kickOtherClient(other, completion: $0) }
    #expect(Transcript.word(again) == "remote 404")
    phone.loginManager.kickOtherClient(other)
    phone.loginManager.logout()
    try await told.wait(for: "logout")
    let loggedOut = try await outcome { phone.loginManager.kickOtherClient(other, completion: $0) }
    #expect(Transcript.word(loggedOut) == "local 13")
  }

  @Test func aTokenThatExpiresEndsTheLogin() async throws {
    let environment = environment(lasting(by: clock))
    defer { environment.shutDown() }
    let (sdk, listener) = client(environment)
    #expect(try await login(sdk, "alice", "100") == "done")
    try await listener.wait(for: "syncOK")
    clock.advance(bySeconds: 70)
    clock.advance(bySeconds: 30)
    #expect(try await listener.lines.next() == "loseConnection")
    #expect(try await listener.lines.next() == "failed: remote 302")
    #expect(!sdk.loginManager.isLogined())
    #expect(try await login(sdk, "alice", "100") == "done")
    try await listener.wait(for: "syncOK")
  }

  @Test func theOperatorEndsALogin() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let (sdk, told) = client(environment)
    #expect(try await login(sdk) == "done")
    try environment.administration.endSessions(of: "alice", reason: "be good")
    try await told.wait(for: "out byServer typeUnknown be good")
    #expect(!sdk.loginManager.isLogined())
  }

  // MARK: logging in automatically

  @Test func anAutomaticLoginWaitsForTheServer() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    let (sdk, told) = client(environment)
    let data = NIMAutoLoginData()
    data.account = "alice"
    sdk.loginManager.autoLogin(data)
    try await told.wait(for: "linkFailed")
    // The local database can be used meanwhile.
    #expect(sdk.loginManager.currentAccount() == "alice" && !sdk.loginManager.isLogined())
    #expect(sdk.conversationManager.allRecentSessions()?.isEmpty == true)
    environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    try await told.wait(for: "syncOK")
    #expect(sdk.loginManager.isLogined())
  }

  @Test func anAutomaticLoginGivesUpAfterSoManyAttempts() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    let (sdk, told) = client(environment) { $0.maxAutoLoginRetryTimes = 3 }
    sdk.loginManager.autoLogin("alice", token: "")
    try await told.wait(for: "linkFailed")
    for _ in 0..<2 {
      #expect(sdk.loginManager.currentAccount() == "alice")
      clock.advance(bySeconds: 5)
      try await told.wait(for: "linkFailed")
    }
    try await told.wait(for: "failed: local 15")
    #expect(sdk.loginManager.currentAccount() == "")
  }

  @Test func delegateWithoutMethodsIsAllowed() async throws {
    final class Nothing: NSObject, NIMLoginManagerDelegate {}
    let environment = environment()
    defer { environment.shutDown() }
    let (phone, told) = client(environment)
    let nothing = Nothing()
    phone.loginManager.add(nothing)
    #expect(try await login(phone) == "done")
    let (tablet, _) = client(environment, "tablet")
    #expect(try await login(tablet) == "done")
    try await told.wait(for: "clients login")
    try environment.administration.endSessions(of: "alice", reason: "")
    try await told.wait(for: "out byServer typeUnknown ")
    phone.loginManager.autoLogin("", token: "")
    try await told.wait(for: "failed: local 1")
  }
}
