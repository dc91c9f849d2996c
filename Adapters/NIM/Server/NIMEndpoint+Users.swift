#if Server
  internal import NIMCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension NIMEndpoint {
    /// The longest list of accounts of a request.
    static let listedAccounts = 200

    static let users: [String: NIMEndpoint] = [
      "user/create": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        guard isValid(account) else {
          throw NIMFailure(.badParameter, "accid has other characters than a-z 0-9 _ @ . -")
        }
        let profile = try profile(request)
        let token = request.text("token") ?? request.tokens.make()
        do throws(MessagingError) {
          try request.tokens.register(account, profile, token: token, request.host)
        } catch {
          throw error.code == .accountExists ? NIMFailure(.badParameter, "already register") : NIMFailure(error)
        }
        return [
          "info": [
            "accid": .string(account.name), "token": .string(token), "name": .string(request.text("name") ?? ""),
          ]
        ]
      },
      "user/update": .works { request throws(NIMFailure) in
        let account = try request.known(try request.account("accid")).id
        if let token = request.text("token") {
          try asking { () throws(MessagingError) in try request.tokens.set(token, of: account, request.host) }
        }
        return [:]
      },
      "user/refreshToken": .works { request throws(NIMFailure) in
        let account = try request.known(try request.account("accid")).id
        let token = request.tokens.make()
        try asking { () throws(MessagingError) in try request.tokens.set(token, of: account, request.host) }
        return ["info": .object(["accid": .string(account.name), "token": .string(token)])]
      },
      "user/block": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        _ = try asking { () throws(MessagingError) in try request.hub.ban(account, until: nil, reason: "") }
        return [:]
      },
      "user/unblock": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        try asking { () throws(MessagingError) in try request.hub.unban(account) }
        return [:]
      },
      "user/mute": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        guard let isMuted = request.flag("mute") else { throw NIMFailure(.badParameter, "mute is missing") }
        let end: Timestamp? = isMuted ? AccountMutes.forever : nil
        _ = try asking { () throws(MessagingError) in
          try request.hub.changeMutes(of: account, [.direct: end, .group: end, .room: end])
        }
        return [:]
      },
      "user/muteModule": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        var changes: [ConversationKind: Timestamp?] = [:]
        for (name, kind) in [("muteP2P", ConversationKind.direct), ("muteTeam", .group), ("muteRoom", .room)] {
          guard let isMuted = request.flag(name) else { continue }
          changes.updateValue(isMuted ? AccountMutes.forever : nil, forKey: kind)
        }
        if request.flag("muteQChat") == true { throw NIMFailure(.forbidden, "there is no QChat") }
        _ = try asking { [changes] () throws(MessagingError) in
          try request.hub.changeMutes(of: account, changes)
        }
        return [:]
      },
      "user/setDonnop": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        guard let isQuiet = request.flag("donnopOpen") else {
          throw NIMFailure(.badParameter, "donnopOpen is not a Boolean value")
        }
        _ = try request.carryOut(
          UpdatePushSettingsCall(update: PushSettingsUpdate(pushesWhileDesktopIsOn: !isQuiet)), as: account)
        return [:]
      },
      "user/updateUinfo": .works { request throws(NIMFailure) in
        let account = try request.account("accid")
        _ = try request.carryOut(UpdateProfileCall(update: try profile(request)), as: account)
        return [:]
      },
      "user/getUinfos": .works { request throws(NIMFailure) in
        let accounts = try request.accounts("accids", most: listedAccounts)
        var infos: [JSONValue] = []
        for account in accounts {
          let known = try request.known(account)
          let profile = try asking { () throws(MessagingError) in try request.hub.profile(of: known.id) }
          let mutes = try asking { () throws(MessagingError) in try request.hub.mutes(of: known.id) }
          var info = members(profile, isValid: known.ban == nil)
          info["mute"] = .bool(ConversationKind.allCases.allSatisfy { mutes[$0] != nil })
          infos.append(.object(info))
        }
        return ["uinfos": .array(infos)]
      },
      "user/userOnlineStatus": .works { request throws(NIMFailure) in
        var (invalid, states): ([AccountID], [String: JSONValue]) = ([], [:])
        for account in try request.accounts("accids", most: listedAccounts) {
          do throws(MessagingError) {
            let known = try request.hub.account(account)
            states[known.id.name] = .array(
              known.devices.map {
                .object(["clientType": JSONValue(clientType($0.platform)), "loginTime": JSONValue($0.since)])
              })
          } catch {
            guard error.code == .accountNotFound else { throw NIMFailure(error) }
            invalid.append(account)
          }
        }
        return ["data": .object(["invalidAccids": JSONValue(invalid), "status": .object(states)])]
      },
      "user/setSpecialRelation": .works { request throws(NIMFailure) in
        let (account, target) = (try request.account("accid"), try request.account("targetAcc"))
        let isSet = try request.choice("value", 0...1) == 1
        let update =
          try request.choice("relationType", 1...2) == 1
          ? ContactUpdate(isBlocked: isSet) : ContactUpdate(isMuted: isSet)
        _ = try request.carryOut(UpdateContactCall(account: target, update: update), as: account)
        return [:]
      },
      "user/listBlackAndMuteList": .works { request throws(NIMFailure) in
        let contacts = try contacts(of: try request.account("accid"), request)
        return [
          "mutelist": JSONValue(contacts.filter(\.isMuted).map(\.account)),
          "blacklist": JSONValue(contacts.filter(\.isBlocked).map(\.account)),
        ]
      },
    ]

    /// Returns all contacts of an account.
    static func contacts(of account: AccountID, _ request: NIMRequest) throws(NIMFailure) -> [Contact] {
      var (contacts, place): ([Contact], StreamNumber?) = ([], .zero)
      while let after = place {
        let page = try request.carryOut(ContactsCall(after: after), as: account)
        contacts += page.contacts
        place = page.next
      }
      return contacts
    }

    private static func isValid(_ account: AccountID) -> Bool {
      account.name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || "_@.-".utf8.contains($0)
      }
    }

    private static func profile(_ request: NIMRequest) throws(NIMFailure) -> ProfileUpdate {
      var update = ProfileUpdate(
        nickname: request.change("name"), avatar: request.change("icon"), signature: request.change("sign"),
        email: request.change("email"), birthday: request.change("birth"), phone: request.change("mobile"))
      if request.text("gender") != nil {
        update.gender = Profile.Gender(rawValue: Int(try request.choice("gender", 0...2)))
      }
      if let text = request.change("ex") { update.extensions = [NIMStyle.name: text] }
      return update
    }

    private static func members(_ profile: Profile, isValid: Bool) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "accid": .string(profile.account.name), "gender": JSONValue(profile.gender.rawValue), "valid": .bool(isValid),
      ]
      members.set("name", profile.nickname)
      members.set("icon", profile.avatar)
      members.set("sign", profile.signature)
      members.set("email", profile.email)
      members.set("birth", profile.birthday)
      members.set("mobile", profile.phone)
      members.set("ex", profile.extensions[NIMStyle.name])
      return members
    }

    /// Returns the vendor's number for a kind of client.
    static func clientType(_ platform: Platform) -> Int {
      switch platform {
      case .android: 1
      case .iOS: 2
      case .windows, .linux: 4
      case .web: 16
      case .server: 32
      case .macOS: 64
      case .unknown: 0
      }
    }
  }
#endif
