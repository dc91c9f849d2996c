#if Server
  internal import Parlance
  internal import ParlanceGateway

  /// The action for requests to a path of the vendor's server API, or the reason of their refusal.
  enum NIMEndpoint: Sendable {
    typealias Action = @Sendable (_ request: NIMRequest) throws(NIMFailure) -> [String: JSONValue]

    case works(Action)
    case refused(NIMFailure)

    /// Returns a request that is refused with code 403, as for a function that is not enabled, until the hub has the capability.
    static func waiting(_ reason: String) -> NIMEndpoint { .refused(NIMFailure(.forbidden, reason)) }
    /// Returns a request that is refused with code 514, as for a function that is not available: it belongs to another product.
    static func elsewhere(_ reason: String) -> NIMEndpoint { .refused(NIMFailure(.notAvailable, reason)) }

    /// Each path of `NIMParameter`, without the ending `.action`.
    static let all: [String: NIMEndpoint] = users.merging(friends) { $1 }.merging(messages) { $1 }
      .merging(files) { $1 }.merging(histories) { $1 }.merging(teams) { $1 }.merging(rooms) { $1 }.merging(roomRights) {
        $1
      }.merging(subscriptions) { $1 }.merging(refusals) {
        $1
      }

    private static let refusals: [String: NIMEndpoint] = {
      var refusals: [String: NIMEndpoint] = [:]
      func refuse(_ endpoint: NIMEndpoint, _ paths: String...) { for path in paths { refusals[path] = endpoint } }
      refuse(.waiting("accounts cannot be muted everywhere"), "user/mute", "user/muteModule")
      refuse(.waiting("the hub keeps no setting for desktops that the back end changes"), "user/setDonnop")
      refuse(.waiting("a message cannot be removed from the histories of both"), "msg/delMsg")
      refuse(
        .waiting("broadcasts to all accounts are not kept"), "msg/broadcastMsg", "history/queryBroadcastMsg",
        "history/queryBroadcastMsgById", "history/delBroadcastMsgById")
      refuse(.waiting("logins are not recorded"), "history/queryUserEvents")
      refuse(
        .waiting("rooms have no queue and no tags, and keep no members of their own"), "chatroom/queueOffer",
        "chatroom/queuePoll", "chatroom/queueList", "chatroom/queueDrop",
        "chatroom/queueInit", "chatroom/queueMultiGet", "chatroom/queueBatchOffer",
        "chatroom/queueBatchUpdateElements", "chatroom/tagMembersCount", "chatroom/tagMembersQuery",
        "chatroom/tagTemporaryMute", "chatroom/updateChatRoomRoleTag", "history/queryTagHistoryMsg",
        "chatroom/updateMyRoomRole", "chatroom/updateInOutNotification", "chatroom/updateDelayClosePolicy",
        "chatroom/queryUserRoomIds",
        "chatroom/deleteHistoryMessage", "chatroom/requestAddr")
      refuse(
        .waiting("there are no large teams"), "superteam/create", "superteam/dismiss", "superteam/invite",
        "superteam/kick", "superteam/leave", "superteam/changeOwner", "superteam/addManager",
        "superteam/removeManager", "superteam/updateTinfo", "superteam/updateTlist", "superteam/updateTeamNick",
        "superteam/mute", "superteam/muteTlist", "superteam/getMuteTlists", "superteam/getTinfos",
        "superteam/getTlists", "superteam/joinTeams", "superteam/changeLevel", "superteam/sendMsg",
        "superteam/sendAttachMsg", "superteam/recallMsg", "superteam/queryHistoryMsg",
        "superteam/queryHistoryMsgByIds")
      refuse(.elsewhere("there are no robots"), "chatroom/addRobot", "chatroom/removeRobot", "chatroom/cleanRobot")
      refuse(.elsewhere("there are no jobs and no statistics"), "job/nos/del", "stats/chatroom/topn")
      return refusals
    }()
  }
#endif
