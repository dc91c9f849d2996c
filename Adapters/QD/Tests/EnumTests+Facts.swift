import QD_IMSDK
import TestSupport

/// The numbers of every enum that this module declares: those of the API table, which follow QD's order where QD gives
/// one, and those that are ours.
let enumFacts: [EnumFacts] = [
  EnumFacts(QDSessionType.self, ["P2P": 0, "group": 1, "chatroom": 2]),
  EnumFacts(
    QDMessageType.self,
    ["text": 0, "image": 1, "audio": 2, "video": 3, "location": 4, "notification": 5, "file": 6, "tip": 10]
  ),
  EnumFacts(QDMessageStatus.self, ["none": 0, "read": 1, "deleted": 2]),
  EnumFacts(QDMessageDeliveryState.self, ["failed": 0, "delivering": 1, "deliveried": 2]),
  EnumFacts(
    QDMessageAttachmentDownloadState.self, ["needDownload": 0, "failed": 1, "downloading": 2, "downloaded": 3]),
  EnumFacts(
    QDPlatfromType.self,
    ["unknown": 0],
    ours: ["android": 1, "iOS": 2, "PC": 4, "web": 16, "server": 32, "macOS": 64]
  ),
  EnumFacts(QDImageFormat.self, ["JPEG": 0, "PNG": 1]),
  EnumFacts(QDNotificationType.self, ["unsupport": 0], ours: ["group": 1]),
  EnumFacts(
    QDLoginStep.self,
    [
      "linking": 1, "linkOK": 2, "linkFailed": 3, "logining": 4, "loginOK": 5, "loginFailed": 6, "syncing": 7,
      "syncOK": 8, "loseConnection": 9,
    ]
  ),
  EnumFacts(QDChatroomExitReason.self, ours: ["exited": 0, "kicked": 1, "closed": 2]),
  EnumFacts(
    QDErrorCode.self,
    ours: [
      "invalidParam": 1, "ioError": 5, "sqlFailed": 12, "userInfoNeeded": 13, "sameOperationInProgress": 16,
      "manualCancelTask": 19, "databaseError": 22, "notSupported": 24, "unknownError": 25, "invalidPass": 302,
      "forbidden": 403, "notExist": 404, "timeoutError": 408, "parameterError": 414, "connectionError": 415,
      "frequently": 416, "exist": 417, "beyondLimit": 419, "accountBlock": 422, "domainExpireOld": 508,
      "groupMemberLimit": 801, "groupAccessError": 802, "groupNotExists": 803, "notInGroup": 804,
      "groupAlreadyIn": 809, "partialSuccess": 816, "unpacket": 998, "invalidChatroom": 13002,
    ]
  ),
  EnumFacts(QDGroupMemberType.self, ours: ["normal": 0, "owner": 1, "manager": 2]),
  EnumFacts(
    QDGroupOperationType.self,
    ours: [
      "invite": 0, "kick": 1, "leave": 2, "update": 3, "dismiss": 4, "join": 5, "transferOwner": 6, "addManager": 7,
      "removeManager": 8, "acceptInvitation": 9, "mute": 10, "unmute": 11,
    ]
  ),
  EnumFacts(QDGroupType.self, ours: ["pro": 0, "fix": 1, "depart": 3]),
  EnumFacts(QDKickReason.self, ours: ["byClient": 1, "byServer": 2, "byClientManually": 3]),
]
