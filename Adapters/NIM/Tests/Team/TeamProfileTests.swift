import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The properties of a team, and changing them.
@Suite @MainActor struct TeamProfileTests {
  @Test func aTeamIsCreatedWithEverything() async throws {
    let world = try await TeamWorld()
    let option = NIMCreateTeamOption()
    #expect(option.type == .normal && option.joinMode == .noAuth && option.inviteMode == .manager)
    #expect(option.beInviteMode == .needAuth && option.updateInfoMode == .manager)
    (option.name, option.type, option.avatarUrl) = ("crew", .advanced, "http://picture")
    (option.intro, option.announcement, option.clientCustomInfo) = ("who we are", "today", "custom")
    (option.joinMode, option.inviteMode, option.updateInfoMode) = (.rejectAll, .all, .all)
    option.beInviteMode = .noAuth
    (option.maxMemberCountLimitation, option.postscript) = (50, "welcome")
    world.clock.advance(bySeconds: 5)
    let made = Inbox<(error: String, id: String?, refused: [String]?)>("team")
    world.manager.createTeam(option, users: ["bob", "nobody"]) { made.add((Transcript.word($0), $1, $2)) }
    let answer = try await made.next()
    #expect(answer.error == "done" && answer.refused == ["nobody"])
    let id = try #require(answer.id)
    #expect(try await world.news() == ["team added crew"])
    #expect(world.own.take() == ["team added crew"])
    for app in [world.alice, world.bob] {
      let team = try #require(app.sdk.teamManager.team(byId: id))
      #expect(team.teamId == id && team.teamName == "crew" && team.type == .advanced && team.owner == "alice")
      #expect(team.thumbAvatarUrl == "http://picture")
      #expect(team.avatarUrl == "http://picture" && team.intro == "who we are" && team.announcement == "today")
      #expect(team.clientCustomInfo == "custom" && team.memberNumber == 2 && team.level == 50)
      #expect(team.joinMode == .rejectAll && team.inviteMode == .all && team.beInviteMode == .noAuth)
      #expect(team.updateInfoMode == .all && team.updateClientCustomMode == .all && !team.inAllMuteMode())
      #expect(team.createTime == world.clock.now().seconds)
    }
    // The invited read the words that came with it.
    let messages = world.bob.sdk.conversationManager.messages(
      in: NIMSession(id, type: .team), message: nil, limit: 10)
    let notification = try #require(messages?.first?.messageObject as? NIMNotificationObject)
    let content = try #require(notification.content as? NIMTeamNotificationContent)
    #expect(content.operationType == .invite && content.notifyExt == "welcome" && content.targetIDs == ["bob"])
  }

  @Test func unsupportedOptionsAreRefused() async throws {
    let world = try await TeamWorld()
    for change: (NIMCreateTeamOption) -> Void in [
      { $0.type = .super }
    ] {
      let option = NIMCreateTeamOption()
      option.type = .advanced
      change(option)
      let made = Inbox<String>("team")
      world.manager.createTeam(option, users: []) { error, id, refused in
        #expect(id == nil && refused == nil)
        made.add(Transcript.word(error))
      }
      #expect(try await made.next() == "local 24")
    }
    #expect(world.manager.allMyTeams()?.isEmpty == true)
  }

  /// A property: how it is changed, and whether a team shows it.
  private typealias Property = (
    change: (any NIMTeamManager, String, @escaping ((any Error)?) -> Void) -> Void, isShown: (NIMTeam) -> Bool
  )

  private let properties: [Property] = [
    ({ $0.updateTeamName("crew", teamId: $1, completion: $2) }, { $0.teamName == "crew" }),
    ({ $0.updateTeamAvatar("http://a", teamId: $1, completion: $2) }, { $0.avatarUrl == "http://a" }),
    ({ $0.updateTeamIntro("us", teamId: $1, completion: $2) }, { $0.intro == "us" }),
    ({ $0.updateTeamAnnouncement("now", teamId: $1, completion: $2) }, { $0.announcement == "now" }),
    ({ $0.updateTeamCustomInfo("c", teamId: $1, completion: $2) }, { $0.clientCustomInfo == "c" }),
    ({ $0.update(NIMTeamJoinMode.rejectAll, teamId: $1, completion: $2) }, { $0.joinMode == .rejectAll }),
    ({ $0.update(NIMTeamJoinMode.needAuth, teamId: $1, completion: $2) }, { $0.joinMode == .needAuth }),
    ({ $0.update(NIMTeamBeInviteMode.needAuth, teamId: $1, completion: $2) }, { $0.beInviteMode == .needAuth }),
    ({ $0.update(NIMTeamBeInviteMode.noAuth, teamId: $1, completion: $2) }, { $0.beInviteMode == .noAuth }),
    ({ $0.update(NIMTeamInviteMode.all, teamId: $1, completion: $2) }, { $0.inviteMode == .all }),
    ({ $0.update(NIMTeamUpdateInfoMode.all, teamId: $1, completion: $2) }, { $0.updateInfoMode == .all }),
    ({ $0.updateMuteState(true, inTeam: $1, completion: $2) }, { $0.inAllMuteMode() }),
    ({ $0.updateMuteState(false, inTeam: $1, completion: $2) }, { !$0.inAllMuteMode() }),
  ]

