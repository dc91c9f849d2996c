#if Server
  internal import ParlanceCore
  internal import ParlanceGateway

  /// The vendor's limits of the rate of requests. A path that was requested too often is refused for a while.
  enum NIMRate {
    /// Returns how often a path may be requested.
    private static func rate(of path: String) -> FaceRate {
      switch path {
      case "msg/sendBatchMsg", "msg/sendBatchAttachMsg": FaceRate(count: 120, span: 60_000, pause: 60_000)
      case "msg/broadcastMsg", "chatroom/broadcast": FaceRate(count: 10, span: 60_000, pause: 60_000)
      case "history/queryChatroomMsg": FaceRate(count: 1200, span: 60_000, pause: 10_000)
      case "job/nos/del": FaceRate(count: 5, span: 86_400_000, pause: 86_400_000)
      default: FaceRate(count: 100, span: 1000, pause: 10_000)
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
    static func note(_ path: String, in pace: FacePace, _ now: Timestamp) throws(NIMFailure) {
      guard pace.accepts(counted(path), rate(of: path), at: now) else {
        throw NIMFailure(.tooFast, "too many requests of \(path)")
      }
    }
  }
#endif
