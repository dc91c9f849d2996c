import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Alice, Bob and Carol on one engine, with Alice's and Bob's callbacks for teams. Used on the main queue only.
@MainActor final class TeamWorld {
  let clock = ManualClock()
  let environment: MessagingEnvironment
  let alice: ChatApp
  let bob: ChatApp
  /// Alice's callbacks.
  let own = Transcript()
  /// Bob's callbacks.
  let told = Transcript()
  /// Alice's team manager.
  var manager: any NIMTeamManager { alice.sdk.teamManager }

  init() async throws {
    environment = .inMemory(clock: clock)
    try environment.administration.createAccount("carol")
    alice = try await ChatApp.other("alice", in: environment)
    bob = try await ChatApp.other("bob", in: environment)
    manager.add(own)
    bob.sdk.teamManager.add(told)
  }

  isolated deinit { environment.shutDown() }

  /// Lets Alice create a team, and discards its callbacks.
  func team(with users: [String] = ["bob"], _ change: (NIMCreateTeamOption) -> Void = { _ in }) async throws -> String {
    let option = NIMCreateTeamOption()
    option.name = "team"
    (option.type, option.beInviteMode) = (.advanced, .noAuth)
    change(option)
    let (id, _) = try await manager.createTeam(option, users: users)
    _ = try await news()
    _ = own.take()
    return id
  }

  /// Returns Bob's lines since the last call.
  func news() async throws -> [String] {
    try await alice.catchUp()
    try await bob.catchUp()
    return told.take()
  }

  /// Returns the outcome of a call of Alice's.
  func result(_ start: (any NIMTeamManager, @escaping ((any Error)?) -> Void) -> Void) async throws -> String {
    try await result(of: alice, start)
  }

  /// Returns the outcome of a call.
  func result(
    of app: ChatApp, _ start: (any NIMTeamManager, @escaping ((any Error)?) -> Void) -> Void
  ) async throws -> String {
    Transcript.word(try await outcome { start(app.sdk.teamManager, $0) })
  }

  /// A member as Bob's device knows it.
  func member(_ account: String, _ team: String) -> NIMTeamMember? {
    bob.sdk.teamManager.teamMember(account, inTeam: team)
  }
}