  @Test func eachPropertyIsChangedAndReported() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    for (number, property) in properties.enumerated() {
      #expect(try await world.result { property.change($0, id, $1) } == "done")
      let name = number == 0 ? "crew" : try #require(world.manager.team(byId: id)?.teamName)
      #expect(try await world.news() == ["team updated \(name)"])
      #expect(world.own.take() == ["team updated \(name)"])
      for app in [world.alice, world.bob] {
        let team = try #require(app.sdk.teamManager.team(byId: id))
        #expect(property.isShown(team), "property \(number)")
      }
      let fetched = try await world.bob.sdk.teamManager.fetchTeamInfo(id)
      #expect(property.isShown(fetched), "property \(number)")
    }
  }

  @Test func aTeamWhereOnlyManagersWrite() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    #expect(try await world.result { $0.updateMuteState(true, inTeam: id, completion: $1) } == "done")
    let text = NIMMessage()
    text.text = "may I?"
    try world.bob.sdk.chatManager.send(text, to: NIMSession(id, type: .team))
    #expect(Transcript.word(try await world.bob.completed.next().error) == "remote 802")
    _ = try await world.alice.send("I may", to: NIMSession(id, type: .team))
    #expect(try await world.bob.received.next().text == "I may")
  }

  private func update(_ world: TeamWorld, _ values: [NIMTeamUpdateTag: String], _ id: String) async throws -> String {
    let numbers = Dictionary(uniqueKeysWithValues: values.map { (NSNumber(value: $0.key.rawValue), $0.value) })
    return try await world.result { $0.updateTeamInfos(numbers, teamId: id, completion: $1) }
  }

  @Test func severalPropertiesAtOnce() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    let values: [NIMTeamUpdateTag: String] = [
      .name: "crew", .intro: "us", .anouncement: "now", .avatar: "http://a", .clientCustom: "c", .joinMode: "2",
      .inviteMode: "1", .updateInfoMode: "1", .muteMode: "1", .beInviteMode: "1",
    ]
    #expect(try await update(world, values, id) == "done")
    #expect(try await world.news() == ["team updated crew"])
    let team = try #require(world.bob.sdk.teamManager.team(byId: id))
    #expect(team.teamName == "crew" && team.intro == "us" && team.announcement == "now" && team.avatarUrl == "http://a")
    #expect(team.clientCustomInfo == "c" && team.joinMode == .rejectAll && team.inviteMode == .all)
    #expect(team.updateInfoMode == .all && team.inAllMuteMode() && team.beInviteMode == .noAuth)
    let messages = world.bob.sdk.conversationManager.messages(
      in: NIMSession(id, type: .team), message: nil, limit: 1)
    let notification = try #require(messages?.first?.messageObject as? NIMNotificationObject)
    let content = try #require(notification.content as? NIMTeamNotificationContent)
    let told = try #require((content.attachment as? NIMUpdateTeamInfoAttachment)?.values)
    #expect(told.count == 10 && told[21] == "1" && told[16] == "2" && told[100] == "1" && told[3] == "crew")
    // An empty change is not reported.
    #expect(try await update(world, [:], id) == "done")
    #expect(try await world.news().isEmpty)
  }

  @Test(arguments: [
    (NIMTeamUpdateTag.serverCustom, "x", "local 24"), (.updateClientCustomMode, "1", "local 24"),
    (.joinMode, "7", "local 1"), (.beInviteMode, "2", "local 1"),
    (.muteMode, "yes", "local 1"), (.inviteMode, "2", "local 1"),
  ]) func invalidValuesAreRefused(_ tag: NIMTeamUpdateTag, _ value: String, _ error: String) async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    // Together with what could be changed, nothing changes.
    #expect(try await update(world, [.name: "crew", tag: value], id) == error)
    #expect(try await world.news().isEmpty)
    #expect(world.manager.team(byId: id)?.teamName == "team")
  }
}
