#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway
  internal import ParlanceTokens

  extension EasemobEndpoint {
    static let tokens: [EasemobEndpoint] = [
      EasemobEndpoint(
        method: .post, path: "/token", rate: .perSecond(300), body: .json, access: .open,
        outcome: .works { request throws(EasemobFailure) in
          let ttl = try request.number("ttl")
          guard ttl ?? 0 >= 0 else { throw .illegal("ttl must not be negative") }
          switch try request.text("grant_type") {
          case "client_credentials":
            let id = try request.text("client_id") ?? ""
            let secret = try request.text("client_secret") ?? ""
            let app = request.app
            guard id == app.clientID else { throw EasemobFailure(400, "invalid_grant", "client_id does not match") }
            guard app.secrets.contains(where: { ConstantTime.isEqual($0, secret) }) else {
              throw EasemobFailure(400, "invalid_grant", "client_secret does not match")
            }
            let (token, seconds) = try asking { () throws(MessagingError) in
              try EasemobTokens.issue(for: nil, ttl: ttl, request.host)
            }
            return .bare([
              "access_token": .string(token), "expires_in": JSONValue(seconds), "application": .string(app.uuid),
            ])
          case "password":
            let wrong = EasemobFailure(400, "invalid_grant", "invalid username or password")
            let account = AccountID((try request.text("username") ?? "").lowercased())
            let password = try request.text("password") ?? ""
            let user = try asking { () throws(MessagingError) in try EasemobUser.find(account, request.host) }
            guard let user, user.isPassword(password) else { throw wrong }
            return try userToken(account, user, ttl, request)
          case "inherit":
            guard request.token != nil else { throw .unauthorized("Unable to authenticate") }
            let account = try username(try request.text("username"))
            return try userToken(account, try inheriting(account, request), ttl, request)
          default: throw .illegal("grant_type is client_credentials, password or inherit")
          }
        })
    ]

    /// Returns a user for which a back end asks for a token without a password, which is registered if the request says so.
    private static func inheriting(
      _ account: AccountID, _ request: EasemobRequest
    ) throws(EasemobFailure) -> EasemobUser {
      do throws(MessagingError) {
        if let user = try EasemobUser.find(account, request.host) { return user }
        do throws(MessagingError) {
          _ = try request.hub.account(account)
          // Registered by another API. From now on it logs in by this one.
          let user = EasemobUser(at: request.hub.now, password: nil)
          try user.keep(account, request.host)
          return user
        } catch {
          guard error.code == .accountNotFound else { throw error }
        }
      } catch {
        throw EasemobFailure(error)
      }
      guard try request.flag("autoCreateUser") ?? false else { throw .notFound }
      return try asking { () throws(MessagingError) in
        try EasemobUser.register(account, password: nil, nickname: nil, request.host)
      }
    }

    private static func userToken(
      _ account: AccountID, _ user: EasemobUser, _ ttl: Int64?, _ request: EasemobRequest
    ) throws(EasemobFailure) -> EasemobAnswer {
      let known = try request.known(account)
      guard known.ban == nil else { throw .forbidden("the user is deactivated") }
      let (token, seconds) = try asking { () throws(MessagingError) in
        try EasemobTokens.issue(for: known.id, ttl: ttl, request.host)
      }
      return .bare([
        "access_token": .string(token), "expires_in": JSONValue(seconds),
        "user": .object(entity(known.id, user, isActivated: true, nickname: nil, request)),
      ])
    }

    static let users: [EasemobEndpoint] = [
      EasemobEndpoint(
        method: .post, path: "/users", body: .json, access: .open,
        outcome: .works { request throws(EasemobFailure) in
          guard let list = request.body.array else {
            guard request.token != nil || request.app.isOpen else {
              throw .unauthorized("registration is not open, please contact the app admin")
            }
            return .entities([try register(request.members, request)])
          }
          guard request.token != nil else {
            throw .unauthorized("registration is not open, please contact the app admin")
          }
          guard (1...60).contains(list.count) else { throw .illegal("1 to 60 users are registered at once") }
          var (made, failed): ([JSONValue], [JSONValue]) = ([], [])
          for element in list {
            do throws(EasemobFailure) {
              guard let members = element.object else { throw .illegal("a user is an object") }
              made.append(try register(members, request))
            } catch {
              if error.status >= 500 { throw error }
              failed.append([
                "username": .string(element["username"]?.string ?? ""), "registerUserFailReason": .string(error.text),
              ])
            }
          }
          let answer = EasemobAnswer.entities(made)
          return failed.isEmpty ? answer : answer.with("data", .array(failed))
        }),
      get("/users/{user}") { request throws(EasemobFailure) in
        .entities([try entity(request.user(), request)])
      },
      get("/users") { request throws(EasemobFailure) in
        let page = try accounts(request)
        var entities: [JSONValue] = []
        for account in page.accounts { entities.append(try entity(account, request)) }
        return EasemobAnswer.entities(entities).with("cursor", page.next.map { .string(String($0)) })
      },
      delete("/users/{user}") { request throws(EasemobFailure) in
        .entities([try remove(request.user(), request)])
      },
      delete("/users", rate: 30) { request throws(EasemobFailure) in
        let page = try accounts(request)
        var entities: [JSONValue] = []
        for account in page.accounts { entities.append(try remove(account, request)) }
        return EasemobAnswer.entities(entities).with("cursor", page.next.map { .string(String($0)) })
      },
      put("/users/{user}/password") { request throws(EasemobFailure) in try setPassword(request) },
      // As older documents have it.
      post("/users/{user}/password") { request throws(EasemobFailure) in try setPassword(request) },
      put("/users/{user}") { request throws(EasemobFailure) in
        let account = try request.known(request.user()).id
        for name in request.members.keys where !["nickname", "notification_display_style"].contains(name) {
          throw EasemobFailure(400, "invalid_parameter", "some of [\(name)] are not valid fields")
        }
        let nickname = try request.text("nickname")
        guard nickname?.utf8.count ?? 0 <= 100 else { throw .illegal("nickname is too long") }
        if let style = try request.number("notification_display_style") {
          guard (0...1).contains(style) else { throw .illegal("notification_display_style is 0 or 1") }
          _ = try request.carryOut(
            UpdatePushSettingsCall(update: PushSettingsUpdate(showsDetails: style == 1)), as: account)
        }
        if let nickname {
          _ = try request.carryOut(UpdateProfileCall(update: ProfileUpdate(nickname: nickname)), as: account)
        }
        return .entities([try entity(account, request)])
      },
      post("/users/{user}/deactivate", .none) { request throws(EasemobFailure) in
        let account = request.user()
        _ = try asking { () throws(MessagingError) in try request.hub.ban(account, until: nil, reason: "") }
        return EasemobAnswer.entities([try entity(account, request)]).with("action", "Deactivate user")
      },
      post("/users/{user}/activate", .none) { request throws(EasemobFailure) in
        let account = request.user()
        try asking { () throws(MessagingError) in try request.hub.unban(account) }
        return EasemobAnswer.entities([try entity(account, request)]).with("action", "activate user")
      },
      get("/users/{user}/disconnect") { request throws(EasemobFailure) in try disconnect(request) },
      // As the vendor's overview has it.
      post("/users/{user}/disconnect", .none) { request throws(EasemobFailure) in try disconnect(request) },
      get("/users/{user}/status") { request throws(EasemobFailure) in
        let account = try request.known(request.user()).id
        return .data(.object([account.name: try status([account], request)[0]]))
      },
      post("/users/batch/status", rate: 50) { request throws(EasemobFailure) in
        var known: [AccountID] = []
        var states: [JSONValue] = []
        for account in try request.users(most: 100) {
          do throws(MessagingError) {
            known.append(try request.hub.account(account).id)
          } catch {
            guard error.code == .accountNotFound else { throw EasemobFailure(error) }
            states.append(.object([account.name: "offline"]))
          }
        }
        states += zip(known, try status(known, request)).map { .object([$0.name: $1]) }
        return .data(.array(states))
      },
    ]

    // MARK: parts

    /// Returns a user's name in lower case.
    ///
    /// - throws: Status 400 for a name that cannot be registered.
    static func username(_ text: String?) throws(EasemobFailure) -> AccountID {
      guard let text, !text.isEmpty else { throw .illegal("Entity user requires a property named username") }
      let name = text.lowercased()
      let isLegal =
        name.utf8.count <= 64
        && name.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x61...0x7A: true
          default: "_-.".utf8.contains(byte)
          }
        }
      guard isLegal else { throw .illegal("username is not legal") }
      return AccountID(name)
    }

    private static func register(
      _ members: [String: JSONValue], _ request: EasemobRequest
    ) throws(EasemobFailure) -> JSONValue {
      let account = try username(members["username"]?.string)
      let password = members["password"]?.string
      if let value = members["password"], value != .null {
        guard let password, (1...64).contains(password.utf8.count) else {
          throw .illegal("password has 1 to 64 characters")
        }
      }
      let nickname = members["nickname"]?.string
      guard nickname?.utf8.count ?? 0 <= 100 else { throw .illegal("nickname is too long") }
      do throws(MessagingError) {
        let user = try EasemobUser.register(account, password: password, nickname: nickname, request.host)
        return .object(entity(account, user, isActivated: true, nickname: nickname, request))
      } catch {
        guard error.code == .accountExists else { throw EasemobFailure(error) }
        throw EasemobFailure(
          400, "duplicate_unique_property_exists",
          "Application \(request.app.uuid) Entity user requires that property named username be unique, value of "
            + "\(account.name) exists")
      }
    }

    private static func accounts(_ request: EasemobRequest) throws(EasemobFailure) -> AdministeredAccounts {
      let limit = try request.query("limit", in: 1...100, else: 10)
      let cursor = request.query("cursor") ?? "0"
      guard let position = AccountNumber(cursor), position >= .zero else {
        throw .illegal("cursor is not of this list")
      }
      return try asking { () throws(MessagingError) in try request.hub.accounts(after: position, limit: limit) }
    }

    private static func remove(_ account: AccountID, _ request: EasemobRequest) throws(EasemobFailure) -> JSONValue {
      let entity = try entity(account, request)
      try asking { () throws(MessagingError) in
        _ = try request.hub.eraseAccount(account, messages: .keep, freesName: true)
        try EasemobUser.forget(account, request.host)
      }
      return entity
    }

    private static func setPassword(_ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      guard let password = try request.text("newpassword"), !password.isEmpty else {
        throw .illegal("newpassword is required")
      }
      guard password.utf8.count <= 64 else { throw .illegal("newpassword is too long") }
      let account = request.user()
      try asking { () throws(MessagingError) in
        let known = try request.hub.account(account).id
        let now = request.hub.now
        var user = try EasemobUser.find(known, request.host) ?? EasemobUser(at: now, password: nil)
        user.set(password, at: now)
        try user.keep(known, request.host)
      }
      return EasemobAnswer(["action": "set user password"])
    }

    private static func disconnect(_ request: EasemobRequest) throws(EasemobFailure) -> EasemobAnswer {
      try asking { () throws(MessagingError) in
        try request.hub.endSessions(of: request.user(), reason: "disconnected by the back end")
      }
      return .data(["result": true])
    }

    private static func status(_ accounts: [AccountID], _ request: EasemobRequest) throws(EasemobFailure) -> [JSONValue]
    {
      try asking { () throws(MessagingError) in
        try request.hub.presence(of: accounts).map { $0.state == .online ? "online" : "offline" }
      }
    }

    /// Returns a user as answers have it.
    static func entity(_ account: AccountID, _ request: EasemobRequest) throws(EasemobFailure) -> JSONValue {
      let known = try request.known(account)
      let user =
        try asking { () throws(MessagingError) in try EasemobUser.find(known.id, request.host) }
        // Registered by another API, which keeps no times.
        ?? EasemobUser(at: .zero, password: nil)
      let profile = try asking { () throws(MessagingError) in try request.hub.profile(of: known.id) }
      return .object(entity(known.id, user, isActivated: known.ban == nil, nickname: profile.nickname, request))
    }

    private static func entity(
      _ account: AccountID, _ user: EasemobUser, isActivated: Bool, nickname: String?, _ request: EasemobRequest
    ) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "uuid": .string(request.app.uuid(of: "user\n" + account.folded)), "type": "user",
        "created": JSONValue(user.created), "modified": JSONValue(user.modified), "username": .string(account.name),
        "activated": .bool(isActivated),
      ]
      members.set("nickname", nickname)
      return members
    }
  }
#endif
