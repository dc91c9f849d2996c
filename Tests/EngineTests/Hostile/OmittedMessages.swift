import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The number of unread messages that a hub leaves out. A device counts down by itself what is revoked behind the part that it has, so
/// the number is that at the end of the part.
@Suite struct OmittedMessages {
  @Test(arguments: HubStoreKind.allCases, [4, 10])
  func laterRevocationsDoNotReduceTheUnreadNumberOfAPart(_ kind: HubStoreKind, _ pullLimit: Int) async throws {
    let hub = try HostileHub(kind) {
      $0.pullLimit = pullLimit
      $0.catchUpLimit = 10
    }
    try await hub.client("bob").ask(DisconnectCall())
    hub.clock.advance(bySeconds: 1)
    let alice = try await hub.client("alice")
    let (toBob, toAlice) = (ConversationID.direct("bob"), ConversationID.direct("alice"))
    for number in 1...20 {
      let body = MessageBody(content: .text("\(number)"))
      try await alice.ask(
        SubmitCall(
          id: MessageID("m\(number)"), conversation: toBob, options: number == 7 ? [.stored] : .ordinary,
          kind: .text, body: body.encoded(), resumes: true))
    }
    // Two that counted, one that never did, and one that is not left out.
    for number in [3, 5, 7, 19] {
      try await alice.ask(
        RevokeCall(conversation: toBob, id: MessageID("m\(number)"), request: RevocationRequest()))
    }
    // The last ten entries are messages up to the 20th, and the revocations at 21 to 24.
    let bob = try await hub.client("bob")
    let part = try await bob.ask(PullCall([PullPosition(stream: .conversation(toAlice), after: 0)]))[0]
    #expect(part.isTruncated && part.events.first?.sequence == 15)
    #expect(part.hasMore == (pullLimit == 4) && part.upTo == (pullLimit == 4 ? 18 : 24))
    #expect(part.omittedUnread == (pullLimit == 4 ? 13 : 11))
  }

  /// A silent message and one for some members count nowhere, nor does one that was taken from its receivers before.
  @Test(arguments: HubStoreKind.allCases)
  func revocationSaysWhetherTheMessageCounted(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("crew", ["bob"])
    let crew = ConversationID.group("crew")
    try await alice.ask(SubmitCall("plain", to: crew))
    try await alice.ask(SubmitCall("silent", to: crew, options: [.stored, .roams, .synchronizes]))
    let secret = MessageBody(content: .text("secret"), addressees: ["bob"])
    try await alice.ask(
      SubmitCall(
        id: "secret", conversation: crew, options: .ordinary, kind: .text, body: secret.encoded(), resumes: true))
    try await alice.ask(SubmitCall("twice", to: crew))
    for id in ["plain", "silent", "secret"] as [MessageID] {
      try await alice.ask(RevokeCall(conversation: crew, id: id, request: RevocationRequest()))
    }
    for scope in [Revocation.Scope.receivers, .everyone] {
      try hub.loop.revoke("twice", sender: "alice", in: .group("crew"), scope: scope, request: RevocationRequest())
    }
    try await bob.waitUntilIdle()
    #expect(bob.pushedRevocations.map(\.messageID) == ["plain", "silent", "secret", "twice", "twice"])
    #expect(bob.received.pushes.compactMap(\.revocationMarks) == [[], .uncounted, .uncounted, [], .uncounted])
    let part = try await bob.ask(PullCall([PullPosition(stream: .conversation(crew), after: 0)]))[0]
    let pulled = part.events.map { InboundFrame.event($0) }
    #expect(pulled.compactMap(\.revocation).map(\.messageID) == ["plain", "silent", "secret", "twice", "twice"])
    #expect(Array(pulled.compactMap(\.revocationMarks).prefix(3)) == [[], .uncounted, .uncounted])
  }
}
