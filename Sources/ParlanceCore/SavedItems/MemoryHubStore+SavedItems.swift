/// The saved items of a hub's store in memory.
private struct MemorySavedItems: MemoryPart {
  /// By stream, then by time.
  var byStream: [StreamNumber: [Timestamp: SavedItem]] = [:]
}

extension MemoryHubStore {
  private var savedItems: [StreamNumber: [Timestamp: SavedItem]] {
    get { parts[MemorySavedItems.self].byStream }
    _modify { yield &parts[MemorySavedItems.self].byStream }
  }

  package func save(_ item: SavedItem, stream: StreamNumber) throws(MessagingError) { set(item, stream, item.time) }

  package func removeSavedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> Bool {
    guard savedItems[stream]?[time] != nil else { return false }
    set(nil, stream, time)
    return true
  }

  package func savedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> SavedItem? {
    savedItems[stream]?[time]
  }

  package func savedItem(stream: StreamNumber, uniqueID: String) throws(MessagingError) -> SavedItem? {
    let name = ExactString(uniqueID)
    return savedItems[stream]?.values.first { $0.uniqueID.map(ExactString.init) == name }
  }

  package func savedItems(stream: StreamNumber, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem] {
    let (after, before) = (query.after ?? Timestamp(milliseconds: .min), query.before ?? Timestamp(milliseconds: .max))
    let items = (savedItems[stream] ?? [:]).values.filter { item in
      item.time > after && item.time < before && (query.type == nil || item.type == query.type)
    }
    let sorted = items.sorted { query.oldestFirst ? $0.time < $1.time : $0.time > $1.time }
    return Array(sorted.prefix(max(0, query.limit)))
  }

  package func savedItemCount(stream: StreamNumber, type: Int64) throws(MessagingError) -> Int {
    (savedItems[stream] ?? [:]).values.filter { $0.type == type }.count
  }

  private func set(_ item: SavedItem?, _ stream: StreamNumber, _ time: Timestamp) {
    let known = savedItems[stream]?[time]
    savedItems[stream, default: [:]][time] = item
    undo.note { $0.savedItems[stream, default: [:]][time] = known }
  }
}
