import ParlanceCore
import ParlanceSQLite
import Testing

/// Seeded sequences of operations, answered by a store as by the one in memory.
@Suite struct HubOracle {
  /// An operation; what it answers is compared as text.
  private typealias Operation = (any HubStore) throws -> String

  private let ids = (0..<40).map { MessageID("id\($0)") }
  private let names = ["Ann", "ann", "bob", "Zoë", "ZOË", "caf\u{E9}", "cafe\u{301}"]
  private let keys = ["d:1", "d:2", "g:1", "r:1", "a:1", "g:\u{E9}", "g:e\u{301}"]

  private func draft(_ random: inout SeededRandom, streams: Int64) -> EventDraft {
    EventDraft(
      stream: random.chance(1) ? 99 : random.number(1...max(1, streams)),
      kind: random.chance(60) ? .message : random.pick([.command, .groupChange, .account, .revocation]),
      time: random.time(0...500), id: random.chance(70) ? random.pick(ids) : nil, sender: random.number(1...4),
      options: MessageOptions(rawValue: UInt16(random.number(0...0xFFFF))), platform: random.pick(Platform.allCases),
      contentKind: MessageKind(rawValue: UInt8(random.number(0...255))), payload: random.bytes(upTo: 20))
  }

  private func operation(_ random: inout SeededRandom, streams: Int64) -> Operation {
    let stream = random.number(1...max(1, streams + 1))
    let account = random.number(1...4)
    let id = random.pick(ids)
    let time = random.time(0...500)
    switch random.number(0...25) {
    case 0:
      let name = AccountID(random.pick(names))
      return { "\(try $0.insertAccount(name: name))" }
    case 1:
      let name = AccountID(random.pick(names)).folded
      return {
        "\(String(describing: try $0.account(folded: name))) \(String(describing: try $0.account(number: account)))"
      }
    case 2:
      let device = DeviceRecord(
        account: account, id: random.pick(["p", "q"]), style: random.pick(["a", "b"]), registered: time,
        lastSeen: random.time(0...9))
      return {
        try $0.save(device)
        return "\(try $0.devices(account: account))"
      }
    case 3:
      let key = random.pick(keys)
      let kind: StreamKind = key.hasPrefix("a") ? .account : .group
      let profile = random.bytes(upTo: 4)
      return { "\(try $0.stream(key: key) ?? $0.insertStream(key: key, kind: kind, profile: profile))" }
    case 4:
      let profile = random.bytes(upTo: 4)
      return {
        try $0.saveProfile(stream: stream, profile)
        return String(describing: try $0.stream(number: stream))
      }
    case 5...11:
      let drafts = (0..<random.number(1...6)).map { _ in draft(&random, streams: streams) }
      return { "\(try $0.append(drafts))" }
    case 12:
      let after = random.number(0...40)
      let limit = Int(random.number(0...10))
      return { "\(try $0.events(stream: stream, after: after, limit: limit))" }
    case 13, 14:
      let before = random.time(0...900)
      let oldestFirst = random.chance(50)
      let kinds = random.chance(50) ? [] : Set((0..<128).map { MessageKind(rawValue: UInt8($0)) })
      let limit = Int(random.number(0...10))
      return {
        let events = try $0.history(
          stream: stream, after: time, before: before, oldestFirst: oldestFirst, kinds: kinds, limit: limit)
        return "\(events)"
      }
    case 15:
      return { String(describing: try $0.event(id: id)) }
    case 16:
      let sequence = random.number(1...30)
      let kind: EventKind = random.chance(50) ? .tombstone : .senderOnly
      return {
        try $0.revoke(stream: stream, sequence: sequence, as: kind)
        return String(describing: try $0.event(stream: stream, sequence: sequence))
      }
    case 17:
      guard random.chance(30) else { return { "\(try $0.readers(id))" } }
      let other = random.time(0...500)
      return {
        try $0.prune(commandsBefore: time, accountEventsBefore: other)
        return ""
      }
    case 18:
      let member = MemberRecord(
        stream: stream, account: account, role: random.pick([.ordinary, .manager, .owner]),
        joinedSequence: random.number(0...9), acknowledged: random.number(0...9), read: random.number(0...9),
        cleared: random.number(0...9), profile: random.bytes(upTo: 4))
      return {
        try $0.save(member)
        return "\(try $0.members(stream: stream))"
      }
    case 19:
      return {
        try $0.removeMember(stream: stream, account: account)
        return String(describing: try $0.member(stream: stream, account: account))
      }
    case 20:
      return { "\(try $0.followed(account: account, since: time))" }
    case 21:
      let reader = ReaderRecord(account: account, time: time, note: random.chance(50) ? "note" : nil)
      return { "\(try $0.addReader(id, reader)) \(try $0.readers(id))" }
    case 22:
      let accounts = (0..<random.number(0...4)).map { _ in random.number(.min ... .max) }
      return {
        try $0.saveRoster(id, accounts)
        return String(describing: try $0.roster(id))
      }
    case 23:
      let attribute = AttributeRecord(
        stream: stream, key: random.pick(names), value: random.pick(names), updater: account, time: time)
      return {
        try $0.save(attribute)
        return "\(try $0.attributes(stream: stream))"
      }
    case 24:
      let keys = random.chance(30) ? nil : (0..<random.number(0...2)).map { _ in random.pick(names) }
      return {
        try $0.removeAttributes(stream: stream, keys: keys)
        return "\(try $0.attributes(stream: stream))"
      }
    default:
      return {
        let wasHidden = try $0.isHidden(account: account, id)
        try $0.hide(account: account, [id])
        return "\(wasHidden)"
      }
    }
  }

