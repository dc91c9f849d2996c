#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Call channels.
  extension AdminAPI {
    static let callRoutes: [APIRoute] = [
      APIRoute(.get, "/v1/calls", answer: ["calls"]) { (api, _) throws(HTTPError) in
        let channels = try asking { () throws(MessagingError) in try api.hub.callChannels() }
        return APIResult(200, ["calls": .array(channels.map { .object(json($0)) })])
      },
      APIRoute(.delete, "/v1/calls/{call}", statuses: [204]) { (api, request) throws(HTTPError) in
        try asking { () throws(MessagingError) in try api.hub.closeCallChannel(request.name("call")) }
        return APIResult(204)
      },
    ]

    static func json(_ channel: CallChannel) -> [String: JSONValue] {
      var members: [String: JSONValue] = [
        "id": .string(channel.id), "medium": .string("\(channel.medium)"), "creator": .string(channel.creator.name),
        "created": JSONValue(channel.created), "expiry": JSONValue(channel.expiry),
        "members": .array(
          channel.members.map { member in
            .object([
              "account": .string(member.account.name), "number": .string("\(member.number)"),
              "joined": JSONValue(member.joined), "expiry": JSONValue(member.expiry),
            ])
          }),
      ]
      members.set("name", channel.name)
      members.set("attachment", channel.attachment)
      return members
    }
  }
#endif
