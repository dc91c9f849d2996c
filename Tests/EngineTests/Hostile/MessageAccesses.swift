import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// The gate between accounts and messages over both stores, with clients that try every action in some situations, and on messages that
/// do not exist. `HostileMessageAccessProduct` has every situation.
@Suite struct HostileMessageAccess {
  /// The relation of an account to a message.
  enum Situation: String, CaseIterable, CustomTestStringConvertible {
    /// A message of another member of the same role.
    case ofMember
    case own
    /// A manager, and a message of an ordinary member.
    case asManager
    /// A manager, and a message of the owner.
    case ofOwner
    /// A manager, and a message of another manager.
    case ofEqual
    /// An account that is not in the group.
    case outsider
    /// A member that joined after the message was sent.
    case beforeJoining
    /// A message for some members, to which the account does not belong.
    case forOthers
    case forOneself
    /// The account deleted the message from its own history.
    case deleted
    /// The account cleared its history.
    case cleared
    case revoked
    case command
    case notification
    /// A member that may not write.
    case silenced
    /// The window for revocation has ended.
    case expired
    case expiredAsManager
    /// The window for revocation has ended, and the message is the manager's own.
    case expiredOfManager
    case inRoom
    case ownInRoom
    case asRoomOwner
    case outsideRoom
    case direct
    case ownDirect
    /// The sender of a direct message has blocked the account since.
    case blocked
    /// The account's own direct message that a block withheld from the recipient.
    case ownWithheld
    /// A direct message that the account's block withheld from it.
    case withheld
    case absent

    var testDescription: String { rawValue }
  }

  /// An account, and the message on which it acts.
  private struct Attempt {
    var client: HostileClient
    var conversation: ConversationID
    var id: MessageID
  }

  private final class World {
    let hub: HostileHub
    let alice, bob, carol, dave, erin, frank, grace, heidi: HostileClient
    private var count = 0
    static let crew = ConversationID.group("crew")
    static let hall = ConversationID.room("hall")

    init(_ kind: HubStoreKind) async throws {
      let hub = try HostileHub(kind) {
        $0.revokeWindow = 60_000
        $0.limits.openReports = 1000
      }
      self.hub = hub
      func client(_ account: AccountID) async throws -> HostileClient { try await hub.client(account) }
      (alice, bob, carol) = (try await client("alice"), try await client("bob"), try await client("carol"))
      (dave, erin) = (try await client("dave"), try await client("erin"))
      (frank, grace, heidi) = (try await client("frank"), try await client("grace"), try await client("heidi"))
      // Alice owns the group, carol and heidi manage it; grace may not write; dave joins late, erin never.
      try await alice.createGroup("crew", ["bob", "carol", "frank", "grace", "heidi"])
      try await alice.ask(SetRoleCall(id: "crew", accounts: ["carol", "heidi"], role: .manager))
      try await alice.ask(MuteMembersCall(id: "crew", accounts: ["grace"], isMuted: true, until: nil))
      _ = try hub.loop.createRoom(id: "hall", name: "Hall", owner: "alice")
      for client in [alice, bob, frank] {
        try await client.ask(EnterRoomCall(id: "hall", nickname: nil, custom: nil))
      }
    }

    /// Returns an id that no message has.
    func newID() -> MessageID {
      count += 1
      return MessageID("m\(count)")
    }

    /// Sends a message, and returns its id.
    func send(
      _ client: HostileClient, to conversation: ConversationID, for addressees: [AccountID]? = nil,
      _ change: (inout SubmitCall) -> Void = { _ in }
    ) async throws -> MessageID {
      let id = newID()
      var body = MessageBody(content: .text("text"))
      body.addressees = addressees
      var call = SubmitCall(
        id: id, conversation: conversation, options: .ordinary, kind: .text, body: body.encoded(), resumes: true)
      if conversation.kind == .group { call.options.insert(.wantsGroupReceipts) }
      change(&call)
      try await client.ask(call)
      return id
    }
  }

