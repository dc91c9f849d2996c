#if Server
  extension NIMParameter {
    /// The parameters of each request, by its path without the ending `.action`.
    static let byPath: [String: [NIMParameter]] = {
      let lines = table.split(separator: "\n").map { $0.split(separator: ":") }
      return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), parameters($0[1])) })
    }()

    /// Reads parameters such as `accid* 32, type* #`.
    private static func parameters(_ text: Substring) -> [NIMParameter] {
      text.split(separator: ",").map { entry in
        let words = entry.split(separator: " ")
        var parameter = NIMParameter(name: words[0].filter { $0 != "*" }, isRequired: words[0].hasSuffix("*"))
        for word in words.dropFirst() {
          switch word {
          case "#": parameter.kind = .number
          case "?": parameter.kind = .flag
          default: parameter.limit = Int(word)
          }
        }
        return parameter
      }
    }

    /// The vendor's requests, with their parameters: `*` is behind one that must be there, `#` behind a number, `?` behind a
    /// Boolean value, and the largest number of characters behind a text that has a limit.
    private static let table = """
      user/create: accid* 32, name 64, props, icon 1024, token 128, sign 256, email 64, birth 16, mobile 32, \
        gender #, ex 1024
      user/update: accid* 32, props, token 128
      user/refreshToken: accid* 32
      user/block: accid* 32, needkick, kickNotifyExt
      user/unblock: accid* 32
      user/updateUinfo: accid* 32, name 64, icon 1024, sign 256, email 64, birth 16, mobile 32, gender #, ex 1024
      user/getUinfos: accids*
      user/setDonnop: accid*, donnopOpen*
      user/mute: accid*, mute* ?
      friend/add: accid*, faccid*, type* #, msg 256, serverex 256
      friend/update: accid*, faccid*, alias 128, ex 256, serverex 256
      friend/delete: accid*, faccid*, isDeleteAlias ?
      friend/get: accid*, updatetime* #, createtime #
      user/setSpecialRelation: accid* 32, targetAcc*, relationType* #, value* #
      user/listBlackAndMuteList: accid* 32
      msg/sendMsg: from* 32, ope* #, to*, type* #, body* 5000, antispam, antispamCustom 5000, option, \
        pushcontent 500, payload 2048, ext 1024, forcepushlist, forcepushcontent, forcepushall, bid, useYidun #, \
        yidunAntiCheating 1024, markRead #, checkFriend ?, subType #, msgSenderNoSense #, msgReceiverNoSense #, env
      msg/sendBatchMsg: fromAccid* 32, toAccids*, type* #, body* 5000, option, pushcontent 500, payload 2048, \
        ext 1024, bid, useYidun #, yidunAntiCheating 1024, returnMsgid ?, env
      msg/sendAttachMsg: from* 32, msgtype* #, to*, attach* 4096, pushcontent 500, payload 2048, sound 30, save #, \
        option, isForcePush, forcePushContent 500, forcePushAll, forcePushList, env
      msg/sendBatchAttachMsg: fromAccid* 32, toAccids*, attach* 4096, pushcontent 500, payload 2048, sound 30, \
        save #, option, isForcePush, forcePushContent 500, env
      msg/upload: content*, type, ishttps, expireSec #, tag 32
      msg/fileUpload: content*, type, ishttps, expireSec #, tag 32
      job/nos/del: startTime* #, endTime* #, contentType, tag
      msg/recall: deleteMsgid*, timetag* #, type* #, from*, to*, msg, ignoreTime, pushcontent, payload, env, \
        attach 5000
      msg/broadcastMsg: body* 4096, from 32, isOffline ?, ttl #, targetOs
      msg/delMsgOneWay: deleteMsgid*, timetag* #, type* #, from*, to*, msg
      msg/delRoamSession: type* #, from* 32, to*
      team/create: tname* 64, owner* 32, members*, announcement 1024, intro 512, msg* 150, magree* #, joinmode* #, \
        custom 1024, icon 1024, beinvitemode #, invitemode #, uptinfomode #, upcustommode #, teamMemberLimit #
      team/add: tid* 128, owner* 32, members*, magree* #, msg* 150, attach 512
      team/kick: tid* 128, owner* 32, member, members, attach 512
      team/remove: tid* 128, owner* 32
      team/update: tid*, tname 64, owner* 32, announcement 1024, intro 512, joinmode #, custom 1024, icon 1024, \
        beinvitemode #, invitemode #, uptinfomode #, upcustommode #, teamMemberLimit #
      team/query: tids*, ope* #, ignoreInvalid ?
      team/queryDetail: tid*
      team/getMarkReadInfo: tid*, msgid* #, fromAccid*, snapshot ?
      team/changeOwner: tid* 128, owner* 32, newowner* 32, leave* #
      team/addManager: tid* 128, owner* 32, members*
      team/removeManager: tid* 128, owner* 32, members*
      team/joinTeams: accid*
      team/updateTeamNick: tid*, owner*, accid*, nick 32, custom 1024
      team/muteTeam: tid*, accid*, ope* #
      team/muteTlist: tid*, owner*, accid*, mute* #
      team/leave: tid*, accid*
      team/muteTlistAll: tid*, owner*, mute, muteType #
      team/listTeamMute: tid*, owner*
      superteam/create: owner* 32, inviteAccids* 200, tname* 64, intro 512, announcement 1024, serverCustom 1024, \
        icon 1024, msg* 150, joinmode*, beinvitemode, invitemode, uptinfomode, upcustommode, tlevel
      superteam/dismiss: tid* 128, owner* 32
      superteam/invite: tid* 128, owner* 32, inviteAccids*, msg* 150
      superteam/kick: tid* 128, owner* 32, kickAccids*
      superteam/updateTinfo: tid* 128, owner* 32, tname 64, intro 512, announcement 1024, serverCustom 1024, \
        icon 1024, joinmode, invitemode, uptinfomode, upcustommode, beinvitemode
      superteam/getTinfos: tids*
      superteam/updateTlist: tid* 128, accid*, silentType, nick 32, custom 32
      superteam/getTlists: tid* 128, timetag*, limit*, reverse
      superteam/sendMsg: tid*, fromAccid*, type*, body* 5000, antispam, antispamCustom 5000, useYidun, \
        yidunAntiCheating 1024, option, ext 1024, pushContent 500, pushPayload 2048, isForcePush, forcePushContent, \
        forcePushAll, forcePushList, env
      superteam/queryHistoryMsg: tid* 128, accid*, begintime*, endtime*, limit* #, reverse #, type
      superteam/leave: tid* 128, accid*
      superteam/changeOwner: tid* 128, owner* 32, accid*, leave*
      superteam/addManager: tid* 128, owner* 32, managerAccids*
      superteam/removeManager: tid* 128, owner* 32, managerAccids*
      superteam/mute: tid* 128, owner* 32, muteType*
      superteam/muteTlist: tid* 128, owner* 32, muteAccids*, mute*
      superteam/sendAttachMsg: from* 32, to*, attach* 4096, pushContent 500, pushPayload 2048, sound 30, option, \
        isForcePush, forcePushContent 500, forcePushAll, forcePushList
      superteam/recallMsg: deleteMsgid*, timetag*, from* 32, to*, msg, ignoreTime, pushContent 500, pushPayload 2048
      superteam/changeLevel: tid* 128, owner* 32, tlevel*
      superteam/joinTeams: accid* 32
      chatroom/create: creator*, name* 128, announcement 4096, broadcasturl 1024, ext 4096, queuelevel #
      chatroom/get: roomid*, needOnlineUserCount
      chatroom/getBatch: roomids*, needOnlineUserCount
      chatroom/update: roomid*, name 128, announcement 4096, broadcasturl 1024, ext 4096, needNotify, \
        notifyExt 2048, queuelevel #
      chatroom/toggleCloseStat: roomid*, operator*, valid*
      chatroom/setMemberRole: roomid*, operator*, target*, opt* #, optvalue*, notifyExt 2048
      chatroom/requestAddr: roomid*, accid*, clienttype #, clientip
      chatroom/sendMsg: roomid*, msgId*, fromAccid*, msgType* #, resendFlag #, attach 4096, ext 4096, skipHistory #, \
        abandonRatio #, highPriority ?, needHighPriorityMsgResend ?, useYidun #, yidunAntiCheating 1024, bid, \
        antispam, antispamCustom 5000, env
      chatroom/addRobot: roomid*, accids*, roleExt, notifyExt
      chatroom/removeRobot: roomid*, accids* 100
      chatroom/cleanRobot: roomid*, notify ?
      chatroom/temporaryMute: roomid*, operator*, target*, muteDuration* #, needNotify, notifyExt 2048
      chatroom/queueOffer: roomid*, key* 128, value* 4096, operator, transient
      chatroom/queuePoll: roomid*, key 128
      chatroom/queueList: roomid*
      chatroom/queueDrop: roomid*
      chatroom/queueInit: roomid*, sizeLimit* #
      chatroom/muteRoom: roomid*, operator*, mute*, needNotify, notifyExt
      stats/chatroom/topn: topn #, timestamp #, period, orderby
      chatroom/membersByPage: roomid*, type* #, endtime* #, limit* #
      chatroom/queryMembers: roomid*, accids*
      chatroom/updateMyRoomRole: roomid*, accid*, save ?, needNotify ?, notifyExt 2048, nick 64, avator, ext
      chatroom/queueBatchUpdateElements: roomid*, operator*, elements*, needNotify ?, notifyExt 2048
      chatroom/queryUserRoomIds: creator*
      chatroom/updateInOutNotification: roomid*, close* ?
      history/querySessionMsg: from*, to*, begintime*, endtime*, limit* #, reverse #, type
      history/queryTeamMsg: tid*, accid*, begintime*, endtime*, limit* #, reverse #, type, checkTeamValid ?
      history/queryChatroomMsg: roomid*, accid*, timetag* #, limit* #, reverse #, type
      chatroom/deleteHistoryMessage: roomid*, fromAcc*, msgTimetag* #
      history/queryUserEvents: accid*, begintime*, endtime*, limit* #, reverse #
      history/queryBroadcastMsg: broadcastId #, limit #, type #
      history/queryBroadcastMsgById: broadcastId* #
      event/subscribe/add: accid*, eventType* #, publisherAccids*, ttl* #
      event/subscribe/delete: accid*, eventType* #, publisherAccids*
      event/subscribe/batchdel: accid*, eventType* #
      event/subscribe/query: accid*, eventType* #, publisherAccids*
      user/muteModule: accid, muteP2P ?, muteTeam ?, muteRoom ?, muteQChat ?
      user/userOnlineStatus: accids
      friend/getByAccid: accid, faccid
      msg/markReadMsg: from, to, msgidClient
      msg/markReadTeamMsg: accid, tid, msgids
      msg/delMsg: deleteMsgid #, timetag #, type #, from, to
      history/delBroadcastMsgById: broadcastId #
      history/querySessionList: accid, minTimestamp #, maxTimestamp #, limit #, needLastMsg #
      team/listMemberInfo: accid
      team/listOnlineUsers: tid
      team/listOnlineUserCount: tids
      chatroom/kickMember: roomid, targetAccid, accid, notifyExt
      chatroom/queryMembersByRole: roomid, roles
      chatroom/recall: roomid, msgTimetag #, msgId, fromAcc, operatorAcc, notifyExt
      chatroom/batchSendMsg: roomid, msgList, fromAccid, ignoreMute ?, skipHistory #, route #
      chatroom/sendMsgToSomeone: roomid, msgId, attach, fromAccid, toAccids, msgType #, subType #, resendFlag #, \
        route #, ext
      chatroom/broadcast: msgId, fromAccid, msgType #, attach, subType #, resendFlag #, route #, ext, \
        notifyTargetTags
      chatroom/queueBatchOffer: roomid, operator, transient ?, elements, needNotify ?, notifyExt
      chatroom/queueMultiGet: roomid, keys
      chatroom/updateDelayClosePolicy: roomid, delayClosePolicy #, delaySeconds #
      chatroom/tagTemporaryMute: roomid, operator, targetTag, needNotify ?, notifyExt, muteDuration #, \
        notifyTargetTags
      chatroom/tagMembersCount: roomid, tag
      chatroom/tagMembersQuery: roomid, tag, endTime #, limit #
      chatroom/updateChatRoomRoleTag: roomId, tags, accid, notifyTargetTags
      history/queryTagHistoryMsg: roomId, tags, types, fromTime #, toTime #, limit #, reverse #
      superteam/updateTeamNick: tid, owner, accid, nick
      superteam/getMuteTlists: tid, timetag #, limit #, reverse #
      superteam/queryHistoryMsgByIds: msgs
      """
  }
#endif
