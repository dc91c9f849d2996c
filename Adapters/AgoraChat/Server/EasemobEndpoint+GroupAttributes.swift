#if Server
  internal import AgoraChatCommon
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension EasemobEndpoint {
    /// The attributes of members of groups.
    static let groupAttributes: [EasemobEndpoint] = [
      put("/metadata/chatgroup/{group}/user/{user}") { request throws(EasemobFailure) in
        guard let members = request.members["metaData"]?.object, !members.isEmpty else {
          throw .illegal("metaData is required")
        }
        let values = members.compactMapValues(\.string)
        guard values.count == members.count else { throw .illegal("an attribute of metaData is not a text") }
        guard MemberAttributeLimits.excess(of: values) == nil else {
          throw .illegal("an attribute of metaData has no key, or is too long")
        }
        let user = try request.known(request.user()).id
        let attributes = try asking { () throws(MessagingError) in
          try request.hub.setAttributes(values, ofMember: user, inGroup: request.part("group"))
        }
        return .data(.object(attributes.mapValues(JSONValue.string)))
      },
      get("/metadata/chatgroup/{group}/user/{user}") { request throws(EasemobFailure) in
        let user = try request.known(request.user()).id
        let attributes = try asking { () throws(MessagingError) in
          guard let known = try request.hub.attributes(ofMembers: [user], inGroup: request.part("group"))[user] else {
            throw MessagingError(.notMember)
          }
          return known
        }
        return .data(.object(attributes.mapValues(JSONValue.string)))
      },
      post("/metadata/chatgroup/{group}/get") { request throws(EasemobFailure) in
        let users = try request.users("targets", most: MemberAttributeLimits.members)
        // None, or an empty list, asks for all.
        let asksForAll = request.members["properties"].map { $0.array?.isEmpty ?? false } ?? true
        let keys = asksForAll ? nil : Set(try request.texts("properties", most: 100))
        let attributes = try asking { () throws(MessagingError) in
          try request.hub.attributes(ofMembers: users, inGroup: request.part("group"))
        }
        let values = attributes.map { account, attributes in
          let wanted = attributes.filter { keys?.contains($0.key) ?? true }
          return (account.name, JSONValue.object(wanted.mapValues(JSONValue.string)))
        }
        return .data(.object(Dictionary(values) { $1 }))
      },
    ]
  }
#endif
