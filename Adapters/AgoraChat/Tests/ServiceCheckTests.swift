import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// The check of the service, a step after the other, and tokens without a login.
@Suite @MainActor struct ServiceCheckTests {
  private typealias Step = (type: AgoraChatServerCheckType, code: AgoraChatErrorCode?)
  private let clock = ManualClock()

  /// Checks, and waits for all steps up to the last that is expected.
  private func check(
    _ client: AgoraChatClient, _ name: String?, _ password: String? = "sesame", expect expected: [Step],
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let steps = Inbox<Step>("step")
    client.serviceCheck(withUsername: name, password: password) { steps.add(($0, $1?.code)) }
    for step in expected {
      let next = try await steps.next()
      #expect(next.type == step.type && next.code == step.code, sourceLocation: location)
    }
    await drainMainQueue()
    #expect(steps.pending.isEmpty, sourceLocation: location)
  }

  private func client(_ tokenCheck: TokenCheck? = nil) -> (AgoraChatClient, MessagingEnvironment) {
    let environment = MessagingEnvironment.inMemory(clock: clock, tokenCheck: tokenCheck)
    return (AgoraChatClient(environment: environment, device: "phone"), environment)
  }

  private let all: [(AgoraChatServerCheckType, AgoraChatErrorCode?)] = [
    (.accountValidation, nil), (.getDNSListFromServer, nil), (.getTokenFromServer, nil), (.doLogin, nil),
    (.doLogout, nil),
  ]

  @Test func withoutALoginItLogsInAndOut() async throws {
    let (client, environment) = client { request throws(MessagingError) in
      if request.token != "sesame" { throw MessagingError(.invalidToken) }
      return TokenGrant()
    }
    try await check(client, "alice", expect: all)
    #expect(!client.isLoggedIn && client.currentUsername == nil)
    try await check(client, "alice", "wrong", expect: Array(all[..<3]) + [(.doLogin, .userAuthenticationFailed)])
    #expect(!client.isLoggedIn)
    try await check(client, nil, expect: [(.accountValidation, .invalidUsername)])
    try await check(client, String(repeating: "a", count: 65), expect: [(.accountValidation, .usernameTooLong)])
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    try await check(client, "alice", expect: Array(all[..<3]) + [(.doLogin, .serverNotReachable)])
    environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
    #expect(client.login(withUsername: "alice", password: "sesame") == nil)
    environment.shutDown()
    let other = AgoraChatClient(environment: environment, device: "tablet")
    try await check(
      other, "alice", expect: [(.accountValidation, nil), (.getDNSListFromServer, .serverGetDNSConfigFailed)])
  }

  /// A login that holds is what is checked, and it goes on.
  @Test func aLoginIsLeftAlone() async throws {
    let (client, environment) = client()
    #expect(client.login(withUsername: "alice", password: "") == nil)
    try await check(client, "somebody else", expect: all)
    #expect(client.isLoggedIn && client.currentUsername == "alice")
    environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
    try await check(client, nil, expect: Array(all[..<3]) + [(.doLogin, .serverNotReachable)])
    #expect(client.isLoggedIn)
  }

  /// A check leaves no login that the next start would restore.
  @Test func aCheckIsNotRemembered() async throws {
    let (client, _) = client()
    let options = AgoraChatOptions(appkey: "a#b")
    options.isAutoLogin = true
    #expect(client.initializeSDK(with: options) == nil)
    try await check(client, "alice", expect: all)
    #expect(!client.isAutoLogin)
  }

  @Test func aTokenIsThePassword() async throws {
    let (client, _) = client()
    let token = try await reply { client.fetchToken(withUsername: "alice", password: "sesame", completion: $0) }
    #expect(token.value == "sesame" && token.code == nil)
    #expect(client.login(withUsername: "alice", token: "sesame") == nil)
    let nothing: String? = nil
    let refused = try await reply { client.fetchToken(withUsername: nothing, password: nothing, completion: $0) }
    #expect(refused.value == nil && refused.code == .invalidUsername)
  }

  @Test func theStepsHaveTheNamesOf3x() {
    let steps: [AgoraServerCheckType] = [
      AgoraServerCheckAccountValidation, AgoraServerCheckGetDNSListFromServer, AgoraServerCheckGetTokenFromServer,
      AgoraServerCheckDoLogin, AgoraServerCheckDoLogout,
    ]
    let others: [EMServerCheckType] = [
      EMServerCheckAccountValidation, EMServerCheckGetDNSListFromServer, EMServerCheckGetTokenFromServer,
      EMServerCheckDoLogin, EMServerCheckDoLogout,
    ]
    #expect(steps.map(\.rawValue) == [0, 1, 2, 3, 4] && others == steps)
    #expect(AgoraServerCheckType(3 as UInt32) == AgoraServerCheckDoLogin)
    #expect(AgoraServerCheckType(rawValue: 5 as UInt32) == nil)
    #expect(HyphenateVersionNumber == 1)
  }
}
