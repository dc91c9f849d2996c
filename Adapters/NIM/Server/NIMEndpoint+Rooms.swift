#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let rooms: [String: NIMEndpoint] = [
      "chatroom/create": .works { request throws(NIMFailure) in
        let creator = try request.known(try request.account("creator")).id
        for name in ["announcement", "broadcasturl", "ext", "queuelevel"] where request.text(name) != nil {
          throw NIMFailure(.forbidden, "rooms have no \(name)")
        }
        let name = try request.needed("name")
        let id = try asking { () throws(MessagingError) in
          try request.hub.createRoom(id: nil, name: name, owner: creator)
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
        let body = try roomMessage(request, type, text)
        var options = MessageOptions.ordinary
        if request.number("skipHistory") == 1 { options.remove(.stored) }
        let call = SubmitCall(
          id: MessageID(try request.needed("msgId")), conversation: .room(id), options: options,
          kind: body.content.kind,
          body: body.encoded())
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
      "chatroom/batchSendMsg": .waiting("messages are sent to a room one by one"),
      "chatroom/broadcast": .works { request throws(NIMFailure) in
        let account = try request.account("fromAccid")
        let (type, text) = (try request.neededNumber("msgType"), try request.needed("attach"))
        let body = try roomMessage(request, type, text)
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
      "chatroom/kickMember": .works { request throws(NIMFailure) in
        let (id, target) = (try request.needed("roomId", or: "roomid"), try request.account("targetAccid"))
        let owner = try asking { () throws(MessagingError) in try request.hub.room(id).room.owner }
        _ = try request.carryOut(RemoveRoomMembersCall(id: id, accounts: [target]), as: owner)
        return [:]
      },
      "chatroom/membersByPage": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let limit = Int(try request.choice("limit", 1...100, else: 100))
        let reply = try asking { () throws(MessagingError) in try request.hub.room(id) }
        return ["desc": .object(["data": .array(reply.members.prefix(limit).map { .object(member($0, id)) })])]
      },
      "chatroom/queryMembers": .works { request throws(NIMFailure) in
        let id = try request.needed("roomid")
        let wanted = Set(try request.accounts("accids", most: listedAccounts))
        let reply = try asking { () throws(MessagingError) in try request.hub.room(id) }
        let found = reply.members.filter { wanted.contains($0.account) }
        return ["desc": .object(["data": .array(found.map { .object(member($0, id)) })])]
      },
    ]

    /// Returns a message for rooms: texts and tips are given as they are, others as JSON.
    private static func roomMessage(_ request: NIMRequest, _ type: Int64, _ text: String) throws(NIMFailure)
      -> MessageBody
    {
      let content: MessageContent =
        switch type {
        case 0: .text(text)
        case 10: .tip(text: text, attachment: nil)
        default: try NIMMessageForm.content(type: type, body: text)
        }
      try NIMMessageForm.checkFile(of: content, request)
      var body = MessageBody(content: content)
      try NIMMessageForm.complete(&body, request)
      return body
    }

    private static func room(_ id: String, _ request: NIMRequest) throws(NIMFailure) -> [String: JSONValue] {
      let room = try asking { () throws(MessagingError) in try request.hub.room(id).room }
      return [
        "roomid": Int64(room.id).map { JSONValue($0) } ?? .string(room.id), "creator": .string(room.owner.name),
        "name": .string(room.name), "valid": true, "muted": false, "announcement": "", "broadcasturl": "", "ext": "",
        "queuelevel": 0, "onlineusercount": JSONValue(room.memberCount),
      ]
    }

    private static func member(_ member: Member, _ room: String) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "roomid": .string(room), "accid": .string(member.account.name),
        "type": member.role == .owner ? "CREATOR" : "COMMON", "onlineStat": true, "enterTime": JSONValue(member.joined),
        "blacklisted": false, "muted": false, "tempMuted": false, "isRobot": false,
      ]
      members.set("nick", member.nickname)
      return members
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