  private func attempt(_ situation: Situation, _ world: World) async throws -> Attempt {
    let (crew, hall) = (World.crew, World.hall)
    func inCrew(_ client: HostileClient, from sender: HostileClient? = nil) async throws -> Attempt {
      Attempt(client: client, conversation: crew, id: try await world.send(sender ?? world.bob, to: crew))
    }
    switch situation {
    case .ofMember: return try await inCrew(world.frank)
    case .own: return try await inCrew(world.bob)
    case .asManager: return try await inCrew(world.carol)
    case .ofOwner: return try await inCrew(world.carol, from: world.alice)
    case .ofEqual: return try await inCrew(world.carol, from: world.heidi)
    case .outsider: return try await inCrew(world.erin)
    case .beforeJoining:
      _ = try? await world.alice.ask(RemoveMembersCall(id: "crew", accounts: ["dave"]))
      let attempt = try await inCrew(world.dave)
      try await world.alice.ask(AddMembersCall(id: "crew", accounts: ["dave"], note: nil))
      return attempt
    case .forOthers, .forOneself:
      let id = try await world.send(world.bob, to: crew, for: ["carol"])
      return Attempt(client: situation == .forOneself ? world.carol : world.frank, conversation: crew, id: id)
    case .deleted:
      let attempt = try await inCrew(world.frank)
      try await world.frank.ask(DeleteMessagesCall(conversation: crew, ids: [attempt.id], note: nil))
      return attempt
    case .cleared:
      let attempt = try await inCrew(world.frank)
      try await world.frank.ask(ClearHistoryCall(conversation: crew, note: nil, everywhere: false))
      return attempt
    case .revoked:
      let attempt = try await inCrew(world.frank)
      try await world.bob.ask(RevokeCall(conversation: crew, id: attempt.id, request: RevocationRequest()))
      return attempt
    case .command:
      let id = try await world.send(world.bob, to: crew) {
        $0.kind = .command
        $0.options.remove(.wantsGroupReceipts)
        $0.body = MessageBody(content: .command(CommandContent(action: "do"))).encoded()
      }
      return Attempt(client: world.frank, conversation: crew, id: id)
    case .notification:
      // The hub writes one whenever members change.
      _ = try? await world.alice.ask(RemoveMembersCall(id: "crew", accounts: ["dave"]))
      try await world.alice.ask(AddMembersCall(id: "crew", accounts: ["dave"], note: nil))
      let query = HistoryQuery(conversation: crew, kinds: [.notification], limit: 1)
      let page = try await world.frank.ask(HistoryCall(query))
      return Attempt(client: world.frank, conversation: crew, id: try #require(page.messages.first).message.id)
    case .silenced: return try await inCrew(world.grace)
    case .expired, .expiredAsManager, .expiredOfManager:
      let attempt = try await inCrew(
        situation == .expired ? world.bob : world.carol,
        from: situation == .expiredOfManager ? world.carol : world.bob)
      world.hub.clock.advance(bySeconds: 61)
      return attempt
    case .inRoom, .ownInRoom, .asRoomOwner, .outsideRoom:
      let id = try await world.send(world.bob, to: hall)
      let client =
        switch situation {
        case .ownInRoom: world.bob
        case .asRoomOwner: world.alice
        case .outsideRoom: world.erin
        default: world.frank
        }
      return Attempt(client: client, conversation: hall, id: id)
    case .direct, .ownDirect:
      let id = try await world.send(world.bob, to: .direct("frank"))
      return situation == .direct
        ? Attempt(client: world.frank, conversation: .direct("bob"), id: id)
        : Attempt(client: world.bob, conversation: .direct("frank"), id: id)
    case .blocked:
      // The message is sent before the block.
      try await world.dave.ask(UpdateContactCall(account: "erin", update: ContactUpdate(isBlocked: false)))
      let id = try await world.send(world.dave, to: .direct("erin"))
      try await world.dave.ask(UpdateContactCall(account: "erin", update: ContactUpdate(isBlocked: true)))
      return Attempt(client: world.erin, conversation: .direct("dave"), id: id)
    case .ownWithheld, .withheld:
      try await world.dave.ask(UpdateContactCall(account: "grace", update: ContactUpdate(isBlocked: true)))
      let id = try await world.send(world.grace, to: .direct("dave"))
      return situation == .ownWithheld
        ? Attempt(client: world.grace, conversation: .direct("dave"), id: id)
        : Attempt(client: world.dave, conversation: .direct("grace"), id: id)
    case .absent: return Attempt(client: world.frank, conversation: crew, id: "absent")
    }
  }

  /// Asks for one action, and returns the error's code; nil if it was carried out.
  private func outcome(
    of purpose: MessagePurpose, _ attempt: Attempt, _ world: World
  ) async throws -> MessagingError.Code? {
    let call = purpose.call(attempt.id, in: attempt.conversation, reply: world.newID())
    return try await attempt.client.outcome(of: purpose, on: attempt.id, attempt.client.send(call))
  }

  // MARK: outcomes

  /// The outcomes of one situation: one for most purposes, and the exceptions.
  private struct Row {
    var usual: MessagingError.Code?
    var others: [MessagePurpose: MessagingError.Code?]

    init(_ usual: MessagingError.Code?, _ others: [MessagePurpose: MessagingError.Code?] = [:]) {
      self.usual = usual
      self.others = others
    }

    subscript(purpose: MessagePurpose) -> MessagingError.Code? {
      // The two requests to revoke differ where a manager's time has ended, and nowhere else.
      let alike = purpose == .revokeWithinWindow ? others[.revoke] : nil
      return if let other = others[purpose] ?? alike { other } else { usual }
    }
  }

  private func row(_ situation: Situation) -> Row {
    let ofOthers: [MessagePurpose: MessagingError.Code?] = [
      .edit: .notOwnMessage, .readReceipts: .notOwnMessage, .revoke: .notOwnMessage,
    ]
    let room: [MessagePurpose: MessagingError.Code?] = [
      .readReactions: .unsupported, .react: .unsupported, .removeReaction: .unsupported, .edit: .unsupported,
      .pin: .unsupported, .startThread: .groupNotFound, .confirmReading: .unsupported,
    ]
    let direct: [MessagePurpose: MessagingError.Code?] = [
      .startThread: .groupNotFound, .readReceipts: .messageNotFound,
    ]
    func joined(
      _ first: [MessagePurpose: MessagingError.Code?], _ second: [MessagePurpose: MessagingError.Code?]
    ) -> [MessagePurpose: MessagingError.Code?] { first.merging(second) { $1 } }
    switch situation {
    case .ofMember: return Row(nil, ofOthers)
    case .own: return Row(nil, [.confirmReading: .messageNotFound])
    case .asManager: return Row(nil, [.readReceipts: .notOwnMessage])
    case .ofOwner, .ofEqual: return Row(nil, [.readReceipts: .notOwnMessage, .edit: .notOwnMessage])
    case .outsider: return Row(.notMember)
    case .beforeJoining: return Row(.messageNotFound, [.delete: nil, .revoke: .notOwnMessage])
    case .forOthers: return Row(.messageNotFound)
    case .forOneself:
      return Row(nil, [.reply: .forbidden, .startThread: .unsupported, .readReceipts: .notOwnMessage])
    case .deleted, .cleared:
      return Row(.messageNotFound, [.readReplies: nil, .delete: nil, .revoke: .notOwnMessage])
    case .revoked: return Row(.messageNotFound, [.reply: nil, .readReplies: nil, .delete: nil])
    case .command: return Row(.messageNotFound, [.delete: nil])
    case .notification:
      return Row(
        .messageNotFound,
        [
          .read: nil, .reply: nil, .readReplies: nil, .delete: nil, .edit: .notOwnMessage, .revoke: .notOwnMessage,
        ])
    case .silenced: return Row(nil, joined(ofOthers, [.reply: .muted, .startThread: .muted]))
    case .expired, .expiredOfManager:
      return Row(nil, [.confirmReading: .messageNotFound, .revoke: .revokeWindowElapsed])
    case .expiredAsManager:
      return Row(nil, [.readReceipts: .notOwnMessage, .revokeWithinWindow: .revokeWindowElapsed])
    case .inRoom: return Row(nil, joined(room, [.readReceipts: .messageNotFound, .revoke: .notOwnMessage]))
    case .ownInRoom, .asRoomOwner: return Row(nil, joined(room, [.readReceipts: .messageNotFound]))
    case .outsideRoom: return Row(.notMember, room)
    case .direct: return Row(nil, joined(direct, [.edit: .notOwnMessage, .revoke: .notOwnMessage]))
    case .ownDirect: return Row(nil, joined(direct, [.confirmReading: .messageNotFound]))
    case .blocked:
      return Row(
        nil, joined(direct, [.edit: .notOwnMessage, .revoke: .notOwnMessage, .react: .blocked, .pin: .blocked]))
    case .ownWithheld:
      return Row(
        .messageNotFound,
        joined(direct, [.read: nil, .edit: nil, .reply: nil, .readReplies: nil, .delete: nil, .revoke: nil]))
    case .withheld: return Row(.messageNotFound, [.startThread: .groupNotFound])
    case .absent: return Row(.messageNotFound)
    }
  }

  @Test(arguments: Situation.allCases, HubStoreKind.allCases)
  func eachActionHasItsOutcome(_ situation: Situation, _ kind: HubStoreKind) async throws {
    let world = try await World(kind)
    let row = row(situation)
    for purpose in MessagePurpose.allCases {
      let attempt = try await attempt(situation, world)
      let outcome = try await outcome(of: purpose, attempt, world)
      #expect(outcome == row[purpose], "\(purpose)")
    }
  }

  /// The error for a message that is kept from the account does not reveal that it exists.
  @Test(arguments: [Situation.forOthers, .withheld])
  func messageKeptFromAccountIsRefusedAsAbsent(_ situation: Situation) async throws {
    let world = try await World(.memory)
    for purpose in MessagePurpose.allCases where purpose != .startThread {
      let attempt = try await attempt(situation, world)
      let absent = Attempt(client: attempt.client, conversation: attempt.conversation, id: "absent")
      #expect(try await outcome(of: purpose, attempt, world) == outcome(of: purpose, absent, world), "\(purpose)")
    }
  }
}
