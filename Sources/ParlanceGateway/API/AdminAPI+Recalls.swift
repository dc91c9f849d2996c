#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine

  /// Taking messages back: the one that has an id, the one of a conversation, or a broadcast from all rooms.
  extension AdminAPI {
    func revoke(_ request: APIRequest) throws(HTTPError) -> APIResult {
      let (scope, revocation) = try request.revocation()
      let (id, sender, conversation) = try request.sentMessage()
      try asking { () throws(MessagingError) in
        if let conversation {
          try hub.revoke(id, sender: sender, in: conversation, scope: scope, request: revocation)
        } else {
          try hub.revoke(id, sender: sender, scope: scope, request: revocation)
        }
      }
      return APIResult(204)
    }

    func revokeBroadcast(_ request: APIRequest) throws(HTTPError) -> APIResult {
      let (scope, revocation) = try request.revocation()
      let id = try APIRequest.messageID(request.name("message"))
      let sender = request.text("sender").map { AccountID($0) }
      let count = try asking { () throws(MessagingError) in
        try hub.revokeBroadcast(id, sender: sender, scope: scope, request: revocation)
      }
      return APIResult(200, ["rooms": JSONValue(Int64(count))])
    }
  }

  extension APIRequest {
    /// Returns the id, the sender and the conversation that a request names a message by.
    func sentMessage() throws(HTTPError) -> (MessageID, sender: AccountID?, in: AdministeredConversation?) {
      let id = try messageID()
      let sender = text("sender").map { AccountID($0) }
      return (id, sender, try object("to").map { (to) throws(HTTPError) in try Self.conversation(to, sender) })
    }

    /// Returns the id of the message that the request names.
    func messageID() throws(HTTPError) -> MessageID { try Self.messageID(text("message")) }

    fileprivate static func messageID(_ text: String?) throws(HTTPError) -> MessageID {
      guard let id = MessageID(text ?? "").canonical else { throw .wrongField("message", "is not a message id") }
      return id
    }

    /// Returns the conversation that a message's sender names in a way.
    private static func conversation(
      _ to: [String: JSONValue], _ sender: AccountID?
    ) throws(HTTPError) -> AdministeredConversation {
      switch try MessageJSON.conversation(to) {
      case .direct(let peer):
        guard let sender else { throw .wrongField("sender", "is missing; \"to\" names the account to which it wrote") }
        return .direct(sender, peer)
      case .group(let name): return .group(name)
      case .room(let name): return .room(name)
      }
    }

    /// Returns from whom a message is to be taken back, and the words for the accounts that are notified.
    fileprivate func revocation() throws(HTTPError) -> (Revocation.Scope, RevocationRequest) {
      let scope: Revocation.Scope
      switch text("from") ?? "everyone" {
      case "everyone": scope = .everyone
      case "receivers": scope = .receivers
      default: throw .wrongField("from", "must be everyone or receivers")
      }
      let postscript = text("postscript")
      guard postscript?.utf8.count ?? 0 <= 1024 else { throw .wrongField("postscript", "has more than 1024 bytes") }
      return (scope, RevocationRequest(postscript: postscript))
    }
  }
#endif
