import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Sessions that are stuck to the top.
@Suite @MainActor struct StickTopTests {
  private final class Listener: NSObject, NIMChatExtendManagerDelegate {
    let lines = Inbox<String>("news of the top")
    var response: NIMSyncStickTopSessionResponse?

    private func note(_ word: String, _ info: NIMStickTopSessionInfo) {
      lines.add("\(word) \(info.session.sessionId) \(info.ext ?? "-")")
    }
    func onNotifyAddStickTopSession(_ newInfo: NIMStickTopSessionInfo) { note("added", newInfo) }
    func onNotifyRemoveStickTopSession(_ removedInfo: NIMStickTopSessionInfo) { note("removed", removedInfo) }
    func onNotifyUpdateStickTopSession(_ updatedInfo: NIMStickTopSessionInfo) { note("updated", updatedInfo) }
    func onNotifySyncStickTopSessions(_ response: NIMSyncStickTopSessionResponse) {
      self.response = response
      lines.add("synchronized \(response.hasChange) \(response.allInfos.map(\.session.sessionId))")
    }
  }

  private func add(
    _ session: NIMSession, _ ext: String = "", _ app: ChatApp
  ) async throws -> (error: NSError?, value: NIMStickTopSessionInfo?) {
    let params = NIMAddStickTopSessionParams(session: session)
    params.ext = ext
    return try await answer { app.sdk.chatExtendManager.addStickTopSession(params, completion: $0) }
  }

  @Test func pinsAreReportedToOtherClients() async throws {
    let world = try await ConversationWorld()
    let tablet = try await world.tablet()
    let (phone, listener) = (Listener(), Listener())
    world.alice.sdk.chatExtendManager.add(phone)
    tablet.app.sdk.chatExtendManager.add(listener)
    #expect(world.alice.sdk.chatExtendManager.stickTopInfo(for: world.session).createTime == 0)
    let added = try await add(world.session, "boss", world.alice)
    let info = try #require(added.value)
    #expect(added.error == nil && info.session == world.session && info.ext == "boss")
    #expect(info.createTime > 0 && info.updateTime == info.createTime)
    #expect(try await listener.lines.next() == "added bob boss")
    let seen = tablet.app.sdk.chatExtendManager.stickTopInfo(for: world.session)
    #expect(seen.createTime == info.createTime && seen.ext == "boss")

    world.clock.advance(bySeconds: 5)
    seen.ext = "friend"
    let (error, updated): (NSError?, NIMStickTopSessionInfo?) = try await answer {
      tablet.app.sdk.chatExtendManager.udpateStickTopSession(seen, completion: $0)
    }
    #expect(error == nil && updated?.ext == "friend")
    #expect(updated?.createTime == info.createTime && (updated?.updateTime ?? 0) > info.updateTime)
    #expect(try await phone.lines.next() == "updated bob friend")

    let (_, all): (NSError?, [NIMSession: NIMStickTopSessionInfo]?) = try await answer {
      world.alice.sdk.chatExtendManager.loadStickTopSessionInfos($0)
    }
    #expect(all?.count == 1 && all?[world.session]?.ext == "friend")
    let (_, removed): (NSError?, NIMStickTopSessionInfo?) = try await answer {
      world.alice.sdk.chatExtendManager.removeStickTopSession(info, completion: $0)
    }
    #expect(removed === info)
    #expect(try await listener.lines.next() == "removed bob friend")
    #expect(tablet.app.sdk.chatExtendManager.stickTopInfo(for: world.session).createTime == 0)
    // Without completions.
    let params = NIMAddStickTopSessionParams(session: world.session)
    world.alice.sdk.chatExtendManager.addStickTopSession(params)
    #expect(try await listener.lines.next() == "added bob -")
    info.ext = "e"
    world.alice.sdk.chatExtendManager.udpateStickTopSession(info)
    #expect(try await listener.lines.next() == "updated bob e")
    world.alice.sdk.chatExtendManager.removeStickTopSession(info)
    #expect(try await listener.lines.next() == "removed bob e")
    tablet.app.sdk.chatExtendManager.remove(listener)
    world.alice.sdk.chatExtendManager.addStickTopSession(params)
    try await tablet.app.catchUp()
    #expect(listener.lines.takeAll().isEmpty && phone.lines.takeAll().isEmpty && listener.response == nil)
  }

