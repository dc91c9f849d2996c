internal import ParlanceCore

extension SaveItemCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> SavedItem {
    try turn.savedItems.saveItem(self, of: context.account)
  }
}

extension SavedItemsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> SavedItemPage {
    try turn.savedItems.savedItems(query, of: context.account)
  }
}

extension UpdateSavedItemCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> [SavedItem] {
    let list = try turn.savedItems.savedItemList(of: context.account)
    guard var item = try turn.savedItems.ownStore.savedItem(stream: list.stream, time: time) else { return [] }
    guard item.note != note else { return [item] }
    item.note = note
    item.updated = max(turn.now, item.updated)
    try turn.savedItems.ownStore.save(item, stream: turn.keptValues.save(list, .savedItems, of: context.account))
    return [item]
  }
}

extension RemoveSavedItemsCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> RemovedItems {
    var list = try turn.savedItems.savedItemList(of: context.account)
    var count = 0
    for time in times where try turn.savedItems.ownStore.removeSavedItem(stream: list.stream, time: time) { count += 1 }
    guard count > 0 else { return RemovedItems(count: 0) }
    list.value.count -= count
    try turn.keptValues.save(list, .savedItems, of: context.account)
    return RemovedItems(count: count)
  }
}

/// The state of an account's saved items that is known without reading them. It changes with each change of an item, so that two
/// hubs cannot change the items of an account at the same time.
struct SavedItemList: Equatable {
  /// The number of items.
  var count = 0
  /// The time of the newest item that there ever was.
  var newest = Timestamp.zero
}

extension SavedItemList: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(integer: count)
    writer.write(newest)
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(count: try reader.readInteger(), newest: try reader.readTimestamp())
  }
}

/// Saved items: an account's own, which no other account sees.
struct SavedItemRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubSavedItemStore

  init(turn: TurnContext, ownStore: any HubSavedItemStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  fileprivate func savedItemList(of account: AccountRecord) throws(MessagingError) -> KeptValue<SavedItemList> {
    try turn.keptValues.kept(.savedItems, of: account, initial: SavedItemList())
  }

  /// Saves an item, in place of the one of its name if there is one, which keeps its time.
  fileprivate func saveItem(_ call: SaveItemCall, of account: AccountRecord) throws(MessagingError) -> SavedItem {
    var list = try savedItemList(of: account)
    var known: SavedItem?
    if let name = call.uniqueID { known = try ownStore.savedItem(stream: list.stream, uniqueID: name) }
    if known == nil {
      guard list.value.count < limits.savedItems else {
        throw MessagingError(.limitExceeded, "limit \(limits.savedItems) saved items")
      }
      list.value.count += 1
      // A time of its own, also after the clock was set back.
      list.value.newest = max(now, list.value.newest.advanced(byMilliseconds: 1))
    }
    let item = SavedItem(
      time: known?.time ?? list.value.newest, type: call.type, data: call.data, note: call.note,
      uniqueID: call.uniqueID, updated: known.map { max(now, $0.updated) } ?? list.value.newest)
    try ownStore.save(item, stream: turn.keptValues.save(list, .savedItems, of: account))
    return item
  }

  /// Returns items, as many as fit; at least one, if there is any.
  fileprivate func savedItems(
    _ query: SavedItemQuery, of account: AccountRecord
  ) throws(MessagingError) -> SavedItemPage {
    let list = try savedItemList(of: account)
    var budget = WorkBudget(limits)
    defer { turn.noteAnswer(bytes: budget.usedBytes) }
    let total =
      try query.type.map { type throws(MessagingError) in
        try ownStore.savedItemCount(stream: list.stream, type: type)
      } ?? list.value.count
    var wanted = query
    wanted.limit += 1
    var page = SavedItemPage(items: [], total: total, hasMore: false)
    for item in try ownStore.savedItems(stream: list.stream, wanted) {
      if page.items.count == query.limit || !page.items.isEmpty && budget.isSpent {
        page.hasMore = true
        break
      }
      budget.use(
        rows: 1,
        bytes: 64 + item.data.utf8.count + (item.note?.utf8.count ?? 0) + (item.uniqueID?.utf8.count ?? 0))
      page.items.append(item)
    }
    return page
  }
}

extension SavedItemRules: ErasingRules {
  func erase(of account: AccountRecord, limit: Int) throws(MessagingError) -> Bool {
    let list = try savedItemList(of: account)
    guard list.stream != .zero else { return false }
    let found = try ownStore.savedItems(stream: list.stream, SavedItemQuery(limit: limit))
    for item in found { _ = try ownStore.removeSavedItem(stream: list.stream, time: item.time) }
    if found.count == limit { return true }
    // Times stay later than those of all items before.
    try turn.keptValues.replace(.savedItems, of: account, with: SavedItemList(count: 0, newest: list.value.newest))
    return false
  }
}
