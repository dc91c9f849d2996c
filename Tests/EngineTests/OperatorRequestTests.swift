import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// The operator's requests for server APIs, beyond what accounts may do.
@Suite struct OperatorRequestTests {
  private let clock = ManualClock()
  private let queue = DispatchQueue(label: "test.callbacks")

  private func environment(accounts: [AccountID]) throws -> MessagingEnvironment {
    let environment = MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
    for account in accounts { try environment.hubLoop().createAccount(account) }
    return environment
  }

  private func message(_ text: String, to conversation: ConversationID) -> SubmitCall {
    SubmitCall(
      id: .generate(at: clock.now()), conversation: conversation, options: .ordinary, kind: .text,
      body: MessageBody(content: .text(text)).encoded())
  }

  @Test func operatorSendsToAGroupInTheNameOfAnAccountThatIsNotInIt() async throws {
    let environment = try environment(accounts: ["alice", "bob", "eve"])
    let hub = try environment.hubLoop()
    let group = try hub.createGroup(id: nil, name: "G", owner: "alice", members: ["bob"])
    let call = message("hello", to: .group(group))
    #expect(throws: MessagingError(.notMember)) { try hub.send(call, as: "eve") }
    let first = try hub.sendForOperator(call, from: "eve")
    #expect(try hub.sendForOperator(call, from: "eve").isDuplicate)
    let page = try hub.history(of: .group(group), HistoryQuery(conversation: .group(group), limit: 10))
    #expect(page.messages.contains { $0.message.id == first.id && $0.message.sender == "eve" })
    // One who is muted may be made to speak.
    _ = try hub.carryOut(MuteMembersCall(id: group, accounts: ["bob"], isMuted: true, until: nil), as: "alice")
    #expect(throws: MessagingError(.muted)) { try hub.send(message("x", to: .group(group)), as: "bob") }
    _ = try hub.sendForOperator(message("x", to: .group(group)), from: "bob")
    #expect(throws: MessagingError(.groupNotFound)) {
      try hub.sendForOperator(message("x", to: .group("none")), from: "eve")
    }
    #expect(throws: MessagingError(.accountNotFound)) { try hub.sendForOperator(call, from: "nobody") }
  }

  @Test func requestsThatAreBegunBecomeDurableTogetherInTheirOrder() throws {
    let environment = try environment(accounts: ["alice", "bob"])
    let hub = try environment.hubLoop()
    let calls = (0..<50).map { message("\($0)", to: .direct($0 == 20 ? "stranger" : "bob")) }
    let answers = Lock<[(number: Int, result: Result<Acceptance, MessagingError>)]>([])
    let before = hub.statistics.counts.hubCommits
    // No turn runs before all have begun.
    try hub.onQueue {
      for (number, call) in calls.enumerated() {
        hub.begin(call, as: number == 30 ? "unknown" : "alice") { result in
          answers.withLock { $0.append((number, result)) }
        }
      }
    }
    // Behind the turn.
    try hub.onQueue {}
    #expect(answers.withLock { $0 }.map(\.number) == Array(calls.indices))
    for (number, answer) in answers.withLock({ $0 }).enumerated() {
      switch (number, answer.result) {
      case (20, .failure(let error)), (30, .failure(let error)): #expect(error.code == .accountNotFound)
      case (_, .success(let acceptance)): #expect(acceptance.id == calls[number].id && !acceptance.isDuplicate)
      case (_, .failure(let error)): Issue.record("\(number): \(error)")
      }
    }
    #expect(hub.statistics.counts.hubCommits == before + 1)
    let page = try hub.history(
      of: .direct("alice", "bob"), HistoryQuery(conversation: .direct("bob"), limit: 100))
    let accepted = calls.indices.filter { $0 != 20 && $0 != 30 }.map { calls[$0].id }
    #expect(Set(page.messages.map(\.message.id)) == Set(accepted))
    environment.shutDown()
    hub.begin(calls[0], as: "alice") { result in
      #expect(throws: MessagingError(.storageFailed, "the hub is shut down")) { try result.get() }
      answers.withLock { $0 = [] }
    }
    #expect(answers.withLock { $0 }.isEmpty)
  }

  @Test func messagesAreFoundByTheirIDs() async throws {
    let environment = try environment(accounts: ["alice", "bob", "carol"])
    let hub = try environment.hubLoop()
    let call = message("hello", to: .direct("bob"))
    _ = try hub.send(call, as: "alice")
    let found = try hub.messages(id: call.id)
    #expect(found.count == 1 && found[0].message.message.id == call.id)
    #expect(found[0].conversation == .direct("alice", "bob"))
    // The same id in another conversation is another message.
    var other = call
    other.conversation = .direct("carol")
    _ = try hub.send(other, as: "alice")
    #expect(try hub.messages(id: call.id).count == 2)
    try hub.revoke(
      call.id, sender: "alice", in: .direct("alice", "bob"), scope: .everyone, request: RevocationRequest())
    #expect(try hub.messages(id: call.id).map(\.conversation) == [.direct("alice", "carol")])
    #expect(try hub.messages(id: "unknown").isEmpty && hub.messages(id: "").isEmpty)
  }

  @Test func conversationsAreListedOnceEach() async throws {
    // More accounts and groups than one page looks at.
    let accounts = (0..<450).map { AccountID("a\($0)") }
    let environment = try environment(accounts: accounts)
    let hub = try environment.hubLoop()
    func active(_ time: Timestamp) throws -> [AdministeredConversation] {
      var (all, place, isFirst): ([AdministeredConversation], ActivePlace?, Bool) = ([], nil, true)
      while isFirst || place != nil {
        let page = try hub.conversations(activeSince: time, after: place)
        all += page.conversations
        (place, isFirst) = (page.next, false)
      }
      return all
    }
    #expect(try active(.zero).isEmpty)
    var wanted: [AdministeredConversation] = []
    for index in 0..<210 {
      wanted.append(.group(try hub.createGroup(id: nil, name: "G", owner: accounts[index], members: [])))
    }
    for (index, account) in accounts.enumerated().dropFirst() {
      _ = try hub.send(message("x", to: .direct(account)), as: accounts[index - 1])
      wanted.append(.direct(accounts[index - 1], account))
    }
    for account in accounts.dropFirst(2) {
      _ = try hub.send(message("x", to: .direct(accounts[0])), as: account)
      wanted.append(.direct(accounts[0], account))
    }
    let listed = try active(.zero)
    #expect(Set(listed) == Set(wanted) && listed.count == wanted.count)
    clock.advance(byMilliseconds: 1000)
    let later = clock.now()
    #expect(try active(later).isEmpty)
    _ = try hub.send(message("y", to: .direct(accounts[0])), as: accounts[449])
    #expect(try active(later) == [.direct(accounts[0], accounts[449])])
  }

  @Test func historyOfAConversationIsRead() async throws {
    let environment = try environment(accounts: ["alice", "bob"])
    let hub = try environment.hubLoop()
    let query = HistoryQuery(conversation: .direct("bob"), oldestFirst: true, limit: 2)
    #expect(try hub.history(of: .direct("alice", "bob"), query).messages.isEmpty)
    var ids: [MessageID] = []
    for text in ["one", "two", "three"] {
      clock.advance(byMilliseconds: 1)
      ids.append(try hub.send(message(text, to: .direct("bob")), as: "alice").id)
    }
    // A message that an account deleted for itself is among them.
    _ = try hub.carryOut(DeleteMessagesCall(conversation: .direct("bob"), ids: [ids[0]], note: nil), as: "alice")
    let page = try hub.history(of: .direct("bob", "alice"), query)
    #expect(page.messages.map(\.message.id) == Array(ids.prefix(2)))
    #expect(throws: MessagingError(.accountNotFound)) { try hub.history(of: .direct("alice", "nobody"), query) }
    #expect(throws: MessagingError(.groupNotFound)) { try hub.history(of: .group("none"), query) }
  }

  @Test func fileIsStoredByTheRulesOfUploads() async throws {
    let environment = try environment(accounts: ["alice"])
    let hub = try environment.hubLoop()
    let content = Array("content".utf8)
    let stored = try hub.storeFile(content, MediaDescriptor(type: "text/plain", fileName: "a.txt"), as: "alice")
    #expect(stored.size == 7 && stored.fileName == "a.txt" && stored.id.isValid)
    #expect(try hub.media(stored.id) == stored && environment.openMedia(stored.id).media == stored)
    #expect(try hub.storeFile(content, MediaDescriptor(), as: "alice").sha256 == stored.sha256)
    #expect(throws: MessagingError(.fileEmpty)) { try hub.storeFile([], MediaDescriptor(), as: "alice") }
    #expect(throws: MessagingError(.accountNotFound)) { try hub.storeFile(content, MediaDescriptor(), as: "nobody") }
    try hub.updateSettings { $0.mediaSizeLimit = 6 }
    #expect(throws: MessagingError.self) { try hub.storeFile(content, MediaDescriptor(), as: "alice") }
    try hub.updateSettings {
      $0.mediaSizeLimit = 100
      $0.mediaQuota = 20
    }
    #expect(throws: MessagingError.self) { try hub.storeFile(content, MediaDescriptor(), as: "alice") }
  }
}