  @Test func invalidPinsAreRefused() async throws {
    let world = try await ConversationWorld()
    #expect(try await add(world.session, String(repeating: "x", count: 513), world.alice).error?.local == .invalidParam)
    #expect(try await add(world.session, String(repeating: "\u{E9}", count: 512), world.alice).error == nil)
    #expect(try await add(ChatApp.direct("nobody"), "", world.alice).error.map(Transcript.word) == "remote 404")
    #expect(try await add(NIMSession("none", type: .team), "", world.alice).error.map(Transcript.word) == "remote 803")
    #expect(try await add(NIMSession("1", type: .YSF), "", world.alice).error?.local == .notSupported)
    let info = world.alice.sdk.chatExtendManager.stickTopInfo(for: try world.team())
    let (error, updated): (NSError?, NIMStickTopSessionInfo?) = try await answer {
      world.alice.sdk.chatExtendManager.udpateStickTopSession(info, completion: $0)
    }
    #expect(error?.local == .invalidParam && updated == nil)
    try await world.disconnect()
    #expect(try await add(world.session, "", world.alice).error.map(Transcript.word) == "remote 415")
    #expect(world.alice.sdk.chatExtendManager.stickTopInfo(for: world.session).createTime > 0)
  }

  @Test func pinnedSessionsAreListedFirst() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one"], in: team)
    _ = try await world.receive(["two"])
    #expect(try await add(team, "", world.alice).error == nil)
    let manager = world.alice.sdk.chatExtendManager
    for isSorted in [false, true] {
      let options = NIMLoadRecentSessionsOptions()
      #expect(!options.sortByStickTopInfos)
      options.sortByStickTopInfos = isSorted
      let (_, sessions): (NSError?, [NIMRecentSession]?) = try await answer {
        manager.loadRecentSessions(with: options, completion: $0)
      }
      #expect(sessions?.map(\.session) == (isSorted ? [team, world.session] : [world.session, team]))
    }
    let recent = try #require(world.manager.allRecentSessions())
    let sorted = manager.sortRecentSessions(recent, withStickTopInfos: [team: manager.stickTopInfo(for: team)])
    #expect(sorted.map(\.session) == [team, world.session])
    #expect(manager.sortRecentSessions(recent, withStickTopInfos: [:]).map(\.session) == [world.session, team])
  }

  @Test func pinsAreReportedAfterALogin() async throws {
    let world = try await ConversationWorld()
    #expect(try await add(world.session, "", world.alice).error == nil)
    let listener = Listener()
    let tablet = try await ChatApp.other("alice", device: "tablet", in: world.environment) {
      $0.shouldSyncStickTopSessionInfos = true
    } beforeLogin: {
      $0.chatExtendManager.add(listener)
    }
    #expect(try await listener.lines.next() == "synchronized true [\"bob\"]")
    #expect((listener.response?.timestamp ?? 0) > 0 && listener.response?.allInfos.count == 1)
    // After a break: nothing new, then what was missed, each of which is reported by itself first.
    for isChanged in [false, true] {
      world.environment.setReachable(false, account: "alice", device: "tablet", style: "NIM")
      while try await tablet.steps.next() != .loseConnection {}
      if isChanged {
        world.alice.sdk.chatExtendManager.removeStickTopSession(
          world.alice.sdk.chatExtendManager.stickTopInfo(for: world.session))
        try await world.alice.catchUp()
      }
      world.environment.setReachable(true, account: "alice", device: "tablet", style: "NIM")
      if isChanged { #expect(try await listener.lines.next() == "removed bob -") }
      #expect(try await listener.lines.next() == "synchronized \(isChanged) \(isChanged ? "[]" : "[\"bob\"]")")
    }
  }
}
