import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Contents and values that only the hub may produce.
@Suite struct HostileAllowList {
  private static let notification = MessageContent.notification(
    GroupNotification(operation: .membersRemoved, actor: "alice", targets: ["bob"]))

  /// A group of alice, who owns it, and bob.
  private func group(_ hub: HostileHub) async throws -> (alice: HostileClient, bob: HostileClient) {
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.createGroup("g", ["bob"])
    return (alice, bob)
  }

  @Test(arguments: HubStoreKind.allCases)
  func notificationsAreTheHubs(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let (alice, bob) = try await group(hub)
    for conversation in [.group("g"), .direct("bob")] as [ConversationID] {
      for options in [.ordinary, [.onlineOnly]] as [MessageOptions] {
        let forged = SubmitCall("forged", to: conversation, Self.notification, options: options)
        #expect(try await alice.refusal(of: forged).code == .invalidArgument)
        // The same under another kind, and another content under this kind.
        var disguised = forged
        disguised.kind = .text
        #expect(try await alice.refusal(of: disguised).code == .invalidArgument)
        disguised = SubmitCall("forged", to: conversation, .text("x"), options: options)
        disguised.kind = .notification
        #expect(try await alice.refusal(of: disguised).code == .invalidArgument)
      }
    }
    try await bob.waitUntilIdle()
    #expect(!bob.received.pushes.contains { $0.message?.id == "forged" })
    #expect(try await !alice.history(of: .group("g")).contains("forged"))
  }

