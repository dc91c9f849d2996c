#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The block lists and allow lists of groups.
    static let groupLists: [EasemobEndpoint] = [
      get("/chatgroups/{group}/blocks/users") { request throws(EasemobFailure) in
        let id = request.part("group")
        let blocked = try asking { () throws(MessagingError) in try request.hub.blockedAccounts(ofGroup: id) }
        // Without a size all are returned, as before the vendor had pages.
        guard request.query("pageSize") != nil || request.query("cursor") != nil else {
          return EasemobAnswer.data(JSONValue(blocked)).with("count", JSONValue(blocked.count))
        }
        let size = try request.query("pageSize", in: 1...50, else: 10)
        let page = try slice(blocked, size, request)
        return EasemobAnswer.data(JSONValue(page.elements)).with("count", JSONValue(page.elements.count))
          .with("cursor", page.cursor)
      },
      post("/chatgroups/{group}/blocks/users") { request throws(EasemobFailure) in
        let users = try request.users(most: listedUsers)
        try block(users, true, request)
        return .data(.array(users.map { groupResult("add_blocks", $0, request) }))
      },
      post("/chatgroups/{group}/blocks/users/{user}", .none) { request throws(EasemobFailure) in
        try block([request.user()], true, request)
        return .data(groupResult("add_blocks", request.user(), request))
      },
      delete("/chatgroups/{group}/blocks/users/{user}") { request throws(EasemobFailure) in
        try block([request.user()], false, request)
        return .data(groupResult("remove_blocks", request.user(), request))
      },
      get("/chatgroups/{group}/white/users") { request throws(EasemobFailure) in
        .data(JSONValue(try group(request.part("group"), request).members.filter(\.isAllowed).map(\.account)))
      },
      post("/chatgroups/{group}/white/users") { request throws(EasemobFailure) in
        let users = try request.users(most: listedUsers)
        try allow(users, true, request)
        return .data(.array(users.map { groupResult("add_user_whitelist", $0, request) }))
      },
      post("/chatgroups/{group}/white/users/{user}", .none) { request throws(EasemobFailure) in
        try allow([request.user()], true, request)
        return .data(groupResult("add_user_whitelist", request.user(), request))
      },
      delete("/chatgroups/{group}/white/users/{user}") { request throws(EasemobFailure) in
        try allow([request.user()], false, request)
        return .data(groupResult("remove_user_whitelist", request.user(), request))
      },
    ]

    /// Blocks users in the owner's name, or no longer.
    private static func block(
      _ users: [AccountID], _ isBlocked: Bool, _ request: EasemobRequest
    ) throws(EasemobFailure) {
      let group = try group(request.part("group"), request).group
      guard !users.contains(group.owner) else { throw .forbidden("forbidden operation on group owner!") }
      try asking { () throws(MessagingError) in
        try request.hub.block(users, inGroup: group.id, isBlocked: isBlocked)
      }
    }

    private static func allow(
      _ users: [AccountID], _ isAllowed: Bool, _ request: EasemobRequest
    ) throws(EasemobFailure) {
      for user in users { _ = try request.known(user) }
      let id = request.part("group")
      try asking { () throws(MessagingError) in try request.hub.allow(users, inGroup: id, isAllowed: isAllowed) }
    }
  }
#endif
