#if Server
  internal import ParlanceCore

  /// The vendor's limits of the rate of requests, for each path. A path that was requested too often is refused for a while.
  final class NIMPace: Sendable {
    private struct Window {
      var began: Timestamp
      var count = 0
      var blockedUntil: Timestamp?
    }

    private struct Limit {
      var count: Int
      /// The time in which so many are accepted, in milliseconds.
      var span: Int64
      /// The time for which further ones are refused, in milliseconds.
      var pause: Int64
    }

    private let windows = Lock<[String: Window]>([:])

    private static func limit(of path: String) -> Limit {
      switch path {
      case "msg/sendBatchMsg", "msg/sendBatchAttachMsg": Limit(count: 120, span: 60_000, pause: 60_000)
      case "msg/broadcastMsg", "chatroom/broadcast": Limit(count: 10, span: 60_000, pause: 60_000)
      case "history/queryChatroomMsg": Limit(count: 1200, span: 60_000, pause: 10_000)
      case "job/nos/del": Limit(count: 5, span: 86_400_000, pause: 86_400_000)
      default: Limit(count: 100, span: 1000, pause: 10_000)
      }
    }

    /// Returns the path under which a request is counted: those of teams are counted together, those of large teams too.
    private static func counted(_ path: String) -> String {
      for area in ["team", "superteam"] where path.hasPrefix(area + "/") { return area }
      return path
    }

    /// Counts a request.
    ///
    /// - throws: Code 416 if too many came.
    func note(_ path: String, _ now: Timestamp) throws(NIMFailure) {
      let limit = Self.limit(of: path)
      let isRefused = windows.withLock { windows in
        var window = windows[Self.counted(path)] ?? Window(began: now)
        defer { windows[Self.counted(path)] = window }
        if let end = window.blockedUntil {
          if now < end { return true }
          window = Window(began: now)
        }
        if now.milliseconds(since: window.began) >= limit.span || now < window.began { window = Window(began: now) }
        window.count += 1
        guard window.count > limit.count else { return false }
        window.blockedUntil = now.advanced(byMilliseconds: limit.pause)
        return true
      }
      if isRefused { throw NIMFailure(.tooFast, "too many requests of \(path)") }
    }
  }
#endif
