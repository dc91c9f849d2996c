import ParlanceCore
import TestNumbers
import Testing

/// Reads of streams, within limits.
@Suite struct HubReadingScenarios {
  @Test(arguments: StoreKind.allCases)
  func pullsAnswerTheNewestOldestFirst(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction { _ = try $0.append((1...9).map { draft(one, MessageID("m\($0)")) }) }
    func page(_ after: Int64, _ limit: Int, bytes: Int = .max) throws -> ([Int64], Bool, Bool) {
      let page = try bench.store.events(PageQuestion(stream: one, after: after, newest: limit, bytes: bytes))
      return (page.events.map(\.sequence), page.isTruncated, page.hasMore)
    }
    #expect(try page(0, 3) == ([7, 8, 9], true, false))
    #expect(try page(7, 3) == ([8, 9], false, false))
    #expect(try page(6, 3) == ([7, 8, 9], false, false))
    #expect(try page(9, 3) == ([], false, false))
    #expect(try page(0, 0) == ([], true, false))
    #expect(try page(9, 0) == ([], false, false))
    #expect(try page(0, -1) == ([], true, false))
    #expect(try page(.min, .max) == (Array(1...9), false, false))
    #expect(try page(-5, 9) == (Array(1...9), false, false))
    #expect(try page(.max, .max) == ([], false, false))
    // Each has three bytes.
    #expect(try page(0, 5, bytes: 9) == ([5, 6, 7], true, true))
    #expect(try page(0, 5, bytes: 15) == ([5, 6, 7, 8, 9], true, false))
    #expect(try page(4, 5, bytes: 2) == ([5], false, true))
    #expect(try page(8, 5, bytes: .min) == ([9], false, false))
    #expect(try bench.store.events(PageQuestion(stream: 77, after: 0, newest: 5, bytes: 5)).events.isEmpty)
    #expect(try bench.store.event(stream: one, sequence: 4)?.id == "m4")
    #expect(try bench.store.event(stream: one, sequence: 40) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func aHoleIsReadFromItsEnd(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction { _ = try $0.append((1...9).map { draft(one, MessageID("m\($0)")) }) }
    func page(_ after: Int64, _ before: Int64, newest: Int, limit: Int) throws -> ([Int64], Bool, Bool) {
      let page = try bench.store.events(
        PageQuestion(stream: one, after: after, before: before, newest: newest, limit: limit))
      return (page.events.map(\.sequence), page.isTruncated, page.hasMore)
    }
    #expect(try page(2, 8, newest: 3, limit: 9) == ([5, 6, 7], true, false))
    #expect(try page(2, 5, newest: 3, limit: 9) == ([3, 4], false, false))
    #expect(try page(2, 3, newest: 3, limit: 9) == ([], false, false))
    #expect(try page(0, .max, newest: 6, limit: 2) == ([4, 5], true, true))
    #expect(try page(5, .max, newest: 6, limit: 2) == ([6, 7], false, true))
    #expect(try page(7, .max, newest: 6, limit: 2) == ([8, 9], false, false))
    #expect(try page(7, 2, newest: 6, limit: 2) == ([], false, false))
    #expect(try page(0, .min, newest: 6, limit: 2) == ([], false, false))
  }

