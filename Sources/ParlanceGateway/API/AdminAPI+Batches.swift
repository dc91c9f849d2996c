#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Many accounts in one request. Each has its own outcome; a request that is repeated changes nothing more.
  extension AdminAPI {
    /// The most accounts of one request.
    private static let batchLimit = 100
    /// The most accounts that one request erases, which takes several turns of the hub for each.
    private static let erasedAtOnce = 20

    static let batchRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/batches/accounts", body: [.required("accounts", .objects)], bodyLimit: 1 << 20, answer: ["outcomes"]
      ) { (api, request) throws(HTTPError) in
        let accounts = try request.profiles("accounts")
        let results = try asking { () throws(MessagingError) in try api.hub.register(accounts) }
        return outcomes(of: accounts.map(\.account), results)
      },
      APIRoute(
        .patch, "/v1/batches/accounts", body: [.required("accounts", .objects)], bodyLimit: 1 << 20,
        answer: ["outcomes"]
      ) { (api, request) throws(HTTPError) in
        let updates = try request.profiles("accounts")
        let results = try asking { () throws(MessagingError) in try api.hub.updateProfiles(updates) }
        return outcomes(of: updates.map(\.account), results)
      },
      APIRoute(
        .post, "/v1/batches/erasures",
        body: [.required("accounts", .texts), .optional("messages"), .optional("name")], answer: ["outcomes"]
      ) { (api, request) throws(HTTPError) in
        let accounts = try request.accounts("accounts", most: erasedAtOnce)
        let (messages, freesName) = try request.erasure()
        var results: [Result<Int, MessagingError>] = []
        for account in accounts {
          do throws(MessagingError) {
            let count = try api.hub.eraseAccount(account, messages: messages, freesName: freesName)
            results.append(.success(count))
          } catch {
            if error.isStorageFailure { throw HTTPError(error) }
            results.append(.failure(error))
          }
        }
        return outcomes(of: accounts, results)
      },
      APIRoute(.get, "/v1/profiles", query: [.required("account", .texts)], answer: ["profiles"]) {
        (api, request) throws(HTTPError) in
        let accounts = try request.accounts("account", most: batchLimit)
        let profiles = try asking { () throws(MessagingError) in try api.hub.profiles(of: accounts) }
        return APIResult(200, ["profiles": .array(profiles.map { .object(json($0)) })])
      },
      APIRoute(.get, "/v1/accounts/{account}/profile", answer: ["profile"]) { (api, request) throws(HTTPError) in
        let profile = try asking { () throws(MessagingError) in try api.hub.profile(of: request.account) }
        return APIResult(200, ["profile": .object(json(profile))])
      },
      APIRoute(.patch, "/v1/accounts/{account}/profile", body: APIRequest.profileFields, answer: ["profile"]) {
        (api, request) throws(HTTPError) in
        let update = try APIRequest.profile(request.members, place: "")
        let profile = try asking { () throws(MessagingError) in
          try api.hub.carryOut(UpdateProfileCall(update: update), as: request.account)
        }
        return APIResult(200, ["profile": .object(json(profile))])
      },
    ]

    /// Returns what became of each account of a request, in their order.
    static func outcomes<Value>(
      of accounts: [AccountID], _ results: [Result<Value, MessagingError>]
    ) -> APIResult {
      let outcomes = zip(accounts, results).map { account, result -> JSONValue in
        var members: [String: JSONValue] = ["account": .string(account.name)]
        switch result {
        case .success: members["outcome"] = "done"
        case .failure(let error) where error.code == .accountExists: members["outcome"] = "known"
        case .failure(let error):
          members["outcome"] = "refused"
          members["code"] = .string(error.code.rawValue)
          members["message"] = .string(HTTPError(error).message)
        }
        return .object(members)
      }
      return APIResult(200, ["outcomes": .array(outcomes)])
    }

    private static func json(_ profile: Profile) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "account": .string(profile.account.name), "gender": JSONValue(profile.gender.rawValue),
        "extensions": .object(profile.extensions.mapValues(JSONValue.string)), "updated": JSONValue(profile.updated),
      ]
      members.set("nickname", profile.nickname)
      members.set("avatar", profile.avatar)
      members.set("signature", profile.signature)
      members.set("email", profile.email)
      members.set("birthday", profile.birthday)
      members.set("phone", profile.phone)
      return members
    }
  }

  extension APIRequest {
    /// The members of a profile's update.
    static let profileFields: [APIField] = [
      .optional("nickname"), .optional("avatar"), .optional("signature"),
      .optional("gender", .integer, in: 0...Int64(Int32.max)), .optional("email"), .optional("birthday"),
      .optional("phone"), .optional("extensions", .object),
    ]

    /// Reads an update of a profile, whose members are checked except for those of `extensions`.
    static func profile(_ members: [String: JSONValue], place: String) throws(HTTPError) -> ProfileUpdate {
      ProfileUpdate(
        nickname: members["nickname"]?.string, avatar: members["avatar"]?.string,
        signature: members["signature"]?.string,
        gender: members["gender"]?.integer.map { Profile.Gender(rawValue: Int($0)) }, email: members["email"]?.string,
        birthday: members["birthday"]?.string, phone: members["phone"]?.string,
        extensions: try textValues(members["extensions"]?.object ?? [:], place: place + "extensions."))
    }

    /// Returns accounts with their profiles, each `{"account": …, "profile": {…}}`.
    fileprivate func profiles(_ name: String) throws(HTTPError) -> [(account: AccountID, profile: ProfileUpdate)] {
      let objects = try objects(name, most: 100)
      var profiles: [(account: AccountID, profile: ProfileUpdate)] = []
      for members in objects {
        try Self.check(members, [.required("account"), .optional("profile", .object)], place: name + ".")
        let profile = members["profile"]?.object ?? [:]
        try Self.check(profile, Self.profileFields, place: name + ".profile.")
        profiles.append(
          (AccountID(members["account"]?.string ?? ""), try Self.profile(profile, place: name + ".profile.")))
      }
      return profiles
    }

    /// Returns the texts of an object whose members have names of the app.
    static func textValues(_ members: [String: JSONValue], place: String) throws(HTTPError) -> [String: String] {
      var texts: [String: String] = [:]
      for (name, value) in members {
        guard let text = value.string else {
          throw .wrongField(place + name, "is of the wrong kind; it must be a text")
        }
        texts[name] = text
      }
      return texts
    }
  }
#endif
