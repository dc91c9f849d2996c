/// The messages that are on their way to the hub at a time; the others wait for an answer, so that a burst neither
/// fills the hub's queue for one login nor waits longer than a request may.
struct SubmissionWindow: Sendable {
  private static let count = 2000
  private static let bytes = 8 * 1024 * 1024

  private var count = 0
  private var bytes = 0
  private var waiting: [MessageKey] = []
  /// The first of those that wait.
  private var first = 0

  var isEmpty: Bool { count == 0 }
  var isWaitedFor: Bool { first < waiting.count }
  var isOpen: Bool { count < Self.count && bytes < Self.bytes }
  /// Half of it is free, and something waits: it is filled in large steps.
  var hasRoomForMore: Bool { isWaitedFor && count <= Self.count / 2 && bytes <= Self.bytes / 2 }

  mutating func add(bytes: Int) {
    count += 1
    self.bytes += bytes
  }

  mutating func remove(bytes: Int) {
    count = max(0, count - 1)
    self.bytes = max(0, self.bytes - bytes)
  }

  mutating func wait(_ key: MessageKey) { waiting.append(key) }

  /// Returns the next one that waits, while the window is open.
  mutating func next() -> MessageKey? {
    guard isOpen, isWaitedFor else { return nil }
    defer {
      first += 1
      if first == waiting.count { forgetWaiting() }
    }
    return waiting[first]
  }

  mutating func forgetWaiting() {
    waiting.removeAll(keepingCapacity: true)
    first = 0
  }
}