  @Test func kindAndBodyAgree() async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let contents: [MessageContent] = [
      .text("t"), .location(LocationContent(latitude: 1, longitude: 2)), .tip(text: "t", attachment: nil),
      .command(CommandContent(action: "a")), .data([1]), .custom(CustomContent(payload: "p")),
      .image(MediaContent()), .audio(MediaContent()), .video(MediaContent()), .file(MediaContent()),
      .unknown(kind: 77, bytes: [1, 2]),
    ]
    for (index, content) in contents.enumerated() {
      var call = SubmitCall(MessageID("m\(index)"), to: .direct("bob"), content)
      _ = try await alice.ask(call)
      let told = try await bob.nextMessage(call.id)
      #expect(told.kind == content.kind)
      #expect(MessageBody(decoding: told.body).content.kind == content.kind)
      for other in contents where other.kind != content.kind {
        call.id = "disguised"
        call.kind = other.kind
        #expect(try await alice.refusal(of: call).code == .invalidArgument)
      }
    }
  }

  @Test(arguments: [[], [0], [1], [2, 1, 1, 0x78], [1, 1, 200, 0x78], [1, 5, 1, 9]] as [[UInt8]])
  func malformedBodyIsRefused(_ body: [UInt8]) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    var call = SubmitCall("m", to: .direct("alice"))
    call.body = body
    #expect(try await alice.refusal(of: call).code == .invalidArgument)
  }

  @Test(arguments: ["", "a\nb", String(repeating: "s", count: 65)])
  func invalidStyleNamesAreRefused(_ style: String) async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    var call = SubmitCall("m", to: .direct("alice"))
    call.body = MessageBody(content: .text("t"), extensions: [style: [1]]).encoded()
    #expect(try await alice.refusal(of: call).code == .invalidArgument)
  }

  @Test func serverPlatformIsRefusedToClients() async throws {
    let hub = try HostileHub()
    let login = ConnectCall(account: "alice", token: "", device: "d", style: "Test", platform: .server)
    #expect(try await hub.client().refusal(of: login).code == .invalidArgument)
    #expect(try hub.inspect { try $0.store.account(folded: "alice") } == nil)
  }

  @Test func unknownOptionsAreDropped() async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    let options = MessageOptions(rawValue: 0xD000).subtracting(.withheld).union(.ordinary)
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob"), options: options))
    #expect(try await bob.nextMessage("m").options == .ordinary)
  }

  @Test func inviterOfAMemberIsSetByTheHub() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("dora")
    let carol = try await hub.client("carol")
    let (alice, _) = try await group(hub)
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["carol"], note: nil))
    try await carol.ask(LeaveGroupCall(id: "g"))
    try await carol.ask(JoinGroupCall(id: "g"))
    _ = try await alice.ask(AddMembersCall(id: "g", accounts: ["dora"], note: nil))
    let members = try await alice.ask(GroupMembersCall(id: "g")).members
    let inviters = Dictionary(uniqueKeysWithValues: members.map { ($0.account.name, $0.inviter?.name) })
    #expect(inviters == ["alice": nil, "bob": "alice", "carol": nil, "dora": "alice"])
  }

  @Test func groupIsItsCreators() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("bob")
    let alice = try await hub.client("alice")
    var wanted = GroupInfo(id: "other", name: "g", owner: "bob", memberCount: 50)
    wanted.created = Timestamp(milliseconds: 5)
    wanted.version = 99
    let reply = try await alice.ask(CreateGroupCall(id: "g", group: wanted, members: [], note: nil))
    #expect(reply.group.id == "g")
    #expect(reply.group.owner == "alice")
    #expect(reply.group.memberCount == 1)
    #expect(reply.group.version == 1)
    #expect(reply.group.created == hub.clock.now())
    #expect(reply.members.map(\.role) == [.owner])
    let promotion = SetRoleCall(id: "g", accounts: ["alice"], role: .owner)
    #expect(try await alice.refusal(of: promotion).code == .invalidArgument)
  }

  @Test(arguments: HubStoreKind.allCases)
  func revocationHasNoCommandOfItsClient(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    _ = try await alice.ask(SubmitCall("m", to: .direct("bob")))
    _ = try await bob.ask(SubmitCall("taken", to: .direct("alice")))
    for (message, command) in [("m", "c"), ("n", "taken")] as [(MessageID, MessageID)] {
      if message == "n" { _ = try await alice.ask(SubmitCall("n", to: .direct("bob"))) }
      var request = RevocationRequest(postscript: "sorry")
      request.command = RevocationCommand(
        id: command, encodedBody: MessageBody(content: .command(CommandContent(action: "x"))).encoded())
      try await alice.ask(RevokeCall(conversation: .direct("bob"), id: message, request: request))
      let told = try await bob.next("revocation") { $0.revocation }
      #expect(told.messageID == message)
      #expect(told.request.postscript == "sorry")
      #expect(told.request.command == nil)
    }
    // The id that the command named is still free.
    #expect(try await alice.ask(SubmitCall("c", to: .direct("bob"))).isDuplicate == false)
  }

  @Test func nothingIsDecidedBeforeALogin() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("bob")
    let stranger = hub.client()
    #expect(try await stranger.refusal(of: SubmitCall("m", to: .direct("bob"))).code == .notLoggedIn)
    #expect(try await stranger.refusal(of: PullCall([])).code == .notLoggedIn)
    #expect(try await stranger.refusal(of: TimeCall()).code == .notLoggedIn)
    #expect(try await stranger.refusal(of: RenewTokenCall(token: "t")).code == .notLoggedIn)
    #expect(try await stranger.refusal(of: ReadMediaCall(id: .generate(), offset: 0, count: 1)).code == .notLoggedIn)
  }

  /// Bytes that are not a request are answered, or end the link; the hub goes on.
  @Test func bytesOtherThanRequestsAreHarmless() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    var unknown = ByteWriter()
    unknown.write(byte: FrameCodec.version)
    for (number, kind) in [(901, 250), (902, CallKind.submit.rawValue)] as [(UInt64, UInt8)] {
      unknown.write(unsigned: number)
      unknown.write(1000 as Int64)
      unknown.write(byte: kind)
      unknown.write(nested: { $0.write(byte: 0xFF) })
    }
    alice.expect(901, as: TimeCall.self)
    alice.expect(902, as: SubmitCall.self)
    alice.send(packet: unknown.bytes)
    let refused = try await alice.result(901, of: TimeCall.self)
    #expect(throws: MessagingError(.unsupported, "call 250")) { try refused.get() }
    let malformed = try await alice.result(902, of: SubmitCall.self)
    #expect(throws: MessagingError(.malformedData)) { try malformed.get() }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let stranger = hub.client()
      stranger.send(packet: (0..<Int.random(in: 0...300)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    try await alice.waitUntilIdle()
  }
}
