/// The states of the connection to a chatroom.
public enum NIMChatroomConnectionState: Int, Sendable {
  /// Entering.
  case entering = 0
  /// Entered.
  case enterOK = 1
  /// Refused.
  case enterFailed = 2
  /// The connection broke; the SDK restores it.
  case loseConnection = 3
}

/// The roles of a member of a chatroom.
public enum NIMChatroomMemberType: Int, Sendable {
  /// A member without a role, who is present.
  case guest = -2
  /// A member with restricted rights; not in this version.
  case limit = -1
  /// A fixed member, which the chatroom lists whether it is there or not.
  case normal = 0
  /// The account that owns the chatroom.
  case creator = 1
  /// A member with a manager's rights.
  case manager = 2
  /// A visitor without an account.
  case anonymousGuest = 4
}

/// The reasons for which an account is no longer in a chatroom.
public enum NIMChatroomKickReason: Int, Sendable {
  /// The chatroom was closed.
  case invalidRoom = 1
  /// A manager removed this account.
  case byManager = 2
  /// Another client of this account left.
  case byConflictLogin = 3
  /// This account may not enter any more.
  case blacklist = 5
}

/// The kinds of member that can be fetched from a chatroom.
public enum NIMChatroomFetchMemberType: Int, Sendable {
  /// The creator, managers and fixed members.
  case regular = 0
  /// All others, those who entered last first.
  case temp = 1
  /// The creator, managers and fixed members who are present.
  case regularOnline = 2
  /// All others, those who entered first first.
  case unRegularReversedOrder = 3
}

/// The accounts that may change a chatroom's queue.
public enum NIMChatroomQueueModificationLevel: Int, Sendable {
  /// Every account in the chatroom.
  case anyone = 0
  /// The creator and managers.
  case manager = 1
}

/// A property of a chatroom that can be changed.
public enum NIMChatroomUpdateTag: Int, Sendable {
  /// `NIMChatroom.name`; an empty one is refused.
  case name = 3
  /// `NIMChatroom.announcement`.
  case announcement = 4
  /// The address from which its picture and sound are streamed.
  case broadcastUrl = 5
  /// The app's own data.
  case ext = 12
  /// The number of a `NIMChatroomQueueModificationLevel`.
  case queueModificationLevel = 16
}

/// The kind of change that a notification of a chatroom is about.
public enum NIMChatroomEventType: Int, Sendable {
  /// An account entered.
  case enter = 301
  /// An account left.
  case exit = 302
  /// An account may not enter any more.
  case addBlack = 303
  /// An account may enter again.
  case removeBlack = 304
  /// An account may not write any more.
  case addMute = 305
  /// An account may write again.
  case removeMute = 306
  /// An account became a manager.
  case addManager = 307
  /// An account is no longer a manager.
  case removeManager = 308
  /// An account became a fixed member.
  case addCommon = 309
  /// An account is no longer a fixed member.
  case removeCommon = 310
  /// The chatroom was closed.
  case closed = 311
  /// Properties of the chatroom changed.
  case infoUpdated = 312
  /// An account was removed.
  case kicked = 313
  /// An account may not write for a time.
  case addMuteTemporarily = 314
  /// An account may write before that time is over.
  case removeMuteTemporarily = 315
  /// A member's own data changed.
  case memberUpdateInfo = 316
  /// The queue changed.
  case queueChange = 317
  /// Only the creator and managers may write.
  case roomMuted = 318
  /// Everyone may write again.
  case roomUnMuted = 319
  /// Several entries of the queue changed.
  case queueBatchChange = 320
  /// Those with a tag may not write for a time.
  case tagTempMuteAdd = 321
  /// Those with a tag may write again.
  case tagTempMuteRemove = 322
  /// A message was taken back.
  case recall = 323
  /// Several entries were added to the queue.
  case queueBatchAdd = 324
  /// A member's tags changed.
  case updateTags = 325
}

/// The kind of change of a chatroom's queue, in a notification's `ext` under `NIMChatroomEventInfoQueueChangeTypeKey`.
public enum NIMChatroomQueueChangeType: Int, Sendable {
  /// Another kind.
  case invalid = 0
  /// An element was added or changed.
  case offer = 1
  /// An element was taken out.
  case poll = 2
  /// All elements were removed.
  case drop = 3
  /// The values of elements were changed.
  case update = 5
  /// Several elements were added or changed.
  case batchOffer = 6
}

/// The kind of change of several elements of a chatroom's queue, in a notification's `ext` under
/// `NIMChatroomEventInfoQueueChangeTypeKey`.
public enum NIMChatroomQueueBatchChangeType: Int, Sendable {
  /// Another kind.
  case invalid = 0
  /// Elements were removed, most often because the account to which they belong is no longer in the chatroom.
  case partClear = 4
}
