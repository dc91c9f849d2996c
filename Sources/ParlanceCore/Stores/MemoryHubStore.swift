/// The hub's truth in memory, as `HubStore` describes, gone with the process.
///
/// Confined to the executor that calls it.
package final class MemoryHubStore: HubStore {
  /// A stream and what is in it.
  final class Stream {
    var record: StreamRecord
    /// In the order of their positions, which have gaps where something was pruned.
    var events: [EventRecord] = []
    /// The number of messages that each sender has in it.
    var sent: [AccountNumber: Int64] = [:]

    init(_ record: StreamRecord) { self.record = record }
  }

  /// The places of the events of an id, in different streams. Nearly always there is one.
  struct Places {
    var first: EventPlace
    /// Those in other streams, by stream.
    var others: [StreamNumber: Int64] = [:]

    func place(in stream: StreamNumber) -> EventPlace? {
      if first.stream == stream { return first }
      return others[stream].map { EventPlace(stream: stream, sequence: $0) }
    }
  }

  /// The streams that an account follows.
  struct FollowedNumbers {
    /// In order.
    private(set) var numbers: [StreamNumber] = []
    /// The number of groups among them.
    var groups = 0

    mutating func insert(_ stream: StreamNumber) {
      numbers.insert(stream, at: numbers.firstIndex(notBefore: stream) { $0 })
    }

    mutating func remove(_ stream: StreamNumber) {
      let index = numbers.firstIndex(notBefore: stream) { $0 }
      if index < numbers.count, numbers[index] == stream { numbers.remove(at: index) }
    }
  }

  var undo = UndoLog<MemoryHubStore>()
  /// The states of capabilities, as their files declare them.
  var parts = MemoryParts()
  /// By their numbers, from 1.
  var accounts: [AccountRecord] = []
  var accountNumbers: [ExactString: AccountNumber] = [:]
  var devices: [AccountNumber: [DeviceRecord]] = [:]
  /// By their numbers, from 1.
  var streams: [Stream] = []
  var streamNumbers: [StreamKey: StreamNumber] = [:]
  var places: [ExactString: Places] = [:]
  var generationRecords: [GenerationRecord] = []
  /// The time of the newest event that there ever was.
  var newest = Timestamp.zero
  /// By stream, then by account.
  var members: [StreamNumber: [AccountNumber: MemberRecord]] = [:]
  /// The streams that accounts follow.
  var followed: [AccountNumber: FollowedNumbers] = [:]
  var media = MemoryMedia()
  var serviceEvents = MemoryServiceEvents()
  /// Commands and account events, in the order of their arrival.
  var arrivals: [EventKind: ArrivalQueue] = [.command: ArrivalQueue(), .account: ArrivalQueue()]
  /// Messages that are gone or revoked, with something kept beside them.
  var discarded: [EventPlace] = []

  /// The items that hubs share which use this store together.
  var live = MemoryLiveState()
  /// The clock by which their leases end.
  let clusterClock: any MessagingClock

  /// Creates an empty store.
  ///
  /// - parameter clusterClock: The clock by which the leases of hubs end that use this store together.
  package init(clusterClock: any MessagingClock = SystemClock()) { self.clusterClock = clusterClock }

  package func begin() throws(MessagingError) { try undo.begin() }

  package func commit() throws(MessagingError) {
    do {
      try undo.commit()
    } catch {
      rollback()
      throw error
    }
    for kind in arrivals.keys { arrivals[kind]?.compact() }
    serviceEvents.compact()
  }

  package func rollback() {
    for step in undo.takeSteps() { step(self) }
  }

  package func close() { rollback() }

  package func generations() throws(MessagingError) -> [GenerationRecord] { generationRecords }

  package func insert(_ generation: GenerationRecord) throws(MessagingError) {
    generationRecords.append(generation)
    undo.note { $0.generationRecords.removeLast() }
  }

  package func writeProbe() throws(MessagingError) {}
}
