internal import ParlanceCore

extension WireSamples {
  static let roomInfo = RoomInfo(
    id: "r1", name: "Hall", owner: "Ann", properties: ["announcement": "hello"], memberCount: 17)

  private static let reply = RoomReply(room: roomInfo, members: [member], sequence: 30, announcements: 2, next: "Ann")
  private static let standing = RoomStanding(
    account: "Bob", role: .manager, isMuted: true, mutedUntil: Timestamp(milliseconds: 7), isBlocked: true,
    isAllowed: true)
  private static let bareReply = RoomReply(room: RoomInfo(id: "", name: "", owner: ""))

  static let rooms: [WireSample] = [
    WireSample(
      EnterRoomCall(id: "r1", nickname: "Joe", custom: "c"), bare: [EnterRoomCall(id: "", nickname: nil, custom: nil)],
      replies: [reply], bareReplies: [bareReply]),
    WireSample(LeaveRoomCall(id: "r1"), bare: [LeaveRoomCall(id: "")], replies: [Done()]),
    WireSample(DismissRoomCall(id: "r1"), bare: [DismissRoomCall(id: "")], replies: [Done()]),
    WireSample(
      RemoveRoomMembersCall(id: "r1", accounts: ["Bob"]), bare: [RemoveRoomMembersCall(id: "", accounts: [])],
      replies: [reply], bareReplies: [bareReply]),
    WireSample(
      RoomMembersCall(id: "r1", after: "Ann"), bare: [RoomMembersCall(id: "")], replies: [reply],
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
      ], replies: [Done()]),
    WireSample(
      RoomStandingsCall(id: "r1", after: "Ann"), bare: [RoomStandingsCall(id: "")],
      replies: [RoomStandingsReply(room: roomInfo, standings: [standing], next: "Ann")],
      bareReplies: [RoomStandingsReply(room: RoomInfo(id: "", name: "", owner: ""), standings: [])]),
  ]
}
