#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceGateway

  extension NIMEndpoint {
    static let friends: [String: NIMEndpoint] = [
      "friend/add": .works { request throws(NIMFailure) in
        let (account, friend) = (try request.account("accid"), try request.account("faccid"))
        let message = request.text("msg")
        switch try request.choice("type", 1...4) {
        case 1, 2:
          let isImmediate = request.number("type") == 1
          _ = try request.carryOut(
            RequestFriendCall(account: friend, isImmediate: isImmediate, message: message), as: account)
        default:
          let accepts = request.number("type") == 3
          _ = try request.carryOut(AnswerFriendCall(account: friend, accepts: accepts, message: message), as: account)
        }
        try keepServerExtension(request, account, friend)
        return [:]
      },
      "friend/update": .works { request throws(NIMFailure) in
        let (account, friend) = (try request.account("accid"), try request.account("faccid"))
        let update = ContactUpdate(alias: request.change("alias"), custom: request.change("ex"))
        _ = try request.carryOut(UpdateContactCall(account: friend, update: update), as: account)
        try keepServerExtension(request, account, friend)
        return [:]
      },
      "friend/delete": .works { request throws(NIMFailure) in
        let (account, friend) = (try request.account("accid"), try request.account("faccid"))
        let forgets = request.flag("isDeleteAlias") ?? false
        _ = try request.carryOut(RemoveFriendCall(account: friend, forgetsNotes: forgets), as: account)
        return [:]
      },
      "friend/get": .works { request throws(NIMFailure) in
        let friends = try contacts(of: try request.account("accid"), request).filter(\.isFriend)
        return [
          "size": JSONValue(friends.count),
          "friends": .array(friends.map { .object(members($0)) }),
        ]
      },
      "friend/getByAccid": .works { request throws(NIMFailure) in
        let (account, friend) = (try request.account("accid"), try request.account("faccid"))
        guard let contact = try contacts(of: account, request).first(where: { $0.account == friend && $0.isFriend })
        else { throw NIMFailure(.notFound, "not friends") }
        var members = members(contact)
        let kept = try asking { () throws(MessagingError) in
          try request.host.value(extensionKey(account, friend))
        }
        members.set("serverex", kept.map { String(decoding: $0, as: UTF8.self) })
        return ["friend": .object(members)]
      },
    ]

    private static func members(_ friend: Contact) -> [String: JSONValue] {
      var members: [String: JSONValue] = ["faccid": .string(friend.account.name), "bidirection": true]
      members.set("alias", friend.alias)
      members.set("ex", friend.custom)
      return members
    }

    /// Keeps the text about a friend that the back end alone reads.
    private static func keepServerExtension(
      _ request: NIMRequest, _ account: AccountID, _ friend: AccountID
    ) throws(NIMFailure) {
      guard let text = request.change("serverex") else { return }
      try asking { () throws(MessagingError) in
        try request.host.keep(Array(text.utf8), extensionKey(account, friend))
      }
    }

    private static func extensionKey(_ account: AccountID, _ friend: AccountID) -> String {
      "friend:\(account.folded)\n\(friend.folded)"
    }
  }
#endif
