import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The gate between accounts and messages, over the product of everything on which its answers depend: the purpose, the conversation, the
/// account's role and membership, the sender's role, for whom the message is, its kind, whether it was revoked, and whether the window for
/// revocation has ended. `AccessSituations` names the combinations that there cannot be; `AccessOracle` has the answers.
///
/// `HostileMessageAccess` has some of them over both stores, and what is not in the product: messages that do not exist, and those that a
/// block of the sender withheld. Messages for members with tags, threads, and imported messages have suites of their own.
@Suite struct HostileMessageAccessProduct {
  @Test(arguments: AccessStage.all)
  func actionOnMessageHasDocumentedOutcome(_ stage: AccessStage) async throws {
    let world = try await AccessWorld(stage)
    let attempts = try await world.prepare()
    let differences = try await world.differences(attempts)
    #expect(
      differences.isEmpty,
      "\(differences.count) of \(attempts.count): \(differences.prefix(20).joined(separator: "; "))")
  }

  /// Shows that the product has all combinations, and that the oracle neither allows nor refuses an action everywhere.
  @Test func productHasEachCombination() {
    var count = 0
    var allowed: Set<MessagePurpose> = []
    var refused: Set<MessagePurpose> = []
    for stage in AccessStage.all {
      for message in AccessMessage.all(on: stage) {
        count += 1
        for purpose in MessagePurpose.allCases {
          if stage.outcome(of: purpose, on: message) == nil { allowed.insert(purpose) } else { refused.insert(purpose) }
        }
      }
    }
    #expect(AccessStage.all.count == 38 && count == 2760)
    #expect(allowed == Set(MessagePurpose.allCases) && refused == allowed)
  }
}

/// One action on one message.
private struct AccessAttempt {
  var message: AccessMessage
  var purpose: MessagePurpose
  var id: MessageID
}

/// A hub with one conversation in which the account ann acts. Fay owns the conversation at first, eve has the same role as ann at the time of
/// the actions, and bea is an ordinary member.
private final class AccessWorld {
  /// A message, and the actions on it.
  private struct Copy {
    var message: AccessMessage
    var purposes: [MessagePurpose]
    var id: MessageID
  }

  private let hub: HostileHub
  private let stage: AccessStage
  private let ann, fay, eve, bea: HostileClient
  private var copies: [Copy] = []
  private var count = 0
  private static let name = "place"
  /// The number of requests in a packet.
  private static let packet = 240

  init(_ stage: AccessStage) async throws {
    let hub = try HostileHub { $0.revokeWindow = 60_000 }
    self.hub = hub
    self.stage = stage
    (ann, fay) = (try await hub.client("ann"), try await hub.client("fay"))
    (eve, bea) = (try await hub.client("eve"), try await hub.client("bea"))
  }

  // MARK: the situations

  /// Creates all situations of the stage, and returns the actions to try.
  func prepare() async throws -> [AccessAttempt] {
    try await begin()
    copies = AccessMessage.all(on: stage).flatMap { attempted($0) }
    let cleared = copies.indices.filter { copies[$0].message.visibility == .cleared }
    if !cleared.isEmpty {
      try await send(cleared)
      try await ann.ask(ClearHistoryCall(conversation: conversation(of: .own), note: nil, everywhere: false))
    }
    let blocked = copies.indices.filter { copies[$0].message.visibility == .whileBlocking }
    if !blocked.isEmpty {
      try await ann.ask(BlockGroupCall(id: Self.name, isBlocked: true))
      try await send(blocked)
      try await ann.ask(BlockGroupCall(id: Self.name, isBlocked: false))
    }
    try await send(copies.indices.filter { ![.cleared, .whileBlocking].contains(copies[$0].message.visibility) })
    let deleted = copies.filter { $0.message.visibility == .deleted }.map(\.id)
    try await ann.ask(DeleteMessagesCall(conversation: conversation(of: .own), ids: deleted, note: nil))
    for copy in copies where copy.message.revocation != .none {
      let scope: Revocation.Scope = copy.message.revocation == .fromEveryone ? .everyone : .receivers
      try hub.loop.revoke(copy.id, sender: nil, scope: scope, request: RevocationRequest())
    }
    try await takePlaces()
    if stage.isExpired { hub.clock.advance(bySeconds: 120) }
    // The hub notifies no other account of what ann does, which takes less time.
    for client in [fay, eve, bea] { client.close() }
    return copies.flatMap { copy in
      copy.purposes.map { AccessAttempt(message: copy.message, purpose: $0, id: copy.id) }
    }
  }

  /// Returns copies of a message for all actions: one for each that revokes it, and another for the rest, of which the last one deletes it.
  private func attempted(_ message: AccessMessage) -> [Copy] {
    let ending = [MessagePurpose.revoke, .revokeWithinWindow].filter { stage.outcome(of: $0, on: message) == nil }
    let shared = MessagePurpose.allCases.filter { $0 != .delete && !ending.contains($0) } + [.delete]
    return ([shared] + ending.map { [$0] }).map { Copy(message: message, purposes: $0, id: newID()) }
  }

  private func begin() async throws {
    switch stage.place {
    case .direct: break
    case .group: try await fay.createGroup(Self.name, ["ann", "eve", "bea"]) { $0.membersMayEdit = true }
    case .room:
      _ = try hub.loop.createRoom(id: Self.name, name: "Room", owner: "fay")
      for client in [ann, fay, eve, bea] {
        try await client.ask(EnterRoomCall(id: Self.name, nickname: nil, custom: nil))
      }
      // Only managers cause notifications.
      try await setManagers(["ann", "eve", "bea"], true)
    }
  }

