import AgoraChat
import Dispatch
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct DelegateTests {
  private static let chatDelegates: [() -> any Called & AgoraChatManagerDelegate] = [
    TypedDelegate.init, UntypedDelegate.init, OptionalDelegate.init, UnwrappedDelegate.init, DeprecatedDelegate.init,
    DeprecatedOptionalDelegate.init, EveryDelegate.init,
  ]

  private static let clientDelegates: [() -> any Called & AgoraChatClientDelegate] = [
    ShippedClientDelegate.init, NamedClientDelegate.init, PlainClientDelegate.init, DeprecatedClientDelegate.init,
    EveryClientDelegate.init,
  ]

  /// Everything that has several spellings happens once to Alice.
  @Test(arguments: 0..<7)
  func exactlyOneSpellingIsCalled(_ index: Int) async throws {
    let (alice, bob) = try pair { $0.enableDeliveryAck = true }
    let delegate = Self.chatDelegates[index]()
    alice.chat.add(delegate, delegateQueue: nil)
    alice.chat.add(delegate, delegateQueue: nil)
    try await alice.say("hello", to: "bob")
    let hello = try await bob.received.next()
    _ = try await alice.delivered.next()
    #expect(
      try await failure { bob.chat.sendMessageReadAck(hello.messageId, toUser: "alice", completion: $0) } == nil)
    _ = try await alice.read.next()
    #expect(
      try await bob.send(AgoraChatMessage(conversationId: "alice", body: .cmd(action: "wave"), ext: nil)) == nil)
    _ = try await alice.commands.next()
    let answer = try await bob.say("hi", to: "alice")
    _ = try await alice.received.next()
    let sound = bob.message(AgoraChatVoiceMessageBody(data: Data([1]), displayName: nil), to: "alice")
    #expect(try await bob.send(sound) == nil)
    _ = try await alice.received.next()
    _ = try await alice.attachments.next()
    #expect(try await failure { bob.chat.recallMessage(withMessageId: answer.messageId, completion: $0) } == nil)
    _ = try await alice.recalls.next()
    try await alice.catchUp()
    #expect(
      delegate.calls.sorted()
        == [
          "attachment 1", "commands 1", "delivered 1", "list 1", "messages 1", "messages 1", "read 1", "recalled 1",
          "status 1",
        ])
    // A removed delegate is not called.
    alice.chat.remove(delegate)
    try await alice.say("bye", to: "bob")
    #expect(delegate.calls.count == 9)
  }

  @Test(arguments: 0..<5)
  func exactlyOneSpellingOfTheClientsDelegateIsCalled(_ index: Int) async throws {
    var settings = HubSettings()
    settings.loginPolicy = .oneDevicePerPlatform
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let delegate = Self.clientDelegates[index]()
    let alice = ChatApp("alice", environment)
    alice.client.add(delegate, delegateQueue: nil)
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    _ = try ChatApp.loggedIn("alice", environment, device: "tablet")
    _ = try await alice.ends.next()
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    try environment.administration.endSessions(of: "alice", reason: "test")
    _ = try await alice.ends.next()
    #expect(delegate.calls == ["connection 0", "replaced 0", "connection 0", "forced 217"])
    alice.client.removeDelegate(delegate)
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    try await alice.catchUp()
    #expect(delegate.calls.count == 4)
  }

  @Test func delegatesMayHaveNothingAndAreNotKept() async throws {
    let (alice, bob) = try pair()
    let silent = SilentDelegate()
    bob.chat.add(silent)
    bob.client.add(silent)
    weak var gone: TypedDelegate?
    do {
      let passing = TypedDelegate()
      bob.chat.add(passing)
      gone = passing
    }
    try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(gone == nil)
  }

  /// A delegate is called on its own queue, and an event counts as reported when the delegate has returned.
  @Test func delegatesHaveQueues() async throws {
    let (alice, bob) = try pair()
    let queue = DispatchQueue(label: "delegate")
    let delegate = QueuedDelegate(queue, bob.client)
    bob.chat.add(delegate, delegateQueue: queue)
    let message = try await alice.say("oops", to: "bob")
    _ = try await bob.received.next()
    #expect(
      try await alice.send(
        AgoraChatMessage(conversationId: "bob", body: .cmd(action: "REVOKE_FLAG"), ext: ["msgId": message.messageId]))
        == nil)
    // The message is there until the delegate on the slower queue has returned.
    #expect(try await delegate.found.next() == true)
    try await bob.catchUp()
  }
}

/// Looks, on its own queue, whether a message that was taken back is still there.
private final class QueuedDelegate: NSObject, AgoraChatManagerDelegate {
  private let queue: DispatchQueue
  private let client: AgoraChatClient
  let found = Inbox<Bool>("look")

  init(_ queue: DispatchQueue, _ client: AgoraChatClient) {
    self.queue = queue
    self.client = client
  }

  func cmdMessagesDidReceive(_ aCmdMessages: [AgoraChatMessage]) {
    dispatchPrecondition(condition: .onQueue(queue))
    let isThere = aCmdMessages.allSatisfy {
      client.chatManager.getMessageWithMessageId($0.ext["msgId"] as? String ?? "") != nil
    }
    DispatchQueue.main.async { [found] in found.add(isThere) }
  }
}
