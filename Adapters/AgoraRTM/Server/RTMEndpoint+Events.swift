#if Server
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceGateway

  extension RTMEndpoint {
    /// The number of events that one answer has, and of those that wait for the back end.
    private static let eventCounts: (perAnswer: Int, kept: Int) = (1000, 2000)

    static let events: [RTMEndpoint] = [
      .now(.get, "/rtm/vendor/user_events", counted: "user_events", .perSecond(10)) { request throws(RTMFailure) in
        let entries = try take("users", [.login, .logout], request)
        return [
          "events": .array(
            entries.map { entry in
              [
                "user_id": .string(entry.account.name), "type": entry.kind == .login ? "Login" : "Logout",
                "ms": JSONValue(entry.time),
              ]
            })
        ]
      },
      .now(.get, "/rtm/vendor/channel_events", counted: "channel_events", .perSecond(10)) {
        request throws(RTMFailure) in
        let entries = try take("channels", [.joined, .left], request)
        return [
          "events": .array(
            entries.map { entry in
              [
                "group_id": .string(entry.conversation?.name ?? ""), "user_id": .string(entry.account.name),
                "type": entry.kind == .joined ? "Join" : "Leave", "ms": JSONValue(entry.time),
              ]
            })
        ]
      },
    ]

    /// Takes the events that no answer had.
    private static func take(
      _ reader: String, _ kinds: Set<SessionLogEntry.Kind>, _ request: RTMRequest
    ) throws(RTMFailure) -> [SessionLogEntry] {
      try asking { () throws(MessagingError) in
        try request.hub.takeSessionLog(
          by: "\(AgoraRTMServerFace.name).\(reader)", kinds: kinds, limit: eventCounts.perAnswer,
          window: eventCounts.kept)
      }
    }
  }
#endif
