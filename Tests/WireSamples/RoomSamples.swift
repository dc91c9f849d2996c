internal import ParlanceCore

extension WireSamples {
  static let roomInfo = RoomInfo(
    id: "r1", name: "Hall", owner: "Ann", properties: ["announcement": "hello"], memberCount: 17)

  private static let reply = RoomReply(room: roomInfo, members: [member], sequence: 30, announcements: 2, next: "Ann")
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
  ]
}
