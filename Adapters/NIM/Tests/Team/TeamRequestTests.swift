import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Applications to join teams, and invitations that ask.
@Suite @MainActor struct TeamRequestTests {
  /// The system notifications of an app, a line each.
  private final class Notes: NSObject, NIMSystemNotificationManagerDelegate {
    private var lines: [String] = []
    func onReceive(_ notification: NIMSystemNotification) {
      let ext = notification.notifyExt.map { " " + $0 } ?? ""
      lines.append(
        "\(notification.type) \(notification.sourceID ?? "-") \(notification.targetID ?? "-") \(notification.postscript ?? "-")\(ext)"
      )
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let world: TeamWorld
  private let atAlice = Notes()
  private let atBob = Notes()

  init() async throws {
    world = try await TeamWorld()
    world.alice.sdk.systemNotificationManager.add(atAlice)
    world.bob.sdk.systemNotificationManager.add(atBob)
  }

  private func apply(_ team: String) async throws -> String {
    let answered = Inbox<String>("application")
    world.bob.sdk.teamManager.apply(toTeam: team, message: "let me in") {
      answered.add("\(Transcript.word($0)) \($1)")
    }
    return try await answered.next()
  }

  private func pass(_ user: String, _ team: String) async throws -> String {
    let answered = Inbox<String>("pass")
    world.manager.passApply(toTeam: team, userId: user) { answered.add("\(Transcript.word($0)) \($1)") }
    return try await answered.next()
  }

  @Test func applicationWaitsUntilItIsPassed() async throws {
    let team = try await world.team(with: []) { $0.joinMode = .needAuth }
    #expect(world.manager.team(byId: team)?.joinMode == .needAuth)
    #expect(try await pass("bob", team) == "remote 404 invalid")
    #expect(try await apply(team) == "done waitForPass")
    #expect(try await world.news().isEmpty)
    #expect(atAlice.take() == ["teamApply bob \(team) let me in"])
    #expect(try await pass("bob", team) == "done alreadyInTeam")
    #expect(try await world.news() == ["team added team"])
    // Who was let in sees the team; the vendor has no system notification for it.
    #expect(atBob.take().isEmpty)
    #expect(try await pass("bob", team) == "done alreadyInTeam")
    #expect(try await apply(team) == "remote 809 invalid")
  }

  @Test func rejectedApplicationIsNotified() async throws {
    let team = try await world.team(with: []) { $0.joinMode = .needAuth }
    #expect(try await apply(team) == "done waitForPass")
    #expect(
      try await world.result {
        $0.rejectApply(toTeam: team, userId: "bob", rejectReason: "no room", completion: $1)
      } == "done")
    _ = try await world.news()
    #expect(atBob.take() == ["teamApplyReject alice \(team) no room"])
    #expect(
      try await world.result {
        $0.rejectApply(toTeam: team, userId: "bob", rejectReason: "", completion: $1)
      } == "remote 404")
    let manager = world.alice.sdk.systemNotificationManager
    let filter = NIMSystemNotificationFilter()
    filter.notificationTypes = [NSNumber(value: NIMSystemNotificationType.teamApply.rawValue)]
    #expect(manager.allUnreadCount(filter) == 1)
    let kept = try #require(manager.fetchSystemNotifications(nil, limit: 10, filter: filter)?.first)
    kept.handleStatus = 2
    #expect(manager.fetchSystemNotifications(nil, limit: 10)?.first?.handleStatus == 2)
    #expect(manager.fetchSystemNotifications(nil, limit: 10)?.first?.targetID == team)
  }

  @Test func invitedAccountIsAsked() async throws {
    let team = try await world.team(with: []) { $0.beInviteMode = .needAuth }
    #expect(world.manager.team(byId: team)?.beInviteMode == .needAuth)
    let added = try await world.manager.addUsers(["bob"], toTeam: team, postscript: "come", attach: "{}")
    #expect(added.isEmpty)
    #expect(try await world.news().isEmpty)
    #expect(atBob.take() == ["teamInvite alice \(team) come {}"])
    #expect(
      try await world.result(of: world.bob) {
        $0.rejectInvite(withTeam: team, invitorId: "alice", rejectReason: "later", completion: $1)
      } == "done")
    _ = try await world.news()
    #expect(atAlice.take() == ["teamIviteReject bob \(team) later"])
    #expect(
      try await world.result(of: world.bob) {
        $0.acceptInvite(withTeam: team, invitorId: "alice", completion: $1)
      } == "remote 404")
    _ = try await world.manager.addUsers(["bob"], toTeam: team, postscript: "please", attach: nil)
    #expect(
      try await world.result(of: world.bob) {
        $0.acceptInvite(withTeam: team, invitorId: "alice", completion: $1)
      } == "done")
    #expect(try await world.news() == ["team added team"])
    #expect(world.own.take() == ["team updated team", "members of team: 2", "members updated [\"bob\"]"])
    // The team's messages say who accepted whose invitation.
    let messages = try await world.alice.sdk.conversationManager.fetchMessageHistory(
      NIMSession(team, type: .team), option: NIMHistoryMessageSearchOption())
    let content = messages.compactMap {
      ($0.messageObject as? NIMNotificationObject)?.content as? NIMTeamNotificationContent
    }
    .first { $0.operationType == .acceptInvitation }
    #expect(content?.sourceID == "bob" && content?.targetIDs == ["alice"])
  }

  @Test func modesChange() async throws {
    let team = try await world.team(with: [])
    func set(_ mode: NIMTeamJoinMode) async throws {
      #expect(try await world.result { $0.update(mode, teamId: team, completion: $1) } == "done")
      #expect(world.manager.team(byId: team)?.joinMode == mode)
    }
    try await set(.needAuth)
    #expect(try await apply(team) == "done waitForPass")
    try await set(.rejectAll)
    #expect(try await apply(team) == "remote 403 invalid")
    // What was asked before can still be answered.
    #expect(try await pass("bob", team) == "done alreadyInTeam")
    try await set(.noAuth)
    let tag = NSNumber(value: NIMTeamUpdateTag.beInviteMode.rawValue)
    let joinTag = NSNumber(value: NIMTeamUpdateTag.joinMode.rawValue)
    #expect(
      try await world.result { $0.updateTeamInfos([tag: "0", joinTag: "1"], teamId: team, completion: $1) } == "done")
    let known = world.manager.team(byId: team)
    #expect(known?.beInviteMode == .needAuth && known?.joinMode == .needAuth)
    #expect(
      try await world.result { $0.updateTeamInfos([joinTag: "3"], teamId: team, completion: $1) } == "local 1")
  }
}
