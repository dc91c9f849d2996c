#if Server
  package import ParlanceCore

  /// The number of requests of a kind that a face accepts in a time.
  package struct FaceRate: Hashable, Sendable {
    package var count: Int
    /// The time, in milliseconds.
    package var span: Int64
    /// The time for which requests are refused after one too many, in milliseconds; nil for the rest of the span.
    package var pause: Int64?

    package init(count: Int, span: Int64, pause: Int64? = nil) {
      self.count = count
      self.span = span
      self.pause = pause
    }

    package static func perSecond(_ count: Int) -> FaceRate { FaceRate(count: count, span: 1000) }
    package static func perMinute(_ count: Int) -> FaceRate { FaceRate(count: count, span: 60_000) }
  }

  /// The requests that came lately, counted for each kind.
  package final class FacePace: Sendable {
    private struct Window {
      var began: Timestamp
      var count = 0
      var blockedUntil: Timestamp?
    }

    private let windows = Lock<[String: Window]>([:])

    package init() {}

    /// Counts a request.
    ///
    /// - parameters:
    ///   - name: The kind of request, each of which is counted by itself.
    ///   - weight: The number of requests for which it counts, such as one for each receiver.
    /// - returns: A Boolean value that indicates whether it is accepted.
    package func accepts(_ name: String, _ rate: FaceRate, weight: Int = 1, at now: Timestamp) -> Bool {
      windows.withLock { windows in
        var window = windows[name] ?? Window(began: now)
        defer { windows[name] = window }
        if let end = window.blockedUntil {
          if now < end { return false }
          window = Window(began: now)
        }
        // A clock that was set back begins anew.
        if now.milliseconds(since: window.began) >= rate.span || now < window.began { window = Window(began: now) }
        window.count += max(1, weight)
        guard window.count > rate.count else { return true }
        if let pause = rate.pause { window.blockedUntil = now.advanced(byMilliseconds: pause) }
        return false
      }
    }
  }
#endif
