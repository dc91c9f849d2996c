#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    static let threads: [EasemobEndpoint] = [
      post("/thread") { request throws(EasemobFailure) in
        let name = try request.needed("name", most: GroupThread.nameLimit)
        let owner = AccountID(try request.needed("owner").lowercased())
        let entry = try request.carryOut(
          CreateThreadCall(
            name: name, group: try request.needed("group_id"), message: MessageID(try request.needed("msg_id"))),
          as: owner)
        return .data(["thread_id": .string(entry.thread.id)])
      },
      put("/thread/{thread}") { request throws(EasemobFailure) in
        let name = try request.needed("name", most: GroupThread.nameLimit)
        let group = try thread(request).group
        _ = try request.carryOut(RenameThreadCall(id: group.id, name: name), as: group.owner)
        return .data(["name": .string(name)])
      },
      delete("/thread/{thread}") { request throws(EasemobFailure) in
        let group = try thread(request).group
        _ = try request.carryOut(DestroyThreadCall(id: group.id), as: group.owner)
        return .data(["status": "ok"])
      },
      get("/threads/user/{user}") { request throws(EasemobFailure) in try list(nil, request) },
      get("/threads/chatgroups/{group}/user/{user}") { request throws(EasemobFailure) in
        try list(request.part("group"), request)
      },
      get("/thread/{thread}/users") { request throws(EasemobFailure) in
        let members = try thread(request).members.map(\.account)
        let page = try slice(members, try request.query("limit", in: 1...50, else: 50), request)
        return EasemobAnswer.data(["affiliations": JSONValue(page.elements)])
          .with("properties", page.cursor.map { ["cursor": $0] })
      },
      post("/thread/{thread}/users") { request throws(EasemobFailure) in
        let id = try thread(request).group.id
        for user in try request.users(most: 10) { _ = try request.carryOut(JoinThreadCall(id: id), as: user) }
        return .data(["status": "ok"])
      },
      delete("/thread/{thread}/users", .json) { request throws(EasemobFailure) in
        let id = try thread(request).group.id
        var results: [JSONValue] = []
        for user in try request.users(most: 10) {
          var isRemoved = true
          do throws(MessagingError) {
            _ = try request.hub.carryOut(LeaveThreadCall(id: id), as: user)
          } catch {
            guard [.notMember, .accountNotFound].contains(error.code) else { throw EasemobFailure(error) }
            isRemoved = false
          }
          results.append(["result": .bool(isRemoved), "user": .string(user.name)])
        }
        return .entities(results)
      },
    ]

    /// Returns the thread in the path: a group about a message of another one.
    private static func thread(_ request: EasemobRequest) throws(EasemobFailure) -> GroupReply {
      let reply = try group(request.part("thread"), request)
      guard reply.group.thread != nil else { throw .notFound }
      return reply
    }

    private static func list(_ group: String?, _ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      let limit = try request.query("limit", in: 1...GroupThread.pageLimit, else: GroupThread.pageLimit)
      let page = try request.carryOut(
        ThreadsCall(ThreadQuery(group: group, onlyJoined: true, after: request.query("cursor"), limit: limit)),
        as: request.user())
      let threads = page.entries.map { entry -> JSONValue in
        let thread = entry.thread
        return [
          "name": .string(thread.name), "owner": .string(thread.owner.name), "id": .string(thread.id),
          "msgId": .string(thread.origin.message.string), "groupId": .string(thread.origin.group),
          "created": JSONValue(thread.created),
        ]
      }
      return EasemobAnswer.entities(threads).with("properties", page.next.map { ["cursor": .string($0)] })
    }

    // MARK: presence

    static let presence: [EasemobEndpoint] = [
      post("/users/{user}/presence/{resource}/{status}", rate: 50) { request throws(EasemobFailure) in
        let text = try request.text("ext") ?? ""
        guard text.utf8.count <= 1024 else { throw .presence("ext is too big") }
        guard let value = Int(request.part("status")), (0...1_000_000).contains(value) else {
          throw .presence("set presence failed")
        }
        // The status is that of the user, whichever of its devices the path names.
        _ = try request.carryOut(
          PublishStatusCall(
            type: AccountStatus.presence, id: hexadecimal(SystemRandomness.bytes(16)), value: value, text: text,
            lifetime: nil, isTransient: false, synchronizes: true), as: request.user())
        return .bare(["result": "ok"])
      },
      post("/users/{user}/presence/{expiry}", rate: 50) { request throws(EasemobFailure) in
        guard let seconds = Int64(request.part("expiry")), (1...2_592_000).contains(seconds) else {
          throw .presence("resource not exist")
        }
        let users = try presenceUsers(request, "too many sub presence")
        guard !users.contains(request.user()) else { throw .presence("you can't sub yourself") }
        let subscriptions = try request.carryOut(
          SubscribeStatusesCall(type: AccountStatus.presence, accounts: users, lifetime: seconds * 1000),
          as: request.user())
        let ends = Dictionary(subscriptions.map { ($0.account, $0.expiry) }) { $1 }
        return .bare(["result": .array(try statuses(users, request) { ends[$0] })])
      },
      post("/users/{user}/presence", rate: 50) { request throws(EasemobFailure) in
        let users = try presenceUsers(request, "too many get presences")
        return .bare(["result": .array(try statuses(users, request) { _ in nil })])
      },
      delete("/users/{user}/presence", .json, rate: 50) { request throws(EasemobFailure) in
        guard let list = request.body.array else { throw .presence("resource not exist") }
        guard list.count <= 100 else { throw .presence("too many unsub presences") }
        let users = list.compactMap(\.string).map { AccountID($0.lowercased()) }
        guard !users.isEmpty, users.count == list.count else { throw .presence("resource not exist") }
        _ = try request.carryOut(
          UnsubscribeStatusesCall(type: AccountStatus.presence, accounts: users), as: request.user())
        return .bare(["result": "ok"])
      },
      get("/users/{user}/presence/sublist", rate: 50) { request throws(EasemobFailure) in
        let size = try request.query("pageSize", in: 1...500, else: 20)
        let number = max(1, try request.query("pageNum", in: 0...1_000_000, else: 1))
        var (all, place): ([StatusSubscription], Int?) = ([], 0)
        while let after = place {
          let page = try request.carryOut(
            StatusSubscriptionsCall(type: AccountStatus.presence, after: after, limit: 500), as: request.user())
          all += page.subscriptions
          place = page.next
        }
        let rows = all.dropFirst((number - 1) * size).prefix(size).map { subscription -> JSONValue in
          [
            "uid": .string(subscription.account.name),
            "expiry": JSONValue(max(0, subscription.expiry.milliseconds(since: request.hub.now) / 1000)),
          ]
        }
        return .bare(["result": ["totalnum": .string(String(all.count)), "sublist": .array(rows)]])
      },
    ]

    private static func presenceUsers(_ request: EasemobRequest, _ tooMany: String) throws(EasemobFailure)
      -> [AccountID]
    {
      guard request.members["usernames"]?.array?.count ?? 0 <= 100 else { throw .presence(tooMany) }
      return try request.users(most: 100)
    }

    /// - parameter expiry: Returns the end of the subscription to a user; nil for none.
    private static func statuses(
      _ users: [AccountID], _ request: EasemobRequest, expiry: (AccountID) -> Timestamp?
    ) throws(EasemobFailure) -> [JSONValue] {
      let page = try request.carryOut(
        StatusesCall(type: AccountStatus.presence, accounts: users), as: request.user())
      return page.statuses.map { status in
        let value = status.published?.value ?? 0
        let devices = status.platforms.map { platform in
          (EasemobCallback.resource(of: platform), JSONValue.string(String(value == 0 ? 1 : value)))
        }
        var members: [String: JSONValue] = [
          "uid": .string(status.account.name), "last_time": .string(String(status.time.milliseconds / 1000)),
          "ext": .string(status.published?.text ?? ""),
          "status": .object(Dictionary(devices, uniquingKeysWith: { $1 })),
        ]
        if let end = expiry(status.account) {
          members["expiry"] = .string(String(max(0, end.milliseconds(since: request.hub.now) / 1000)))
        } else {
          members["expiry"] = ""
        }
        return .object(members)
      }
    }

    // MARK: reactions

    static let reactions: [EasemobEndpoint] = [
      post("/reaction/user/{user}") { request throws(EasemobFailure) in
        let id = MessageID(try request.needed("msgId"))
        let text = try request.needed("message", most: 128)
        let found = try message(id, request)
        let acceptance = try request.carryOut(
          AddReactionCall(conversation: name(of: found.conversation, for: request.user()), id: id, text: text),
          as: request.user())
        return .bare(["requestStatusCode": "ok", "data": reaction(text, found, acceptance.time, request)])
      },
      delete("/reaction/user/{user}") { request throws(EasemobFailure) in
        guard let id = request.query("msgId").map({ MessageID($0) }), let text = request.query("message") else {
          throw .illegal("msgId and message are required")
        }
        let found = try message(id, request)
        let acceptance = try request.carryOut(
          RemoveReactionCall(conversation: name(of: found.conversation, for: request.user()), id: id, text: text),
          as: request.user())
        return .bare(["requestStatusCode": "ok", "data": reaction(text, found, acceptance.time, request)])
      },
      get("/reaction/user/{user}") { request throws(EasemobFailure) in
        let ids = (request.query("msgIdList") ?? "").split(separator: ",").map { MessageID(String($0)) }
        guard (1...20).contains(ids.count) else { throw .illegal("msgIdList has 1 to 20 messages") }
        let account = request.user()
        var rows: [JSONValue] = []
        for id in ids {
          let conversation = name(of: try message(id, request).conversation, for: account)
          let lists = try request.carryOut(ReactionsCall(conversation: conversation, ids: [id]), as: account).lists
          rows.append([
            "msgId": .string(id.string),
            "reactionList": .array(summaries(lists.flatMap(\.reactions), of: id, for: account, request)),
          ])
        }
        return .bare(["requestStatusCode": "ok", "data": .array(rows)])
      },
      get("/reaction/user/{user}/detail") { request throws(EasemobFailure) in
        guard let id = request.query("msgId").map({ MessageID($0) }), let text = request.query("message") else {
          throw .illegal("msgId and message are required")
        }
        let account = request.user()
        let limit = try request.query("limit", in: 1...50, else: 50)
        let cursor = request.query("cursor").map { Int64($0) }
        if case .some(nil) = cursor { throw .illegal("cursor is not of this list") }
        let page = try request.carryOut(
          ReactionPageCall(
            conversation: name(of: try message(id, request).conversation, for: account), id: id, text: text,
            after: cursor ?? nil, limit: limit), as: account)
        var data: [String: JSONValue] = [
          "reactionId": .string(request.app.uuid(of: "reaction\n\(id.string)\n\(text)")), "reaction": .string(text),
          "count": JSONValue(page.count), "state": .bool(page.includesOwn),
          "userList": JSONValue(page.reactions.map(\.account)),
        ]
        if let next = page.next { data["cursor"] = .string(String(next)) }
        return .bare(["requestStatusCode": "ok", "data": .object(data)])
      },
    ]

    /// Returns the reactions to a message, those with one text together.
    private static func summaries(
      _ reactions: [Reaction], of id: MessageID, for account: AccountID, _ request: EasemobRequest
    ) -> [JSONValue] {
      let byText = Dictionary(grouping: reactions) { Array($0.text.utf8) }
      return byText.values.sorted { $0[0].time < $1[0].time }.map { same in
        [
          "reactionId": .string(request.app.uuid(of: "reaction\n\(id.string)\n\(same[0].text)")),
          "reaction": .string(same[0].text), "count": JSONValue(same.count),
          "state": .bool(same.contains { $0.account == account }),
          "userList": JSONValue(same.prefix(3).map(\.account)),
        ]
      }
    }

    private static func reaction(
      _ text: String, _ found: LocatedMessage, _ time: Timestamp, _ request: EasemobRequest
    ) -> JSONValue {
      let id = found.message.message.id.string
      let target = EasemobMessageForm.target(of: found.conversation)
      let moment = EasemobCallback.isoTime(time)
      return [
        "id": .string(request.app.uuid(of: "reaction\n\(id)\n\(text)")), "msgId": .string(id),
        "msgType": .string(target.type), "groupId": .string(target.space ?? ""), "reaction": .string(text),
        "createdAt": .string(moment), "updatedAt": .string(moment),
      ]
    }
  }
#endif
