internal import ParlanceCore

/// The requests under way, and when the device stops waiting for their answers; without I/O.
///
/// A request is *under way* from `add` until one of `take` (it was answered, or taken back), `takeAll` (the link is
/// gone) and `expire` (its deadline passed). A late answer finds nothing. At most one check of the deadlines is scheduled
/// at a time.
struct RequestTable {
  private var requests: [UInt64: PendingRequest] = [:]
  private var next: UInt64 = 1
  private var isCheckScheduled = false

  /// Takes a request.
  ///
  /// - returns: Its number.
  mutating func add(_ request: PendingRequest) -> UInt64 {
    defer { next += 1 }
    requests[next] = request
    return next
  }

  /// Takes out a request that is over.
  ///
  /// - returns: nil if it was over before.
  mutating func take(_ number: UInt64) -> PendingRequest? { requests.removeValue(forKey: number) }

  /// Takes out all requests, oldest first.
  mutating func takeAll() -> [PendingRequest] {
    defer { requests.removeAll() }
    return requests.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns when to check for late requests; nil while a check is scheduled or no request has a deadline.
  mutating func nextCheck() -> Timestamp? {
    guard !isCheckScheduled else { return nil }
    let never = Timestamp(milliseconds: .max)
    guard let first = requests.values.lazy.map(\.deadline).min(), first < never else { return nil }
    isCheckScheduled = true
    return first
  }

  /// Takes the requests that were not answered in time, oldest first.
  ///
  /// - returns: Those that fail now, and whether the device is to give up the link; those that it cannot go on without
  ///   fail with all others then.
  mutating func expire(at now: Timestamp) -> (failed: [PendingRequest], isLinkDead: Bool) {
    isCheckScheduled = false
    var failed: [PendingRequest] = []
    var isLinkDead = false
    for (number, request) in requests.filter({ $0.value.deadline <= now }).sorted(by: { $0.key < $1.key }) {
      isLinkDead = isLinkDead || request.endsLink
      if !request.isVital {
        requests[number] = nil
        failed.append(request)
      }
    }
    return (failed, isLinkDead)
  }
}
