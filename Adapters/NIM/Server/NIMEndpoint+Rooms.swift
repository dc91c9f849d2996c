#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let rooms: [String: NIMEndpoint] = [
      "chatroom/create": .works { request throws(NIMFailure) in
        let creator = try request.known(try request.account("creator")).id
        let name = try request.needed("name")
        let properties = try roomChanges(request)
        let id = try asking { () throws(MessagingError) in
          let id = try request.hub.createRoom(id: nil, name: name, owner: creator)
          if !properties.isEmpty { _ = try request.hub.changeRoom(id, properties, announces: false) }
          return id
        }
        return ["chatroom": .object(try room(id, request))]
      },
      "chatroom/get": .works { request throws(NIMFailure) in
        ["chatroom": .object(try room(try request.needed("roomid"), request))]
      },
      "chatroom/getBatch": .works { request throws(NIMFailure) in
        let ids = try request.texts("roomids")
        guard ids.count <= 20 else { throw NIMFailure(.badParameter, "roomids has more than 20 rooms") }
        var (found, missing): ([JSONValue], [JSONValue]) = ([], [])
        for id in ids {
          do throws(NIMFailure) {
            found.append(.object(try room(id, request)))
          } catch {
            guard error.code == .notFound else { throw error }
            missing.append(.string(id))
          }
        }
        return ["succRooms": .array(found), "noExistRooms": .array(missing), "failRooms": .array([])]
      },
      "chatroom/toggleCloseStat": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("operator"))
        guard request.flag("valid") == false else { throw NIMFailure(.forbidden, "a closed room is not opened again") }
        _ = try request.carryOut(DismissRoomCall(id: id), as: account)
        return [:]
      },
      "chatroom/sendMsg": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("fromAccid"))
        let (type, text) = (try request.neededNumber("msgType"), try request.needed("attach"))
        let call = roomCall(
          MessageID(try request.needed("msgId")), id, try roomMessage(request, type, text), request)
        let place = try asking { () throws(MessagingError) in try request.hub.sendToRoom(call, from: account) }
        return [
          "desc": .object([
            "time": .string(String(place.time.milliseconds)), "roomId": .string(id),
            "fromAccount": .string(account.name), "fromClientType": "REST", "msgid_client": .string(call.id.string),
            "type": .string(String(type)), "attach": .string(text), "ext": .string(request.text("ext") ?? ""),
            "highPriorityFlag": "0", "msgAbandonFlag": "0",
          ])
        ]
      },
      "chatroom/batchSendMsg": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("fromAccid"))
        guard let list = (try? JSONValue(parsing: try request.needed("msgList")))?.array, !list.isEmpty else {
          throw NIMFailure(.badParameter, "msgList is not a JSON array with messages")
        }
        guard list.count <= 10 else { throw NIMFailure(.badParameter, "msgList has more than 10 messages") }
        var calls: [SubmitCall] = []
        for value in list {
          guard let message = value.object, let client = message["msgId"]?.string,
            let type = message["msgType"]?.integer ?? message["msgType"]?.string.flatMap({ Int64($0) })
          else { throw NIMFailure(.badParameter, "a message of msgList has no msgId or no msgType") }
          let body = try roomMessage(request, type, message["attach"]?.string ?? "", ext: message["ext"]?.string)
          calls.append(roomCall(MessageID(client), id, body, request))
        }
        var sent: [JSONValue] = []
        for call in calls {
          let place = try asking { () throws(MessagingError) in try request.hub.sendToRoom(call, from: account) }
          sent.append(["msgid_client": .string(call.id.string), "time": .string(String(place.time.milliseconds))])
        }
        return ["desc": .object(["roomId": .string(id), "fromAccount": .string(account.name), "msgs": .array(sent)])]
      },
      "chatroom/sendMsgToSomeone": .works { request throws(NIMFailure) in
        let (id, account) = (try request.needed("roomid"), try request.account("fromAccid"))
        let (type, text) = (try request.neededNumber("msgType"), try request.needed("attach"))
        var body = try roomMessage(request, type, text)
        let named = try request.accounts("toAccids", most: 500)
        // The hub refuses a message with one who is not there.
        let there = try asking { () throws(MessagingError) in
          Set(try request.hub.room(id).members.map(\.account))
        }
        let reached = named.filter { there.contains($0) }
        guard !reached.isEmpty else { throw NIMFailure(.notFound, "none of the accounts is in the room") }
        body.addressees = reached
        let call = roomCall(MessageID(try request.needed("msgId")), id, body, request)
        let acceptance = try asking { () throws(MessagingError) in
          try request.hub.sendForOperator(call, from: account)
        }
        return [
          "desc": .object([
            "time": .string(String(acceptance.time.milliseconds)), "roomId": .string(id),
            "fromAccount": .string(account.name), "msgid_client": .string(call.id.string),
            "type": .string(String(type)), "attach": .string(text), "ext": .string(request.text("ext") ?? ""),
          ])
        ]
      },
      "chatroom/broadcast": .works { request throws(NIMFailure) in
        let account = try request.account("fromAccid")
        let (type, text) = (try request.neededNumber("msgType"), try request.needed("attach"))
        var body = try roomMessage(request, type, text)
        body.audience = request.text("notifyTargetTags")
        let id = MessageID(try request.needed("msgId"))
        _ = try asking { () throws(MessagingError) in
          try request.hub.broadcastToRooms(body, from: account, id: id)
        }
        return [
          "desc": .object([
            "time": .string(String(request.hub.now.milliseconds)), "fromAccount": .string(account.name),
            "msgid_client": .string(id.string), "type": .string(String(type)), "attach": .string(text),
          ])
        ]
      },
      "chatroom/recall": .works { request throws(NIMFailure) in
        let id = try request.needed("roomId", or: "roomid")
        let (sender, message) = (try request.account("fromAcc"), MessageID(try request.needed("msgId")))
        var recall = RevocationRequest()
        recall.attachment = request.text("notifyExt")
        try asking { () throws(MessagingError) in
          try request.hub.revoke(message, sender: sender, in: .room(id), scope: .everyone, request: recall)
        }
        return [:]
      },
      "chatroom/deleteHistoryMessage": .works { request throws(NIMFailure) in
        let (id, sender) = (try request.needed("roomid"), try request.account("fromAcc"))
        let time = Timestamp(milliseconds: try request.neededNumber("msgTimetag"))
        let query = HistoryQuery(
          conversation: .room(id), after: time.advanced(byMilliseconds: -1), before: time.advanced(byMilliseconds: 1),
          oldestFirst: true, limit: 100)
        let page = try asking { () throws(MessagingError) in try request.hub.roomHistory(query) }
        guard let message = page.messages.first(where: { $0.message.sender == sender }) else {
          throw NIMFailure(.notFound, "no such message")
        }
        try asking { () throws(MessagingError) in
          try request.hub.revoke(
            message.message.id, sender: sender, in: .room(id), scope: .everyone, request: RevocationRequest())
        }
        return [:]
      },
      "chatroom/requestAddr": .works { request throws(NIMFailure) in
        _ = try room(try request.needed("roomid"), request)
        _ = try request.known(try request.account("accid"))
        _ = try request.choice("clienttype", 1...3, else: 1)
        // Apps of rooms connect to the gateway, as all do.
        let address = request.address.split(separator: "/").last.map(String.init) ?? request.address
        return ["addr": .array([.string(address)])]
      },
      "chatroom/queryUserRoomIds": .works { request throws(NIMFailure) in
        let creator = try request.known(try request.account("creator")).id
        let rooms = try rooms(ownedBy: creator, request)
        return ["desc": .object(["roomids": .array(rooms.map { .string($0) })])]
      },
      "chatroom/kickMember": .works { request throws(NIMFailure) in
        let (id, target) = (try request.needed("roomId", or: "roomid"), try request.account("targetAccid"))
        let owner = try asking { () throws(MessagingError) in try request.hub.room(id).room.owner }
        _ = try request.carryOut(RemoveRoomMembersCall(id: id, accounts: [target]), as: owner)
        return [:]
      },
      "chatroom/membersByPage": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let limit = Int(try request.choice("limit", 1...100, else: 100))
        // The creator, managers and fixed members, in the room or not (0) or in it (2); or the others in it (1), those who
        // entered last first.
        let type = try request.choice("type", 0...2, else: 1)
        let all = try members(of: id, request)
        let end = request.number("endtime").flatMap { $0 > 0 ? Timestamp(milliseconds: $0) : nil }
        let page = all.filter { member in
          guard member.isFixed == (type != 1) else { return false }
          if type == 0 { return true }
          guard let joined = member.occupant?.joined else { return false }
          return type == 2 || (end.map { joined < $0 } ?? true)
        }
        return ["desc": .object(["data": .array(page.prefix(limit).map { .object(row($0, id, request)) })])]
      },
      "chatroom/queryMembers": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let wanted = Set(try request.accounts("accids", most: listedAccounts))
        let found = try members(of: id, request).filter { wanted.contains($0.standing.account) }
        return ["desc": .object(["data": .array(found.map { .object(row($0, id, request)) })])]
      },
    ]

    /// Returns the ids of the rooms that belong to an account. The hub keeps no list of them, so that all are looked at.
    private static func rooms(ownedBy owner: AccountID, _ request: NIMRequest) throws(NIMFailure) -> [String] {
      var ids: [String] = []
      var place: ActivePlace?
      repeat {
        let page = try asking { [place] () throws(MessagingError) in
          try request.hub.conversations(activeSince: .zero, after: place)
        }
        for case .room(let id) in page.conversations {
          do throws(MessagingError) {
            if try request.hub.room(id).room.owner == owner { ids.append(id) }
          } catch {
            // It was dismissed since it was listed.
            guard error.code == .roomNotFound else { throw NIMFailure(error) }
          }
        }
        place = page.next
        if case .account = place { return ids }
      } while place != nil
      return ids
    }

    /// Returns a message for rooms: texts and tips are given as they are, others as JSON.
    private static func roomMessage(
      _ request: NIMRequest, _ type: Int64, _ text: String, ext: String? = nil
    ) throws(NIMFailure) -> MessageBody {
      let content: MessageContent =
        switch type {
        case 0: .text(text)
        case 10: .tip(text: text, attachment: nil)
        default: try NIMMessageForm.content(type: type, body: text)
        }
      try NIMMessageForm.checkFile(of: content, request)
      var body = MessageBody(content: content)
      try NIMMessageForm.complete(&body, request)
      if let ext, !ext.isEmpty { body.attributes = NIMMessageForm.attributes(ext) }
      return body
    }

    private static func roomCall(
      _ id: MessageID, _ room: String, _ body: MessageBody, _ request: NIMRequest
    ) -> SubmitCall {
      var options = MessageOptions.ordinary
      if request.number("skipHistory") == 1 { options.remove(.stored) }
      return SubmitCall(
        id: id, conversation: .room(room), options: options, kind: body.content.kind, body: body.encoded())
    }

    static func room(_ id: String, _ request: NIMRequest) throws(NIMFailure) -> [String: JSONValue] {
      let room = try asking { () throws(MessagingError) in try request.hub.room(id).room }
      return [
        "roomid": Int64(room.id).map { JSONValue($0) } ?? .string(room.id), "creator": .string(room.owner.name),
        "name": .string(room.name), "valid": true, "muted": .bool(room.isMuted),
        "announcement": .string(room.properties[GroupInfo.Property.announcement] ?? ""),
        "broadcasturl": .string(room.properties[RoomInfo.Property.broadcastAddress] ?? ""),
        "ext": .string(room.properties[GroupInfo.Property.custom] ?? ""),
        "queuelevel": room.properties[RoomInfo.Property.queueLevel] == "manager" ? 1 : 0,
        "onlineusercount": JSONValue(room.memberCount),
      ]
    }

  }

  extension NIMRequest {
    /// Returns a text that must be there, under one of two names that the vendor's documents have.
    func needed(_ name: String, or other: String) throws(NIMFailure) -> String {
      if let text = text(name) ?? text(other) { return text }
      throw NIMFailure(.badParameter, "\(name) is missing")
    }
  }
#endif
