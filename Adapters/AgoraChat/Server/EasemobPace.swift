#if Server
  internal import ParlanceCore

  /// The number of requests of a kind that are accepted in a time.
  struct EasemobRate: Sendable {
    var count: Int
    /// The time, in milliseconds.
    var span: Int64

    static func perSecond(_ count: Int) -> EasemobRate { EasemobRate(count: count, span: 1000) }
    static func perMinute(_ count: Int) -> EasemobRate { EasemobRate(count: count, span: 60_000) }
  }

  /// The vendor's limits of the rate of requests, for each kind of request.
  final class EasemobPace: Sendable {
    private struct Window {
      var began: Timestamp
      var count = 0
    }

    private let windows = Lock<[String: Window]>([:])

    /// Counts a request.
    ///
    /// - parameter weight: The number of receivers, where each counts.
    /// - throws: Status 429 if too many came.
    func note(_ name: String, _ rate: EasemobRate, weight: Int, _ now: Timestamp) throws(EasemobFailure) {
      let isAccepted = windows.withLock { windows in
        var window = windows[name] ?? Window(began: now)
        if now.milliseconds(since: window.began) >= rate.span || now < window.began { window = Window(began: now) }
        window.count += max(1, weight)
        windows[name] = window
        return window.count <= rate.count
      }
      guard isAccepted else { throw .tooFast }
    }
  }
#endif
