import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Sessions of which a client lacks messages.
@Suite @MainActor struct IncompleteSessionTests {
  private final class Listener: NSObject, NIMConversationManagerDelegate {
    var incomplete: [[NIMIncompleteSessionInfo]] = []
    var loads = 0
    func onRecvIncompleteSessionInfos(_ infos: [NIMIncompleteSessionInfo]?) { incomplete.append(infos ?? []) }
    func didLoadAllRecentSessionCompletion() { loads += 1 }
  }

  /// Alice's client, which was offline while Bob sent 25 messages, and has the newest ten.
  private func away(
    _ environment: MessagingEnvironment, _ listener: Listener
  ) async throws -> (alice: ChatApp, sent: [NIMMessage]) {
    let bob = try await ChatApp.other("bob", in: environment)
    let alice = try await ChatApp.other("alice", in: environment)
    alice.sdk.conversationManager.add(listener)
    try await alice.logOut()
    var sent: [NIMMessage] = []
    for number in 0..<25 { sent.append(try await bob.send("\(number)", to: ChatApp.direct("alice"))) }
    try await alice.logIn()
    try await alice.catchUp()
    return (alice, sent)
  }

  private func environment() -> MessagingEnvironment {
    var settings = HubSettings()
    settings.pullLimit = 4
    settings.catchUpLimit = 10
    return .inMemory(settings: settings)
  }

  private func infos(_ app: ChatApp) async throws -> [NIMIncompleteSessionInfo] {
    try await app.sdk.conversationManager.allIncompleteSessionInfos()
  }

  @Test func aSessionWithAHoleIsReportedOnce() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let listener = Listener()
    let (alice, sent) = try await away(environment, listener)
    let session = ChatApp.direct("bob")
    #expect(listener.incomplete.count == 1)
    let info = try #require(listener.incomplete.first?.first)
    #expect(info.session == session && info.from == "bob")
    #expect(info.serverId == sent[15].serverID && info.timestamp == sent[15].timestamp)
    #expect((info.copy() as? NIMIncompleteSessionInfo)?.serverId == info.serverId)
    #expect(try await infos(alice).map(\.serverId) == [info.serverId])
    let (error, found): (NSError?, [NIMIncompleteSessionInfo]?) = try await answer {
      alice.sdk.conversationManager.incompleteSessionInfo(by: session, completion: $0)
    }
    #expect(error == nil && found?.map(\.serverId) == [info.serverId])
    let (_, none): (NSError?, [NIMIncompleteSessionInfo]?) = try await answer {
      alice.sdk.conversationManager.incompleteSessionInfo(by: ChatApp.direct("carol"), completion: $0)
    }
    #expect(none?.isEmpty == true)
    let (refused, _): (NSError?, [NIMIncompleteSessionInfo]?) = try await answer {
      alice.sdk.conversationManager.incompleteSessionInfo(by: NIMSession("1", type: .YSF), completion: $0)
    }
    #expect(refused?.local == .notSupported)
    // Paging back completes it.
    let (_, page): (NSError?, [NIMMessage]?) = try await answer {
      alice.sdk.conversationManager.messages(in: session, message: nil, limit: 100, completion: $0)
    }
    #expect(page?.compactMap(\.text) == (0..<25).map { "\($0)" })
    #expect(try await infos(alice).isEmpty && listener.incomplete.count == 1)
  }

  @Test func sessionsCompletedByTheAppAreUpdated() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let listener = Listener()
    let (alice, sent) = try await away(environment, listener)
    let manager = alice.sdk.conversationManager
    let option = NIMHistoryMessageSearchOption()
    option.endTime = try #require(listener.incomplete.first?.first).timestamp + 1
    option.limit = 100
    option.sync = true
    let (_, fetched): (NSError?, [NIMMessage]?) = try await answer {
      manager.fetchMessageHistory(ChatApp.direct("bob"), option: option, result: $0)
    }
    let middle = try #require(fetched?.first { $0.messageId == sent[10].messageId })
    let (error, failed): (NSError?, [NIMImportedRecentSession]?) = try await answer {
      manager.updateIncompleteSessions([middle], completion: $0)
    }
    #expect(error == nil && failed?.isEmpty == true)
    #expect(try await infos(alice).map(\.serverId) == [sent[10].serverID])
    // A message that the server does not have changes nothing.
    let own = NIMMessage()
    own.text = "own"
    let (refused, unchanged): (NSError?, [NIMImportedRecentSession]?) = try await answer {
      manager.updateIncompleteSessions([own], completion: $0)
    }
    #expect(refused?.local == .invalidParam && unchanged?.isEmpty == true)
    let first = try #require(fetched?.first { $0.messageId == sent[0].messageId })
    manager.updateIncompleteSessions([first])
    #expect(try await infos(alice).isEmpty)
  }

  @Test func incompleteSessionIsRemovedFromTheList() async throws {
    let environment = environment()
    defer { environment.shutDown() }
    let (alice, sent) = try await away(environment, Listener())
    let manager = alice.sdk.conversationManager
    manager.removeIncompleteSessionInfo(by: ChatApp.direct("carol"))
    #expect(try await infos(alice).count == 1)
    manager.removeIncompleteSessionInfo(by: ChatApp.direct("bob"))
    #expect(try await infos(alice).isEmpty)
    manager.removeAllIncompleteSessionInfos()
    let (_, page): (NSError?, [NIMMessage]?) = try await answer {
      manager.messages(in: ChatApp.direct("bob"), message: nil, limit: 100, completion: $0)
    }
    #expect(page?.map(\.messageId) == sent[15...].map(\.messageId))
    try await alice.logOut()
    await #expect(throws: NSError.self) { _ = try await infos(alice) }
  }

  @Test(arguments: [false, true])
  func theListIsLoadedWhereThatIsAskedFor(_ isAsked: Bool) async throws {
    let listener = Listener()
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let app = try await ChatApp.other(
      "alice", in: environment, configure: { $0.asyncLoadRecentSessionEnabled = isAsked },
      beforeLogin: { $0.conversationManager.add(listener) })
    try await app.catchUp()
    #expect(listener.loads == (isAsked ? 1 : 0) && listener.incomplete.isEmpty)
  }
}
