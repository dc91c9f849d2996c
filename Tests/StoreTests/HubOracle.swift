import ParlanceCore
import ParlanceSQLite
import TestNumbers
import TestRandomness
import Testing

/// Seeded sequences of operations, answered by a store as by the one in memory.
@Suite struct HubOracle {
  /// An operation; its result is compared as text.
  private typealias Operation = (any HubStore) throws -> String

  private let ids = (0..<40).map { MessageID("id\($0)") }
  private let names = ["Ann", "ann", "bob", "Zoë", "ZOË", "caf\u{E9}", "cafe\u{301}"]
  private let otherKinds: [EventKind] = [.command, .groupChange, .account, .revocation, .reaction, .edit, .pin]
  private let keys = ["d:1", "d:2", "g:1", "r:1", "a:1", "g:\u{E9}", "g:e\u{301}"]

  private func draft(_ random: inout SeededRandom, _ versions: [Int64]) -> EventDraft {
    let stream: StreamNumber = random.chance(1) ? 99 : random.number(1...Int64(max(1, versions.count)))
    var version = stream == 99 || versions.isEmpty ? 0 : versions[Int(stream.rawValue) - 1]
    if random.chance(5) { version = random.number(-1...3) }
    return EventDraft(
      stream: stream, kind: random.chance(60) ? .message : random.pick(otherKinds),
      time: random.time(0...500), id: random.chance(70) ? random.pick(ids) : nil, sender: random.number(1...4),
      options: MessageOptions(rawValue: UInt16(random.number(0...0xFFFF))), platform: random.pick(Platform.allCases),
      contentKind: MessageKind(rawValue: UInt8(random.number(0...255))), payload: random.bytes(upTo: 20),
      version: version)
  }

  private func member(_ random: inout SeededRandom, _ stream: StreamNumber) -> MemberRecord {
    MemberRecord(
      stream: stream, account: random.number(1...4), role: random.pick([.ordinary, .manager, .owner]),
      joinedSequence: random.number(0...9), acknowledged: random.number(0...9), read: random.number(0...9),
      cleared: random.number(0...9), profile: random.bytes(upTo: 4))
  }

  /// A number among those that are used, or far away from them.
  private func extreme(_ random: inout SeededRandom, _ range: ClosedRange<Int64>) -> Int64 {
    random.chance(10) ? random.pick([.min, .min + 1, -1, .max - 1, .max]) : random.number(range)
  }

  /// - parameter versions: The versions of the streams, by their numbers from 1.
  private func operation(_ random: inout SeededRandom, _ versions: [Int64]) -> Operation {
    let stream: StreamNumber = random.number(1...Int64(versions.count) + 1)
    switch random.number(0...33) {
    case 0...3: return accountOperation(&random)
    case 4, 5:
      let text = random.pick(keys)
      let kind: StreamKind = text.hasPrefix("a") ? .account : text.hasPrefix("d") ? .direct : .group
      let key = StreamKey(text: text)
      let profile = random.bytes(upTo: 4)
      return { "\(try $0.stream(key: key) ?? $0.insertStream(key: key, kind: kind, profile: profile))" }
    case 6, 7:
      let version =
        Int(stream.rawValue) <= versions.count && random.chance(80)
        ? versions[Int(stream.rawValue) - 1] : random.number(-1...9)
      let change = ConversationChangeRecord(
        stream: stream, version: version, profile: random.chance(50) ? random.bytes(upTo: 4) : nil,
        saved: (0..<random.number(0...2)).map { _ in member(&random, stream) },
        removed: (0..<random.number(0...1)).map { _ in random.number(1...4) })
      return {
        "\(String(describing: try $0.change(change))) \(try $0.members(stream: stream)) \(try $0.members(stream: stream))"
      }
    case 8...15:
      let drafts = (0..<random.number(1...6)).map { _ in draft(&random, versions) }
      return { "\(try $0.append(drafts)) \(try $0.newestTime())" }
    case 16:
      // Few times, so that some are taken, and some behind the entries.
      var draft = draft(&random, versions)
      draft.kind = .message
      draft.time = random.chance(50) ? random.time(0...9) : random.time(0...500)
      return {
        let outcome = try $0.insertPast(draft)
        let place = draft.time.milliseconds.isMultiple(of: 2) ? .min : PastPosition.position(at: draft.time)
        let page = try $0.past(stream: stream, after: place, limit: 3, bytes: 5)
        return "\(outcome) \(try $0.newestTime()) \(try $0.hasPast(stream: stream)) \(page)"
      }
    case 17...20: return readingOperation(&random, stream)
    case 21...25: return messageOperation(&random, stream)
    case 26, 27: return mediaOperation(&random, stream)
    case 28:
      let limits = PruningLimits(
        commandsBefore: random.time(0...500), accountEventsBefore: random.time(0...500),
        devicesBefore: random.time(0...20))
      let rows = Int(random.number(-1...20))
      return {
        while try !$0.prune(limits, rows: rows) {}; return "\(try $0.newestTime())"
      }
    case 29: return random.chance(60) ? pushTokenOperation(&random) : badgeOperation(&random)
    case 31, 32: return serviceEventOperation(&random)
    default: return random.chance(50) ? attributeOperation(&random, stream) : settingsOperation(&random, stream)
    }
  }