  private func answer(_ store: any HubStore, _ operation: Operation) -> (text: String, failed: Bool) {
    do {
      return (try operation(store), false)
    } catch {
      return ((error as? MessagingError)?.code.rawValue ?? "\(error)", true)
    }
  }

  /// All that a store has.
  private func contents(_ store: any HubStore) throws -> String {
    var text = ""
    for number in 1...8 as ClosedRange<Int64> {
      text += "\(String(describing: try store.stream(number: number)))\n"
      text += "\(try store.events(stream: number, after: 0, limit: .max))\n"
      text += "\(try store.members(stream: number))\n\(try store.devices(account: number))\n"
      text += "\(String(describing: try store.account(number: number)))\n\(try store.attributes(stream: number))\n"
      text += "\(try store.followed(account: number, since: .zero))\n"
      for id in ids { text += "\(try store.isHidden(account: number, id))" }
    }
    for id in ids { text += "\(String(describing: try store.roster(id))) \(try store.readers(id))\n" }
    return text
  }

  @Test(arguments: [StoreKind.sqliteInMemory, .sqliteFile], 1...6 as ClosedRange<UInt64>)
  func storesAgree(_ kind: StoreKind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let oracle = MemoryHubStore()
    let bench = try HubBench(kind)
    for turn in 0..<120 {
      var isBroken = false
      let isTransaction = random.chance(80)
      if isTransaction {
        try oracle.begin()
        try bench.store.begin()
      }
      for step in 0..<Int(random.number(1...12)) where !isBroken {
        var streams: Int64 = 0
        while try oracle.stream(number: streams + 1) != nil { streams += 1 }
        let operation = operation(&random, streams: streams)
        let expected = answer(oracle, operation)
        let actual = answer(bench.store, operation)
        try #require(actual.text == expected.text, "turn \(turn), step \(step)")
        isBroken = expected.failed
      }
      if isTransaction {
        if isBroken || random.chance(20) {
          oracle.rollback()
          bench.store.rollback()
        } else {
          try oracle.commit()
          try bench.store.commit()
        }
      }
      if random.chance(10) { try bench.reopen() } else if random.chance(10) { try bench.crash() }
      if random.chance(10) { try #require(try contents(bench.store) == contents(oracle), "turn \(turn)") }
    }
    try bench.reopen()
    #expect(try contents(bench.store) == contents(oracle))
  }
}
