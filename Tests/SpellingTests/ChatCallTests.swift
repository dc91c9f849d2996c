import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of messages or of the login is written in, it is called, once, with what happened.
@Suite @MainActor struct ChatCallTests {
  /// Waits for a completion.
  private func failure(_ start: (@escaping (AgoraChatError?) -> Void) -> Void) async throws -> AgoraChatErrorCode? {
    let inbox = Inbox<AgoraChatError?>("completion")
    start { inbox.add($0) }
    return try await inbox.next()?.code
  }

  private func send(_ message: AgoraChatMessage, _ client: AgoraChatClient) async throws {
    let error = try await failure { done in client.chatManager.send(message, progress: nil) { done($1) } }
    #expect(error == nil)
  }

  @Test func messages() async throws {
    let environment = MessagingEnvironment.inMemory()
    let clients = ["alice", "bob"].map { _ in AgoraChatClient(environment: environment, device: "phone") }
    let (alice, bob) = (clients[0], clients[1])
    let options = AgoraChatOptions(appkey: "a#b")
    options.enableDeliveryAck = true
    for client in clients { #expect(client.initializeSDK(with: options) == nil) }
    #expect(alice.login(withUsername: "alice", password: "") == nil)
    #expect(bob.login(withUsername: "bob", password: "") == nil)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let listeners = Listeners(everyChatSpelling, as: { $0 }) { alice.chatManager.add($0, delegateQueue: nil) }
    let hyphenate = HyphenateDelegate()
    alice.chatManager.add(hyphenate, delegateQueue: nil)

    let hello = AgoraChatMessage(conversationId: "bob", body: .text(content: "hello"), ext: nil)
    try await send(hello, alice)
    try await listeners.wait(for: "messagesDidDeliver")
    #expect(
      try await failure { bob.chatManager.sendMessageReadAck(hello.messageId, toUser: "alice", completion: $0) } == nil)
    try await listeners.wait(for: "messagesDidRead")
    #expect(try await failure { bob.chatManager.ackConversationRead("alice", completion: $0) } == nil)
    try await send(AgoraChatMessage(conversationId: "alice", body: .cmd(action: "wave"), ext: nil), bob)
    try await listeners.wait(for: "cmdMessagesDidReceive")
    let sound = AgoraChatMessage(
      conversationID: "alice", from: "bob", to: "alice",
      body: AgoraChatVoiceMessageBody(data: Data([1]), displayName: nil), ext: nil)
    try await send(sound, bob)
    try await listeners.wait(for: "messageAttachmentStatusDidChange")
    #expect(try await failure { bob.chatManager.addReaction("+", toMessage: hello.messageId, completion: $0) } == nil)
    try await listeners.wait(for: "messageReactionDidChange")
    let words = AgoraChatMessage(conversationId: "alice", body: .text(content: "fife"), ext: nil)
    try await send(words, bob)
    #expect(
      try await failure { completion in
        let body = AgoraChatTextMessageBody(text: "five")
        bob.chatManager.modifyMessage(words.messageId, body: body) { error, _ in completion(error) }
      } == nil)
    try await listeners.wait(for: "onMessageContentChanged")
    #expect(
      try await failure { completion in
        bob.chatManager.pinMessage(words.messageId) { _, error in completion(error) }
      } == nil)
    try await listeners.wait(for: "onMessagePinChanged")
    let answer = AgoraChatMessage(conversationId: "alice", body: .text(content: "hi"), ext: nil)
    try await send(answer, bob)
    #expect(try await failure { bob.chatManager.recallMessage(withMessageId: answer.messageId, completion: $0) } == nil)
    try await listeners.wait(for: "messagesInfoDidRecall")

    let question = AgoraChatMessage(conversationId: group, body: .text(content: "read this"), ext: nil)
    question.chatType = .groupChat
    question.isNeedGroupAck = true
    try await send(question, alice)
    #expect(
      try await failure {
        bob.chatManager.sendGroupMessageReadAck(question.messageId, toGroup: group, content: "ok", completion: $0)
      } == nil)
    try await listeners.wait(for: "groupMessageDidRead")
    // The other callback of the acknowledgement has come when something later has.
    try await send(AgoraChatMessage(conversationId: "alice", body: .cmd(action: "bye"), ext: nil), bob)
    try await listeners.wait(for: "cmdMessagesDidReceive")
    listeners.check(hyphenate)
    #expect(listeners.events == ChatSpelling0().events)
  }

  @Test func theLogin() async throws {
    var settings = HubSettings()
    settings.loginPolicy = .oneDevicePerPlatform
    let refusal = Lock<MessagingError.Code?>(nil)
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(
      clock: clock, settings: settings,
      tokenCheck: { _ throws(MessagingError) in
        if let code = refusal.withLock({ $0 }) { throw MessagingError(code) }
        return TokenGrant(expiry: clock.now().advanced(byMilliseconds: 1_800_000))
      })
    let alice = AgoraChatClient(environment: environment, device: "phone")
    let listeners = Listeners(everyClientSpelling, as: { $0 }) { alice.add($0, delegateQueue: nil) }
    let hyphenate = HyphenateDelegate()
    alice.add(hyphenate, delegateQueue: nil)
    func logIn() { #expect(alice.login(withUsername: "alice", password: "") == nil) }

    let options = AgoraChatOptions(appkey: "a#b")
    options.isAutoLogin = true
    do {
      let earlier = AgoraChatClient(environment: environment, device: "phone")
      #expect(earlier.initializeSDK(with: options) == nil)
      #expect(earlier.login(withUsername: "alice", password: "") == nil)
    }
    #expect(alice.initializeSDK(with: options) == nil)
    try await listeners.wait(for: "autoLoginDidCompleteWithError")
    logIn()
    clock.advance(bySeconds: 1770)
    try await listeners.wait(for: "tokenWillExpire")
    let tablet = AgoraChatClient(environment: environment, device: "tablet")
    #expect(tablet.login(withUsername: "alice", password: "") == nil)
    try await listeners.wait(for: "userAccountDidLoginFromOtherDevice")
    logIn()
    try environment.administration.endSessions(of: "alice", reason: "test")
    try await listeners.wait(for: "userAccountDidForced")
    let ends: [(MessagingError.Code, String)] = [
      (.tokenExpired, "tokenDidExpire"), (.accountBlocked, "userDidForbidByServer"),
      (.accountNotFound, "userAccountDidRemoveFromServer"),
    ]
    for (code, event) in ends {
      logIn()
      refusal.withLock { $0 = code }
      environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
      environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
      try await listeners.wait(for: event)
      refusal.withLock { $0 = nil }
    }
    listeners.check(hyphenate)
    #expect(listeners.events == ClientSpelling0().events)
  }
}
