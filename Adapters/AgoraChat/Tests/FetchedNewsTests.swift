import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// A page that shows a conversation fetches its newest history at the first callback. The callbacks for these messages still come.
@Suite(.timeLimit(.minutes(5))) @MainActor struct FetchedNewsTests {
  /// Such a page; its callbacks come on the main queue.
  private final class Page: NSObject, AgoraChatClientDelegate, AgoraChatManagerDelegate {
    let app: ChatApp
    let saves: Bool
    let fetched = Inbox<[AgoraChatMessage]>("page")
    private(set) var fetches = 0
    /// The maximum number of fetches.
    var limit = 20

    init(_ app: ChatApp, saves: Bool) {
      self.app = app
      self.saves = saves
      super.init()
      app.client.add(self, delegateQueue: nil)
      app.chat.add(self, delegateQueue: nil)
    }

    func onOfflineMessageSyncStart() { fetch() }
    func messagesDidReceive(_ aMessages: [AgoraChatMessage]) { fetch() }

    private func fetch() {
      guard fetches < limit else { return }
      fetches += 1
      if saves {
        app.chat.asyncFetchHistoryMessages(
          fromServer: "alice", conversationType: .chat, startMessageId: nil, pageSize: 50
        ) { [fetched] result, error in
          #expect(error == nil)
          fetched.add(result?.list ?? [])
        }
      } else {
        app.chat.fetchMessagesFromServer(
          by: "alice", conversationType: .chat, cursor: nil, pageSize: 50, option: nil
        ) { [fetched] result, error in
          #expect(error == nil)
          fetched.add(result?.list ?? [])
        }
      }
    }
  }

  /// An engine whose hub hands out what a device missed in parts, so that queries come in between.
  private func environment() -> MessagingEnvironment {
    var settings = HubSettings()
    settings.pullLimit = 50
    return .inMemory(settings: settings)
  }

  @Test func missedMessagesThatWereFetchedFirstAreReported() async throws {
    let environment = environment()
    let bob = ChatApp("bob", environment)
    let options = AgoraChatOptions(appkey: "a#b")
    options.enableDeliveryAck = true
    #expect(bob.client.initializeSDK(with: options) == nil)
    #expect(bob.client.login(withUsername: "bob", password: "secret") == nil)
    #expect(bob.client.logout(false) == nil)
    let alice = try ChatApp.loggedIn("alice", environment) { $0.enableDeliveryAck = true }
    let words = (0..<620).map { "\($0)" }
    let done = Inbox<AgoraChatErrorCode?>("completion")
    for word in words {
      alice.chat.send(alice.text(word, to: "bob"), progress: nil) { _, error in done.add(error?.code) }
    }
    for _ in words { #expect(try await done.next() == nil) }

    let page = Page(bob, saves: true)
    #expect(bob.client.login(withUsername: "bob", password: "secret") == nil)
    // What the first callback was shown: the newest, none of which was reported before.
    let shown = try await page.fetched.next()
    #expect(shown.compactMap(\.words) == Array(words.suffix(50)))
    var received: [String] = []
    for _ in words { received.append(try #require(try await bob.received.next().words)) }
    try await bob.catchUp()
    #expect(received == words && bob.received.pending.isEmpty)
    let conversation = try bob.conversation("alice")
    #expect(conversation.unreadMessagesCount == 620 && conversation.messagesCount == 620)
    #expect(shown.allSatisfy { !$0.isRead })
    // Each sender's message was confirmed once.
    var confirmed: [String] = []
    while confirmed.count < words.count { confirmed += try await alice.delivered.next().compactMap(\.words) }
    #expect(confirmed.sorted() == words.sorted())
    #expect(page.fetches > 1)
    // Each fetch ends without an error while the app is logged in.
    for _ in 1..<page.fetches { _ = try await page.fetched.next() }
  }

  @Test func missedEditsThatWereFetchedFirstAreReported() async throws {
    var settings = HubSettings()
    settings.pullLimit = 4
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let (alice, bob) = try pair(environment)
    var ids: [String] = []
    for number in 0..<40 { ids.append(try await alice.say("\(number)", to: "bob").messageId) }
    for _ in ids { _ = try await bob.received.next() }
    #expect(bob.client.logout(false) == nil)
    for (number, id) in ids.enumerated() {
      let done = Inbox<AgoraChatErrorCode?>("modifyMessage")
      alice.chat.modifyMessage(id, body: AgoraChatTextMessageBody(text: "new \(number)")) { error, _ in
        done.add(error?.code)
      }
      #expect(try await done.next() == nil)
    }
    let page = Page(bob, saves: false)
    page.limit = 1
    #expect(bob.client.login(withUsername: "bob", password: "secret") == nil)
    #expect(try await page.fetched.next().compactMap(\.words) == (0..<40).map { "new \($0)" })
    var changed: [String?] = []
    for _ in ids { changed.append(try await bob.edits.next().message.words) }
    try await bob.catchUp()
    #expect(changed == (0..<40).map { "new \($0)" } && bob.edits.pending.isEmpty)
  }
}
