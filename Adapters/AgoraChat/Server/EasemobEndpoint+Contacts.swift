#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    static let contacts: [EasemobEndpoint] = [
      post("/users/{user}/contacts/users/{friend}", .none) { request throws(EasemobFailure) in
        _ = try request.carryOut(
          RequestFriendCall(account: request.user("friend"), isImmediate: true, message: nil), as: request.user())
        return .entities([try entity(request.user("friend"), request)])
      },
      delete("/users/{user}/contacts/users/{friend}") { request throws(EasemobFailure) in
        _ = try request.carryOut(
          RemoveFriendCall(account: request.user("friend"), forgetsNotes: true), as: request.user())
        return .entities([try entity(request.user("friend"), request)])
      },
      get("/users/{user}/contacts/users") { request throws(EasemobFailure) in
        let friends = try contacts(request).filter(\.isFriend).map(\.account)
        return EasemobAnswer.data(JSONValue(friends)).with("count", JSONValue(friends.count))
      },
      get("/user/{user}/contacts") { request throws(EasemobFailure) in
        let remarks = request.query("needReturnRemark") == "true"
        let friends = try contacts(request).filter(\.isFriend)
        let limit = try request.query("limit", in: 1...50, else: 10)
        let page = try slice(friends, limit, request)
        let rows = page.elements.map { friend -> JSONValue in
          var members: [String: JSONValue] = ["username": .string(friend.account.name)]
          if remarks { members["remark"] = .string(friend.alias ?? "") }
          return .object(members)
        }
        return EasemobAnswer.data(["contacts": .array(rows)]).with("count", JSONValue(rows.count))
          .with("cursor", page.cursor)
      },
      post("/users/{user}/blocks/users", rate: 50) { request throws(EasemobFailure) in
        let users = try request.users(most: 50)
        for user in users {
          _ = try request.carryOut(
            UpdateContactCall(account: user, update: ContactUpdate(isBlocked: true)), as: request.user())
        }
        return .data(JSONValue(users))
      },
      get("/users/{user}/blocks/users", rate: 50) { request throws(EasemobFailure) in
        let blocked = try contacts(request).filter(\.isBlocked).map(\.account)
        guard request.query("pageSize") != nil || request.query("cursor") != nil else {
          let newest = Array(blocked.suffix(500))
          return EasemobAnswer.data(JSONValue(newest)).with("count", JSONValue(newest.count))
        }
        let page = try slice(blocked, try request.query("pageSize", in: 1...50, else: 10), request)
        return EasemobAnswer.data(JSONValue(page.elements)).with("count", JSONValue(page.elements.count))
          .with("cursor", page.cursor)
      },
      delete("/users/{user}/blocks/users/{blocked}", rate: 50) { request throws(EasemobFailure) in
        _ = try request.carryOut(
          UpdateContactCall(account: request.user("blocked"), update: ContactUpdate(isBlocked: false)),
          as: request.user())
        return .entities([try entity(request.user("blocked"), request)])
      },
    ]

    /// Returns all contacts of the user in the path.
    private static func contacts(_ request: EasemobRequest) throws(EasemobFailure) -> [Contact] {
      var (contacts, place): ([Contact], StreamNumber?) = ([], .zero)
      while let after = place {
        let page = try request.carryOut(ContactsCall(after: after), as: request.user())
        contacts += page.contacts
        place = page.next
      }
      return contacts
    }

    /// Returns the part of a list behind the place that `cursor` names.
    static func slice<Element>(
      _ list: [Element], _ limit: Int, _ request: EasemobRequest
    ) throws(EasemobFailure) -> (elements: [Element], cursor: JSONValue?) {
      let begin = try request.query("cursor", in: 0...1_000_000, else: 0)
      let elements = Array(list.dropFirst(begin).prefix(limit))
      return (elements, begin + elements.count < list.count ? .string(String(begin + elements.count)) : nil)
    }

    // MARK: attributes

    static let attributes: [EasemobEndpoint] = [
      put("/metadata/user/{user}", .form) { request throws(EasemobFailure) in
        guard let form = request.http.form else { throw .mediaType }
        let account = try request.known(request.user()).id
        let update = try update(form)
        let size = attributes(of: try profile(account, request).applying(update)).values.reduce(0) {
          $0 + $1.utf8.count
        }
        guard size <= attributesSize else { throw .illegal("the attributes of a user have up to 2048 bytes") }
        let profile = try request.carryOut(UpdateProfileCall(update: update), as: account)
        return .data(.object(attributes(of: profile).mapValues { .string($0) }))
      },
      get("/metadata/user/{user}") { request throws(EasemobFailure) in
        .data(.object(attributes(of: try profile(request.user(), request)).mapValues { .string($0) }))
      },
      post("/metadata/user/get") { request throws(EasemobFailure) in
        let names = Set(try request.texts("properties", most: 100))
        var users: [String: JSONValue] = [:]
        for user in try request.users("targets", most: 100) {
          do throws(EasemobFailure) {
            let all = attributes(of: try profile(user, request)).filter { names.contains($0.key) }
            users[user.name] = .object(all.mapValues { .string($0) })
          } catch {
            guard error.status == 404 else { throw error }
          }
        }
        return .data(.object(users))
      },
      delete("/metadata/user/{user}") { request throws(EasemobFailure) in
        let none = ProfileUpdate(
          nickname: "", avatar: "", signature: "", gender: .unknown, email: "", birthday: "", phone: "",
          extensions: [AgoraStyle.name: ""])
        _ = try request.carryOut(UpdateProfileCall(update: none), as: request.user())
        return .data(true)
      },
    ]

    /// The largest size of a user's attributes, in bytes.
    private static let attributesSize = 2048

    private static func profile(_ account: AccountID, _ request: EasemobRequest) throws(EasemobFailure) -> Profile {
      try asking { () throws(MessagingError) in try request.hub.profile(of: account) }
    }

    private static func update(_ form: [HTTPParameter]) throws(EasemobFailure) -> ProfileUpdate {
      var update = ProfileUpdate()
      for field in form {
        func text(most limit: Int) throws(EasemobFailure) -> String {
          guard field.value.unicodeScalars.count <= limit else { throw .illegal("\(field.name) is too long") }
          return field.value
        }
        switch field.name {
        case "nickname": update.nickname = try text(most: 64)
        case "avatarurl": update.avatar = try text(most: 256)
        case "phone": update.phone = try text(most: 32)
        case "mail": update.email = try text(most: 64)
        case "sign": update.signature = try text(most: 256)
        case "birth": update.birthday = try text(most: 64)
        case "ext": update.extensions = [AgoraStyle.name: field.value]
        case "gender":
          guard let number = field.value.isEmpty ? 0 : Int(field.value), (0...2).contains(number) else {
            throw .illegal("gender is 0, 1 or 2")
          }
          update.gender = Profile.Gender(rawValue: number)
        default: throw .illegal("\(field.name) is not an attribute of users here")
        }
      }
      return update
    }

    private static func attributes(of profile: Profile) -> [String: String] {
      var attributes: [String: String] = [:]
      attributes["nickname"] = profile.nickname
      attributes["avatarurl"] = profile.avatar
      attributes["phone"] = profile.phone
      attributes["mail"] = profile.email
      attributes["sign"] = profile.signature
      attributes["birth"] = profile.birthday
      attributes["ext"] = profile.extensions[AgoraStyle.name]
      if profile.gender != .unknown { attributes["gender"] = String(profile.gender.rawValue) }
      return attributes
    }
  }

  extension Profile {
    fileprivate func applying(_ update: ProfileUpdate) -> Profile {
      var profile = self
      profile.apply(update)
      return profile
    }
  }
#endif