  @Test(arguments: StoreKind.allCases)
  func unreadMessagesAreCounted(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    func draft(
      _ id: MessageID, by sender: AccountNumber, _ options: MessageOptions, _ kind: EventKind, _ content: MessageKind
    ) -> EventDraft {
      EventDraft(
        stream: one, kind: kind, time: Timestamp(milliseconds: 1), id: id, sender: sender, options: options,
        contentKind: content, payload: [1])
    }
    try bench.transaction {
      _ = try $0.append([
        draft("a", by: 1, .ordinary, .message, .text), draft("b", by: 2, .ordinary, .message, .text),
        draft("c", by: 1, .ordinary.subtracting(.countsAsUnread), .message, .text),
        draft("d", by: 1, .ordinary, .command, .command), draft("e", by: 1, .ordinary, .message, .notification),
        draft("f", by: 1, .ordinary, .message, .text), draft("g", by: 1, .ordinary, .message, .text),
        // A message for some of the members does not count for any of them.
        draft("h", by: 1, .ordinary.union(.addressed), .message, .text),
      ])
    }
    func count(
      _ after: Int64, _ before: Int64, _ account: AccountNumber, in stream: StreamNumber? = nil, rows: Int = 10
    ) throws -> Int {
      try bench.store.unreadCount(stream: stream ?? one, after: after, before: before, account: account, rows: rows)
    }
    #expect(try count(0, .max, 2) == 3)
    #expect(try count(1, 7, 2) == 1)
    #expect(try count(0, .max, 1) == 1)
    #expect(try count(0, .max, 1, in: 77) == 0)
    #expect(try count(5, 5, 2) == 0)
    // Only the newest `rows` entries are read, whether they count or not.
    #expect(try count(0, .max, 2, rows: 7) == 2)
    #expect(try count(0, 7, 2, rows: 1) == 1)
    #expect(try count(0, 6, 2, rows: 3) == 0)
    #expect(try count(0, .max, 2, rows: 0) == 0)
    #expect(try count(0, .max, 2, rows: -1) == 0)
  }

  @Test(arguments: StoreKind.allCases)
  func positionsAreFoundByTime(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    #expect(try bench.store.position(stream: one, at: Timestamp(milliseconds: 5)) == 0)
    try bench.transaction {
      _ = try $0.append(
        [10, 20, 30].map { time in
          EventDraft(
            stream: one, kind: .message, time: Timestamp(milliseconds: time), id: MessageID("m\(time)"), sender: 1,
            payload: [])
        })
    }
    let found = try [Int64.min, 9, 10, 11, 29, 30, 31, .max].map {
      try bench.store.position(stream: one, at: Timestamp(milliseconds: $0))
    }
    #expect(found == [0, 0, 1, 1, 2, 3, 3, 3])
    #expect(try bench.store.position(stream: 77, at: .zero) == 0)
  }

