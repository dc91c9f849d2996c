extension MemoryHubStore {
  package func account(folded: String) throws(MessagingError) -> AccountRecord? {
    guard let number = accountNumbers[ExactString(folded)] else { return nil }
    return try account(number: number)
  }

  package func account(number: Int64) throws(MessagingError) -> AccountRecord? {
    number > 0 && number <= Int64(accounts.count) ? accounts[Int(number) - 1] : nil
  }

  package func insertAccount(name: AccountID) throws(MessagingError) -> Int64 {
    let key = ExactString(name.folded)
    guard accountNumbers[key] == nil else { throw undo.fail(MessagingError(.accountExists, name.name)) }
    let number = Int64(accounts.count) + 1
    accounts.append(AccountRecord(number: number, id: name))
    accountNumbers[key] = number
    undo.note {
      $0.accounts.removeLast()
      $0.accountNumbers[key] = nil
    }
    return number
  }

  package func devices(account: Int64) throws(MessagingError) -> [DeviceRecord] { devices[account] ?? [] }

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
  package func members(stream: Int64) throws(MessagingError) -> [MemberRecord] {
    members[stream, default: [:]].values.sorted { $0.account < $1.account }
  }

  package func member(stream: Int64, account: Int64) throws(MessagingError) -> MemberRecord? {
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

  func removeMember(stream: Int64, account: Int64) { set(nil, stream, account) }

  private func set(_ member: MemberRecord?, _ stream: Int64, _ account: Int64) {
    let known = members[stream]?[account]
    members[stream, default: [:]][account] = member
    if member == nil {
      followed[account]?.remove(stream)
    } else if known == nil {
      followed[account, default: []].insert(stream)
    }
    undo.note { $0.set(known, stream, account) }
  }

  package func contactStreams(
    account: Int64, after stream: Int64, limit: Int
  ) throws(MessagingError) -> [Int64] {
    let found = followed[account, default: []].filter { number in
      guard number > stream, let record = find(number)?.record else { return false }
      return record.kind == .direct && !record.profile.isEmpty
    }
    return Array(found.sorted().prefix(max(0, limit)))
  }

  package func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [FollowedStream] {
    var answer: [FollowedStream] = []
    for number in followed[account, default: []].sorted() {
      guard let stream = find(number)?.record, stream.kind != .account, stream.lastTime >= since,
        let member = members[number]?[account]
      else { continue }
      var acknowledged: Int64 = 0
      if stream.kind == .direct {
        acknowledged =
          (members[number] ?? [:]).values.lazy.filter { $0.account != account }.map(\.acknowledged).max() ?? 0
      }
      answer.append(FollowedStream(stream: stream, member: member, peerAcknowledged: acknowledged))
    }
    return answer
  }
}
