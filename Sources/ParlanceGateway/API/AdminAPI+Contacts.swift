#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// The contacts of an account: its friends, those that it has blocked, and what it notes of others.
  extension AdminAPI {
    private static let contactLimit = 100

    static let contactRoutes: [APIRoute] = [
      APIRoute(
        .get, "/v1/accounts/{account}/contacts", query: [.optional("cursor")], answer: ["contacts", "next"]
      ) { (api, request) throws(HTTPError) in try api.contacts(request) { _ in true } },
      APIRoute(
        .post, "/v1/accounts/{account}/contacts", body: [.required("contacts", .objects)], answer: ["outcomes"]
      ) { (api, request) throws(HTTPError) in
        var friends: [(account: AccountID, update: ContactUpdate)] = []
        for members in try request.objects("contacts", most: contactLimit) {
          let fields: [APIField] = [.required("account"), .optional("alias"), .optional("custom")]
          try APIRequest.check(members, fields, place: "contacts.")
          let update = ContactUpdate(alias: members["alias"]?.string, custom: members["custom"]?.string)
          friends.append((AccountID(members["account"]?.string ?? ""), update))
        }
        let results = try asking { () throws(MessagingError) in try api.hub.befriend(friends, of: request.account) }
        return outcomes(of: friends.map(\.account), results)
      },
      APIRoute(
        .patch, "/v1/accounts/{account}/contacts/{contact}",
        body: [.optional("alias"), .optional("custom"), .optional("isMuted", .flag)], answer: ["contact"]
      ) { (api, request) throws(HTTPError) in
        let update = ContactUpdate(
          alias: request.text("alias"), custom: request.text("custom"), isMuted: request.flag("isMuted"))
        let contact = try asking { () throws(MessagingError) in
          try api.hub.carryOut(UpdateContactCall(account: request.contact, update: update), as: request.account)
        }
        return APIResult(200, ["contact": .object(json(contact))])
      },
      APIRoute(.delete, "/v1/accounts/{account}/contacts/{contact}", statuses: [204]) {
        (api, request) throws(HTTPError) in
        _ = try asking { () throws(MessagingError) in
          try api.hub.carryOut(RemoveFriendCall(account: request.contact, forgetsNotes: true), as: request.account)
        }
        return APIResult(204)
      },
      APIRoute(.get, "/v1/accounts/{account}/blocks", query: [.optional("cursor")], answer: ["contacts", "next"]) {
        (api, request) throws(HTTPError) in try api.contacts(request, where: \.isBlocked)
      },
      APIRoute(
        .post, "/v1/accounts/{account}/blocks", body: [.required("accounts", .texts)], answer: ["outcomes"]
      ) { (api, request) throws(HTTPError) in
        let accounts = try request.accounts("accounts", most: contactLimit)
        let calls = accounts.map { UpdateContactCall(account: $0, update: ContactUpdate(isBlocked: true)) }
        let results = try asking { () throws(MessagingError) in try api.hub.carryOut(calls, as: request.account) }
        return outcomes(of: accounts, results)
      },
      APIRoute(.delete, "/v1/accounts/{account}/blocks/{contact}", statuses: [204]) {
        (api, request) throws(HTTPError) in
        let call = UpdateContactCall(account: request.contact, update: ContactUpdate(isBlocked: false))
        _ = try asking { () throws(MessagingError) in try api.hub.carryOut(call, as: request.account) }
        return APIResult(204)
      },
    ]

    /// Returns a page of an account's contacts, or of some of them.
    private func contacts(
      _ request: APIRequest, where isListed: (Contact) -> Bool
    ) throws(HTTPError) -> APIResult {
      let position = StreamNumber(rawValue: try request.cursor())
      let page = try asking { () throws(MessagingError) in
        try hub.carryOut(ContactsCall(after: position), as: request.account)
      }
      var members: [String: JSONValue] = [
        "contacts": .array(page.contacts.filter(isListed).map { .object(Self.json($0)) })
      ]
      members.set("next", page.next.map { String($0) })
      return APIResult(200, members)
    }

    private static func json(_ contact: Contact) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "account": .string(contact.account.name), "isFriend": .bool(contact.isFriend),
        "isBlocked": .bool(contact.isBlocked), "isMuted": .bool(contact.isMuted),
      ]
      members.set("alias", contact.alias)
      members.set("custom", contact.custom)
      return members
    }
  }

  extension APIRequest {
    /// The other account in the path.
    fileprivate var contact: AccountID { AccountID(name("contact")) }
  }
#endif
