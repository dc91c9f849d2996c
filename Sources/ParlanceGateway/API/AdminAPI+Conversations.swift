#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceTokens

  /// The conversations of an account.
  extension AdminAPI {
    static let conversationRoutes: [APIRoute] = [
      APIRoute(
        .get, "/v1/accounts/{account}/conversations",
        query: [.optional("cursor"), .optional("limit", .integer, in: 1...100)], answer: ["conversations", "next"]
      ) { (api, request) throws(HTTPError) in
        let query = ConversationListQuery(
          cursor: try request.conversationCursor(), limit: Int(request.integer("limit") ?? 50))
        let page = try asking { () throws(MessagingError) in try api.hub.conversations(of: request.account, query) }
        var members: [String: JSONValue] = [
          "conversations": .array(page.conversations.map { .object(json($0)) })
        ]
        members.set("next", page.next.map(text))
        return APIResult(200, members)
      }
    ]

    // MARK: forms

    private static func json(_ conversation: AdministeredConversationEntry) -> [String: JSONValue] {
      let entry = conversation.entry
      var members: [String: JSONValue] = [
        "conversation": .object(json(entry.conversation)), "updated": JSONValue(entry.updated),
        "unread": JSONValue(conversation.unread),
      ]
      if let last = entry.lastMessage { members["lastMessage"] = .object(MessageJSON.members(last)) }
      guard let settings = entry.settings else { return members }
      if let pin = settings.pin {
        var pinned: [String: JSONValue] = ["time": JSONValue(pin.time)]
        pinned.set("note", pin.note)
        members["pin"] = .object(pinned)
      }
      if !settings.marks.isEmpty { members["marks"] = .array(settings.marks.sorted().map { JSONValue($0) }) }
      members.set("note", settings.note)
      return members
    }

    /// Returns a cursor as clients pass it back.
    private static func text(_ cursor: ConversationListCursor) -> String {
      var writer = ByteWriter()
      cursor.write(to: &writer)
      return Base64URL.encode(writer.bytes)
    }
  }

  extension APIRequest {
    fileprivate func conversationCursor() throws(HTTPError) -> ConversationListCursor? {
      guard let text = text("cursor") else { return nil }
      guard let bytes = Base64URL.decode(text.utf8) else { throw Self.notACursor }
      do throws(MessagingError) {
        var reader = ByteReader(bytes)
        let cursor = try ConversationListCursor(from: &reader)
        guard reader.isAtEnd else { throw MessagingError(.malformedData) }
        return cursor
      } catch {
        throw Self.notACursor
      }
    }
  }
#endif
