import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceEngine

/// One name, many spellings.
@Suite struct HostileNames {
  private static let nfc = "jos\u{E9}"
  private static let nfd = "jose\u{301}"

  @Test(arguments: HubStoreKind.allCases)
  func spellingsOfOneNormalFormAreOneAccount(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let composed = hub.client()
    #expect(try await composed.logIn(AccountID(Self.nfc)).account.name == Self.nfc)
    let decomposed = hub.client()
    let connected = try await decomposed.logIn(AccountID(Self.nfd), device: "tablet")
    #expect(connected.account.name.utf8.elementsEqual(Self.nfc.utf8))
    #expect(connected.otherDevices.map(\.id) == ["phone"])
    #expect(try hub.inspect { try $0.store.account(number: 2) } == nil)
  }

  @Test(arguments: HubStoreKind.allCases)
  func firstLoginRegistersTheNormalForm(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let connected = try await hub.client().logIn(AccountID(Self.nfd))
    #expect(connected.account.name.utf8.elementsEqual(Self.nfc.utf8))
    let stored = try #require(try hub.inspect { try $0.store.account(folded: Self.nfc) })
    #expect(stored.id.name.utf8.elementsEqual(Self.nfc.utf8))
  }

  @Test func foldingTakesTheKelvinSignForItsLetter() async throws {
    let hub = try HostileHub()
    _ = try await hub.client().logIn("Kelvin")
    let connected = try await hub.client().logIn("\u{212A}ELVIN", device: "tablet")
    #expect(connected.account.name == "Kelvin")
    // Letters that only look alike are different.
    #expect(try await hub.client().logIn("\u{39A}elvin").account.name == "\u{39A}elvin")
    #expect(try hub.number(of: "kelvin") != hub.number(of: "\u{39A}elvin"))
  }

  @Test(arguments: [
    "", "a\u{0}b", "a\nb", "tab\t", "\u{7F}", "\u{85}", "line\u{2028}", String(repeating: "x", count: 65),
    String(repeating: "\u{E9}", count: 33), "\u{378}",
  ])
  func invalidNameIsRefusedEverywhere(_ name: String) async throws {
    let hub = try HostileHub()
    let stranger = hub.client()
    let login = ConnectCall(account: AccountID(name), token: "", device: "d", style: "Test", platform: .linux)
    #expect(try await stranger.refusal(of: login).code == .invalidArgument)
    let client = try await hub.client("alice")
    #expect(try await client.refusal(of: SubmitCall("m", to: .direct(AccountID(name)))).code == .invalidArgument)
    #expect(try await client.refusal(of: SubmitCall("m", to: .group(name))).code == .invalidArgument)
    #expect(try await client.refusal(of: SubmitCall(MessageID(name), to: .direct("alice"))).code == .invalidArgument)
    #expect(try await client.refusal(of: EnterRoomCall(id: name, nickname: nil, custom: nil)).code == .invalidArgument)
    #expect(try await client.refusal(of: SubscribeCall(id: name, creates: true)).code == .invalidArgument)
    #expect(try await client.refusal(of: WatchPresenceCall(accounts: [AccountID(name)])).code == .invalidArgument)
    let group = CreateGroupCall(id: name, group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil)
    #expect(try await client.refusal(of: group).code == .invalidArgument)
    var device = login
    device.account = "alice"
    device.device = DeviceID(name)
    #expect(try await stranger.refusal(of: device).code == .invalidArgument)
  }

  /// "alice" with an invisible character cannot be distinguished from alice.
  @Test(arguments: [
    "alice\u{200B}", "\u{202E}alice", "alice ", " alice", "ali\u{AD}ce", "alice\u{A0}", "alice\u{3164}",
  ])
  func newNameThatLooksLikeAnotherIsRefused(_ name: String) async throws {
    let hub = try HostileHub()
    let client = try await hub.client("alice")
    let login = ConnectCall(account: AccountID(name), token: "", device: "d", style: "Test", platform: .linux)
    #expect(try await hub.client().refusal(of: login).code == .invalidArgument)
    let group = CreateGroupCall(id: name, group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil)
    #expect(try await client.refusal(of: group).code == .invalidArgument)
    #expect(try await client.refusal(of: SubscribeCall(id: name, creates: true)).code == .invalidArgument)
    #expect(try hub.inspect { try $0.store.account(folded: AccountID(name).folded) } == nil)
  }

