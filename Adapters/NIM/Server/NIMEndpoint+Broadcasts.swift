#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// Broadcasts to all accounts, which are bulletins of the hub.
  extension NIMEndpoint {
    static let broadcasts: [String: NIMEndpoint] = [
      "msg/broadcastMsg": .works { request throws(NIMFailure) in
        var draft = BulletinDraft(try request.needed("body"))
        if request.text("from") != nil { draft.sender = try request.account("from") }
        draft.isKept = request.flag("isOffline") ?? false
        if request.text("ttl") != nil { draft.lifetime = try request.choice("ttl", 1...365 * 24) * 3_600_000 }
        if request.text("targetOs") != nil {
          let names = try request.texts("targetOs")
          guard !names.isEmpty else { throw NIMFailure(.badParameter, "targetOs is empty") }
          for name in names {
            guard let system = systems.first(where: { $0.name == name }) else {
              throw NIMFailure(.badParameter, "targetOs has \(name)")
            }
            draft.platforms.formUnion(system.platforms)
          }
        }
        let sent = draft
        let bulletin = try asking { () throws(MessagingError) in try request.hub.sendBulletin(sent) }
        return ["msg": .object(members(bulletin))]
      },
      "history/queryBroadcastMsg": .works { request throws(NIMFailure) in
        let id = request.number("broadcastId") ?? 0
        let limit = Int(try request.choice("limit", 1...100, else: 100))
        let type = try request.choice("type", 1...3, else: 1)
        let page = try asking { () throws(MessagingError) in
          try request.hub.bulletins(before: id == 0 ? nil : id, kept: type == 1 ? nil : type == 2, limit: limit)
        }
        return [
          "size": JSONValue(page.bulletins.count), "msgs": .array(page.bulletins.map { .object(members($0)) }),
        ]
      },
      "history/queryBroadcastMsgById": .works { request throws(NIMFailure) in
        let id = try request.neededNumber("broadcastId")
        let bulletin = try asking { () throws(MessagingError) in try request.hub.bulletin(id) }
        return ["msg": .object(members(bulletin))]
      },
      "history/delBroadcastMsgById": .works { request throws(NIMFailure) in
        let id = try request.neededNumber("broadcastId")
        try asking { () throws(MessagingError) in try request.hub.deleteBulletin(id) }
        return [:]
      },
    ]

    /// The vendor's names of systems.
    private static let systems: [(name: String, platforms: Set<Platform>)] = [
      ("ios", [.iOS]), ("aos", [.android]), ("pc", [.windows, .linux]), ("web", [.web]), ("mac", [.macOS]),
    ]

    private static func members(_ bulletin: Bulletin) -> [String: JSONValue] {
      let names = systems.filter { bulletin.platforms.isEmpty || !$0.platforms.isDisjoint(with: bulletin.platforms) }
      var members: [String: JSONValue] = [
        "broadcastId": JSONValue(bulletin.id), "body": .string(bulletin.text), "isOffline": .bool(bulletin.isKept),
        "targetOs": .array(names.map { .string($0.name) }), "createTime": JSONValue(bulletin.time),
        "expireTime": JSONValue(bulletin.expiry),
      ]
      members.set("from", bulletin.sender?.name)
      return members
    }
  }
#endif
