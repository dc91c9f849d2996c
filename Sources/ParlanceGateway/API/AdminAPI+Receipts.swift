#if Server
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Confirming in accounts' names that they read messages.
  extension AdminAPI {
    static let receiptRoutes: [APIRoute] = [
      APIRoute(
        .post, "/v1/receipts", body: [.required("account"), .required("to", .object), .required("message")],
        statuses: [204]
      ) { (api, request) throws(HTTPError) in
        let reader = AccountID(request.text("account") ?? "")
        let conversation = try MessageJSON.conversation(request.object("to") ?? [:])
        let id = try request.messageID()
        try asking { () throws(MessagingError) in
          if conversation.kind == .direct {
            let found = try api.hub.carryOut(MessagesByIDCall(conversation: conversation, ids: [id]), as: reader)
            guard let message = found.messages.first else { throw MessagingError(.messageNotFound) }
            _ = try api.hub.carryOut(
              ReadDirectCall(conversation: conversation, sequence: message.sequence, scope: .watermark), as: reader)
          } else {
            let failed = try api.hub.carryOut(
              ReadGroupCall(conversation: conversation, ids: [id], note: nil), as: reader)
            guard failed.isEmpty else { throw MessagingError(.messageNotFound) }
          }
        }
        return APIResult(204)
      }
    ]
  }
#endif
