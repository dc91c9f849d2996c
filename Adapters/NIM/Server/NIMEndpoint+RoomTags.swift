#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// The tags of members of rooms, and what members show of themselves.
  extension NIMEndpoint {
    static let roomTags: [String: NIMEndpoint] = [
      "chatroom/tagMembersCount": .works { request throws(NIMFailure) in
        let (id, tag) = (try request.needed("roomid"), try request.needed("tag"))
        let count = try tagged(tag, in: id, request).count
        return ["desc": .object(["tag": .string(tag), "onlineUserCount": JSONValue(count)])]
      },
      "chatroom/tagMembersQuery": .works { request throws(NIMFailure) in
        let (id, tag) = (try request.needed("roomid"), try request.needed("tag"))
        let limit = Int(try request.choice("limit", 1...100, else: 100))
        let end = request.number("endTime").flatMap { $0 > 0 ? Timestamp(milliseconds: $0) : nil }
        let page = try tagged(tag, in: id, request).filter { member in
          end.map { member.occupant?.joined ?? .zero < $0 } ?? true
        }
        return ["desc": .object(["data": .array(page.prefix(limit).map { .object(row($0, id, request)) })])]
      },
      "chatroom/tagTemporaryMute": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("operator"))
        let (tag, note) = (try request.needed("targetTag"), request.text("notifyExt"))
        let seconds = try request.choice("muteDuration", 0...2_592_000)
        let announces = try announces(request)
        let end = seconds == 0 ? nil : request.hub.now.advanced(byMilliseconds: seconds * 1000)
        let call = MuteRoomTagCall(
          id: id, tag: tag, until: end, audience: request.text("notifyTargetTags"), note: note, announces: announces)
        try changingRoom { () throws(NIMFailure) in _ = try request.carryOut(call, as: account) }
        return ["desc": .object(["muteDuration": JSONValue(seconds)])]
      },
      "chatroom/updateChatRoomRoleTag": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomId"), try request.account("accid"))
        var change = RoomAppearance(audience: request.change("notifyTargetTags"))
        if request.text("tags") != nil { change.tags = try request.texts("tags") }
        guard change != RoomAppearance() else { throw NIMFailure(.badParameter, "there is nothing to change") }
        try update(account, UpdateRoomMemberCall(id: id, change: change, announces: false), request)
        return [:]
      },
      "chatroom/updateMyRoomRole": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("accid"))
        let change = RoomAppearance(
          nickname: request.change("nick"), avatar: request.change("avator"), custom: request.change("ext"))
        guard change != RoomAppearance() else { throw NIMFailure(.badParameter, "there is nothing to change") }
        let call = UpdateRoomMemberCall(
          id: id, change: change, isKept: request.flag("save") ?? false, note: request.text("notifyExt"),
          announces: try announces(request))
        try update(account, call, request)
        return [:]
      },
      "chatroom/updateInOutNotification": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        guard let isQuiet = request.flag("close") else {
          throw NIMFailure(.badParameter, "close is not a Boolean value")
        }
        _ = try changing { () throws(MessagingError) in
          try request.hub.changeRoom(
            id, [RoomInfo.Property.quietVisits: isQuiet ? "true" : ""], announces: false)
        }
        return [:]
      },
      "history/queryTagHistoryMsg": .works { request throws(NIMFailure) in
        let room = ConversationID.room(try request.needed("roomId"))
        let tags = try request.texts("tags")
        guard !tags.isEmpty else { throw NIMFailure(.badParameter, "tags is empty") }
        let (from, end) = (request.number("fromTime") ?? 0, request.number("toTime") ?? 0)
        guard from >= 0, end == 0 || from < end else { throw NIMFailure(.badParameter, "bad time") }
        let limit = Int(try request.choice("limit", 1...100, else: 100))
        let isForward = try request.choice("reverse", 1...2, else: 2) == 1
        let query = HistoryQuery(
          conversation: room, after: Timestamp(milliseconds: from - 1),
          before: end > 0 ? Timestamp(milliseconds: end).advanced(byMilliseconds: 1) : nil, oldestFirst: isForward,
          limit: limit, tags: tags)
        let types = try types(request, "types")
        let messages = try pages(query, limit, where: { types?.contains($0) ?? true }) { query throws(NIMFailure) in
          try asking { () throws(MessagingError) in try request.hub.roomHistory(query) }
        }
        return [
          "size": JSONValue(messages.count),
          "msgs": .array(
            messages.map { .object(row($0, in: room, of: AccountID(""), request.address, numbersAsText: true)) }),
        ]
      },
    ]

    /// Returns those in a room who have a tag, those who came last first.
    private static func tagged(
      _ tag: String, in id: String, _ request: NIMRequest
    ) throws(NIMFailure) -> [RoomMember] {
      try members(of: id, request).filter { $0.occupant?.tags.contains(tag) ?? false }.sorted {
        ($1.occupant?.joined ?? .zero, $0.standing.account) < ($0.occupant?.joined ?? .zero, $1.standing.account)
      }
    }

    /// Changes what an account shows of itself in a room, in its name.
    private static func update(
      _ account: AccountID, _ call: UpdateRoomMemberCall, _ request: NIMRequest
    ) throws(NIMFailure) {
      let account = try request.known(account).id
      try changingRoom { () throws(NIMFailure) in _ = try request.carryOut(call, as: account) }
    }

    /// Does something in a room. An account that may not is refused with code 403, and one that is not in the room with 804.
    private static func changingRoom(_ body: () throws(NIMFailure) -> Void) throws(NIMFailure) {
      do throws(NIMFailure) {
        try body()
      } catch {
        throw error.code == .noPermission ? NIMFailure(.forbidden, "the account may not") : error
      }
    }
  }
#endif
