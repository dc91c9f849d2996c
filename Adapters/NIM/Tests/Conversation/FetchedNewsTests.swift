import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// A page that shows a session fetches its newest history at every callback. Messages are reported as received in any case.
@Suite(.timeLimit(.minutes(5))) @MainActor struct FetchedNewsTests {
  /// Such a page; its callbacks come on the main queue.
  private final class Page: NSObject, NIMLoginManagerDelegate, NIMChatManagerDelegate {
    let sdk: NIMSDK
    let isDynamic: Bool
    let fetched = Inbox<[NIMMessage]>("page")
    let received = Inbox<NIMMessage>("message")
    private(set) var fetches = 0

    init(_ sdk: NIMSDK, isDynamic: Bool) {
      self.sdk = sdk
      self.isDynamic = isDynamic
      super.init()
      sdk.loginManager.add(self)
      sdk.chatManager.add(self)
    }

    func onLogin(_ step: NIMLoginStep) { if step == .syncing { fetch() } }
    func onRecvMessages(_ messages: [NIMMessage]) {
      for message in messages { received.add(message) }
      fetch()
    }

    private func fetch() {
      guard fetches < 20 else { return }
      fetches += 1
      let session = NIMSession("bob", type: .P2P)
      if isDynamic {
        let param = NIMGetMessagesDynamicallyParam()
        param.session = session
        param.limit = 50
        sdk.conversationManager.getMessagesDynamically(param) { [fetched] error, _, messages in
          #expect(error == nil)
          fetched.add(messages ?? [])
        }
      } else {
        let option = NIMHistoryMessageSearchOption()
        option.limit = 50
        option.sync = true
        sdk.conversationManager.fetchMessageHistory(session, option: option) { [fetched] error, messages in
          #expect(error == nil)
          fetched.add(messages ?? [])
        }
      }
    }
  }

  @Test(arguments: [false, true]) func missedMessagesThatWereFetchedFirstAreReported(_ isDynamic: Bool) async throws {
    var settings = HubSettings()
    settings.pullLimit = 50
    let environment = MessagingEnvironment.inMemory(settings: settings)
    defer { environment.shutDown() }
    try await ChatApp.other("alice", in: environment).logOut()
    let bob = try await ChatApp.other("bob", in: environment)
    let texts = (0..<620).map { "\($0)" }
    for text in texts {
      let message = NIMMessage()
      message.text = text
      try bob.sdk.chatManager.send(message, to: ChatApp.direct("alice"))
    }
    for _ in texts { #expect(try await bob.completed.next().error == nil) }

    var opened: Page?
    let alice = try await ChatApp.other(
      "alice", in: environment, beforeLogin: { opened = Page($0, isDynamic: isDynamic) })
    let page = try #require(opened)
    let shown = try await page.fetched.next()
    #expect(Set(shown.compactMap(\.text)) == Set(texts.suffix(50)))
    var received: [String] = []
    for _ in texts { received.append(try #require(try await page.received.next().text)) }
    try await alice.catchUp()
    #expect(received == texts && page.received.pending.isEmpty)
    #expect(alice.sdk.conversationManager.allUnreadCount() == 620)
    #expect(shown.allSatisfy { $0.status != .read })
    #expect(page.fetches > 1)
    // Each fetch ends without an error while the app is logged in.
    for _ in 1..<page.fetches { _ = try await page.fetched.next() }
  }
}
