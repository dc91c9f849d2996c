import Foundation
import Parlance
import TestSupport
import Testing

@testable import NIMSDK

/// The notifications that an account wants, set by an app of NIM.
@Suite @MainActor struct PushSettingTests {
  private final class Listener: NSObject, NIMApnsManagerDelegate {
    let told = Inbox<Bool>("changes of the config")
    private let sdk: NIMSDK

    init(_ sdk: NIMSDK) {
      self.sdk = sdk
      super.init()
      sdk.apnsManager.add(self)
      sdk.apnsManager.add(self)
    }

    func onOtherClientChangedPushNotificationMultiportConfig() {
      told.add(sdk.apnsManager.currentMultiportConfig()?.shouldPushNotificationWhenPCOnline ?? false)
    }
  }

  private func update(_ app: ChatApp, _ setting: NIMPushNotificationSetting) async throws -> String {
    Transcript.word(try await outcome { app.sdk.apnsManager.updateApnsSetting(setting, completion: $0) })
  }

  private func update(_ app: ChatApp, pushes: Bool) async throws {
    let config = NIMPushNotificationMultiportConfig()
    config.shouldPushNotificationWhenPCOnline = pushes
    #expect(try await outcome { app.sdk.apnsManager.updateApnsMultiportConfig(config, completion: $0) } == nil)
  }

  private func setting(_ start: (UInt, UInt), _ end: (UInt, UInt)) -> NIMPushNotificationSetting {
    let setting = NIMPushNotificationSetting()
    setting.noDisturbing = true
    (setting.noDisturbingStartH, setting.noDisturbingStartM) = start
    (setting.noDisturbingEndH, setting.noDisturbingEndM) = end
    return setting
  }

  @Test func settingsAreThoseOfTheAccount() async throws {
    let world = try await ConversationWorld()
    let apns = world.alice.sdk.apnsManager
    let first = try #require(apns.currentSetting())
    #expect(first.type == .detail && !first.noDisturbing && first.profile == .notSet && first.noDisturbingEndM == 0)
    let night = setting((22, 30), (8, 0))
    (night.type, night.profile) = (.noDetail, .onlyHighLevel)
    #expect(try await update(world.alice, night) == "done")
    let tablet = try await ChatApp.other("alice", device: "tablet", in: world.environment)
    for sdk in [world.alice.sdk, tablet.sdk] {
      let shown = try #require(sdk.apnsManager.currentSetting())
      #expect(shown.type == .noDetail && shown.noDisturbing && shown.profile == .onlyHighLevel)
      #expect(shown.noDisturbingStartH == 22 && shown.noDisturbingStartM == 30)
      #expect(shown.noDisturbingEndH == 8 && shown.noDisturbingEndM == 0)
      // It is a copy, and so is a copy of it.
      let copy = try #require(shown.copy() as? NIMPushNotificationSetting)
      #expect(copy !== shown && copy.noDisturbingStartM == 30 && copy.type == .noDetail && copy.noDisturbing)
      #expect(copy.noDisturbingEndH == 8 && copy.profile == .onlyHighLevel)
    }
    // The hours stay while they are not in force.
    night.noDisturbing = false
    #expect(try await update(world.alice, night) == "done")
    let off = try #require(apns.currentSetting())
    #expect(!off.noDisturbing && off.noDisturbingStartH == 22 && off.noDisturbingEndH == 8)
    #expect(world.bob.sdk.apnsManager.currentSetting()?.type == .detail)
  }

