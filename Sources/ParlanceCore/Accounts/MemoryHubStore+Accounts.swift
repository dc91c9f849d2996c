extension MemoryHubStore {
  package func account(folded: String) throws(MessagingError) -> AccountRecord? {
    guard let number = accountNumbers[ExactString(folded)] else { return nil }
    return try account(number: number)
  }

  package func account(number: AccountNumber) throws(MessagingError) -> AccountRecord? {
    number > .zero && number.rawValue <= Int64(accounts.count) ? accounts[Int(number.rawValue) - 1] : nil
  }

  package func insertAccount(name: AccountID) throws(MessagingError) -> AccountNumber {
    let key = ExactString(name.folded)
    guard accountNumbers[key] == nil else { throw undo.fail(MessagingError(.accountExists, name.name)) }
    let number = AccountNumber(rawValue: Int64(accounts.count) + 1)
    accounts.append(AccountRecord(number: number, id: name))
    accountNumbers[key] = number
    undo.note {
      $0.accounts.removeLast()
      $0.accountNumbers[key] = nil
    }
    return number
  }

  package func devices(account: AccountNumber) throws(MessagingError) -> [DeviceRecord] { devices[account] ?? [] }

  package func lastSeenTime() throws(MessagingError) -> Timestamp {
    devices.values.joined().map(\.lastSeen).max() ?? .zero
  }

  package func save(_ device: DeviceRecord) throws(MessagingError) {
    let account = device.account
    let known = devices[account]
    let index = known?.firstIndex {
      ExactString($0.id.string) == ExactString(device.id.string) && ExactString($0.style) == ExactString(device.style)
    }
    undo.note { $0.devices[account] = known }
    if let index { devices[account]?[index] = device } else { devices[account, default: []].append(device) }
  }
}

extension MemoryHubStore {
  package func members(stream: StreamNumber) throws(MessagingError) -> [MemberRecord] {
    members[stream, default: [:]].values.sorted { $0.account < $1.account }
  }

  package func member(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> MemberRecord? {
    members[stream]?[account]
  }

  package func saveMarks(_ member: MemberRecord) throws(MessagingError) {
    var record = members[member.stream]?[member.account] ?? member
    record.read = member.read
    record.acknowledged = member.acknowledged
    record.cleared = member.cleared
    set(record, member.stream, member.account)
  }

  /// Stores a member of a changed conversation; how far it has read is not part of the change.
  func save(_ member: MemberRecord) {
    var record = member
    if let known = members[member.stream]?[member.account] {
      record.read = known.read
      record.acknowledged = known.acknowledged
      record.cleared = known.cleared
    }
    set(record, member.stream, member.account)
  }

  func removeMember(stream: StreamNumber, account: AccountNumber) { set(nil, stream, account) }

  private func set(_ member: MemberRecord?, _ stream: StreamNumber, _ account: AccountNumber) {
    let known = members[stream]?[account]
    members[stream, default: [:]][account] = member
    if known == nil && member != nil { followed[account, default: FollowedNumbers()].insert(stream) }
    if known != nil && member == nil { followed[account]?.remove(stream) }
    // A direct conversation has nothing but marks.
    let change = (member?.profile.isEmpty == false ? 1 : 0) - (known?.profile.isEmpty == false ? 1 : 0)
    if change != 0 { followed[account, default: FollowedNumbers()].groups += change }
    undo.note { $0.set(known, stream, account) }
  }

  package func contactStreams(
    account: AccountNumber, after stream: StreamNumber, limit: Int
  ) throws(MessagingError) -> [StreamNumber] {
    let all = followed[account]?.numbers ?? []
    let found = all[all.firstIndex(behind: stream)...].lazy.filter { number in
      guard let record = self.find(number)?.record else { return false }
      return record.kind == .direct && !record.profile.isEmpty
    }
    return Array(found.prefix(max(0, limit)))
  }

  package func followed(_ question: FollowedQuestion) throws(MessagingError) -> FollowedPage {
    let account = question.account
    let all = followed[account]?.numbers ?? []
    var page = FollowedPage(streams: [], next: nil, rows: 0)
    var bytes = 0
    for index in all.firstIndex(behind: question.after)..<all.endIndex {
      let number = all[index]
      let stream = find(number)?.record
      let isWanted = stream.map { $0.kind != .account && $0.lastTime >= question.since } ?? false
      let size = isWanted ? stream?.profile.count ?? 0 : 0
      let isFull = page.streams.count >= question.limit || !page.streams.isEmpty && bytes + size > question.bytes
      if page.rows >= question.rows || isWanted && isFull {
        page.next = index > all.startIndex ? all[index - 1] : question.after
        break
      }
      page.rows += 1
      guard isWanted, let stream, let member = members[number]?[account] else { continue }
      bytes += size
      var acknowledged: Int64 = 0
      if stream.kind == .direct {
        acknowledged =
          (members[number] ?? [:]).values.lazy.filter { $0.account != account }.map(\.acknowledged).max() ?? 0
      }
      page.streams.append(FollowedStream(stream: stream, member: member, peerAcknowledged: acknowledged))
    }
    return page
  }

  package func active(_ question: ActivityQuestion) throws(MessagingError) -> ActivityPage {
    let place = (question.time, question.stream)
    let found = (followed[question.account]?.numbers ?? []).compactMap { find($0)?.record }.filter {
      ($0.kind == .direct || $0.kind == .group) && $0.lastTime >= question.since && ($0.lastTime, $0.number) < place
    }.sorted { ($0.lastTime, $0.number) > ($1.lastTime, $1.number) }
    var page = ActivityPage(streams: [], hasMore: false)
    var bytes = 0
    for record in found {
      bytes += record.profile.count
      guard page.streams.count < question.rows, page.streams.isEmpty || bytes <= question.bytes else {
        page.hasMore = true
        break
      }
      page.streams.append(record)
    }
    return page
  }

  package func groupCount(account: AccountNumber, limit: Int) throws(MessagingError) -> Int {
    min(followed[account]?.groups ?? 0, limit)
  }
}
