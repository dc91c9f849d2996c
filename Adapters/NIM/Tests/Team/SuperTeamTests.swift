import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Super teams: teams with up to 10,000 members that a back end creates, and whose sessions have a type of their own.
@Suite @MainActor struct SuperTeamTests {
  private let world: TeamWorld
  /// The callbacks of Alice and Bob for super teams.
  private let own = Transcript()
  private let told = Transcript()
  private var manager: any NIMSuperTeamManager { world.alice.sdk.superTeamManager }
  private var bobs: any NIMSuperTeamManager { world.bob.sdk.superTeamManager }
  private let session: NIMSession
  private let id: String

  init() async throws {
    world = try await TeamWorld()
    world.alice.sdk.superTeamManager.add(own)
    world.bob.sdk.superTeamManager.add(told)
    id = try world.environment.administration.createGroup(
      name: "super", owner: "alice", members: ["bob"], isLarge: true)
    session = NIMSession(id, type: .superTeam)
    _ = try await world.news()
    try await world.alice.catchUp()
  }

  private func result(_ start: (@escaping ((any Error)?) -> Void) -> Void) async throws -> String {
    Transcript.word(try await outcome { start($0) })
  }

  private func news() async throws -> [String] {
    _ = try await world.news()
    return told.take()
  }

  @Test func superTeamIsReportedToItsManagerAlone() async throws {
    #expect(own.take() == ["team added super"] && told.take() == ["team added super"])
    #expect(world.own.take().isEmpty && world.told.take().isEmpty)
    #expect(manager.allMyTeams()?.map(\.teamId) == [id] && manager.isMyTeam(id))
    let team = try #require(manager.team(byId: id))
    #expect(team.type == .super && team.level == 10_000 && team.owner == "alice" && team.memberNumber == 2)
    #expect(manager.teamMember("bob", inTeam: id)?.type == .normal)
    #expect(world.manager.allMyTeams() == [] && !world.manager.isMyTeam(id) && world.manager.team(byId: id) == nil)
    #expect(world.manager.teamMember("bob", inTeam: id) == nil)
    let ordinary = try await world.team()
    #expect(manager.team(byId: ordinary) == nil && !manager.isMyTeam(ordinary))
    #expect(manager.teamMember("bob", inTeam: ordinary) == nil && manager.allMyTeams()?.count == 1)
    #expect(own.take().isEmpty)
    manager.remove(own)
    #expect(try await result { manager.updateTeamName("other", teamId: id, completion: $0) } == "done")
    try await world.alice.catchUp()
    #expect(own.take().isEmpty && world.own.take().isEmpty)
    #expect(try await news().contains("team updated other"))
  }

  @Test func teamOfTheOtherKindIsNotFound() async throws {
    let ordinary = try await world.team(with: [])
    #expect(try await result { manager.updateTeamName("x", teamId: ordinary, completion: $0) } == "remote 803")
    #expect(try await world.result { $0.updateTeamName("x", teamId: id, completion: $1) } == "remote 803")
    // They are unknown to this device, which asks the server.
    #expect(try await result { bobs.quitTeam(ordinary, completion: $0) } == "remote 803")
    let foreign = try world.environment.administration.createGroup(
      name: "foreign", owner: "carol", members: [], isLarge: true)
    let join: (any NIMTeamManager, @escaping ((any Error)?) -> Void) -> Void = { manager, done in
      manager.apply(toTeam: foreign, message: "hello") { error, _ in done(error) }
    }
    #expect(try await world.result(join) == "remote 803")
    let own = try await result { done in
      manager.apply(toTeam: foreign, message: "hello") { error, _ in done(error) }
    }
    #expect(own == "done")
    #expect(try await result { manager.quitTeam("nothing", completion: $0) } == "remote 803")
    for wrong in [NIMSession(id, type: .team), NIMSession(ordinary, type: .superTeam)] {
      let message = NIMMessage()
      message.text = "lost"
      #expect(Transcript.word(failure { try world.alice.sdk.chatManager.send(message, to: wrong) }) == "remote 803")
      #expect(world.alice.sdk.conversationManager.messages(in: wrong, message: nil, limit: 10) == [])
      #expect(world.alice.sdk.conversationManager.recentSession(by: wrong) == nil)
    }
    #expect(try await result { world.manager.update(.none, inTeam: id, completion: $0) } == "remote 803")
    let option = NIMCreateTeamOption()
    option.type = .super
    await #expect(throws: NSError.self) { _ = try await world.manager.createTeam(option, users: []) }
  }