  @Test func timeOutOfRangeIsRefused() async throws {
    let world = try await ConversationWorld()
    for wrong in [
      setting((24, 0), (0, 0)), setting((0, 60), (0, 0)), setting((0, 0), (.max, 0)), setting((0, 0), (0, .max)),
    ] {
      #expect(try await update(world.alice, wrong) == "local 1")
    }
    let lone = NIMSDK(environment: world.environment, device: "other", config: nil)
    #expect(lone.apnsManager.currentSetting() == nil && lone.apnsManager.currentMultiportConfig() == nil)
    lone.apnsManager.updateApnsSetting(NIMPushNotificationSetting())
    let error: NSError? = try await outcome {
      lone.apnsManager.updateApnsSetting(NIMPushNotificationSetting(), completion: $0)
    }
    #expect(Transcript.word(error) == "local 13")
    #expect(
      Transcript.word(
        try await outcome {
          lone.apnsManager.updateApnsMultiportConfig(NIMPushNotificationMultiportConfig(), completion: $0)
        }) == "local 13")
  }

  @Test func otherClientsAreNotifiedOfTheConfig() async throws {
    let world = try await ConversationWorld()
    let tablet = try await ChatApp.other("alice", device: "tablet", in: world.environment)
    let (mine, others) = (Listener(world.alice.sdk), Listener(tablet.sdk))
    #expect(NIMPushNotificationMultiportConfig().shouldPushNotificationWhenPCOnline)
    #expect(world.alice.sdk.apnsManager.currentMultiportConfig()?.shouldPushNotificationWhenPCOnline == false)
    try await update(world.alice, pushes: true)
    #expect(world.alice.sdk.apnsManager.currentMultiportConfig()?.shouldPushNotificationWhenPCOnline == true)
    #expect(try await others.told.next())
    // Other settings do not change the config.
    #expect(try await update(world.alice, setting((1, 2), (3, 4))) == "done")
    tablet.sdk.apnsManager.updateApnsMultiportConfig(NIMPushNotificationMultiportConfig())
    try await update(world.alice, pushes: false)
    #expect(try await others.told.next() == false)
    #expect(mine.told.pending.isEmpty && others.told.pending.isEmpty)
    tablet.sdk.apnsManager.remove(others)
    try await update(world.alice, pushes: true)
    try await update(tablet, pushes: false)
    #expect(try await mine.told.next() == false)
    #expect(others.told.pending.isEmpty)
  }

  @Test func teams() async throws {
    let world = try await ConversationWorld()
    let option = NIMCreateTeamOption()
    option.name = "team"
    let teams = world.alice.sdk.teamManager
    let created: (error: NSError?, value: String?) = try await answer { done in
      teams.createTeam(option, users: ["bob"]) { error, id, _ in done(error, id) }
    }
    let id = try #require(created.value)
    let team = try #require(teams.team(byId: id))
    #expect(teams.notifyState(forNewMsg: id) == .all && team.notifyStateForNewMsg == .all)
    for state in [NIMTeamNotifyState.none, .onlyManager, .all] {
      #expect(try await outcome { teams.update(state, inTeam: id, completion: $0) } == nil)
      #expect(teams.notifyState(forNewMsg: id) == state && team.notifyStateForNewMsg == state)
    }
    #expect(
      Transcript.word(try await outcome { teams.update(.none, inTeam: "no team", completion: $0) }) == "remote 803")
    teams.update(.onlyManager, inTeam: id)
    #expect(world.bob.sdk.teamManager.notifyState(forNewMsg: id) == .all)
  }

  /// The settings decide which notifications are sent.
  @Test func quietHoursAreKept() async throws {
    let pushes = Pushes()
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock, pushNotifier: pushes)
    let alice = try await ChatApp.other("alice", device: "a", in: environment)
    let bob = try await ChatApp.other("bob", device: "b", in: environment)
    let minute = Int(clock.now().milliseconds / 60_000) + TimeZone.current.secondsFromGMT() / 60
    func time(_ minutes: Int) -> (UInt, UInt) {
      let minutes = ((minute + minutes) % 1440 + 1440) % 1440
      return (UInt(minutes / 60), UInt(minutes % 60))
    }
    #expect(try await update(bob, setting(time(-1), time(60))) == "done")
    _ = try await outcome { bob.sdk.loginManager.logout($0) }
    _ = try await alice.send("quiet", to: ChatApp.direct("bob"))
    clock.advance(byMilliseconds: 3_700_000)
    _ = try await alice.send("loud", to: ChatApp.direct("bob"))
    try await alice.catchUp()
    #expect(pushes.all.map(\.text) == ["loud"])
  }
}
