import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Rights that ordinary members and strangers do not have.
@Suite @MainActor struct TeamRightsTests {
  private let environment = MessagingEnvironment.inMemory()

  private func apps() async throws -> (alice: ChatApp, bob: ChatApp) {
    (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
  }

  /// A team that Alice makes.
  private func team(
    _ alice: ChatApp, with users: [String], _ change: (NIMCreateTeamOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMCreateTeamOption()
    option.name = "team"
    change(option)
    let made = Inbox<(error: NSError?, id: String?)>("team")
    alice.sdk.teamManager.createTeam(option, users: users) { error, id, _ in made.add((error as NSError?, id)) }
    return try #require(try await made.next().id)
  }

  @Test func anOrdinaryMemberChangesTheProfileAndNothingElse() async throws {
    let (alice, bob) = try await apps()
    let id = try await team(alice, with: ["bob"])
    let manager = bob.sdk.teamManager
    #expect(try await outcome { manager.updateTeamName("crew", teamId: id, completion: $0) } == nil)
    #expect(try await outcome { manager.updateTeamIntro("us", teamId: id, completion: $0) } == nil)
    let forbidden = NIMRemoteErrorCode.codeForbidden.rawValue
    #expect(try await outcome { manager.update(NIMTeamJoinMode.noAuth, teamId: id, completion: $0) }?.code == forbidden)
    #expect(
      try await outcome { manager.update(NIMTeamInviteMode.manager, teamId: id, completion: $0) }?.code == forbidden)
    #expect(
      try await outcome { manager.update(NIMTeamUpdateInfoMode.manager, teamId: id, completion: $0) }?.code
        == forbidden)
    #expect(try await outcome { manager.updateMuteState(true, inTeam: id, completion: $0) }?.code == forbidden)
    // Together with what is allowed, nothing changes.
    let values = [
      NSNumber(value: NIMTeamUpdateTag.name.rawValue): "gang",
      NSNumber(value: NIMTeamUpdateTag.muteMode.rawValue): "1",
    ]
    #expect(try await outcome { manager.updateTeamInfos(values, teamId: id, completion: $0) }?.code == forbidden)
    let (error, shown): (NSError?, NIMTeam?) = try await answer { manager.fetchTeamInfo(id, completion: $0) }
    #expect(error == nil)
    let team = try #require(shown)
    #expect(team.teamName == "crew" && team.joinMode == .rejectAll && team.inviteMode == .all)
    #expect(team.updateInfoMode == .all && !team.inAllMuteMode())
    environment.shutDown()
  }

  @Test func accountInAsManyTeamsAsItMayBeMakesNoOther() async throws {
    var settings = HubSettings()
    settings.limits.groupsPerAccount = 1
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let alice = try await ChatApp.other("alice", in: environment)
    _ = try await team(alice, with: [])
    let option = NIMCreateTeamOption()
    option.name = "another"
    let made = Inbox<NSError?>("team")
    alice.sdk.teamManager.createTeam(option, users: []) { error, _, _ in made.add(error as NSError?) }
    let error = try #require(try await made.next())
    #expect(error.domain == NIMRemoteErrorDomain)
    #expect(error.code == NIMRemoteErrorCode.codeTeamCountLimit.rawValue)
    environment.shutDown()
  }

  @Test func closedTeamIsVisibleToItsMembersAlone() async throws {
    let (alice, bob) = try await apps()
    let closed = try await team(alice, with: []) { $0.announcement = "for us" }
    let open = try await team(alice, with: []) { ($0.type, $0.beInviteMode) = (.advanced, .noAuth) }
    let manager = bob.sdk.teamManager
    let refused: (error: NSError?, value: NIMTeam?) = try await answer { manager.fetchTeamInfo(closed, completion: $0) }
    #expect(refused.error?.code == NIMRemoteErrorCode.codeNotInTeam.rawValue && refused.value == nil)
    let members: (error: NSError?, value: [NIMTeamMember]?) = try await answer {
      manager.fetchTeamMembers(fromServer: closed, completion: $0)
    }
    #expect(members.error?.code == NIMRemoteErrorCode.codeNotInTeam.rawValue && members.value == nil)
    let shown: (error: NSError?, value: NIMTeam?) = try await answer { manager.fetchTeamInfo(open, completion: $0) }
    #expect(shown.error == nil && shown.value?.teamName == "team")
    environment.shutDown()
  }

  @Test func receiptDetailIsForTheSenderOnly() async throws {
    let (alice, bob) = try await apps()
    let session = NIMSession(try await team(alice, with: ["bob"]), type: .team)
    let message = try await alice.send("read me", to: session, setting: ChatApp.receipts(true))
    let received = try await bob.received.next()
    let (_, failed): (NSError?, [NIMMessageReceipt]?) = try await answer {
      bob.sdk.chatManager.sendTeamMessageReceipts([NIMMessageReceipt(message: received)], completion: $0)
    }
    #expect(failed?.isEmpty == true)
    let own: (error: NSError?, value: NIMTeamMessageReceiptDetail?) = try await answer {
      alice.sdk.chatManager.queryMessageReceiptDetail(message, completion: $0)
    }
    #expect(own.error == nil && own.value?.readUserIds as? [String] == ["bob"])
    let others: (error: NSError?, value: NIMTeamMessageReceiptDetail?) = try await answer {
      bob.sdk.chatManager.queryMessageReceiptDetail(received, completion: $0)
    }
    #expect(others.error?.domain == NIMRemoteErrorDomain && others.value == nil)
    #expect(others.error?.code == NIMRemoteErrorCode.codeForbidden.rawValue)
    // Its counts are not reported either.
    bob.sdk.chatManager.refreshTeamMessageReceipts([received])
    try await bob.catchUp()
    #expect(bob.receipts.pending.isEmpty)
    environment.shutDown()
  }
}