  private func failure(_ body: () throws -> Void) -> (any Error)? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func messagesHaveSessionsOfTheirOwnType() async throws {
    let conversations = world.bob.sdk.conversationManager
    let sent = try await world.alice.send("hello", to: session)
    let received = try await world.bob.received.next()
    #expect(received.messageId == sent.messageId && received.session == session && sent.session == session)
    #expect(received.session?.sessionType == .superTeam && received.teamReceiptInfo == nil)
    #expect(conversations.allRecentSessions()?.map(\.session) == [session])
    #expect(conversations.recentSession(by: session)?.unreadCount == 1)
    #expect(conversations.unreadCount(of: .superTeam) == 1 && conversations.unreadCount(of: .team) == 0)
    #expect(conversations.allUnreadCount() == 1)
    #expect(conversations.messages(in: session, message: nil, limit: 10)?.last?.text == "hello")
    let found: (NSError?, [NIMSession: [NIMMessage]]?) = try await answer {
      let option = NIMMessageSearchOption()
      option.searchContent = "hello"
      conversations.searchAllMessages(option, result: $0)
    }
    #expect(found.1?.keys.map { $0 } == [session])
    let history: (NSError?, [NIMMessage]?) = try await answer {
      conversations.fetchMessageHistory(session, option: NIMHistoryMessageSearchOption(), result: $0)
    }
    #expect(history.1?.contains { $0.messageId == sent.messageId && $0.session == session } == true)
    conversations.markMessagesRead(of: .team)
    #expect(conversations.unreadCount(of: .superTeam) == 1)
    conversations.markMessagesRead(of: .superTeam)
    #expect(conversations.unreadCount(of: .superTeam) == 0)

    #expect(try await result { world.alice.sdk.chatManager.revokeMessage(sent, completion: $0) } == "done")
    let recall = try await world.bob.revoked.next()
    #expect(recall.notificationType == .superTeam && recall.session == session && recall.message?.text == "hello")
    let other = try await world.alice.send("two", to: session)
    _ = try await world.bob.received.next()
    #expect(
      try await result { done in
        conversations.deleteMessage(fromServer: other, ext: nil, completion: done)
      } == "done")
    conversations.deleteAllmessages(in: session, option: nil)
    #expect(conversations.messages(in: session, message: nil, limit: 10) == [])
  }

  @Test func receiptsOfSuperTeamsAreRefused() async throws {
    let message = NIMMessage()
    message.text = "who reads this?"
    message.setting = ChatApp.receipts(true)
    try world.alice.sdk.chatManager.send(message, to: session)
    let (_, error) = try await world.alice.completed.next()
    #expect(Transcript.word(error) == "remote 801")
    _ = try await world.alice.send("plain", to: session)
    let received = try await world.bob.received.next()
    let receipt = NIMMessageReceipt(message: received)
    let refused: (NSError?, [NIMMessageReceipt]?) = try await answer {
      world.bob.sdk.chatManager.sendTeamMessageReceipts([receipt], completion: $0)
    }
    #expect(Transcript.word(refused.0) == "remote 801" && refused.1?.count == 1)
    #expect(!received.isTeamReceiptSended)
  }

  @Test func membersAreManaged() async throws {
    let added = try await manager.addUsers(["carol"], toTeam: id, postscript: "come", attach: nil)
    #expect(added.map(\.userId) == ["carol"])
    #expect(try await result { manager.addManagers(toTeam: id, users: ["bob"], completion: $0) } == "done")
    #expect(
      try await result { manager.updateMuteState(true, userIds: ["carol", "bob"], inTeam: id, completion: $0) }
        == "done")
    #expect(try await manager.fetchTeamMutedMembers(id).map(\.userId) == ["bob", "carol"])
    let option = NIMTeamFetchMemberOption()
    (option.offset, option.count, option.fromServer) = (1, 1, true)
    #expect(try await manager.fetchTeamMembers(id, option: option).map(\.userId) == ["bob"])
    (option.count, option.fromServer) = (0, false)
    #expect(try await manager.fetchTeamMembers(id, option: option).map(\.userId) == ["bob", "carol"])
    option.offset = 9
    #expect(try await manager.fetchTeamMembers(id, option: option).isEmpty)
    option.offset = -1
    let wrong: (NSError?, [NIMTeamMember]?) = try await answer {
      manager.fetchTeamMembers(id, option: option, completion: $0)
    }
    #expect(Transcript.word(wrong.0) == "local 1")
    #expect(try await result { manager.updateMuteState(false, userIds: ["bob"], inTeam: id, completion: $0) } == "done")
    #expect(try await result { manager.removeManagers(fromTeam: id, users: ["bob"], completion: $0) } == "done")
    #expect(try await result { bobs.updateMyCustomInfo("mine", inTeam: id, completion: $0) } == "done")
    #expect(try await result { manager.updateUserNick("bob", newNick: "B", inTeam: id, completion: $0) } == "done")
    #expect(try await result { manager.kickUsers(["carol"], fromTeam: id, completion: $0) } == "done")
    _ = try await news()
    let member = try #require(bobs.teamMember("bob", inTeam: id))
    #expect(member.nickname == "B" && member.customInfo == "mine" && !member.isMuted)
    let kicked = try await result { bobs.kickUsers(["alice"], fromTeam: id, completion: $0) }
    #expect(kicked == "remote 403")
    #expect(try await result { manager.update(.onlyManager, inTeam: id, completion: $0) } == "done")
    #expect(manager.notifyState(forNewMsg: id) == .onlyManager)
    #expect(
      try await result { manager.transferManager(withTeam: id, newOwnerId: "bob", isLeave: true, completion: $0) }
        == "done")
    #expect(try await manager.fetchTeamInfo(id).owner == "bob")
    try await world.alice.catchUp()
    #expect(own.take().last == "team removed super" && manager.allMyTeams() == [])
    // What was said there is still that of a super team.
    #expect(world.alice.sdk.conversationManager.allRecentSessions()?.map(\.session) == [session])
  }

  private func lastContent() -> NIMSuperTeamNotificationContent? {
    let messages = world.bob.sdk.conversationManager.messages(in: session, message: nil, limit: 1)
    return (messages?.last?.messageObject as? NIMNotificationObject)?.content as? NIMSuperTeamNotificationContent
  }

  @Test func changesAreNotificationsOfSuperTeams() async throws {
    #expect(lastContent()?.operationType == .invite && lastContent()?.targetIDs == ["bob"])
    #expect(lastContent()?.notificationType() == .superTeam && lastContent()?.sourceID == "alice")
    let values: [NSNumber: String] = [
      3: "named", 14: "intro", 15: "news", 16: "1", 18: "c", 20: "a", 21: "1", 101: "1", 102: "x",
    ]
    #expect(try await result { manager.updateTeamInfos(values, teamId: id, completion: $0) } == "done")
    _ = try await news()
    #expect(lastContent()?.operationType == .update)
    let changes = (lastContent()?.attachment as? NIMUpdateSuperTeamInfoAttachment)?.values
    #expect(changes?.filter { $0.key != 102 } == values.filter { $0.key != 102 })
    let team = try #require(bobs.team(byId: id))
    #expect(team.teamName == "named" && team.joinMode == .needAuth && team.beInviteMode == .noAuth)
    #expect(team.inAllMuteMode() && team.intro == "intro" && team.announcement == "news" && team.avatarUrl == "a")
    #expect(team.clientCustomInfo == "c")
    for (number, value) in [(100, "1"), (22, "1"), (999, "1")] {
      #expect(
        try await result { manager.updateTeamInfos([NSNumber(value: number): value], teamId: id, completion: $0) }
          == "local 1", "\(number)")
    }
    #expect(try await result { manager.updateTeamInfos([19: "s"], teamId: id, completion: $0) } == "local 24")
    #expect(try await result { manager.updateMuteState(false, inTeam: id, completion: $0) } == "done")
    #expect(try await result { manager.updateMuteState(true, userIds: ["bob"], inTeam: id, completion: $0) } == "done")
    _ = try await news()
    #expect(lastContent()?.operationType == .mute)
    #expect((lastContent()?.attachment as? NIMMuteSuperTeamMemberAttachment)?.flag == true)
    let empty = NIMSuperTeamNotificationContent()
    #expect(empty.operationType == .invite && empty.sourceID == nil)
    #expect(empty.targetIDs == nil && empty.notifyExt == nil && empty.attachment == nil)
    #expect(NIMUpdateSuperTeamInfoAttachment().values == nil && !NIMMuteSuperTeamMemberAttachment().flag)
  }

  /// The system notifications of an app, a line each.
  private final class Notes: NSObject, NIMSystemNotificationManagerDelegate {
    private var lines: [String] = []
    private(set) var types: [NIMSessionType] = []
    func onReceive(_ notification: NIMSystemNotification) {
      lines.append("\(notification.type) \(notification.sourceID ?? "-") \(notification.postscript ?? "-")")
    }
    func onReceive(_ notification: NIMCustomSystemNotification) {
      types.append(notification.receiverType)
      lines.append("custom \(notification.receiver ?? "-") \(notification.content ?? "-")")
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func requestsAreSystemNotificationsOfTheirOwnTypes() async throws {
    let (atAlice, atCarol) = (Notes(), Notes())
    world.alice.sdk.systemNotificationManager.add(atAlice)
    let carol = try await ChatApp.other("carol", in: world.environment)
    carol.sdk.systemNotificationManager.add(atCarol)
    #expect(try await result { manager.update(NIMTeamJoinMode.needAuth, teamId: id, completion: $0) } == "done")
    #expect(try await result { manager.update(NIMTeamBeInviteMode.needAuth, teamId: id, completion: $0) } == "done")
    func apply() async throws -> String {
      let answered = Inbox<String>("application")
      carol.sdk.superTeamManager.apply(toTeam: id, message: "let me in") {
        answered.add("\(Transcript.word($0)) \($1)")
      }
      return try await answered.next()
    }
    #expect(try await apply() == "done waitForPass")
    try await world.alice.catchUp()
    #expect(atAlice.take() == ["superTeamApply carol let me in"])
    #expect(
      try await result { manager.rejectApply(toTeam: id, userId: "carol", rejectReason: "no", completion: $0) }
        == "done")
    try await carol.catchUp()
    #expect(atCarol.take() == ["superTeamApplyReject alice no"])
    #expect(try await manager.addUsers(["carol"], toTeam: id, postscript: "come", attach: nil).isEmpty)
    try await carol.catchUp()
    #expect(atCarol.take() == ["superTeamInvite alice come"])
    #expect(
      try await result {
        carol.sdk.superTeamManager.rejectInvite(withTeam: id, invitorId: "alice", rejectReason: "later", completion: $0)
      } == "done")
    try await world.alice.catchUp()
    #expect(atAlice.take() == ["superTeamIviteReject carol later"])
    let filter = NIMSystemNotificationFilter()
    filter.notificationTypes = [NSNumber(value: NIMSystemNotificationType.superTeamApply.rawValue)]
    let notes = world.alice.sdk.systemNotificationManager
    #expect(notes.fetchSystemNotifications(nil, limit: 10, filter: filter)?.map(\.type) == [.superTeamApply])
    filter.notificationTypes = [NSNumber(value: NIMSystemNotificationType.teamApply.rawValue)]
    #expect(notes.fetchSystemNotifications(nil, limit: 10, filter: filter) == [])
    #expect(try await apply() == "done waitForPass")
    let passed = Inbox<String>("pass")
    manager.passApply(toTeam: id, userId: "carol") { passed.add("\(Transcript.word($0)) \($1)") }
    #expect(try await passed.next() == "done alreadyInTeam")
    try await carol.catchUp()
    #expect(carol.sdk.superTeamManager.isMyTeam(id))

    let custom = NIMCustomSystemNotification(content: "{}")
    #expect(
      try await result {
        carol.sdk.systemNotificationManager.sendCustomNotification(custom, to: session, completion: $0)
      } == "done")
    try await world.alice.catchUp()
    #expect(atAlice.take().contains("custom \(id) {}") && atAlice.types == [.superTeam])
  }

  /// A device that is new to the account, and one that opens its database again.
  @Test func sessionsKeepTheirTypeAtOtherLogins() async throws {
    _ = try await world.alice.send("before", to: session)
    _ = try await world.bob.received.next()
    let tablet = try await ChatApp.other("bob", device: "tablet", in: world.environment)
    #expect(tablet.sdk.conversationManager.recentSession(by: session)?.session == session)
    let first = try await tablet.received.next()
    #expect(first.text == "before" && first.session == session)
    #expect(tablet.sdk.superTeamManager.isMyTeam(id))
    // A message outlives the login.
    let message = try #require(tablet.sdk.conversationManager.messages(in: session, message: nil, limit: 1)?.last)
    try await tablet.logOut()
    #expect(message.session == session)
    #expect(try await result { manager.kickUsers(["bob"], fromTeam: id, completion: $0) } == "done")
    try await tablet.logIn()
    #expect(tablet.sdk.superTeamManager.allMyTeams() == [])
    #expect(tablet.sdk.conversationManager.allRecentSessions()?.map(\.session) == [session])
    try await tablet.logOut()
    try await tablet.logIn()
    #expect(tablet.sdk.conversationManager.allRecentSessions()?.map(\.session) == [session])
  }

  @Test func backEndEndsASuperTeam() async throws {
    let hub = try world.environment.hubLoop()
    try hub.dismissGroup(id)
    #expect(try await news().last == "team removed super")
    let messages = world.bob.sdk.conversationManager.messages(in: session, message: nil, limit: 1)
    let content = (messages?.last?.messageObject as? NIMNotificationObject)?.content
    #expect((content as? NIMSuperTeamNotificationContent)?.operationType == .dismiss)
    let message = NIMMessage()
    message.text = "too late"
    try world.bob.sdk.chatManager.send(message, to: session)
    #expect(Transcript.word(try await world.bob.completed.next().error) == "remote 803")
  }
}
