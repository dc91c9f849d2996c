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

  package func save(_ member: MemberRecord) throws(MessagingError) { set(member, member.stream, member.account) }

  package func removeMember(stream: Int64, account: Int64) throws(MessagingError) { set(nil, stream, account) }

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

  package func followed(account: Int64, since: Timestamp) throws(MessagingError) -> [(StreamRecord, MemberRecord)] {
    var answer: [(StreamRecord, MemberRecord)] = []
    for number in followed[account, default: []].sorted() {
      guard let stream = find(number)?.record, stream.kind != .account, stream.lastTime >= since,
        let member = members[number]?[account]
      else { continue }
      answer.append((stream, member))
    }
    return answer
  }
}

extension MemoryHubStore {
  package func saveRoster(_ id: MessageID, _ accounts: [Int64]) throws(MessagingError) {
    let key = ExactString(id.string)
    let known = rosters[key]
    rosters[key] = accounts
    undo.note { $0.rosters[key] = known }
  }

  package func roster(_ id: MessageID) throws(MessagingError) -> [Int64]? { rosters[ExactString(id.string)] }

  package func addReader(_ id: MessageID, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    let key = ExactString(id.string)
    guard readers[key, default: Readers()].accounts.insert(reader.account).inserted else { return false }
    readers[key]?.order.append(reader)
    undo.note {
      $0.readers[key]?.order.removeLast()
      $0.readers[key]?.accounts.remove(reader.account)
    }
    return true
  }

  package func readers(_ id: MessageID) throws(MessagingError) -> [ReaderRecord] {
    readers[ExactString(id.string)]?.order ?? []
  }

  package func hide(account: Int64, _ ids: [MessageID]) throws(MessagingError) {
    for id in ids {
      let key = ExactString(id.string)
      if hidden[account, default: []].insert(key).inserted { undo.note { $0.hidden[account]?.remove(key) } }
    }
  }

  package func isHidden(account: Int64, _ id: MessageID) throws(MessagingError) -> Bool {
    hidden[account]?.contains(ExactString(id.string)) ?? false
  }
}
