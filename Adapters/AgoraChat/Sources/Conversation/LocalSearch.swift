internal import Foundation
internal import Parlance

/// A query of the local database that exceeds the engine's filters.
struct LocalSearch {
  /// The conversation; all of them if nil.
  var conversation: ConversationID?
  /// The start of the search.
  var anchor: MessageQuery.Anchor?
  /// A Boolean value that indicates whether to search for older messages; for newer ones otherwise.
  var isUp: Bool
  /// Only messages of this time or later.
  var from: Timestamp?
  /// Only messages of this time or earlier.
  var until: Timestamp?
  /// Only these kinds.
  var kinds = AgoraChatMessageBody.shownKinds
  /// The maximum number of messages; those nearest to the start are returned.
  var limit: Int
  /// The filter.
  var matches: (Message) -> Bool

  /// A question.
  init(
    conversation: ConversationID?, isUp: Bool, limit: Int, matches: @escaping (Message) -> Bool = { _ in true }
  ) {
    self.conversation = conversation
    self.isUp = isUp
    self.limit = limit
    self.matches = matches
  }

  /// A question from a time on, as the vendor asks: exclusive, and from the end if the time is negative.
  ///
  /// - parameter sender: Only messages of this account; everyone's if nil or empty.
  init(
    conversation: ConversationID?, timestamp: Int64, count: Int32, sender: String?,
    direction: AgoraChatMessageSearchDirection, matches: @escaping (Message) -> Bool = { _ in true }
  ) {
    let account = sender.flatMap { $0.isEmpty ? nil : AccountID($0) }
    self.init(conversation: conversation, isUp: direction == .up, limit: Int(count)) { message in
      (account == nil || message.sender == account) && matches(message)
    }
    guard timestamp >= 0 else { return }
    if isUp {
      until = Timestamp(milliseconds: timestamp).advanced(byMilliseconds: -1)
    } else {
      from = Timestamp(milliseconds: timestamp).advanced(byMilliseconds: 1)
    }
  }

  /// Finds only messages that appear as bodies of some types.
  mutating func narrow(to types: [AgoraChatMessageBodyType]) {
    kinds = types.reduce(into: []) { $0.formUnion(AgoraChatMessageBody.kinds(of: $1)) }
    let (types, others) = (Set(types), matches)
    matches = { AgoraChatMessageBody.shows($0, as: types) && others($0) }
  }
}

/// The pages of a search, one after the other; without I/O.
struct LocalPages {
  /// The number of messages that one query reads.
  static let size = 200

  private let search: LocalSearch
  private var anchor: MessageQuery.Anchor?
  private var isAtEnd: Bool
  private var found: [Message] = []

  init(_ search: LocalSearch) {
    self.search = search
    isAtEnd = search.limit <= 0 || search.kinds.isEmpty
    // Looking for newer ones without a place to begin, it begins before the oldest.
    let start = MessageQuery.Anchor(time: Timestamp(milliseconds: .min), row: 0)
    anchor = search.anchor ?? (search.isUp ? nil : start)
  }

  /// The next page to read; nil when the search is over.
  var next: MessageQuery? {
    if isAtEnd { return nil }
    return MessageQuery(
      in: search.conversation, anchor: anchor, newer: !search.isUp, from: search.from, until: search.until,
      kinds: search.kinds, limit: Self.size)
  }

  /// Takes a page, oldest first.
  mutating func take(_ page: [Message]) {
    let ordered = search.isUp ? page.reversed() : page
    found += ordered.filter(search.matches)
    if let last = ordered.last { anchor = MessageQuery.Anchor(last) }
    isAtEnd = page.count < Self.size || found.count >= search.limit
  }

  /// The messages found, oldest first.
  var messages: [Message] {
    let nearest = found.prefix(max(0, search.limit))
    return search.isUp ? nearest.reversed() : Array(nearest)
  }
}

extension Device {
  /// The messages that a search finds, oldest first.
  ///
  /// - throws: `storageDamaged`.
  func messages(_ search: LocalSearch) throws(MessagingError) -> [Message] {
    try reading {
      var pages = LocalPages(search)
      while let query = pages.next { pages.take(messages(query)) }
      return pages.messages
    }
  }

  /// The same, after what is missing of the conversation was fetched from the hub.
  func messages(_ search: LocalSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    look(through: LocalPages(search), completion)
  }

  private func look(
    through pages: LocalPages, _ completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    guard let query = pages.next else { return afterCallbacks { completion(.success(pages.messages)) } }
    page(query) { [self] page in
      switch page {
      case .success(let messages):
        var pages = pages
        pages.take(messages)
        if pages.next == nil { completion(.success(pages.messages)) } else { look(through: pages, completion) }
      case .failure(let error): completion(.failure(error))
      }
    }
  }

  /// Returns the number of messages of a conversation, or of all, in the local database.
  func count(in conversation: ConversationID?, from: Timestamp? = nil, until: Timestamp? = nil) -> Int {
    var count = 0
    var anchor: MessageQuery.Anchor?
    while true {
      let page = messages(
        MessageQuery(
          in: conversation, anchor: anchor, from: from, until: until, kinds: AgoraChatMessageBody.shownKinds,
          limit: LocalPages.size))
      count += page.count
      guard page.count == LocalPages.size, let first = page.first else { return count }
      anchor = MessageQuery.Anchor(first)
    }
  }
}