  private func accountOperation(_ random: inout SeededRandom) -> Operation {
    let account: AccountNumber = random.number(1...4)
    let name = AccountID(random.pick(names))
    switch random.number(0...2) {
    case 0: return { "\(try $0.insertAccount(name: name))" }
    case 1:
      return {
        let byName = String(describing: try $0.account(folded: name.folded))
        return "\(byName) \(String(describing: try $0.account(number: account)))"
      }
    default:
      let device = DeviceRecord(
        account: account, id: random.pick(["p", "q"]), style: random.pick(["a", "b"]), registered: random.time(0...9),
        lastSeen: random.time(0...20))
      return {
        try $0.save(device)
        return "\(try $0.devices(account: account)) \(try $0.lastSeenTime())"
      }
    }
  }

  private func readingOperation(_ random: inout SeededRandom, _ stream: StreamNumber) -> Operation {
    let id = random.pick(ids)
    switch random.number(0...5) {
    case 0:
      let after = extreme(&random, 0...40)
      let before = extreme(&random, 0...40)
      let account: AccountNumber = random.number(1...4)
      let question = PageQuestion(
        stream: stream, after: after, before: before, newest: Int(extreme(&random, 0...10)),
        limit: Int(extreme(&random, 0...10)), bytes: Int(extreme(&random, 0...100)))
      let time = Timestamp(milliseconds: extreme(&random, 0...900))
      let rows = Int(extreme(&random, 0...20))
      let kind = random.pick([EventKind.revocation, .reaction, .edit, .pin, .message])
      return {
        let page = try $0.events(question)
        let unread = try $0.unreadCount(stream: stream, after: after, before: before, account: account, rows: rows)
        let ofKind = try $0.events(of: kind, stream: stream, after: after, before: before, limit: rows)
        return "\(page) \(unread) \(ofKind) \(try $0.position(stream: stream, at: time))"
      }
    case 1, 2:
      let question = HistoryQuestion(
        stream: stream, after: Timestamp(milliseconds: extreme(&random, 0...500)),
        before: Timestamp(milliseconds: extreme(&random, 0...900)), oldestFirst: random.chance(50),
        kinds: random.chance(50) ? [] : Set((0..<128).map { MessageKind(rawValue: UInt8($0)) }),
        floor: random.chance(30) ? .min : extreme(&random, 0...20), limit: Int(extreme(&random, 0...10)),
        rows: Int(extreme(&random, 0...20)),
        bytes: Int(extreme(&random, 0...100)))
      return { "\(try $0.history(question))" }
    case 3:
      let limit = Int(extreme(&random, 0...3))
      return { "\(String(describing: try $0.event(stream: stream, id: id))) \(try $0.events(id: id, limit: limit))" }
    case 4:
      let some = (0..<random.number(0...50)).map { _ in random.pick(ids) }
      return {
        let events = try $0.events(stream: stream, ids: some)
        return
          "\(events.sorted { $0.sequence < $1.sequence }.map { "\($0.place) \($0.kind) \(String(describing: $0.id))" })"
      }
    default:
      let account: AccountNumber = random.number(1...4)
      let since = Timestamp(milliseconds: extreme(&random, 0...500))
      let after = StreamNumber(rawValue: extreme(&random, 0...6))
      let limit = Int(extreme(&random, 0...4))
      return {
        let contacts = try $0.contactStreams(account: account, after: after, limit: limit)
        return "\(try $0.followed(account: account, since: since)) \(contacts)"
      }
    }
  }

