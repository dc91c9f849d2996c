internal import ParlanceCore

/// The room that is left in one page of a list; further entries are in the next page.
///
/// The whole list of a device that does not ask for pages is one page, with limits of its own: it is refused if they do not
/// suffice, for such a device would take a part of the list for all of it.
struct PageBudget {
  /// The device asks for the next page.
  private let isPaged: Bool
  private let limit: Int
  private(set) var rows: Int
  private(set) var bytes: Int
  private(set) var entries: Int
  /// The first entry fits, however large it is, so that the device gets on.
  private var forcesEntry: Bool
  private var isFull = false
  /// The number of bytes that were used.
  private(set) var usedBytes = 0

  /// - parameter hasOtherContent: The page has something beside its entries, and may have none of those.
  init(_ limits: HubLimits, _ requester: Requester, hasOtherContent: Bool = false) {
    isPaged = requester.takesPages
    limit = isPaged ? limits.bytesPerReply : limits.bytesWithoutPages
    rows = isPaged ? Self.rows(limits) : .max
    entries = isPaged ? limits.entriesPerPage : .max
    bytes = limit
    forcesEntry = !hasOtherContent
  }

  /// Creates a budget without limits.
  init() {
    isPaged = false
    (limit, rows, entries, bytes) = (.max, .max, .max, .max)
    forcesEntry = false
  }

  /// Creates the budget for a list that every device asks for in pages.
  ///
  /// - parameter rest: The budget of the page of which the list is a part.
  init(_ limits: HubLimits, rest: PageBudget? = nil) {
    isPaged = true
    limit = min(limits.bytesPerReply, rest?.bytes ?? .max)
    (rows, entries, bytes) = (Self.rows(limits), limits.entriesPerPage, limit)
    forcesEntry = rest == nil
  }

  /// Of some rows nothing is in the page, but reading them takes the hub's time as well: a few more requests of a long list cost
  /// less than one turn for which all others wait.
  private static func rows(_ limits: HubLimits) -> Int { min(limits.rowsPerRequest, 2 * limits.entriesPerPage) }

  var isSpent: Bool { isFull || rows <= 0 || entries <= 0 || bytes <= 0 }

  mutating func use(rows: Int = 0, bytes: Int = 0) {
    self.rows -= rows
    self.bytes -= bytes
    usedBytes += bytes
  }

  /// Takes an entry.
  ///
  /// - returns: False if the entry is for the next page.
  /// - throws: `limitExceeded` if there is no next page.
  mutating func takes(bytes size: Int) throws(MessagingError) -> Bool {
    guard forcesEntry || !isFull && entries > 0 && size <= bytes else {
      isFull = true
      guard isPaged else { throw MessagingError(.limitExceeded, "answer above \(limit) bytes") }
      return false
    }
    forcesEntry = false
    entries -= 1
    use(bytes: size)
    return true
  }
}

extension RoomInfo {
  /// The number of bytes of the room's encoding.
  var encodedSize: Int {
    var writer = ByteWriter()
    writer.write(room: self)
    return writer.bytes.count + 4
  }
}

extension WireValue {
  /// The number of bytes of the value's encoding in a list.
  var encodedSize: Int {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes.count + 4
  }
}
