#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Changing the content of messages.
  extension AdminAPI {
    static let editRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/edits",
        body: [
          .required("message"), .required("content", .object), .optional("sender"), .optional("to", .object),
        ], answer: ["message"]
      ) { (api, request) throws(HTTPError) in
        let content = try MessageJSON.content(request.object("content") ?? [:])
        let (id, sender, conversation) = try request.sentMessage()
        let message = try asking { () throws(MessagingError) in
          try api.hub.edit(id, sender: sender, in: conversation, to: content)
        }
        return APIResult(200, ["message": .object(MessageJSON.members(message))])
      }
    ]
  }
#endif
