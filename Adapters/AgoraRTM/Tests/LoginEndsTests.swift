import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Logins that something else comes in between of: every completion runs once.
@Suite @MainActor struct LoginEndsTests {
  private let tokens = HeldTokens()
  private let ends = CompletionLedger<Int>()

  private func logIn(_ kit: AgoraRtmKit, _ name: String, user: String = "alice") {
    let end = ends.completion(name)
    kit.login(byToken: nil, user: user) { end($0.rawValue) }
  }

  private func logOut(_ kit: AgoraRtmKit, _ name: String) {
    let end = ends.completion(name)
    kit.logout { end($0.rawValue) }
  }

  private func finish(_ world: World) async {
    tokens.release()
    world.environment.shutDown()
    world.clock.advance(bySeconds: 60)
    await drainMainQueue()
    ends.expectNoneTwice()
  }

  private func expect(_ codes: [Int], _ location: SourceLocation = #_sourceLocation) async {
    #expect(await ends.all(location) == codes, sourceLocation: location)
  }

  @Test(arguments: ["alice", "bob"]) func aSecondLoginIsRefusedAndTheFirstGoesOn(_ user: String) async throws {
    let world = World(tokenCheck: tokens.check)
    let app = App("alice", in: world)
    logIn(app.kit, "first")
    _ = try await tokens.asked.next()
    logIn(app.kit, "second", user: user)
    logOut(app.kit, "logout")
    tokens.release()
    await expect([
      AgoraRtmLoginErrorCode.ok.rawValue, AgoraRtmLoginErrorCode.alreadyLogin.rawValue,
      AgoraRtmLogoutErrorCode.notLoggedIn.rawValue,
    ])
    #expect(app.connections.pending == ["connecting login", "connected loginSuccess"])
    await finish(world)
  }

  @Test func twoLogoutsAtOnce() async throws {
    let world = World()
    let app = try await world.app("alice")
    logOut(app.kit, "first")
    logOut(app.kit, "second")
    await expect([AgoraRtmLogoutErrorCode.ok.rawValue, AgoraRtmLogoutErrorCode.notLoggedIn.rawValue])
    await finish(world)
  }

  @Test(arguments: [false, true]) func releasedKitEndsItsLogin(_ isReachable: Bool) async throws {
    let world = World(tokenCheck: tokens.check)
    world.environment.setReachable(isReachable, account: "alice", device: "rtm", style: "AgoraRTM")
    var kit = AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment)
    if let kit { logIn(kit, "login") }
    if isReachable { _ = try await tokens.asked.next() }
    kit = nil
    await expect([AgoraRtmLoginErrorCode.loginNotInitialized.rawValue])
    try await drainMainQueue(until: "end of the device") { world.environment.openDeviceCount == 0 }
    await finish(world)
  }

  @Test func releasedKitFailsItsRequests() async throws {
    let world = World()
    var kit = AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment)
    #expect(try await code { kit?.login(byToken: nil, user: "alice", completion: $0) } == .ok)
    world.environment.setReachable(false, account: "alice", device: "rtm", style: "AgoraRTM")
    let (message, query) = (ends.completion("message"), ends.completion("query"))
    kit?.send(AgoraRtmMessage(text: "hello"), toPeer: "bob") { message($0.rawValue) }
    kit?.queryPeersOnlineStatus(["bob"]) { query($1.rawValue) }
    kit = nil
    await expect([
      AgoraRtmSendPeerMessageErrorCode.notLoggedIn.rawValue, AgoraRtmQueryPeersOnlineErrorCode.notLoggedIn.rawValue,
    ])
    await finish(world)
  }

  @Test func concurrentLoginsAndLogoutsAllEnd() async throws {
    for round in 0..<20 {
      let world = World()
      let kit = try #require(App("alice", in: world).kit)
      // Safe to share: a kit locks its state, and the test calls it from several threads on purpose.
      nonisolated(unsafe) let shared = kit
      for user in ["alice", "bob"] {
        let end = ends.completion("login of \(user) \(round)")
        Thread.detachNewThread { shared.login(byToken: nil, user: user) { end($0.rawValue) } }
      }
      for _ in 0..<2 {
        let end = ends.completion("logout \(round)")
        Thread.detachNewThread { shared.logout { end($0.rawValue) } }
      }
      let environment = world.environment
      ends.thread("link \(round)") {
        environment.setReachable(false, account: "alice", device: "rtm", style: "AgoraRTM")
        environment.setReachable(true, account: "alice", device: "rtm", style: "AgoraRTM")
        return 0
      }
      let outcomes = await ends.all()
      guard !outcomes.contains(nil) else { return }
      environment.shutDown()
    }
    await finish(World())
  }

  // MARK: two kits of one device

  @Test func anotherKitOfTheDeviceTakesThePlace() async throws {
    let world = World()
    let older = try await world.app("alice")
    let newer = try await world.app("alice")
    #expect(try await older.connections.next() == "aborted remoteLogin")
    let outcome = ends.completion("message")
    older.kit.send(AgoraRtmMessage(text: "anybody?"), toPeer: "bob") { outcome($0.rawValue) }
    world.clock.advance(bySeconds: 10)
    await expect([AgoraRtmSendPeerMessageErrorCode.timeout.rawValue])
    #expect(try await newer.logout() == .ok)
    #expect(try await older.logout() == .ok)
    #expect(try await older.login() == .ok)
    await finish(world)
  }

  @Test func anotherKitOfTheDeviceEndsALoginThatIsUnderWay() async throws {
    let world = World(tokenCheck: tokens.check)
    let (older, newer) = (App("alice", in: world), App("alice", in: world))
    logIn(older.kit, "first")
    _ = try await tokens.asked.next()
    logIn(newer.kit, "second")
    tokens.release()
    await expect([AgoraRtmLoginErrorCode.rejected.rawValue, AgoraRtmLoginErrorCode.ok.rawValue])
    #expect(older.connections.pending.last == "aborted remoteLogin")
    #expect(newer.connections.pending.last == "connected loginSuccess")
    await finish(world)
  }
}