  /// Sets the membership and the role of each account.
  private func takePlaces() async throws {
    switch stage.place {
    case .direct:
      guard stage.isBlocked else { return }
      try await eve.ask(UpdateContactCall(account: "ann", update: ContactUpdate(isBlocked: true)))
    case .group:
      if stage.membership != .present { try await ann.ask(LeaveGroupCall(id: Self.name)) }
      if stage.membership == .outside { return }
      if stage.membership == .later {
        try await fay.ask(AddMembersCall(id: Self.name, accounts: ["ann"], note: nil))
      }
      switch stage.role {
      case .silenced:
        try await fay.ask(MuteMembersCall(id: Self.name, accounts: ["ann"], isMuted: true, until: nil))
      case .ordinary: break
      case .manager: try await fay.ask(SetRoleCall(id: Self.name, accounts: ["ann", "eve"], role: .manager))
      case .owner: try await fay.ask(TransferGroupCall(id: Self.name, account: "ann", leaves: false))
      }
    case .room:
      switch stage.role {
      case .silenced:
        try await setManagers(["ann", "eve"], false)
        try await fay.ask(ChangeRoomStandingsCall(id: Self.name, accounts: ["ann"], change: .muted(true)))
      case .ordinary: try await setManagers(["ann", "eve"], false)
      case .manager: try await setManagers(["bea"], false)
      case .owner:
        try await setManagers(["eve", "bea"], false)
        try await fay.ask(TransferRoomCall(id: Self.name, account: "ann"))
      }
      if stage.membership == .outside { try await ann.ask(LeaveRoomCall(id: Self.name)) }
    }
  }

  private func setManagers(_ accounts: [AccountID], _ isManager: Bool) async throws {
    try await fay.ask(
      ChangeRoomStandingsCall(id: Self.name, accounts: accounts, change: .manager(isManager), announces: false))
  }

  // MARK: the messages

  private func newID() -> MessageID {
    count += 1
    return MessageID("m\(count)")
  }

  private func client(_ sender: AccessMessage.Sender) -> HostileClient {
    switch sender {
    case .own: ann
    case .below: bea
    case .equal: eve
    case .above: fay
    }
  }

  /// The conversation as a sender names it.
  private func conversation(of sender: AccessMessage.Sender) -> ConversationID {
    switch stage.place {
    case .direct: .direct(sender == .own ? "eve" : "ann")
    case .group: .group(Self.name)
    case .room: .room(Self.name)
    }
  }

  /// Sends messages, those of each sender in their order.
  private func send(_ indices: [Int]) async throws {
    for sender in AccessMessage.Sender.allCases {
      let client = client(sender)
      let ofSender = indices.filter { copies[$0].message.sender == sender }
      let written = ofSender.filter { copies[$0].message.kind != .notification }
      if !written.isEmpty {
        let numbers = client.send(written.map { submission(copies[$0]) })
        for number in numbers { _ = try await client.result(number, of: SubmitCall.self).get() }
      }
      try await notify(ofSender.filter { copies[$0].message.kind == .notification }, by: sender)
    }
  }

  private func submission(_ copy: Copy) -> SubmitCall {
    let message = copy.message
    let content: MessageContent = message.kind == .command ? .command(CommandContent(action: "do")) : .text("text")
    var body = MessageBody(content: content)
    switch message.visibility {
    case .addressee: body.addressees = ["ann"]
    case .others: body.addressees = [message.sender == .below ? "fay" : "bea"]
    case .everyone, .withheld, .deleted, .cleared, .whileBlocking: break
    }
    var call = SubmitCall(
      id: copy.id, conversation: conversation(of: message.sender), options: .ordinary, kind: content.kind,
      body: body.encoded(), resumes: true)
    if message.visibility == .withheld { call.options.insert(.withheld) }
    if stage.place == .group && message.kind == .text { call.options.insert(.wantsGroupReceipts) }
    return call
  }

  /// Changes the group or room, so that the hub notifies everyone, and notes the ids of the notifications.
  private func notify(_ indices: [Int], by sender: AccessMessage.Sender) async throws {
    guard !indices.isEmpty else { return }
    let client = client(sender)
    let calls = indices.map { _ -> any HubCall in
      let changes = [GroupInfo.Property.name: newID().string]
      if stage.place == .group { return UpdateGroupCall(id: Self.name, changes: changes) }
      return UpdateRoomCall(id: Self.name, changes: changes)
    }
    for number in client.send(calls) { _ = try await client.result(number, of: UpdateGroupCall.self).get() }
    let query = HistoryQuery(conversation: conversation(of: sender), kinds: [.notification], limit: indices.count)
    let page = try await client.ask(HistoryCall(query))
    try #require(page.messages.count == indices.count)
    for (index, found) in zip(indices, page.messages.reversed()) { copies[index].id = found.message.id }
  }

  // MARK: the actions

  /// Tries actions, and returns those whose outcomes are not the oracle's.
  func differences(_ attempts: [AccessAttempt]) async throws -> [String] {
    let conversation = conversation(of: .own)
    var differences: [String] = []
    for start in stride(from: 0, to: attempts.count, by: Self.packet) {
      let part = attempts[start..<min(start + Self.packet, attempts.count)]
      let numbers = ann.send(part.map { $0.purpose.call($0.id, in: conversation, reply: newID()) })
      for (attempt, number) in zip(part, numbers) {
        let outcome = try await ann.outcome(of: attempt.purpose, on: attempt.id, number)
        let expected = stage.outcome(of: attempt.purpose, on: attempt.message)
        guard outcome != expected else { continue }
        let (found, wanted) = (outcome?.rawValue ?? "allowed", expected?.rawValue ?? "allowed")
        differences.append("\(attempt.purpose), \(attempt.message): \(found), not \(wanted)")
      }
    }
    return differences
  }
}
