import Foundation
import Parlance
import TestSupport
import Testing

@testable import NIMSDK

/// The numbers of unread messages by type and by notification, and the report of them.
@Suite @MainActor struct UnreadCountTests {
  /// Notes the reported numbers of P2P and teams.
  private final class Counts: NSObject, NIMConversationManagerDelegate {
    let reports = Inbox<[Int]>("unread counts")
    func didUpdateUnreadCountDic(_ unreadCountDic: [AnyHashable: Any]) {
      let types: [NIMSessionType] = [.P2P, .team]
      reports.add(types.map { (unreadCountDic[NSNumber(value: $0.rawValue)] as? NSNumber)?.intValue ?? -1 })
    }
  }

  @Test func arrivingMessagesAreReported() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    let counts = Counts()
    world.manager.add(counts)
    _ = try await world.receive(["one"])
    #expect(try await counts.reports.next() == [1, 0])
    _ = try await world.receive(["two"], in: team)
    #expect(try await counts.reports.next() == [1, 1])
    // Neither reading nor sending nor deleting is reported.
    world.manager.markAllMessagesRead(in: world.session)
    world.manager.markAllMessagesRead()
    _ = try await world.alice.send("three", to: world.session)
    world.manager.deleteAllMessages(nil)
    try await world.alice.catchUp()
    #expect(counts.reports.pending.isEmpty)
    _ = try await world.receive(["four"], in: team)
    #expect(try await counts.reports.next() == [0, 1])
  }

  /// The change of the session may come later than the message, after the completion of a call.
  @Test func theNumbersComeAfterTheSession() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let counts = Counts()
    world.manager.add(counts)
    let core = world.alice.sdk.core
    let login = try #require(core.slot.current)
    let summary = try #require(login.device.conversation(.direct("bob")))
    let change = DeviceEvent.conversation(ConversationChange(kind: .updated, summary: summary, totalUnreadCount: 1))
    var message = Message.sample()
    message.marks.insert(.unread)
    core.unreadCountsChanged(by: [change, .received([message])], of: login)
    #expect(counts.reports.pending.isEmpty)
    core.unreadCountsChanged(by: [change], of: login)
    #expect(counts.reports.takeAll() == [[1, 0]])
    core.unreadCountsChanged(by: [.received([message]), change], of: login)
    #expect(counts.reports.takeAll() == [[1, 0]])
    // A message that changes no session is followed by nothing.
    let quiet = Message.sample(options: MessageOptions.ordinary.subtracting(.updatesConversation))
    var counted = quiet
    counted.marks.insert(.unread)
    core.unreadCountsChanged(by: [.received([counted])], of: login)
    #expect(counts.reports.takeAll() == [[1, 0]])
    core.unreadCountsChanged(by: [.received([quiet]), change], of: login)
    #expect(counts.reports.pending.isEmpty)
  }

  @Test func messagesReceivedWhileOfflineAreCounted() async throws {
    let world = try await ConversationWorld()
    try await world.alice.logOut()
    for text in ["one", "two"] { _ = try await world.bob.send(text, to: ChatApp.direct("alice")) }
    let counts = Counts()
    world.manager.add(counts)
    try await world.alice.logIn()
    try await world.alice.catchUp()
    #expect(counts.reports.takeAll().last == [2, 0])
  }

  @Test func countsBySilence() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one", "two"])
    _ = try await world.receive(["three"], in: team)
    let counts = { [world.manager.allUnreadCount(true), world.manager.allUnreadCount(false)] }
    #expect(counts() == [3, 0])
    #expect(
      try await outcome { world.alice.sdk.userManager.updateNotifyState(false, forUser: "bob", completion: $0) } == nil)
    #expect(counts() == [1, 2])
    let teams = world.alice.sdk.teamManager
    for (state, expected) in [(NIMTeamNotifyState.none, [0, 3]), (.onlyManager, [1, 2]), (.all, [1, 2])] {
      #expect(
        try await outcome { teams.update(state, inTeam: team.sessionId, completion: $0) } == nil)
      #expect(counts() == expected)
    }
    try await world.alice.logOut()
    #expect(counts() == [0, 0])
  }
}
