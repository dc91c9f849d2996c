internal import ParlanceCore

/// The open streams of a client, what they have not delivered yet, and the events that no stream has taken; without
/// I/O.
///
/// | state of an event | until |
/// |---|---|
/// | *held* by each open stream that carries it | one delivers its last element: taken; all with it are closed: kept |
/// | *kept* | a stream that carries it is opened: held; there are too many newer ones: gone |
struct EventStreams {
  /// The next thing that a stream delivers.
  enum Step: Sendable {
    /// One element of an event, by its index.
    case element(DeviceEvent, Int)
    case end(MessagingError?)
  }

  /// A task that waits for the next element of a stream.
  final class Waiter: @unchecked Sendable {
    // Safe to share: the flag is touched under the lock that guards the streams.
    let answer = Answer<Step>()
    fileprivate var isCancelled = false
  }

  /// A waiting task and what it waited for, to be handed over without the lock.
  typealias Resumption = (waiter: Waiter, step: Step)

  /// An event that streams hold, or that is kept.
  final class Entry {
    let number: Int
    var event: DeviceEvent
    var holders = 0
    var isTaken = false

    init(_ number: Int, _ event: DeviceEvent) {
      self.number = number
      self.event = event
    }
  }

  private struct Stream {
    let topic: StreamTopic
    /// The events that it has not delivered, from `first` on.
    private var entries: [Entry] = []
    private var first = 0
    /// The number of elements of the first entry that it has delivered.
    private(set) var offset = 0
    var waiters: [Waiter] = []
    /// The way it ends once it has delivered what it holds; nil while it is fed.
    var end: Step?

    init(_ topic: StreamTopic) { self.topic = topic }

    var held: ArraySlice<Entry> { entries[first...] }

    mutating func hold(_ entry: Entry) {
      entry.holders += 1
      entries.append(entry)
    }

    /// Takes what comes next; nil if nothing is there yet.
    mutating func take() -> Step? {
      guard first < entries.count else {
        defer { if end != nil { end = .end(nil) } }
        return end
      }
      let entry = entries[first]
      let step = Step.element(entry.event, offset)
      offset += 1
      guard offset >= topic.count(in: entry.event) else { return step }
      offset = 0
      entry.holders -= 1
      entry.isTaken = true
      first += 1
      if first == entries.count {
        entries.removeAll(keepingCapacity: true)
        first = 0
      } else if first > 1000, first > entries.count / 2 {
        entries.removeFirst(first)
        first = 0
      }
      return step
    }
  }

  private var streams: [Int: Stream] = [:]
  private var opened = 0
  private var added = 0
  private var kept = KeptEvents()

  // MARK: streams

  /// Opens a stream, which takes the kept events that it carries.
  ///
  /// - returns: Its number.
  mutating func open(_ topic: StreamTopic) -> Int {
    var stream = Stream(topic)
    for entry in kept.take(where: { topic.count(in: $0.event) > 0 }) { stream.hold(entry) }
    opened += 1
    streams[opened] = stream
    return opened
  }

  /// Closes a stream. What it has not delivered is kept for the next one, unless another holds it or has delivered it.
  mutating func close(_ number: Int) {
    guard let stream = streams.removeValue(forKey: number) else { return }
    for (index, entry) in stream.held.enumerated() {
      entry.holders -= 1
      guard entry.holders == 0, !entry.isTaken else { continue }
      if index == 0 { entry.event = entry.event.dropFirst(stream.offset) }
      kept.insert(entry)
    }
  }

  /// Takes the next element of a stream, or lets a task wait for it.
  ///
  /// - returns: nil if the task has to wait.
  mutating func next(of number: Int, _ waiter: Waiter) -> Step? {
    if waiter.isCancelled { return .end(nil) }
    if let step = streams[number]?.take() { return step }
    streams[number]?.waiters.append(waiter)
    return nil
  }

  /// Stops waiting on behalf of a task.
  ///
  /// - returns: A Boolean value that indicates whether it was waiting; if not, it is given its end when it begins to,
  ///   or has its element already.
  mutating func cancel(_ waiter: Waiter, of number: Int) -> Bool {
    guard let index = streams[number]?.waiters.firstIndex(where: { $0 === waiter }) else {
      waiter.isCancelled = true
      return false
    }
    streams[number]?.waiters.remove(at: index)
    return true
  }

  // MARK: events

  /// Adds an event to the streams that carry it, or keeps it if there are none.
  ///
  /// - parameter isKept: False for an event for which another call was waiting.
  mutating func add(_ event: DeviceEvent, isKept: Bool) -> [Resumption] {
    added += 1
    let entry = Entry(added, event)
    var resumptions: [Resumption] = []
    for (number, stream) in streams where stream.end == nil && stream.topic.count(in: event) > 0 {
      streams[number]?.hold(entry)
      while let waiter = streams[number]?.waiters.first, let step = streams[number]?.take() {
        streams[number]?.waiters.removeFirst()
        resumptions.append((waiter, step))
      }
    }
    if isKept && entry.holders == 0 && !entry.isTaken { kept.insert(entry) }
    return resumptions
  }

  /// Ends every stream once it has delivered what it holds. Streams opened later are new.
  ///
  /// - parameter error: The error with which they end; nil for an ordinary end.
  mutating func finish(_ error: MessagingError?) -> [Resumption] {
    var resumptions: [Resumption] = []
    for (number, stream) in streams where stream.end == nil {
      streams[number]?.end = .end(error)
      for waiter in stream.waiters {
        if let step = streams[number]?.take() { resumptions.append((waiter, step)) }
      }
      streams[number]?.waiters.removeAll()
    }
    return resumptions
  }
}