  private func messageOperation(_ random: inout SeededRandom, _ stream: StreamNumber) -> Operation {
    let place = EventPlace(stream: stream, sequence: random.number(0...30))
    let account: AccountNumber = random.number(1...4)
    switch random.number(0...12) {
    case 11, 12:
      let pin = MessagePinRecord(
        message: place, account: account, note: random.chance(50) ? "note" : nil, time: random.time(0...9),
        updated: random.time(0...9))
      let (removes, after, limit) = (random.chance(30), extreme(&random, 0...30), Int(extreme(&random, 0...4)))
      return {
        let isDone = removes ? try $0.removePin(place) : try $0.save(pin)
        let pins = try $0.pins(stream: stream, after: after, limit: limit)
        return "\(isDone) \(String(describing: try $0.pin(place))) \(pins)"
      }
    case 9, 10:
      let (text, isStale) = (random.number(0...200), random.chance(20))
      return {
        let known = try $0.event(stream: stream, sequence: place.sequence)?.payload ?? []
        let isDone = try $0.edit(place, from: isStale ? known + [0] : known, to: [UInt8(text), 1])
        return "\(isDone) \(String(describing: try $0.event(stream: stream, sequence: place.sequence)))"
      }
    case 6, 7, 8:
      let reaction = ReactionRecord(
        account: account, text: random.pick(["+", "\u{E9}", "e\u{301}"]), time: random.time(0...9),
        note: random.chance(50) ? "note" : nil)
      let removes = random.chance(30)
      return {
        let isDone =
          removes
          ? try $0.removeReaction(reaction.text, account: account, from: place) : try $0.add(reaction, to: place)
        return "\(isDone) \(try $0.reactions(place)) \(try $0.hasReactions(place))"
      }
    case 0, 1:
      let kind: EventKind = random.chance(50) ? .tombstone : .senderOnly
      return {
        try $0.revoke(stream: stream, sequence: place.sequence, as: kind)
        return String(describing: try $0.event(stream: stream, sequence: place.sequence))
      }
    case 2:
      let member = member(&random, stream)
      return {
        try $0.saveMarks(member)
        return "\(String(describing: try $0.member(stream: stream, account: member.account)))"
      }
    case 3:
      let other = random.number(0...6) as AccountNumber
      let reader = ReaderRecord(account: account, time: random.time(0...9), note: random.chance(50) ? "note" : nil)
      return {
        let readers = "\(try $0.addReader(place, reader)) \(try $0.readers(place)) \(try $0.readerCount(place))"
        return "\(readers) \(try $0.addDelivery(place, to: other)) \(try $0.deliveries(place))"
      }
    case 4:
      let accounts = (0..<random.number(0...4)).map { _ in random.number(.min ... .max) as AccountNumber }
      return {
        try $0.saveRoster(place, accounts)
        return String(describing: try $0.roster(place))
      }
    default:
      let sequences = (0..<random.number(0...60)).map { _ in extreme(&random, 0...30) }
      let few = Array(sequences.prefix(4))
      return {
        let known = try $0.hidden(account: account, stream: stream, among: sequences).sorted()
        try $0.hide(account: account, stream: stream, sequences: few)
        let deleters = try $0.deleters(of: place).sorted()
        return "\(known) \(try $0.hidden(account: account, stream: stream, among: sequences).sorted()) \(deleters)"
      }
    }
  }

