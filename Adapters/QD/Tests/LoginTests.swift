import Foundation
import Parlance
import TestSupport
import Testing

@testable import QD_IMSDK

@Suite struct LoginTests {
  private let openWorld = World()
  private let world = World(tokenCheck: refusing { $0.token == "good" ? nil : MessagingError(.invalidToken) })

  @Test func aRefusedLoginLeavesNoneAndCanBeTriedAgain() async throws {
    let error = await #expect(throws: NSError.self) { try await world.logIn("alice", password: "bad") }
    #expect(error?.code == QDErrorCode.invalidPass.rawValue)
    try await world.ask { world, done in
      let phone = try world.phone("alice")
      #expect(!phone.client.loginManager.isLogined())
      phone.client.loginManager.login(withMoblie: "alice", vcode: "good") { token, error in
        #expect(token == "good")
        done(error)
      }
    }
    try await world.on("alice") { phone in
      #expect(phone.client.loginManager.isLogined())
      #expect(phone.steps.contains(.loginFailed))
      #expect(phone.automaticFailures.isEmpty)
    }
  }

  @Test func refusedAutomaticLoginIsReported() async throws {
    try await world.on("alice", makes: true) {
      $0.client.loginManager.autoLogin(withAccount: "alice", token: "bad")
    }
    try await world.until("alice", "refused") { !$0.automaticFailures.isEmpty }
    try await world.on("alice") { phone in
      #expect(phone.automaticFailures.map(\.code) == [QDErrorCode.invalidPass.rawValue])
      #expect(phone.steps.last == .loginFailed)
    }
  }

  @Test func aTokenThatExpiresEndsTheLogin() async throws {
    let clock = ManualClock()
    let world = World(clock: clock, tokenCheck: lasting(by: clock))
    try await world.logIn("alice", password: "100")
    try await world.until("alice", "synchronized") { $0.steps.last == .syncOK }
    clock.advance(bySeconds: 70)
    clock.advance(bySeconds: 30)
    try await world.until("alice", "expired") { !$0.automaticFailures.isEmpty }
    try await world.on("alice") { phone in
      #expect(phone.automaticFailures.map(\.code) == [QDErrorCode.invalidPass.rawValue])
      #expect(phone.steps.last == .loseConnection && phone.kicks.isEmpty)
      #expect(!phone.client.loginManager.isLogined())
    }
    try await world.logIn("alice", password: "100")
  }

  @Test func kickedClientIsNotified() async throws {
    try await world.logIn("alice", password: "good")
    try await world.until("alice", "synchronized") { $0.steps.last == .syncOK }
    try world.environment.administration.endSessions(of: "alice", reason: "test")
    try await world.until("alice", "kicked") { !$0.kicks.isEmpty }
    try await world.on("alice") { phone in
      #expect(phone.kicks == [.byServer])
      #expect(phone.steps.last == .loseConnection)
      #expect(!phone.client.loginManager.isLogined())
    }
  }

  @Test func stepsOfALoginAreReportedOnce() async throws {
    try await openWorld.logIn("alice")
    try await openWorld.until("alice", "synchronized") { $0.steps.last == .syncOK }
    try await openWorld.on("alice") { phone in
      #expect(phone.steps == [.linking, .linkOK, .logining, .loginOK, .syncing, .syncOK])
    }
    let error = await #expect(throws: NSError.self) {
      try await openWorld.ask { world, done in
        try world.phone("alice").client.loginManager.login(withAccount: "alice", password: "") { done($1) }
      }
    }
    #expect(error?.code == QDErrorCode.exist.rawValue)
    try await openWorld.ask { world, done in try world.phone("alice").client.loginManager.logout(done) }
    try await openWorld.on("alice") { phone in
      #expect(phone.client.loginManager.currentAccount() == "")
      #expect(phone.client.chatManager.allRecentSessions() == nil)
    }
  }
}
