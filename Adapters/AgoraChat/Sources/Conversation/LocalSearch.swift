internal import Foundation
internal import Parlance

/// A search of the local database in the vendor's words.
struct LocalSearch {
  /// The conversation, the place, the times, the kinds and the number.
  var query: MessageQuery
  private var senders: Set<AccountID> = []
  private var keyword = Keyword(nil)
  /// The conditions that the engine does not check.
  private var conditions: [(Message) -> Bool] = []

  /// Creates a search.
  ///
  /// - parameter limit: The maximum number of messages; one for less, as the vendor has it.
  /// - parameter condition: The conditions that the engine does not check; nil for every message.
  init(
    conversation: ConversationID?, isUp: Bool, limit: Int, where condition: ((Message) -> Bool)? = nil
  ) {
    if let condition { conditions = [condition] }
    query = MessageQuery(
      in: conversation, newer: !isUp, kinds: AgoraChatMessageBody.shownKinds, limit: max(1, limit))
  }

  /// Creates a search from a time on, as the vendor asks: exclusive, and from the end if the time is negative.
  ///
  /// - parameter sender: Only messages of this account; everyone's if nil or empty.
  init(
    conversation: ConversationID?, timestamp: Int64, count: Int32, sender: String?,
    direction: AgoraChatMessageSearchDirection, keyword: Keyword = Keyword(nil)
  ) {
    self.init(conversation: conversation, isUp: direction == .up, limit: Int(count))
    if let sender, !sender.isEmpty { senders = [AccountID(sender)] }
    self.keyword = keyword
    if keyword.needsCondition { conditions.append(keyword.occurs) }
    guard timestamp >= 0 else { return }
    if direction == .up {
      query.until = Timestamp(milliseconds: timestamp).advanced(byMilliseconds: -1)
    } else {
      query.from = Timestamp(milliseconds: timestamp).advanced(byMilliseconds: 1)
    }
  }

  /// Finds only messages that appear as bodies of some types.
  mutating func narrow(to types: [AgoraChatMessageBodyType]) {
    query.kinds = types.reduce(into: []) { $0.formUnion(AgoraChatMessageBody.kinds(of: $1)) }
    let types = Set(types)
    conditions.append { AgoraChatMessageBody.shows($0, as: types) }
    // To the engine, no kinds are all of them.
    if query.kinds.isEmpty { query.limit = 0 }
  }

  /// The search in the engine's words.
  fileprivate var filtered: FilteredSearch {
    let search = MessageSearch([keyword.word], in: keyword.scope, by: senders, among: query)
    if conditions.isEmpty { return FilteredSearch(search) }
    return FilteredSearch(search) { [conditions] message in conditions.allSatisfy { $0(message) } }
  }
}

extension Device {
  /// The messages that a search finds, oldest first.
  ///
  /// - throws: `storageDamaged`.
  func messages(_ search: LocalSearch) throws(MessagingError) -> [Message] { try self.search(search.filtered) }

  /// The same, after what is missing of the conversation was fetched from the hub.
  func messages(_ search: LocalSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    self.search(search.filtered, completion: completion)
  }

  /// Returns the number of messages of a conversation, or of all, in the local database.
  func count(in conversation: ConversationID?, from: Timestamp? = nil, until: Timestamp? = nil) -> Int {
    let pageSize = 200
    var count = 0
    var anchor: MessageQuery.Anchor?
    while true {
      let page = messages(
        MessageQuery(
          in: conversation, anchor: anchor, from: from, until: until, kinds: AgoraChatMessageBody.shownKinds,
          limit: pageSize))
      count += page.count
      guard page.count == pageSize, let first = page.first else { return count }
      anchor = MessageQuery.Anchor(first)
    }
  }
}