  private func mediaOperation(_ random: inout SeededRandom, _ stream: StreamNumber) -> Operation {
    let place = EventPlace(stream: stream, sequence: random.number(1...3))
    let id = MediaID("\(random.number(1...6))")
    let time = Timestamp(milliseconds: extreme(&random, 0...20))
    let limit = Int(extreme(&random, 0...4))
    switch random.number(0...6) {
    case 0:
      return {
        try $0.addUse(of: id, by: place)
        return ""
      }
    case 1: return { "\(try $0.removeUses(by: place))" }
    case 2:
      let record = MediaRecord(
        id: id, account: 1, sha256: random.pick(["x", "y"]), expires: random.chance(70) ? time : nil,
        size: random.number(0...9), descriptor: random.bytes(upTo: 3))
      return {
        if try $0.media(id) == nil { try $0.insert(record) }
        return String(describing: try $0.media(id))
      }
    case 3:
      return {
        let isReleased = try $0.release(id)
        return "\(isReleased) \(try $0.isReferenced(sha256: "x")) \(try $0.mediaSize(account: 1))"
      }
    case 4:
      let upload = UploadRecord(
        id: id, account: random.number(1...2), begun: time, size: random.number(0...9), options: [])
      return {
        try $0.save(upload)
        return "\(try $0.uploadCount(account: 1)) \(try $0.mediaSize(account: 1))"
      }
    case 5:
      return {
        try $0.removeUpload(id)
        return "\(try $0.uploads(begunBefore: time, limit: limit))"
      }
    default:
      return {
        let next = String(describing: try $0.nextMediaExpiry())
        return "\(try $0.media(expiringUpTo: time, limit: limit)) \(next)"
      }
    }
  }

  private func pushTokenOperation(_ random: inout SeededRandom) -> Operation {
    let token = PushTokenRecord(
      account: random.number(1...4), service: random.pick(["a", "b"]), token: random.pick(names),
      topic: random.pick(names), environment: random.pick(["p", "s"]), registered: random.time(0...9),
      style: random.pick(["", "S"]), device: random.pick(["", "d"] + names))
    let removes = random.chance(30)
    return {
      let known = String(describing: try $0.pushToken(service: token.service, token: token.token))
      if removes {
        try $0.removePushToken(service: token.service, token: token.token)
      } else {
        try $0.save(token)
      }
      return "\(known) \(try $0.pushTokens(account: token.account))"
    }
  }

  private func badgeOperation(_ random: inout SeededRandom) -> Operation {
    let badge = BadgeRecord(
      account: random.number(1...4), style: random.pick(["", "a", "b"]), device: random.pick(names),
      count: random.number(0...9), updated: random.time(0...9))
    let accounts = (0..<random.number(0...4)).map { _ in random.number(1...5) as AccountNumber }
    let choice = random.number(0...3)
    return {
      switch choice {
      case 0: try $0.removeBadge(account: badge.account, style: badge.style, device: badge.device)
      case 1: return "\(try $0.raiseBadges(accounts: accounts, limit: 9))"
      default: try $0.save(badge)
      }
      return "\(try $0.badges(account: badge.account))"
    }
  }

  private func serviceEventOperation(_ random: inout SeededRandom) -> Operation {
    let number = ServiceEventNumber(rawValue: extreme(&random, 0...60))
    switch random.number(0...4) {
    case 0, 1:
      let drafts = (0..<random.number(0...5)).map { _ in
        ServiceEventDraft(time: random.time(0...9), payload: random.bytes(upTo: 4))
      }
      return {
        try $0.append(drafts)
        return "\(try $0.serviceEventSpan())"
      }
    case 2:
      let (limit, bytes) = (Int(random.number(-1...9)), Int(extreme(&random, 0...12)))
      return { "\(try $0.serviceEvents(after: number, limit: limit, bytes: bytes))" }
    case 3:
      return {
        try $0.removeServiceEvents(through: number)
        return "\(try $0.serviceEventSpan())"
      }
    default:
      let consumer = ServiceEventConsumer(
        name: random.pick(["a", "b"]), identity: extreme(&random, 1...9),
        kinds: ServiceEventKinds(rawValue: extreme(&random, 0...63)), position: number)
      let removes = random.chance(30)
      return {
        if removes { try $0.removeServiceEventConsumer(consumer.name) } else { try $0.save(consumer) }
        return "\(try $0.serviceEventConsumers())"
      }
    }
  }

  private func attributeOperation(_ random: inout SeededRandom, _ stream: StreamNumber) -> Operation {
    let keys = random.chance(30) ? nil : (0..<random.number(0...2)).map { _ in random.pick(names) }
    let attribute = AttributeRecord(
      stream: stream, key: random.pick(names), value: random.pick(names), updater: random.number(1...4),
      time: random.time(0...9))
    let removes = random.chance(40)
    return {
      if removes { try $0.removeAttributes(stream: stream, keys: keys) } else { try $0.save(attribute) }
      return "\(try $0.attributes(stream: stream))"
    }
  }