  @Test(arguments: StoreKind.allCases)
  func generationsAreKeptInOrder(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.generations().isEmpty)
    let first = GenerationRecord(id: .max, begun: .zero)
    let second = GenerationRecord(id: .min, begun: Timestamp(milliseconds: 7))
    try bench.transaction { try $0.insert(first) }
    try bench.transaction { try $0.insert(second) }
    try bench.reopen()
    #expect(try bench.store.generations() == [first, second])
    try bench.store.begin()
    try bench.store.insert(GenerationRecord(id: 1, begun: .zero))
    bench.store.rollback()
    #expect(try bench.store.generations() == [first, second])
  }

  @Test(arguments: StoreKind.allCases)
  func nothingIsLeftOutWhereEntriesWerePruned(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction {
      _ = try $0.append(
        (1...9).map { draft(one, MessageID("m\($0)"), kind: $0 % 3 == 0 ? .message : .command, time: $0) })
      try $0.pruneAll(commandsBefore: 100)
    }
    func page(_ after: Int64, _ limit: Int) throws -> ([Int64], Bool) {
      let page = try bench.store.events(PageQuestion(stream: one, after: after, newest: limit, bytes: .max))
      return (page.events.map(\.sequence), page.isTruncated)
    }
    #expect(try page(0, 3) == ([3, 6, 9], false))
    #expect(try page(0, 2) == ([6, 9], true))
    #expect(try page(3, 2) == ([6, 9], false))
    #expect(try page(0, 0) == ([], true))
  }

  @Test(arguments: StoreKind.allCases)
  func largeEntriesAreReadOneAtATime(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    try bench.transaction {
      _ = try $0.append((1...4).map { draft(one, MessageID("m\($0)"), payload: Array(repeating: 7, count: 100_000)) })
    }
    var after: Int64 = 0
    var sizes: [Int] = []
    while true {
      let page = try bench.store.events(PageQuestion(stream: one, after: after, newest: 10, bytes: 150_000))
      sizes.append(page.events.reduce(0) { $0 + $1.payload.count })
      after = try #require(page.events.last).sequence
      guard page.hasMore else { break }
    }
    #expect(sizes == [100_000, 100_000, 100_000, 100_000])
  }

  @Test(arguments: StoreKind.allCases, [EventKind.revocation, .reaction, .edit, .pin])
  func entriesOfAKindAreFoundAmongOthers(_ kind: StoreKind, _ wanted: EventKind) throws {
    let bench = try HubBench(kind)
    let (one, two) = (try stream(bench), try stream(bench, "d:1", .direct))
    let other: EventKind = wanted == .reaction ? .edit : .reaction
    try bench.transaction {
      for position in 1...20 {
        let entry = [wanted, .message, other][position % 3]
        _ = try $0.append([
          draft(one, entry == .message ? MessageID("m\(position)") : nil, kind: entry), draft(two, nil, kind: wanted),
        ])
      }
    }
    func found(_ after: Int64, _ before: Int64, _ limit: Int) throws -> [Int64] {
      try bench.store.events(of: wanted, stream: one, after: after, before: before, limit: limit).map(\.sequence)
    }
    for restart in [bench.reopen, bench.crash] {
      #expect(try found(0, .max, 10) == [3, 6, 9, 12, 15, 18])
      #expect(try found(3, 18, 10) == [6, 9, 12, 15])
      #expect(try found(3, 18, 2) == [12, 15])
      #expect(try found(3, 18, 0) == [])
      #expect(try found(3, 18, -1) == [])
      #expect(try found(.min, .max, .max).count == 6)
      #expect(try found(6, 6, 10) == [])
      #expect(try bench.store.events(of: .message, stream: one, after: 0, before: .max, limit: 9).isEmpty)
      // They count as nothing.
      #expect(try bench.store.unreadCount(stream: one, after: 0, before: .max, account: 2, rows: 100) == 7)
      #expect(try bench.store.stream(number: one)?.lastNumber == 7)
      try restart()
    }
  }

  @Test(arguments: StoreKind.allCases)
  func membersFollowWhatMoved(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let one = try stream(bench)
    let two = try stream(bench, "d:1", .direct)
    let own = try stream(bench, "a:1", .account)
    try bench.transaction {
      let member = MemberRecord(stream: one, account: 1, role: .owner, joinedSequence: 3, profile: [1])
      let other = MemberRecord(stream: one, account: 2, acknowledged: 9)
      _ = try $0.change(ConversationChangeRecord(stream: one, version: 0, profile: [6], saved: [member, other]))
      for record in [
        MemberRecord(stream: two, account: 1, acknowledged: 2), MemberRecord(stream: two, account: 3, acknowledged: 7),
        MemberRecord(stream: own, account: 1),
      ] {
        try $0.saveMarks(record)
      }
      _ = try $0.append([
        draft(one, "a", time: 10, version: 1), draft(two, "b", time: 20), draft(own, nil, kind: .account, time: 30),
      ])
    }
    func followed(_ account: AccountNumber = 1, since: Int64) throws -> [FollowedStream] {
      try bench.store.followed(account: account, since: Timestamp(milliseconds: since))
    }
    for restart in [bench.reopen, bench.crash, bench.reopen] {
      let all = try followed(since: .min)
      #expect(all.map(\.stream) == [try bench.store.stream(number: one), try bench.store.stream(number: two)])
      #expect(all.map(\.member.role) == [.owner, .ordinary])
      #expect(all.map(\.member.acknowledged) == [0, 2])
      // A group has no peer.
      #expect(all.map(\.peerAcknowledged) == [0, 7])
      #expect(all.map(\.stream.version) == [1, 0])
      #expect(try followed(3, since: 0).map(\.peerAcknowledged) == [2])
      #expect(try followed(since: 11).map(\.stream.number) == [two])
      #expect(try followed(since: 20).map(\.stream.number) == [two])
      #expect(try followed(since: 21).isEmpty)
      #expect(try followed(since: .max).isEmpty)
      try restart()
    }
    // What moves now is not written to the table of streams yet.
    try bench.transaction { _ = try $0.append([draft(one, "c", time: 50, version: 1)]) }
    #expect(try followed(since: 50).map(\.stream.lastTime) == [Timestamp(milliseconds: 50)])
    #expect(try followed(since: 50).map(\.stream.lastSequence) == [2])
    try bench.transaction {
      _ = try $0.change(ConversationChangeRecord(stream: one, version: 1, removed: [1]))
    }
    #expect(try bench.store.member(stream: one, account: 1) == nil)
    #expect(try followed(since: 0).map(\.stream.number) == [two])
  }

  /// A page stays within its limits of rows and of bytes of properties, and the next page continues after its last row.
  @Test(arguments: StoreKind.allCases)
  func followedConversationsComeInPages(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    var streams: [StreamNumber] = []
    try bench.transaction { store in
      for number in 1...9 {
        let size = number == 5 ? 1000 : 100
        let stream = try store.insertStream(
          key: .conversation("\(number)"), kind: .group, profile: Array(repeating: 7, count: size)
        ).number
        streams.append(stream)
        let member = MemberRecord(stream: stream, account: 1, profile: [1])
        _ = try store.change(ConversationChangeRecord(stream: stream, version: 0, saved: [member]))
        _ = try store.append([draft(stream, MessageID("m\(number)"), time: Int64(number) * 10, version: 1)])
      }
    }
    func pages(since: Int64 = 0, rows: Int = .max, limit: Int = .max, bytes: Int = .max) throws -> [[Int]] {
      var pages: [[Int]] = []
      var question = FollowedQuestion(
        account: 1, since: Timestamp(milliseconds: since), rows: rows, limit: limit, bytes: bytes)
      while true {
        let page = try bench.store.followed(question)
        #expect(page.rows <= rows)
        pages.append(page.streams.map { (streams.firstIndex(of: $0.stream.number) ?? -9) + 1 })
        guard let next = page.next else { return pages }
        #expect(next > question.after)
        question.after = next
      }
    }
    for restart in [bench.reopen, bench.crash] {
      #expect(try pages() == [Array(1...9)])
      #expect(try pages(rows: 4).flatMap { $0 } == Array(1...9))
      #expect(try pages(rows: 4).map(\.count).prefix(2) == [4, 4])
      // Conversations count as rows whether they changed or not; those that did not are left out.
      #expect(try pages(since: 65, rows: 3).flatMap { $0 } == [7, 8, 9])
      #expect(try pages(since: 95, rows: 2).flatMap { $0 }.isEmpty)
      #expect(try pages(since: 95, rows: 2).count >= 5)
      #expect(try pages(limit: 4) == [Array(1...4), Array(5...8), [9]])
      #expect(try pages(since: 65, limit: 2).filter { !$0.isEmpty } == [[7, 8], [9]])
      #expect(try pages(bytes: 250) == [[1, 2], [3, 4], [5], [6, 7], [8, 9]])
      #expect(try bench.store.followed(account: 1, since: .zero).allSatisfy { $0.stream.profile.count >= 100 })
      #expect(try bench.store.followed(FollowedQuestion(account: 1, after: .max)).streams.isEmpty)
      #expect(try bench.store.followed(FollowedQuestion(account: 2, rows: 3)).next == nil)
      try restart()
    }
  }

  /// The list is read by an index: behind a place, the newest first, directs and groups among one another.
  @Test(arguments: StoreKind.allCases)
  func activeConversationsComeNewestFirst(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    let first = try stream(bench, "d:1:2", .direct)
    let own = try stream(bench, "d:1:1", .direct)
    let group = try stream(bench, "c:g", .group)
    let second = try stream(bench, "d:3:1", .direct)
    let others = try stream(bench, "d:11:12", .direct)
    let room = try stream(bench, "c:r", .room)
    let account = try stream(bench, "a:1", .account)
    try bench.transaction { store in
      let member = MemberRecord(stream: group, account: 1, profile: [1])
      _ = try store.change(ConversationChangeRecord(stream: group, version: 0, profile: [1, 2, 3], saved: [member]))
      for (stream, peers) in [(first, [1, 2]), (own, [1]), (second, [3, 1]), (others, [11, 12])] {
        for peer in peers {
          try store.saveMarks(MemberRecord(stream: stream, account: AccountNumber(rawValue: Int64(peer))))
        }
      }
      _ = try store.append([
        draft(first, "a", time: 10), draft(group, "b", time: 20, version: 1), draft(second, "c", time: 30),
        draft(others, "d", time: 40), draft(room, "e", time: 50), draft(account, nil, kind: .account, time: 60),
      ])
    }
    func active(
      _ account: AccountNumber = 1, since: Int64 = 0, behind time: Int64 = .max, _ stream: StreamNumber = 0,
      rows: Int = 9,
      bytes: Int = .max
    ) throws -> [StreamNumber] {
      let question = ActivityQuestion(
        account: account, since: Timestamp(milliseconds: since), time: Timestamp(milliseconds: time), stream: stream,
        rows: rows, bytes: bytes)
      let page = try bench.store.active(question)
      #expect(page.streams.count <= rows)
      for record in page.streams { #expect(try bench.store.stream(number: record.number) == record) }
      return page.streams.map(\.number)
    }
    for restart in [bench.reopen, bench.crash, bench.reopen] {
      #expect(try active() == [second, group, first, own])
      #expect(try active(rows: 2) == [second, group])
      #expect(try active(behind: 20, group, rows: 2) == [first, own])
      #expect(try active(behind: 30) == [group, first, own])
      #expect(try active(since: 20) == [second, group])
      #expect(try active(bytes: 0) == [second])
      #expect(try active(2) == [first] && active(3) == [second] && active(12) == [others])
      #expect(try active(4).isEmpty)
      try restart()
    }
    // What moves now is not written to the table of streams yet.
    try bench.transaction { _ = try $0.append([draft(first, "f", time: 70)]) }
    #expect(try active() == [first, second, group, own])
    try bench.transaction { _ = try $0.append([draft(own, "g", time: 70)]) }
    #expect(try active(rows: 2) == [own, first])
    #expect(try bench.store.groupCount(account: 1, limit: 9) == 1)
    #expect(try bench.store.groupCount(account: 1, limit: 0) == 0)
    #expect(try bench.store.groupCount(account: 2, limit: 9) == 0)
    try bench.transaction {
      _ = try $0.change(ConversationChangeRecord(stream: group, version: 1, removed: [1]))
    }
    #expect(try active() == [own, first, second])
    #expect(try bench.store.groupCount(account: 1, limit: 9) == 0)
  }

  @Test(arguments: StoreKind.allCases)
  func theNewestTimeIsKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.newestTime() == .zero)
    let one = try stream(bench)
    let account = try stream(bench, "a:1", .account)
    func check(_ time: Int64) throws {
      for restart in [bench.reopen, bench.crash, bench.crash, bench.reopen] {
        #expect(try bench.store.newestTime() == Timestamp(milliseconds: time))
        try restart()
      }
    }
    try check(0)
    try bench.transaction { _ = try $0.append([draft(one, "a", time: 10), draft(one, "b", time: 3)]) }
    try check(11)
    try bench.transaction { _ = try $0.append([draft(account, nil, kind: .account, time: 700)]) }
    try check(700)
    try bench.transaction { _ = try $0.append((0..<10).map { draft(one, MessageID("m\($0)"), time: 40) }) }
    // Times of pruned entries count, too.
    try bench.transaction { try $0.pruneAll(accountEventsBefore: 1000) }
    try check(700)
  }

  /// The time at which a device was seen last is that of the latest one, whichever was stored last.
  @Test(arguments: StoreKind.allCases)
  func theTimeOfTheLastDeviceIsKept(_ kind: StoreKind) throws {
    let bench = try HubBench(kind)
    #expect(try bench.store.lastSeenTime() == .zero)
    let logins: [(DeviceID, Int64, Int64)] = [("a", 700, 700), ("b", 300, 700), ("a", 200, 300), ("c", 301, 301)]
    for (id, seen, latest) in logins {
      let time = Timestamp(milliseconds: seen)
      try bench.transaction {
        try $0.save(DeviceRecord(account: 1, id: id, style: "s", registered: .zero, lastSeen: time))
      }
      for restart in [bench.reopen, bench.crash] {
        #expect(try bench.store.lastSeenTime() == Timestamp(milliseconds: latest))
        try restart()
      }
    }
  }
}
