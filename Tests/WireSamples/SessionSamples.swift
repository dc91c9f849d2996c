internal import ParlanceCore

extension WireSamples {
  private static let connected = Connected(
    terms: ProtocolTerms(
      version: 1, capabilities: ProtocolCapabilities(rawValue: 1 << 63 | 1),
      limits: RequestLimits(ids: 500, accounts: 2500, positions: 400, messageSize: 9)),
    time: later, upTo: time, login: LoginNumber(rawValue: 42), account: AccountID(composed),
    generations: [HistoryPosition(generation: .min, time: time), HistoryPosition(generation: 7, time: later)],
    isForked: true,
    heads: [
      StreamHead(stream: .account, sequence: 3, ownRead: 1, peerRead: 2, shared: 2),
      StreamHead(stream: .conversation(direct), sequence: 8, ownRead: 7, peerRead: 6, shared: 5),
    ],
    groups: [groupInfo], otherDevices: [device], settings: [settings],
    contacts: ContactPage(contacts: [contact], next: StreamNumber(rawValue: 3)), next: cursor)

  private static let cursor = StandingCursor(
    since: time, fork: later, hasStreams: true, stream: StreamNumber(rawValue: 77))

  private static let bareConnected = Connected(
    terms: ProtocolTerms(
      version: 0, capabilities: [], limits: RequestLimits(ids: 0, accounts: 0, positions: 0)),
    time: .zero, upTo: .zero, login: .zero, account: "", heads: [StreamHead(stream: .account, sequence: 0)],
    groups: [bareGroup], otherDevices: [bareDevice])

  static let sessions: [WireSample] = [
    WireSample(
      ConnectCall(
        account: AccountID(decomposed), token: "secret", device: "d1", style: "green", platform: .iOS, tag: "phone",
        exclusivity: "mobile", since: time, followsGroups: true, waiting: WaitingLimits(count: 200, age: 86_400_000),
        restored: LoginNumber(rawValue: 41),
        history: [HistoryPosition(generation: .max, time: time), HistoryPosition(generation: .min, time: later)],
        note: "from the tablet", loginExtension: "{}", scope: .visit(VisitorProfile(name: "Guest", avatar: "a")),
        offer: ProtocolOffer(oldest: 1, newest: .max, capabilities: ProtocolCapabilities(rawValue: .max))),
      bare: [
        ConnectCall(
          account: "", token: "", device: "", style: "", platform: .unknown, followsGroups: false,
          offer: ProtocolOffer(oldest: 0, newest: 0, capabilities: [])),
        ConnectCall(
          account: "Ann", token: "t", device: "d", style: "s", platform: .linux, since: Timestamp(milliseconds: .min),
          waiting: WaitingLimits(count: .min, age: .max), restored: .min, scope: .rooms),
        ConnectCall(
          account: "", token: "k", device: "d", style: "s", platform: .web, scope: .visit(VisitorProfile(name: "G"))),
      ],
      replies: [
        .connected(connected), .ended(.replaced(by: .android, note: "moved")), .ended(.requested(by: .macOS)),
        .ended(.administration(reason: "over")), .ended(.tokenExpired),
      ],
      bareReplies: [.connected(bareConnected), .ended(.replaced(by: .unknown)), .ended(.administration(reason: ""))]),
    WireSample(DisconnectCall(), replies: [Done()]),
    WireSample(SnapshotCall(), replies: [connected], bareReplies: [bareConnected]),
    WireSample(EndSessionCall(device: "d2"), bare: [EndSessionCall(device: "")], replies: [Done()]),
    WireSample(
      TimeCall(), replies: [time], bareReplies: [.zero, Timestamp(milliseconds: .min), Timestamp(milliseconds: .max)]),
    WireSample(RenewTokenCall(token: "new"), bare: [RenewTokenCall(token: "")], replies: [Done()]),
    WireSample(
      StandingCall(cursor: cursor), bare: [StandingCall(cursor: StandingCursor(since: .zero))],
      replies: [
        StandingPage(
          heads: [StreamHead(stream: .conversation(group), sequence: 8, ownRead: 7, peerRead: 6, shared: 5)],
          groups: [groupInfo], settings: [settings], next: cursor)
      ],
      bareReplies: [StandingPage(heads: []), StandingPage(heads: [], settings: [])]),
  ]
}
