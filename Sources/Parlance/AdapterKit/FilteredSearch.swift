public import ParlanceCore
public import ParlanceEngine

/// The pages of a search with a condition that the engine does not know, one after the other; without I/O.
///
/// `Device.search(_:)` and `Device.search(_:completion:)` read the pages.
public struct FilteredSearch {
  /// The number of messages that a page with a condition has.
  private static let pageSize = 200

  private var search: MessageSearch
  private let limit: Int
  private let fits: ((Message) -> Bool)?
  private var isAtEnd: Bool
  private var found: [Message] = []

  /// Creates a search.
  ///
  /// - parameter search: The search; its limit counts messages that meet the condition.
  /// - parameter fits: The condition; every message meets it if nil.
  public init(_ search: MessageSearch, where fits: ((Message) -> Bool)? = nil) {
    self.search = search
    self.fits = fits
    limit = search.query.limit
    isAtEnd = limit <= 0
    if fits != nil { self.search.query.limit = Self.pageSize }
    // Newer messages than none are all.
    if search.query.newer, search.query.anchor == nil {
      self.search.query.anchor = MessageQuery.Anchor(time: Timestamp(milliseconds: .min), row: .zero)
    }
  }

  /// The next page to read; nil when the search is over.
  public var next: MessageSearch? { isAtEnd ? nil : search }

  /// Takes a page.
  ///
  /// - parameter page: The messages that `next` finds, oldest first.
  public mutating func take(_ page: [Message]) {
    let ordered = search.query.newer ? page : page.reversed()
    if let fits { found += ordered.filter(fits) } else { found += ordered }
    isAtEnd = page.count < search.query.limit || found.count >= limit
    if let last = ordered.last { search.query.anchor = MessageQuery.Anchor(last) }
  }

  /// The messages found so far, oldest first; of too many, those nearest to the search's beginning.
  public var messages: [Message] {
    let nearest = found.prefix(max(0, limit))
    return search.query.newer ? Array(nearest) : nearest.reversed()
  }
}

extension Device {
  /// Returns the messages of the local database that a search finds, oldest first.
  ///
  /// - parameter search: The messages to look for.
  /// - throws: `MessagingError` with code `storageDamaged` or `storageFailed` if the database cannot be read,
  ///   `notLoggedIn` for a closed device.
  public func search(_ search: FilteredSearch) throws(MessagingError) -> [Message] {
    var pages = search
    while let page = pages.next { pages.take(try self.search(page)) }
    return pages.messages
  }

  /// Passes on the messages of the local database that a search finds, oldest first, once what is missing among them
  /// was fetched from the hub.
  ///
  /// - parameter search: The messages to look for.
  /// - parameter completion: Receives the messages; without a connection, those that the device has. Errors:
  ///   `storageDamaged` or `storageFailed` if the database cannot be read, `notLoggedIn` for a closed device.
  public func search(_ search: FilteredSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    guard let page = search.next else { return afterCallbacks { completion(.success(search.messages)) } }
    self.search(page) { [self] result in
      switch result {
      case .success(let messages):
        var search = search
        search.take(messages)
        if search.next == nil {
          completion(.success(search.messages))
        } else {
          self.search(search, completion: completion)
        }
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}
