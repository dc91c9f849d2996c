import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The entries of an account's stream about the actions of its devices.
@Suite struct HostileOwnActions {
  private let bob = ConversationID.direct("bob")
  private let crew = ConversationID.group("crew")

  /// An entry as a short text: the action, its accounts, and the acting device.
  private func action(
    _ kind: OwnAction.Kind, _ conversation: ConversationID, _ accounts: AccountID..., by device: DeviceID = "phone"
  ) -> String {
    OwnAction(
      kind, in: conversation, accounts: accounts, device: device, style: "Test", time: .zero
    ).short
  }

  @Test(arguments: HubStoreKind.allCases)
  func contacts(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let phone = try await hub.client("alice")
    let tablet = try await hub.client("alice", device: "tablet")
    let peer = try await hub.client("bob")
    try await peer.ask(RequestFriendCall(account: "alice", isImmediate: false, message: "hello"))
    try await phone.ask(AnswerFriendCall(account: "BOB", accepts: false, message: nil))
    try await peer.ask(RequestFriendCall(account: "alice", isImmediate: false, message: nil))
    try await phone.ask(AnswerFriendCall(account: "bob", accepts: true, message: nil))
    try await phone.ask(RemoveFriendCall(account: "bob", forgetsNotes: true))
    try await phone.ask(RequestFriendCall(account: "bob", isImmediate: true, message: nil))
    let silent = ContactUpdate(alias: "B", isBlocked: true, isMuted: true)
    try await phone.ask(UpdateContactCall(account: "bob", update: silent))
    try await tablet.ask(
      UpdateContactCall(account: "bob", update: ContactUpdate(isBlocked: false, isMuted: false)))
    // A request that changes nothing or is refused leaves no entry, nor does a friend request.
    try await phone.ask(UpdateContactCall(account: "bob", update: ContactUpdate(alias: "Bo", isBlocked: false)))
    try await phone.ask(RequestFriendCall(account: "bob", isImmediate: true, message: nil))
    _ = try await phone.refusal(of: AnswerFriendCall(account: "bob", accepts: false, message: nil))
    _ = try await phone.refusal(of: RemoveFriendCall(account: "nobody", forgetsNotes: false))
    for client in [phone, tablet, peer] { try await client.waitUntilIdle() }
    #expect(
      tablet.ownActions == [
        action(.requestDeclined, bob, "bob"), action(.requestAccepted, bob, "bob"), action(.contactRemoved, bob, "bob"),
        action(.contactAdded, bob, "bob"), action(.contactMuted, bob, "bob"), action(.contactBlocked, bob, "bob"),
      ])
    #expect(
      phone.ownActions == [
        action(.contactUnmuted, bob, "bob", by: "tablet"), action(.contactUnblocked, bob, "bob", by: "tablet"),
      ])
    #expect(peer.ownActions.isEmpty)
  }

  @Test(arguments: HubStoreKind.allCases)
  func groups(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let phone = try await hub.client("alice")
    let tablet = try await hub.client("alice", device: "tablet")
    let peer = try await hub.client("bob")
    _ = try hub.register("x", 1)
    let carol = try await hub.client("carol")
    let group = GroupInfo(id: "crew", name: "Crew", owner: "alice", memberLimit: 0, joinsFreely: true)
    try await phone.ask(CreateGroupCall(id: "crew", group: group, members: ["BOB", "nobody"], note: nil))
    try await phone.ask(AddMembersCall(id: "crew", accounts: ["carol", "bob"], note: nil))
    try await phone.ask(SetRoleCall(id: "crew", accounts: ["bob"], role: .manager))
    try await phone.ask(SetRoleCall(id: "crew", accounts: ["bob"], role: .ordinary))
    try await phone.ask(MuteMembersCall(id: "crew", accounts: ["bob", "carol"], isMuted: true, until: nil))
    try await phone.ask(MuteMembersCall(id: "crew", accounts: ["bob"], isMuted: false, until: nil))
    let muted = GroupInfo.Property.muted
    try await phone.ask(UpdateGroupCall(id: "crew", changes: [muted: "true"]))
    try await phone.ask(UpdateGroupCall(id: "crew", changes: [muted: "true", "name": "Crew 2"]))
    try await phone.ask(UpdateGroupCall(id: "crew", changes: [muted: "false"]))
    try await phone.ask(UpdateMemberCall(id: "crew", account: "alice", nickname: "A", custom: nil))
    try await phone.ask(UpdateMemberCall(id: "crew", account: "bob", nickname: "B", custom: nil))
    try await phone.ask(RemoveMembersCall(id: "crew", accounts: ["carol"]))
    // Bob is not a manager; a refused request leaves no entry.
    _ = try await peer.refusal(of: DismissGroupCall(id: "crew"))
    _ = try await phone.refusal(of: AddMembersCall(id: "crew", accounts: ["bob"], note: nil))
    try await phone.ask(TransferGroupCall(id: "crew", account: "bob", leaves: true))
    try await phone.ask(JoinGroupCall(id: "crew"))
    try await phone.ask(LeaveGroupCall(id: "crew"))
    try await phone.ask(
      CreateGroupCall(id: "solo", group: GroupInfo(id: "solo", name: "", owner: "alice"), members: [], note: nil))
    try await phone.ask(DismissGroupCall(id: "solo"))
    for client in [phone, tablet, peer, carol] { try await client.waitUntilIdle() }
    let solo = ConversationID.group("solo")
    #expect(
      tablet.ownActions == [
        action(.groupCreated, crew, "bob"), action(.membersAdded, crew, "carol"), action(.managersAdded, crew, "bob"),
        action(.managersRemoved, crew, "bob"), action(.membersMuted, crew, "bob", "carol"),
        action(.membersUnmuted, crew, "bob"), action(.groupMuted, crew), action(.groupUnmuted, crew),
        action(.memberUpdated, crew), action(.memberUpdated, crew, "bob"), action(.membersRemoved, crew, "carol"),
        action(.ownerAssigned, crew, "bob"), action(.groupLeft, crew), action(.groupJoined, crew),
        action(.groupLeft, crew), action(.groupCreated, solo), action(.groupDismissed, solo),
      ])
    for client in [phone, peer, carol] { #expect(client.ownActions.isEmpty) }
  }

  @Test(arguments: HubStoreKind.allCases)
  func conversations(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let phone = try await hub.client("alice")
    let tablet = try await hub.client("alice", device: "tablet")
    let peer = try await hub.client("bob")
    try await phone.ask(SubmitCall("m1", to: bob))
    try await phone.ask(SubmitCall("m2", to: bob))
    try await phone.ask(DeleteMessagesCall(conversation: .direct("BOB"), ids: ["m1"], note: nil))
    try await phone.ask(ClearHistoryCall(conversation: bob, note: nil, everywhere: false))
    try await phone.ask(DelistConversationsCall(conversations: [bob], clearsHistory: false))
    try await phone.ask(DelistConversationsCall(conversations: [bob], clearsHistory: true))
    _ = try await phone.refusal(of: DeleteMessagesCall(conversation: bob, ids: ["m9"], note: nil))
    _ = try await phone.refusal(of: DelistConversationsCall(conversations: [.room("r")], clearsHistory: false))
    for client in [phone, tablet, peer] { try await client.waitUntilIdle() }
    #expect(
      tablet.ownActions == [
        action(.messagesDeleted, bob), action(.historyCleared, bob), action(.conversationDelisted, bob),
        action(.conversationDelisted, bob), action(.historyCleared, bob),
      ])
    for client in [phone, peer] { #expect(client.ownActions.isEmpty) }
  }

  /// A device that was away reads these entries behind those of the changes, which do not name the acting device.
  @Test(arguments: HubStoreKind.allCases)
  func entriesWaitForDevicesThatAreAway(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let phone = try await hub.client("alice")
    _ = try await hub.client("bob")
    let group = GroupInfo(id: "crew", name: "Crew", owner: "alice")
    try await phone.ask(CreateGroupCall(id: "crew", group: group, members: ["bob"], note: nil))
    try await phone.ask(RequestFriendCall(account: "bob", isImmediate: true, message: nil))
    try await phone.ask(TransferGroupCall(id: "crew", account: "bob", leaves: true))
    // The acting device reads its own as well if it asks, and knows it by its name.
    let tablet = try await hub.client("alice", device: "tablet")
    for client in [tablet, phone] {
      let pulled = try await client.ask(PullCall([PullPosition(stream: .account, after: 0)]))
      let entries = pulled.flatMap(\.events).map { event in
        switch event.payload {
        case .ownAction(let action): action.short
        case .groupLeft: "left"
        case .contactChanged: "contact"
        default: "\(event.payload)"
        }
      }
      #expect(
        entries == [
          // The account is not a member any more, so the group is not described.
          "nothing", action(.groupCreated, crew, "bob"), "contact", action(.contactAdded, bob, "bob"),
          action(.ownerAssigned, crew, "bob"), "left", action(.groupLeft, crew),
        ])
    }
  }

  @Test func anActionOfALaterVersionIsSkipped() throws {
    let action = OwnAction(.groupLeft, in: crew, device: "phone", style: "Test", time: Timestamp(milliseconds: 5))
    var bytes = EventPayload.ownAction(action).encoded()
    #expect(try EventPayload(decoding: bytes) == .ownAction(action))
    #expect(bytes[0] == 40 && bytes[2] == OwnAction.Kind.groupLeft.rawValue)
    bytes[2] = 99
    do {
      _ = try EventPayload(decoding: bytes)
      Issue.record("kind 99 was read")
    } catch {
      #expect(error.code == .unsupported)
    }
  }
}

extension OwnAction {
  /// The action without its time.
  var short: String {
    "\(kind) \(conversation.map { "\($0)" } ?? "account") \(accounts) \(device?.string ?? "?") \(style ?? "?")"
  }
}

extension HostileClient {
  /// The actions that were pushed so far, in short.
  fileprivate var ownActions: [String] {
    received.pushes.compactMap { if case .ownAction(let action)? = $0.event?.payload { action.short } else { nil } }
  }
}
