internal import ParlanceCore

extension WireSamples {
  static let roomInfo = RoomInfo(
    id: "r1", name: "Hall", owner: "Ann", properties: ["announcement": "hello"], memberCount: 17)

  private static let reply = RoomReply(
    room: roomInfo, members: [roomMember], sequence: 30, announcements: 2, next: "Ann")
  private static let standing = RoomStanding(
    account: "Bob", role: .manager, isMuted: true, mutedUntil: Timestamp(milliseconds: 15), isBlocked: true,
    isAllowed: true, isRegular: true, card: RoomCard(nickname: "Joe", avatar: "a", custom: "c"))
  private static let roomMember: Member = {
    var shown = member
    (shown.avatar, shown.tags, shown.audience) = ("a", ["red", "blue"], #"{"tag":"red"}"#)
    (shown.location, shown.reach, shown.isRegular) = (RoomLocation(x: 1.5, y: -2, z: 0.5), 3.25, true)
    return shown
  }()
  private static let appearance = RoomAppearance(
    nickname: "Joe", avatar: "a", custom: "c", tags: ["red"], audience: #"{"tag":"red"}"#,
    location: RoomLocation(x: 1, y: 2, z: 3), reach: 4)
  private static let entries = RoomEntriesReply(
    entries: [RoomEntry(key: "seat", value: "1", owner: "Bob", isTransient: true)],
    refused: ["host": .notOwn, "guest": .missing, "band": .full], next: 4)
  private static let bareReply = RoomReply(room: RoomInfo(id: "", name: "", owner: ""))

  static let rooms: [WireSample] = [
    WireSample(
      EnterRoomCall(id: "r1", as: appearance), bare: [EnterRoomCall(id: "", nickname: nil, custom: nil)],
      replies: [reply], bareReplies: [bareReply]),
    WireSample(LeaveRoomCall(id: "r1"), bare: [LeaveRoomCall(id: "")], replies: [Done()]),
    WireSample(DismissRoomCall(id: "r1"), bare: [DismissRoomCall(id: "")], replies: [Done()]),
    WireSample(
      RemoveRoomMembersCall(id: "r1", accounts: ["Bob"]), bare: [RemoveRoomMembersCall(id: "", accounts: [])],
      replies: [reply], bareReplies: [bareReply]),
    WireSample(
      RoomMembersCall(id: "r1", after: "Ann", tag: "red"), bare: [RoomMembersCall(id: "")], replies: [reply],
      bareReplies: [bareReply]),
    WireSample(
      UpdateRoomCall(id: "r1", changes: ["muted": "true"], note: "n"),
      bare: [UpdateRoomCall(id: "", changes: [:], announces: false)], replies: [Done()]),
    WireSample(
      TransferRoomCall(id: "r1", account: "Bob"), bare: [TransferRoomCall(id: "", account: "")], replies: [Done()]),
    WireSample(
      ChangeRoomStandingsCall(
        id: "r1", accounts: ["Bob"], change: .mutedUntil(Timestamp(milliseconds: 9)), note: "n"),
      bare: [
        ChangeRoomStandingsCall(id: "", accounts: [], change: .mutedUntil(nil), announces: false),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .onlyMuted(until: nil)),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .unmuted),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .manager(true)),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .muted(false)),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .blocked(true)),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .allowed(true)),
        ChangeRoomStandingsCall(id: "", accounts: [], change: .regular(true)),
      ], replies: [Done()]),
    WireSample(
      RoomStandingsCall(id: "r1", after: "Ann"), bare: [RoomStandingsCall(id: "")],
      replies: [RoomStandingsReply(room: roomInfo, standings: [standing], next: "Ann")],
      bareReplies: [RoomStandingsReply(room: RoomInfo(id: "", name: "", owner: ""), standings: [])]),
    WireSample(
      RoomsCall(after: "r0", limit: 20), bare: [RoomsCall(limit: 0)],
      replies: [RoomsReply([roomInfo, roomInfo], next: "r1")],
      bareReplies: [RoomsReply([]), RoomsReply([RoomInfo(id: "", name: "", owner: "")])]),
    WireSample(
      CreateRoomCall(name: "Hall", properties: ["occupantLimit": "9"]), bare: [CreateRoomCall(name: "")],
      replies: [reply], bareReplies: [bareReply]),
  ]

  static let roomMembers: [WireSample] = [
    WireSample(
      UpdateRoomMemberCall(id: "r1", change: appearance, isKept: true, note: "n"),
      bare: [UpdateRoomMemberCall(id: "", change: RoomAppearance(), announces: false)], replies: [reply],
      bareReplies: [bareReply]),
    WireSample(
      MuteRoomTagCall(
        id: "r1", tag: "red", until: Timestamp(milliseconds: 9), audience: #"{"tag":"red"}"#, note: "n"),
      bare: [MuteRoomTagCall(id: "", tag: "", until: nil, announces: false)], replies: [Done()]),
  ]

  static let roomEntries: [WireSample] = [
    WireSample(
      SetRoomEntriesCall(
        id: "r1", entries: [RoomEntryValue("seat", "1"), RoomEntryValue("host", "Ann")], reach: .any, owner: "Bob",
        isTransient: true, most: 100, note: "n"),
      bare: [
        SetRoomEntriesCall(id: "", entries: [], reach: .own, announces: false),
        SetRoomEntriesCall(id: "", entries: [], reach: .existing),
      ], replies: [entries], bareReplies: [RoomEntriesReply(entries: [])]),
    WireSample(
      RemoveRoomEntriesCall(id: "r1", selection: .keys(["seat", "host"]), isForced: true, note: "n"),
      bare: [
        RemoveRoomEntriesCall(id: "", selection: .first, isForced: false, announces: false),
        RemoveRoomEntriesCall(id: "", selection: .all, isForced: false),
      ], replies: [entries], bareReplies: [RoomEntriesReply(entries: [])]),
    WireSample(
      RoomEntriesCall(id: "r1", keys: ["seat"], after: 3), bare: [RoomEntriesCall(id: "")], replies: [entries],
      bareReplies: [RoomEntriesReply(entries: [])]),
  ]
}
