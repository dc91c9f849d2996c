import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Receipts, messages and logins where something is missing or in the way.
@Suite @MainActor struct MessageFormTests {
  private let clock = ManualClock()
  private let environment: MessagingEnvironment
  private let session = QDSession("bob", type: .P2P)

  init() { environment = .inMemory(clock: clock) }

  private func pair() async throws -> (alice: ChatApp, bob: ChatApp) {
    (try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment))
  }

  private func group() throws -> QDSession {
    let id = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    return QDSession(id, type: .group)
  }

  private func receipt(_ app: ChatApp, _ message: QDMessage) async throws -> QDErrorCode? {
    try await outcome { app.client.chatManager.sendMessageReceipt(message, completion: $0) }
      .flatMap { QDErrorCode(rawValue: $0.code) }
  }

  // MARK: receipts

  @Test func aReceiptCoversManyMessagesOfAGroup() async throws {
    let (alice, bob) = try await pair()
    let group = try group()
    var sent: [QDMessage] = []
    for number in 0..<450 {
      let message = QDMessage()
      message.text = "text \(number)"
      try alice.client.chatManager.send(message, to: group)
      sent.append(message)
    }
    var received: [QDMessage] = []
    while received.count < 450 { received += try await bob.received.next() }
    #expect(try await receipt(bob, try #require(received.last)) == nil)
    var read: Set<String> = []
    while read.count < 450 { read.insert(try await alice.read.next().messageId) }
    #expect(read == Set(sent.map(\.messageId)))
    // All of them are covered, whichever is named.
    #expect(try await receipt(bob, received[0]) == nil)
    try await alice.catchUp()
    #expect(alice.read.pending.isEmpty)
  }

  @Test func receiptForARevokedMessageIsRefused() async throws {
    let (alice, bob) = try await pair()
    let group = try group()
    let message = try await alice.send("for a moment", to: group)
    let received = try #require(try await bob.received.next().first)
    environment.setReachable(false, account: "bob", device: "phone", style: "QD")
    while try await bob.steps.next() != .loseConnection {}
    #expect(try await receipt(bob, received) == .connectionError)
    #expect(try await outcome { alice.client.chatManager.revokeMessage(message, completion: $0) } == nil)
    environment.setReachable(true, account: "bob", device: "phone", style: "QD")
    _ = try await bob.revoked.next()
    #expect(try await receipt(bob, received) == .notExist)
  }

  // MARK: messages

  @Test func aPageBeforeAnyMessage() async throws {
    let (alice, bob) = try await pair()
    for text in ["one", "two", "three"] {
      clock.advance(bySeconds: 1)
      _ = try await bob.send(text, to: QDSession("alice", type: .P2P))
      _ = try await alice.received.next()
    }
    let chat = alice.client.chatManager
    let messages = chat.messages(in: session, message: nil, limit: 9)
    #expect(chat.messages(in: session, message: messages[2], limit: 1).map(\.text) == ["two"])
    #expect(chat.messages(in: session, message: nil, limit: 0).isEmpty)
    // An unknown message is an anchor by its time, a stored one by its id.
    let elsewhere = QDMessage()
    elsewhere.timestamp = messages[1].timestamp + 1_000_000
    #expect(chat.messages(in: session, message: elsewhere, limit: 9).map(\.text) == ["one", "two"])
    let note = QDMessage()
    note.text = "note"
    #expect(try await outcome { chat.save(note, for: session, completion: $0) } == nil)
    #expect(chat.messages(in: session, message: note, limit: 9).map(\.text) == ["one", "two", "three"])
    #expect(session.description.hasSuffix("P2P bob"))
  }

  @Test func messagePropertiesCanBeSet() throws {
    let message = QDMessage()
    message.session = session
    message.conversationId = "alice|bob"
    #expect(message.session == session && message.conversationId == "alice|bob")
    message.messageObject = QDTipObject(attach: "a")
    #expect(message.messageType == .tip)
    message.messageObject = nil
    #expect(message.messageType == .text && message.messageObject == nil)
    let film = QDVideoObject(sourcePath: "/nowhere/a.mp4")
    film.fileName = "holiday.mp4"
    #expect(film.fileName == "holiday.mp4")
  }

  // MARK: logins and delegates

  @Test func anEngineThatWasShutDownOpensNothing() async throws {
    final class Listener: NSObject, QDLoginManagerDelegate {
      let lines = Inbox<String>("line")
      func onLogin(_ step: QDLoginStep) { lines.add("\(step)") }
      func onAutoLoginFailed(_ error: any Error) { lines.add("failed \((error as NSError).code)") }
    }
    let client = QDClient(environment: environment, device: "desk")
    let listener = Listener()
    client.loginManager.add(listener)
    environment.shutDown()
    for _ in 0..<2 {
      let error = try await outcome { done in
        client.loginManager.login(withAccount: "alice", password: "") { token, error in
          #expect(token == nil)
          done(error)
        }
      }
      #expect(error?.code == QDErrorCode.sqlFailed.rawValue)
    }
    client.loginManager.autoLogin(withAccount: "alice", token: "")
    #expect(try await listener.lines.next() == "loginFailed")
    #expect(try await listener.lines.next() == "failed 12")
    client.loginManager.remove(listener)
    client.loginManager.autoLogin(withAccount: "alice", token: "")
    await drainMainQueue()
    #expect(listener.lines.pending.isEmpty && client.loginManager.currentAccount() == "")
  }

  @Test func chatDelegatesUnderBothNames() async throws {
    let (alice, bob) = try await pair()
    let chat = alice.client.chatManager
    let removals: [() -> Void] = [{ chat.remove(alice) }, { chat.removeChatDelegate(alice) }]
    for (turn, remove) in removals.enumerated() {
      remove()
      _ = try await bob.send("unheard", to: QDSession("alice", type: .P2P))
      try await alice.catchUp()
      #expect(alice.received.pending.isEmpty)
      if turn == 0 { chat.add(alice) } else { chat.addChatDeleage(alice) }
      _ = try await bob.send("heard", to: QDSession("alice", type: .P2P))
      #expect(try await alice.received.next().map(\.text) == ["heard"])
    }
  }

  @Test func aClientsPictureEncoder() {
    final class Encoder: PictureEncoder {
      func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]? { nil }
    }
    let client = QDClient(environment: environment, device: "desk")
    #if !canImport(UIKit)
      client.pictureEncoder = Encoder()
      #expect(client.pictureEncoder is Encoder)
      client.pictureEncoder = nil
      #expect(client.pictureEncoder == nil)
    #endif
  }
}