  /// A later version of Unicode may find a character invisible that a name has already.
  @Test(arguments: HubStoreKind.allCases)
  func accountGroupAndRoomThatHaveSuchANameKeepIt(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let name = "bob\u{200B}"
    let alice = try await hub.client("alice")
    try hub.inspect { hub in
      try hub.store.begin()
      _ = try hub.store.insertAccount(name: AccountID(name))
      let group = GroupInfo(id: name, name: "g", owner: "alice", joinsFreely: true)
      _ = try hub.store.insertStream(key: .conversation(name), kind: .group, profile: GroupProfile(group).encoded)
      let room = RoomProfile(RoomInfo(id: name + "r", name: "r", owner: "alice"), isOpen: true)
      _ = try hub.store.insertStream(key: .conversation(name + "r"), kind: .room, profile: room.encoded)
      try hub.store.commit()
    }
    let bob = hub.client()
    #expect(try await bob.logIn(AccountID(name)).account.name == name)
    _ = try await alice.ask(SubmitCall("m", to: .direct(AccountID(name))))
    #expect(try await bob.nextMessage("m").sender == "alice")
    #expect(try await alice.ask(GroupInformationCall(id: name)).group.id == name)
    #expect(try await alice.ask(EnterRoomCall(id: name + "r", nickname: nil, custom: nil)).room.id == name + "r")
    // The name without the invisible character is not registered.
    #expect(try await alice.refusal(of: SubmitCall("m2", to: .direct("bob"))).code == .accountNotFound)
  }

  /// The reproduction of a client whose process ended at every login: two groups, one name in two forms.
  @Test(arguments: HubStoreKind.allCases)
  func groupsOfOneNormalFormAreOneGroup(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let client = try await hub.client("alice")
    func create(_ id: String) -> CreateGroupCall {
      CreateGroupCall(id: id, group: GroupInfo(id: "", name: "g", owner: "alice"), members: [], note: nil)
    }
    _ = try await client.ask(create("e\u{301}"))
    #expect(try await client.refusal(of: create("\u{E9}")).code == .groupExists)
    let connected = try await hub.client().logIn("alice", device: "tablet")
    #expect(connected.groups.count == 1)
    #expect(connected.groups[0].id.utf8.elementsEqual("\u{E9}".utf8))
    // The other spelling finds it.
    #expect(try await client.ask(GroupInformationCall(id: "e\u{301}")).group.id == "\u{E9}")
  }

  @Test func propertiesAreStoredInTheirNormalForm() async throws {
    let hub = try HostileHub()
    let client = try await hub.client("alice")
    let group = GroupInfo(id: "", name: "g", owner: "alice", properties: ["e\u{301}": "1"])
    _ = try await client.ask(CreateGroupCall(id: "g", group: group, members: [], note: nil))
    _ = try await client.ask(UpdateGroupCall(id: "g", changes: ["a\u{300}": "2"]))
    let names = try await client.ask(GroupInformationCall(id: "g")).group.properties.keys.sorted()
    #expect(names.map { Array($0.utf8) } == ["\u{E0}", "\u{E9}"].map { Array($0.utf8) })
  }

  @Test func spellingsOfOneMessageIDAreOneMessage() async throws {
    let hub = try HostileHub()
    _ = try await hub.client("bob")
    let client = try await hub.client("alice")
    let first = try await client.ask(SubmitCall("e\u{301}", to: .direct("bob")))
    #expect(first.id.string.utf8.elementsEqual("\u{E9}".utf8))
    #expect(try await client.ask(SubmitCall("\u{E9}", to: .direct("bob"))).isDuplicate)
  }
}
