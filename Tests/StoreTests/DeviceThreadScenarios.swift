import ParlanceCore
import Testing

/// The copies of threads that a device has.
@Suite struct DeviceThreadScenarios {
  private func entry(_ id: String, about message: String, named name: String = "Tea", count: Int = 0) -> ThreadEntry {
    ThreadEntry(
      GroupThread(
        id: id, name: name, owner: "Ann", origin: ThreadOrigin(group: "crew", message: MessageID(message)),
        memberCount: 2, messageCount: count, created: Timestamp(milliseconds: 7)),
      last: HistoryMessage(
        sequence: 3, time: Timestamp(milliseconds: 9),
        message: MessageEvent(
          id: "t1", sender: "Bob", number: 1, senderNumber: 1, options: .ordinary, platform: .web, kind: .text,
          body: [1, 2])))
  }

  @Test(arguments: StoreKind.ofDevices)
  func threadsAreKeptByIDAndByMessage(_ kind: StoreKind) throws {
    let bench = try DeviceBench(kind)
    let (composed, decomposed) = (entry("1", about: "\u{E9}"), entry("2", about: "e\u{301}", count: 4))
    try bench.transaction { store in
      try store.save(composed)
      try store.save(decomposed)
    }
    for _ in 0..<2 {
      #expect(try bench.store.threadIDs().sorted() == ["1", "2"])
      #expect(try bench.store.thread(id: "1") == composed && bench.store.thread(id: "2") == decomposed)
      #expect(try bench.store.thread(about: composed.thread.origin)?.thread.id == "1")
      #expect(try bench.store.thread(about: decomposed.thread.origin)?.thread.id == "2")
      #expect(try bench.store.thread(about: ThreadOrigin(group: "other", message: "\u{E9}")) == nil)
      #expect(try bench.store.thread(id: "3") == nil)
      try bench.reopen()
    }
    // In place of the copy before.
    let renamed = entry("1", about: "m", named: "Coffee", count: 1)
    try bench.transaction { try $0.save(renamed) }
    #expect(try bench.store.thread(id: "1") == renamed)
    #expect(try bench.store.thread(about: composed.thread.origin) == nil)
    #expect(try bench.store.thread(about: renamed.thread.origin) == renamed)
    // A turn that fails leaves them as they were.
    try bench.store.begin(isDurable: false)
    try bench.store.removeThread(id: "1")
    try bench.store.save(entry("3", about: "m3"))
    bench.store.rollback()
    #expect(try bench.store.threadIDs().sorted() == ["1", "2"])
    try bench.transaction { store in
      try store.removeThread(id: "1")
      try store.removeThread(id: "none")
    }
    try bench.reopen()
    #expect(try bench.store.threadIDs() == ["2"] && bench.store.thread(id: "1") == nil)
    #expect(try bench.store.thread(about: renamed.thread.origin) == nil)
  }
}
