/// A device's notices in memory.
private struct MemoryAccountNotices: MemoryPart {
  /// By place, oldest first.
  var inOrder: [AccountNotice] = []
  var nextID: Int64 = 1

  func index(of id: Int64) -> Int? { inOrder.firstIndex { $0.id == id } }
}

extension AccountNotice {
  /// Returns whether the notice comes before a place.
  fileprivate func isBefore(_ time: Timestamp, _ id: Int64) -> Bool {
    self.time == time ? self.id < id : self.time < time
  }
}

extension MemoryDeviceStore {
  private var accountNotices: MemoryAccountNotices {
    get { parts[MemoryAccountNotices.self] }
    _modify { yield &parts[MemoryAccountNotices.self] }
  }

  package func insert(_ notice: AccountNotice, limit: Int) throws(MessagingError) -> Int64 {
    noteNotices()
    var notice = notice
    notice.id = accountNotices.nextID
    accountNotices.nextID += 1
    let place =
      accountNotices.inOrder.firstIndex { !$0.isBefore(notice.time, notice.id) } ?? accountNotices.inOrder.endIndex
    accountNotices.inOrder.insert(notice, at: place)
    accountNotices.inOrder.removeFirst(max(0, accountNotices.inOrder.count - max(0, limit)))
    return notice.id
  }

  package func notice(id: Int64) throws(MessagingError) -> AccountNotice? {
    accountNotices.index(of: id).map { accountNotices.inOrder[$0] }
  }

  package func notices(_ query: AccountNoticeQuery) throws(MessagingError) -> [AccountNotice] {
    let end = query.after.map { anchor in
      accountNotices.inOrder.firstIndex { !$0.isBefore(anchor.time, anchor.id) } ?? accountNotices.inOrder.endIndex
    }
    let chosen = accountNotices.inOrder[..<(end ?? accountNotices.inOrder.endIndex)].reversed().lazy.filter(
      query.filter.contains)
    return Array(chosen.prefix(max(0, query.limit)))
  }

  package func noticeCount(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    accountNotices.inOrder.count(where: filter.contains)
  }

  package func markNoticeRead(id: Int64) throws(MessagingError) -> Bool {
    guard let index = accountNotices.index(of: id), !accountNotices.inOrder[index].isRead else { return false }
    noteNotices()
    accountNotices.inOrder[index].isRead = true
    return true
  }

  package func markNoticesRead(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    let unread = accountNotices.inOrder.indices.filter { index in
      !accountNotices.inOrder[index].isRead && filter.contains(accountNotices.inOrder[index])
    }
    guard !unread.isEmpty else { return 0 }
    noteNotices()
    for index in unread { accountNotices.inOrder[index].isRead = true }
    return unread.count
  }

  package func setNoticeStatus(id: Int64, _ status: Int) throws(MessagingError) -> Bool {
    guard let index = accountNotices.index(of: id) else { return false }
    noteNotices()
    accountNotices.inOrder[index].status = status
    return true
  }

  package func deleteNotice(id: Int64) throws(MessagingError) -> Bool {
    guard let index = accountNotices.index(of: id) else { return false }
    noteNotices()
    accountNotices.inOrder.remove(at: index)
    return true
  }

  package func deleteNotices(_ filter: AccountNoticeFilter) throws(MessagingError) -> Int {
    let before = accountNotices.inOrder.count
    noteNotices()
    accountNotices.inOrder.removeAll(where: filter.contains)
    return before - accountNotices.inOrder.count
  }

  /// Keeps the current notices, to restore them if the transaction fails.
  private func noteNotices() {
    let known = accountNotices
    undo.note { $0.accountNotices = known }
  }
}