  private func settingsOperation(_ random: inout SeededRandom, _ stream: StreamNumber) -> Operation {
    var settings = ConversationSettingsRecord(
      account: random.number(1...4), stream: stream, marks: random.number(0...9),
      note: random.chance(50) ? nil : random.pick(names), updated: random.time(0...9), delisted: random.number(0...3))
    if random.chance(50) {
      settings.pin = ConversationPin(
        time: random.time(0...9), updated: random.time(0...9), note: random.chance(50) ? nil : random.pick(names))
    }
    let (record, removes) = (settings, random.chance(30))
    return {
      if removes {
        try $0.removeConversationSettings(account: record.account, stream: stream)
      } else {
        try $0.save(record)
      }
      return "\(try $0.conversationSettings(account: record.account))"
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
    var text = "\(try store.newestTime())\n"
    for number in 1...8 as ClosedRange<Int64> {
      let (account, stream) = (AccountNumber(rawValue: number), StreamNumber(rawValue: number))
      text += "\(String(describing: try store.stream(number: stream)))\n\(try store.events(stream: stream))\n"
      text += "\(try store.members(stream: stream))\n\(try store.devices(account: account))\n"
      text += "\(String(describing: try store.account(number: account)))\n\(try store.attributes(stream: stream))\n"
      text += "\(try store.conversationSettings(account: account))\n"
      text += "\(try store.followed(account: account, since: .zero))\n\(try store.pushTokens(account: account))\n"
      text += "\(try store.badges(account: account))\n"
      for sequence in 0...40 as ClosedRange<Int64> {
        let place = EventPlace(stream: stream, sequence: sequence)
        text +=
          "\(String(describing: try store.roster(place))) \(try store.readers(place)) \(try store.deliveries(place))\n"
      }
      for account in numbers(1...4) as [AccountNumber] {
        text += "\(try store.hidden(account: account, stream: stream, among: Array(0...40)).sorted())\n"
      }
    }
    text += "\(try store.serviceEventConsumers()) \(try store.serviceEventSpan())\n"
    text += "\(try store.serviceEvents(after: .min, limit: .max, bytes: .max))\n"
    for id in ids { text += "\(try store.events(id: id, limit: .max))\n" }
    for id in (1...6).map({ MediaID("\($0)") }) {
      text += "\(String(describing: try store.media(id))) \(String(describing: try store.upload(id)))\n"
    }
    return text
  }

  @Test(arguments: StoreKind.compared, 1...8 as ClosedRange<UInt64>)
  func storesAgree(_ kind: StoreKind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try compare(try HubBench(kind), with: MemoryHubStore(), turns: 120, &random)
  }

  #if Cluster
    /// A file whose content moves to PostgreSQL, where its hub continues.
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func storesAgreeAfterAnImport(seed: UInt64) throws {
      var random = SeededRandom(seed: seed + 100)
      let oracle = MemoryHubStore()
      let bench = try HubBench(.sqliteFile)
      try compare(bench, with: oracle, turns: 60, &random)
      try bench.moveToPostgreSQL()
      #expect(try contents(bench.store) == contents(oracle))
      try compare(bench, with: oracle, turns: 60, &random)
    }
  #endif

  private func compare(
    _ bench: HubBench, with oracle: MemoryHubStore, turns: Int, _ random: inout SeededRandom
  ) throws {
    for turn in 0..<turns {
      var isBroken = false
      let isTransaction = random.chance(80)
      if isTransaction {
        try oracle.begin()
        try bench.store.begin()
      }
      for step in 0..<Int(random.number(1...12)) where !isBroken {
        var versions: [Int64] = []
        while let stream = try oracle.stream(number: StreamNumber(rawValue: Int64(versions.count) + 1)) {
          versions.append(stream.version)
        }
        let operation = operation(&random, versions)
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
      if random.chance(10) {
        // Each store may remove rows in its own order, so they are compared once nothing is left to remove.
        try bench.store.pruneAll()
        try oracle.pruneAll()
        try #require(try contents(bench.store) == contents(oracle), "turn \(turn)")
      }
    }
    try bench.reopen()
    #expect(try contents(bench.store) == contents(oracle))
  }
}
