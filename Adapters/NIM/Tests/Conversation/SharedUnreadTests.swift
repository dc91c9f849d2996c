import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Unread counts that an account's clients share (`shouldSyncUnreadCount`), and the order of the callbacks of reading.
@Suite @MainActor struct SharedUnreadTests {
  /// Two clients of Alice's.
  private struct Clients {
    let environment: MessagingEnvironment
    let bob, phone, tablet: ChatApp
    let session = ChatApp.direct("bob")

    var counts: [Int] { [phone, tablet].map { $0.sdk.conversationManager.allUnreadCount() } }

    @MainActor func catchUp() async throws {
      for app in [phone, tablet] { try await app.catchUp() }
    }

    func setReachable(_ isReachable: Bool, _ devices: [DeviceID] = ["phone", "tablet"]) {
      for device in devices {
        environment.setReachable(isReachable, account: "alice", device: device, style: "NIM")
      }
    }
  }

  private func clients(_ link: EnvironmentLink = .inProcess, isShared: Bool = true) async throws -> Clients {
    let environment = MessagingEnvironment.inMemory(
      clock: ManualClock(), callbackQueue: .main, tokenCheck: nil, link: link)
    let bob = try await ChatApp.other("bob", in: environment)
    let phone = try await ChatApp.other("alice", in: environment) { $0.shouldSyncUnreadCount = isShared }
    let tablet = try await ChatApp.other("alice", device: "tablet", in: environment) {
      $0.shouldSyncUnreadCount = isShared
    }
    return Clients(environment: environment, bob: bob, phone: phone, tablet: tablet)
  }

  /// One of them reads as soon as it has the first message, while both still fetch and more messages arrive.
  @Test(arguments: [EnvironmentLink.inProcess, .loopback])
  func clientsThatComeBackTogetherAgree(_ link: EnvironmentLink) async throws {
    let clients = try await clients(link)
    defer { clients.environment.shutDown() }
    for round in 0..<24 {
      clients.setReachable(false)
      for app in [clients.phone, clients.tablet] { while try await app.steps.next() != .loseConnection {} }
      for number in 0..<3 { _ = try await clients.bob.send("\(round) \(number)", to: ChatApp.direct("alice")) }
      _ = clients.phone.received.takeAll()
      clients.setReachable(true, round % 2 == 0 ? ["phone", "tablet"] : ["tablet", "phone"])
      var last: [NIMMessage] = []
      for number in 3..<6 {
        let message = NIMMessage()
        message.text = "\(round) \(number)"
        try clients.bob.sdk.chatManager.send(message, to: ChatApp.direct("alice"))
        last.append(message)
      }
      _ = try await clients.phone.received.next()
      clients.phone.sdk.conversationManager.markAllMessagesRead(in: clients.session)
      for message in last { try await clients.bob.complete(message) }
      for app in [clients.phone, clients.tablet] { while try await app.steps.next() != .syncOK {} }
      // The second time the tablet has what the phone's last call made of it.
      for _ in 0..<2 { try await clients.catchUp() }
      let counts = clients.counts
      #expect(counts[0] == counts[1], "round \(round): \(counts)")
    }
  }

  @Test func clientThatWasAwayLearnsWhatAnotherRead() async throws {
    let clients = try await clients()
    defer { clients.environment.shutDown() }
    for round in 0..<3 {
      try await clients.tablet.logOut()
      for number in 0..<2 { _ = try await clients.bob.send("\(round) \(number)", to: ChatApp.direct("alice")) }
      try await clients.phone.catchUp()
      clients.phone.sdk.conversationManager.markAllMessagesRead(in: clients.session)
      try await clients.phone.catchUp()
      _ = try await clients.bob.send("\(round) new", to: ChatApp.direct("alice"))
      try await clients.tablet.logIn()
      try await clients.catchUp()
      #expect(clients.counts == [1, 1])
    }
  }

  /// With shared counts it reads on every client of the account, otherwise on none.
  @Test(arguments: [true, false]) func receiptReadsOnTheClientThatSendsItAsOnTheOthers(_ isShared: Bool) async throws {
    let clients = try await clients(isShared: isShared)
    defer { clients.environment.shutDown() }
    var messages: [NIMMessage] = []
    for text in ["one", "two", "three"] {
      _ = try await clients.bob.send(text, to: ChatApp.direct("alice"))
      messages.append(try await clients.phone.received.next())
    }
    try await clients.catchUp()
    let receipt = NIMMessageReceipt(message: messages[1])
    #expect(try await outcome { clients.phone.sdk.chatManager.send(receipt, completion: $0) } == nil)
    #expect(clients.counts[0] == (isShared ? 1 : 3))
    try await clients.catchUp()
    #expect(clients.counts == (isShared ? [1, 1] : [3, 3]))
    // The next login changes nothing.
    try await clients.phone.logOut()
    try await clients.phone.logIn()
    #expect(clients.counts == (isShared ? [1, 1] : [3, 3]))
  }

  // MARK: the order

  /// Puts an unread message into each session, and empties the transcript.
  private func unread(_ world: ConversationWorld, _ sessions: [NIMSession]) async throws {
    for session in sessions {
      let target = session.sessionType == .P2P ? ChatApp.direct("alice") : session
      _ = try await world.receive(["text"], in: target)
    }
    try await world.alice.catchUp()
    _ = world.transcript.take()
  }

  @Test func didUpdateComesBeforeTheEndOfReading() async throws {
    let world = try await ConversationWorld()
    let sessions = [world.session, try world.team(), try world.team()]
    for _ in 0..<50 {
      try await unread(world, sessions)
      var expected: [String] = []
      for (index, session) in sessions.enumerated() {
        let id = session.sessionId
        world.manager.markAllMessagesRead(in: session, completion: world.transcript.completion("mark \(id)"))
        expected += ["updated \(id) 0 of \(sessions.count - 1 - index)", "read \(id): done", "mark \(id): done"]
      }
      try await world.alice.catchUp()
      #expect(world.transcript.take() == expected)
    }
  }

  @Test func didUpdateComesBeforeTheEndOfReadingOnTwoThreads() async throws {
    let world = try await ConversationWorld()
    let sessions = [world.session, try world.team(), try world.team(), try world.team()]
    // The vendor's classes are not Sendable. The manager is safe to share: that it may be called on any thread is what is tested.
    nonisolated(unsafe) let manager = world.manager
    // Safe to share: the sessions do not change meanwhile.
    nonisolated(unsafe) let all = sessions
    for _ in 0..<50 {
      try await unread(world, sessions)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for session in all[(2 * thread)..<(2 * thread + 2)] { manager.markAllMessagesRead(in: session) }
      }
      try await world.alice.catchUp()
      let lines = world.transcript.take()
      #expect(lines.count == 2 * sessions.count)
      for session in sessions {
        let update = lines.firstIndex { $0.hasPrefix("updated \(session.sessionId) 0 ") }
        let end = try #require(lines.firstIndex(of: "read \(session.sessionId): done"))
        #expect(try #require(update) < end)
      }
    }
  }
}
