/// A conversation as no participant sees it: a direct one is named by both of its accounts.
package enum AdministeredConversation: Hashable, Sendable {
  case direct(AccountID, AccountID)
  case group(String)
  case room(String)

  /// The conversation as the first of its two accounts names it, or as everybody does.
  package var nameForFirst: ConversationID {
    switch self {
    case .direct(_, let peer): .direct(peer)
    case .group(let id): .group(id)
    case .room(let id): .room(id)
    }
  }
}
