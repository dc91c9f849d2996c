#if Server
  package import ParlanceCore
  package import ParlanceMoving
  internal import ParlanceTokens

  /// The decisions of a bridge: which event is sent where, in which order, and how often. It sends nothing itself, and all that it
  /// must remember is in its store. Used on one queue.
  ///
  /// The events of a conversation wait in one line, each side's in its own. An event that fails is tried again after a growing
  /// pause. If it fails for good, or often while others succeed, it is set aside and its line goes on. While a side takes
  /// nothing at all, everything waits, however long.
  package final class BridgeMachine {
    package let store: BridgeStore
    let end: any BridgeEnd
    let limits: BridgeLimits
    let marker: BridgeMarker
    /// A Boolean value that indicates whether events are counted and nothing else happens.
    let onlyCounts: Bool

    /// The lines whose first item is under way, by the side from which it comes.
    private var busy: [BridgeSide: Set<String>] = [.hub: [], .service: []]
    /// The failures in a row of requests to a side.
    private var failures: [BridgeSide: Int] = [:]
    /// The time until which a side gets no requests.
    private var pauses: [BridgeSide: Int64] = [:]
    /// The time of the last success at a side.
    private var successes: [BridgeSide: Int64] = [:]
    /// The time from which requests of a group may be sent.
    private var paces: [String: Int64] = [:]
    /// The time until which requests to a side wait for their rate.
    private var holds: [BridgeSide: Int64] = [:]
    private var lastCleaning: Int64 = 0
    /// The number of groups that the service is creating. Until their ids are known, its events of groups wait.
    private(set) var creations = 0

    package init(
      _ store: BridgeStore, _ end: any BridgeEnd, limits: BridgeLimits = BridgeLimits(), onlyCounts: Bool = false
    ) {
      self.store = store
      self.end = end
      self.limits = limits
      self.onlyCounts = onlyCounts
      marker = BridgeMarker(key: SecretKey(end.markerSecret))
    }

    /// Returns the requests that can be sent now. Each is completed with `complete`, in any order.
    ///
    /// - throws: One of the storage codes. Nothing is under way then that was not before.
    package func works(at time: Int64) throws(MessagingError) -> [BridgeWork] {
      guard !onlyCounts else { return [] }
      try clean(at: time)
      var works: [BridgeWork] = []
      for side in BridgeSide.allCases { try addWorks(from: side, at: time, to: &works) }
      return works
    }

    private func addWorks(
      from side: BridgeSide, at time: Int64, to works: inout [BridgeWork]
    ) throws(MessagingError) {
      while true {
        let free = limits.inFlight - (busy[side]?.count ?? 0)
        guard free > 0, pauses[side.other] ?? 0 <= time else { return }
        // While a side takes nothing, one request at a time asks whether it does again.
        let limit = failures[side.other] ?? 0 > 0 ? min(1, free) - (busy[side]?.isEmpty == true ? 0 : 1) : free
        guard limit > 0 else { return }
        let items = try store.due(from: side, at: time, limit: limit, except: busy[side] ?? [])
        var isHeldUp = items.isEmpty
        for item in items {
          guard let work = try work(on: item, at: time) else { continue }
          guard let work = pace(work, at: time) else {
            isHeldUp = true
            continue
          }
          // Kept before the request leaves, so that a process that ends now asks first when it begins again.
          try store.save(work.item)
          busy[side]?.insert(item.line)
          if work.createsGroup { creations += 1 }
          works.append(work)
        }
        if isHeldUp { return }
      }
    }

    /// Returns the request that an item needs next; nil if it is done, set aside, or waits.
    private func work(on item: BridgeItem, at time: Int64) throws(MessagingError) -> BridgeWork? {
      var item = item
      switch try item.side == .hub ? stepToService(&item, at: time) : stepToHub(&item, at: time) {
      case .send(let request, let purpose): return BridgeWork(item: item, request: request, purpose: purpose)
      case .finish(let count):
        try store.database.transaction { () throws(MessagingError) in
          try store.count(count)
          try store.finish(item, at: time)
        }
      case .bury(let code, let reason): try store.bury(item, code: code, reason: reason, at: time)
      case .wait(let due): try store.update(item, due: due)
      }
      return nil
    }

    /// Returns the work if the rate of its requests allows it now.
    private func pace(_ work: BridgeWork, at time: Int64) -> BridgeWork? {
      let request: FetchRequest
      switch work.request {
      case .service(let one), .file(_, let one?): request = one
      case .hub, .file: return work
      }
      let (name, interval) = end.pace(of: request)
      let next = paces[name] ?? 0
      guard next <= time else {
        holds[.service] = next
        return nil
      }
      paces[name] = max(next, time - 1000) + interval
      return work
    }

    /// Returns the time at which to ask for works again; nil while nothing waits.
    package func nextTime(after time: Int64) throws(MessagingError) -> Int64? {
      var next: Int64?
      for side in BridgeSide.allCases {
        guard let due = try store.nextDue(from: side) else { continue }
        let earliest = max(due, pauses[side.other] ?? 0, holds[side.other] ?? 0)
        // What is due and not sent waits for the outcome of what is under way.
        if earliest <= time, busy[side]?.isEmpty == false { continue }
        next = min(next ?? .max, max(earliest, time + 1))
      }
      return next
    }

    private func clean(at time: Int64) throws(MessagingError) {
      guard time - lastCleaning > 3_600_000 else { return }
      lastCleaning = time
      try store.forgetDone(before: time - limits.memory)
    }

    // MARK: outcomes

    /// The outcome of a request.
    package enum Outcome: Sendable {
      case verdict(BridgeVerdict, JSONNode)
      /// There was no answer, or one that cannot be read; the request may have been taken.
      case unanswered(String)
      /// The request was not sent.
      case notSent(String)
      /// The content of a file is not to be had, so that nothing was sent.
      case lost(MediaLoss)
    }

    /// Takes the outcome of a request.
    ///
    /// - throws: One of the storage codes; the item is tried again as after a restart.
    package func complete(_ work: BridgeWork, _ outcome: Outcome, at time: Int64) throws(MessagingError) {
      busy[work.item.side]?.remove(work.item.line)
      if work.createsGroup { creations -= 1 }
      let verdict: BridgeVerdict
      var answer = JSONNode.null
      switch outcome {
      case .verdict(let given, let node): (verdict, answer) = (given, node)
      case .unanswered(let code): verdict = .unclear(code: code)
      case .notSent(let code): return try fail(work, code, pause: nil, isUnclear: false, at: time)
      case .lost(let loss):
        return try store.database.transaction { () throws(MessagingError) in
          var item = work.item
          try take(loss, work, &item, at: time)
        }
      }
      switch verdict {
      case .later(let pause, let code): try fail(work, code, pause: pause, isUnclear: false, at: time)
      case .unclear(let code): try fail(work, code, pause: nil, isUnclear: true, at: time)
      case .unauthorized:
        // At once with a new login, and after that as all that fails.
        let isFirst = work.item.code != "unauthorized"
        try fail(work, "unauthorized", pause: isFirst ? 1 : nil, isUnclear: false, at: time)
      case .done, .already, .groupUnknown, .refused:
        failures[work.target] = 0
        successes[work.target] = time
        try store.database.transaction { () throws(MessagingError) in
          var item = work.item
          try take(verdict, answer, work, &item, at: time)
        }
      }
    }

    private func fail(
      _ work: BridgeWork, _ code: String, pause: Int64?, isUnclear: Bool, at time: Int64
    ) throws(MessagingError) {
      // Requests that were under way together fail together. Those that fail while the side pauses are not further failures in a row.
      let end = pauses[work.target] ?? 0
      let count = max(1, (failures[work.target] ?? 0) + (end <= time ? 1 : 0))
      failures[work.target] = count
      pauses[work.target] = max(end, time + (pause ?? limits.pause(after: count)))
      var item = work.item
      // What was surely not taken need not be asked about.
      if !isUnclear, work.purpose == .send { item.progress["sent"] = nil }
      // An attempt counts against the event alone if the side took something since the attempt before.
      if item.failed > 0, successes[work.target] ?? 0 > item.failed { item.strikes += 1 }
      (item.attempts, item.failed, item.code) = (item.attempts + 1, time, code)
      try store.database.transaction { () throws(MessagingError) in
        try store.count("failed.\(work.target.rawValue).\(code)")
        if isUnclear { try store.count("unclear.\(work.target.rawValue)") }
        guard item.strikes < limits.strikes else {
          return try store.bury(item, code: code, reason: "\(item.attempts) attempts failed", at: time)
        }
        try store.update(item, due: time + (pause ?? limits.pause(after: item.attempts)))
      }
    }

    /// Completes an item.
    func finish(_ item: BridgeItem, count: String, at time: Int64) throws(MessagingError) {
      try store.count(count)
      try store.finish(item, at: time)
      let side = item.side == .hub ? "out" : "in"
      try store.setNote("lag.\(side)", String(time - item.received))
    }
  }
#endif
