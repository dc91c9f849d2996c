#if Server
  internal import Parlance
  internal import ParlanceGateway

  /// The action for requests to a path of the vendor's server API, or the reason of their refusal.
  enum NIMEndpoint: Sendable {
    typealias Action = @Sendable (_ request: NIMRequest) throws(NIMFailure) -> [String: JSONValue]

    /// An action that does not wait for the hub; `respond` is called once, on any queue, with what a `works` would return or throw.
    typealias Beginning =
      @Sendable (
        _ request: NIMRequest, _ respond: @escaping @Sendable (Result<[String: JSONValue], NIMFailure>) -> Void
      ) throws(NIMFailure) -> Void

    case works(Action)
    case begins(Beginning)
    case refused(NIMFailure)

    /// Returns a request that is refused with code 403, as for a function that is not enabled, until the hub has the capability.
    static func waiting(_ reason: String) -> NIMEndpoint { .refused(NIMFailure(.forbidden, reason)) }
    /// Returns a request that is refused with code 514, as for a function that is not available: it belongs to another product.
    static func elsewhere(_ reason: String) -> NIMEndpoint { .refused(NIMFailure(.notAvailable, reason)) }

    /// Each path of `NIMParameter`, without the ending `.action`.
    static let all: [String: NIMEndpoint] = [
      users, friends, messages, broadcasts, files, histories, teams, superTeams, rooms, roomRights, roomQueue,
      roomTags, subscriptions, refusals,
    ].reduce(into: [:]) { all, part in all.merge(part) { $1 } }

    private static let refusals: [String: NIMEndpoint] = {
      var refusals: [String: NIMEndpoint] = [:]
      func refuse(_ endpoint: NIMEndpoint, _ paths: String...) { for path in paths { refusals[path] = endpoint } }
      refuse(.waiting("rooms stay until they are closed"), "chatroom/updateDelayClosePolicy")
      refuse(.elsewhere("there are no robots"), "chatroom/addRobot", "chatroom/removeRobot", "chatroom/cleanRobot")
      refuse(.elsewhere("there are no jobs and no statistics"), "job/nos/del", "stats/chatroom/topn")
      return refusals
    }()
  }
#endif
