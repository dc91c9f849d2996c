#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  /// Mutes of users in all conversations of a kind.
  extension EasemobEndpoint {
    private static let muteNames: [(name: String, kind: ConversationKind)] = [
      ("chat", .direct), ("groupchat", .group), ("chatroom", .room),
    ]
    /// The seconds of a mute, and the one that lasts until it is lifted.
    private static let muteSeconds: ClosedRange<Int64> = -1...2_147_483_647

    static let mutes: [EasemobEndpoint] = [
      post("/mutes") { request throws(EasemobFailure) in
        let user = AccountID(try request.needed("username").lowercased())
        var changes: [ConversationKind: Timestamp?] = [:]
        for (name, kind) in muteNames {
          guard let value = request.body[name] else { continue }
          guard let seconds = value.integer, muteSeconds.contains(seconds) else {
            throw .illegal("\(name) is a number of seconds")
          }
          changes.updateValue(end(ofSeconds: seconds, request), forKey: kind)
        }
        guard !changes.isEmpty else { throw .illegal("chat, groupchat and chatroom are missing") }
        _ = try asking { [changes] () throws(MessagingError) in try request.hub.changeMutes(of: user, changes) }
        return .data(["result": "ok"])
      },
      get("/mutes/{user}") { request throws(EasemobFailure) in
        let user = try request.known(request.user()).id
        let mutes = try asking { () throws(MessagingError) in try request.hub.mutes(of: user) }
        var members: [String: JSONValue] = [
          "userid": .string(user.name), "unixtime": JSONValue(request.hub.now.milliseconds / 1000),
        ]
        for (name, kind) in muteNames { members[name] = JSONValue(seconds(until: mutes[kind], request)) }
        return .data(.object(members))
      },
      get("/mutes") { request throws(EasemobFailure) in
        let number = try request.query("pageNum", in: 1...100_000, else: 1)
        let size = try request.query("pageSize", in: 1...50, else: 10)
        // The vendor's pages have numbers, so that those before are passed over.
        var rows: [JSONValue] = []
        var position: AccountNumber? = .zero
        while let after = position, rows.count < number * size {
          let page = try asking { () throws(MessagingError) in
            try request.hub.mutedAccounts(after: after, limit: 500)
          }
          for entry in page.entries {
            for (name, kind) in muteNames where entry.mutes[kind] != nil {
              rows.append([
                "username": .string(entry.account.name), name: JSONValue(seconds(until: entry.mutes[kind], request)),
              ])
            }
          }
          position = page.next
        }
        let page = Array(rows.dropFirst((number - 1) * size).prefix(size))
        return .data(["data": .array(page), "unixtime": JSONValue(request.hub.now.milliseconds / 1000)])
      },
    ]

    private static func end(ofSeconds seconds: Int64, _ request: EasemobRequest) -> Timestamp? {
      if seconds < 0 { return AccountMutes.forever }
      return seconds == 0 ? nil : request.hub.now.advanced(byMilliseconds: seconds * 1000)
    }

    /// Returns the seconds that are left of a mute: 0 without one, -1 for one that lasts until it is lifted.
    private static func seconds(until end: Timestamp?, _ request: EasemobRequest) -> Int64 {
      guard let end else { return 0 }
      if end == AccountMutes.forever { return -1 }
      return max(0, (end.milliseconds(since: request.hub.now) + 999) / 1000)
    }
  }
#endif
