/// An event that a device reports to its app, in the order in which it happened.
///
/// A version may add events: a `switch` over them ends with `default`. In an adapter the default ignores every event for which its vendor has no
/// callback, the added ones included. An adapter that offers an added capability reports its events, and claims the capability in its style:
/// the scenarios of the capability fail if an event is ignored then.
public enum DeviceEvent: Sendable {
  /// The connection to the hub changed.
  case connection(ConnectionChange)
  /// A message was handed to the link.
  case sending(Message)
  /// A file of a message that is being sent is on its way.
  case uploading(MessageID, in: ConversationID, MediaPart, TransferProgress)
  /// A message was accepted by the hub, or refused. The message carries what the hub gave it.
  case sent(Message, MessagingError?)
  /// Messages of one conversation, ordered by time: of others, or of this account from another device.
  case received([Message])
  /// Commands, in their order.
  case commands([Message])
  /// A message or a conversation was read, or a message was delivered.
  case receipts([Receipt])
  /// A message was taken back.
  case revoked(ReportedRevocation)
  /// A reaction was added to a message or removed from it, by another account or on another device of this account.
  case reaction(ReactionChange)
  /// The content of a message was changed, by another account or on another device of this account. The message is as
  /// it is now; `Message.body` has the change in `MessageBody.edit`.
  case edited(Message)
  /// A message was pinned, its pin was changed, or taken off, by another account or on another device of this account.
  case pinChanged(MessagePinChange)
  /// Another device of this account reported to the peer that it read a whole conversation, for devices that follow
  /// such reads.
  case readElsewhere(ConversationID)
  /// The list of recent conversations changed.
  case conversation(ConversationChange)
  /// This account became a member of a group.
  case groupAdded(GroupInfo)
  /// A group's properties changed.
  case groupUpdated(GroupInfo)
  /// Members of a group came, changed or went.
  case groupMembersChanged(GroupInfo, updated: [AccountID], removed: [AccountID])
  /// Something that a group keeps beside its properties changed.
  case groupDetailChanged(GroupDetailChange)
  /// This account is no longer a member of a group.
  case groupRemoved(GroupInfo, reason: GroupDeparture, actor: AccountID)
  /// A request to become a member of a group changed: of this account, or of another one to a group that this account manages or
  /// into which it invited that one. Other devices of the account that made the change report an `ownAction`, but for what it took back.
  case groupRequestChanged(GroupRequestChange)
  /// A thread of one of the account's groups changed, or the account's place in one. Reported to devices that open threads
  /// (`DeviceConfiguration.LoginPolicy.opensThreads`).
  case threadChanged(ThreadChange)
  /// Other accounts entered or left a room that this account is in. After a break of the link, the device reports the changes of
  /// the meantime; for a room with more than 1000 others it reports the number only, and both lists are empty.
  case roomMembersChanged(RoomInfo, entered: [Member], left: [AccountID])
  /// The appearance of this account in a room (`RoomAppearance`) was changed by the operator, or on another of its devices;
  /// `previous` is how this device had it.
  case roomMemberChanged(RoomInfo, Member, previous: RoomAppearance)
  /// The device is in a room again, after a break of the link. Reported of each room by itself, which may be before or after the
  /// device is in step with the hub; of one that does not let it in again, `roomRemoved` is reported instead.
  case roomEnteredAgain(RoomInfo)
  /// This account is no longer in a room, other than by leaving it. `whileAway` indicates whether the device learned it when it was to
  /// enter the room again, after a break of the link.
  case roomRemoved(String, reason: GroupDeparture, actor: AccountID, whileAway: Bool)
  /// Messages were deleted from this account's history by another of its devices, which may have sent a note with it.
  case messagesDeleted([Message], note: String?)
  /// The history of a conversation was cleared by another device of this account, which may have sent a note with it.
  case historyCleared(ConversationID, time: Timestamp, note: String?)
  /// This account's settings of a conversation changed, on another of its devices; `previous` is how this device had
  /// them, nil if nothing was set.
  case conversationSettings(ConversationSettings, previous: ConversationSettings?)
  /// The other devices of this account that are connected.
  case otherDevices([OnlineDevice], OnlineChange)
  /// A notice of another account came and is in this device's list; reported before the change of the contact.
  case accountNotice(AccountNotice)
  /// The number of unread notices in this device's list changed to this one; reported after the notices that came.
  case unreadAccountNotices(Int)
  /// A contact of this account changed: a friend, a request, a block, a note.
  case contactChanged(ContactChange)
  /// The profile of this account, or of a friend, changed; not reported of profiles that this device fetched.
  case profileChanged(Profile)
  /// This account's push settings, or those of one of its conversations, changed on another of its devices.
  case pushSettingsChanged(PushSettingsChange)
  /// Another device of this account did something.
  case ownAction(OwnAction)
  /// Something happened to an invitation to a call, by this account or to it.
  case callInvitation(CallInvitationUpdate)
  /// Something happened in a call channel, or to an invitation into one.
  case callChannel(CallChannelUpdate)
  /// The operator sent a text to all accounts. Each bulletin is reported to a device once.
  case bulletin(Bulletin)
  /// A back end passed a text to the connected devices of this account.
  case operatorText(OperatorText)
  /// Accounts, groups or rooms that this device watches or is subscribed to changed.
  case presence(PresenceUpdate)
}

/// The reason why an account is no longer in a group or room.
public enum GroupDeparture: UInt8, Sendable {
  case left = 0
  case removed = 1
  case dismissed = 2
  /// Removed from a group or room, and not to come in again.
  case blocked = 3
}

/// A change in the set of an account's connected devices.
public enum OnlineChange: Sendable {
  /// The devices that were already connected when this device logged in.
  case initial
  /// A device connected.
  case login
  /// A device disconnected.
  case logout
}

/// Another connected device of the same account.
public struct OnlineDevice: Hashable, Sendable {
  /// The id that its app gave it.
  public var id: DeviceID
  /// The kind of machine.
  public var platform: Platform
  /// The style that it uses.
  public var style: String
  /// The app's description of it.
  public var tag: String?
  /// The time at which it connected.
  public var since: Timestamp

  /// Creates the description of a connected device.
  public init(id: DeviceID, platform: Platform, style: String, tag: String?, since: Timestamp) {
    self.id = id
    self.platform = platform
    self.style = style
    self.tag = tag
    self.since = since
  }
}

/// A step of a device's connection to the hub.
public enum ConnectionChange: Hashable, Sendable {
  /// The device is connecting.
  case connecting
  /// The link is up.
  case linked
  /// The hub cannot be reached; the device tries again by itself unless it was never logged in.
  case unreachable
  /// The device sends its token.
  case authenticating
  /// The device is logged in.
  case authenticated
  /// The login was refused; with `storageDamaged` later than at a login: the device's database cannot be read, which
  /// ended the login.
  case refused(MessagingError)
  /// The device fetches what it missed.
  case synchronizing
  /// The device has fetched what it missed.
  case synchronized
  /// The link broke; the device tries again by itself.
  case lost
  /// The device logged out.
  case loggedOut
  /// The hub ended the login.
  case ended(SessionEnd)
  /// The login's token expires at a time of the hub's: the login ends then, unless the app shows another one. Reported
  /// once for each token that is shown; `HubSettings.tokenExpiryWarning` says when.
  case tokenWillExpire(Timestamp)
}

/// The reason why the hub ended a login.
public enum SessionEnd: Hashable, Sendable {
  /// Another login took its place; `note` is the text that its app gave it for this device
  /// (`DeviceConfiguration.replacementNote`), nil for none.
  case replaced(by: Platform, note: String? = nil)
  /// Another device of the account asked for it.
  case requested(by: Platform)
  /// The hub's administration asked for it.
  case administration(reason: String)
  /// Its token expired. The device can log in again with another one.
  case tokenExpired
}

/// A conversation in the list of recent ones.
public struct ConversationSummary: Hashable, Sendable {
  /// The conversation's id.
  public var conversation: ConversationID
  /// The newest message that updates the list.
  public var lastMessage: Message?
  /// The number of messages that count as unread.
  public var unreadCount: Int
  /// The app's notes on it on this device, a JSON object (its text).
  public var localExtension: String?
  /// The time at which it was last updated.
  public var updated: Timestamp
  /// A Boolean value that indicates whether the hub has messages, sent since this device's first login, that are not
  /// here: it was away for too many of them. They come when the app pages back.
  public var lacksMessages: Bool
  /// This device's copy of the account's settings of it; nil if nothing is set.
  public var settings: ConversationSettings?

  /// Creates a summary.
  public init(
    conversation: ConversationID, lastMessage: Message?, unreadCount: Int, localExtension: String?, updated: Timestamp,
    lacksMessages: Bool = false, settings: ConversationSettings? = nil
  ) {
    self.settings = settings
    self.lacksMessages = lacksMessages
    self.conversation = conversation
    self.lastMessage = lastMessage
    self.unreadCount = unreadCount
    self.localExtension = localExtension
    self.updated = updated
  }
}

/// A change in the list of recent conversations.
public struct ConversationChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: Sendable { case added, updated, removed }
  /// The kind of change.
  public var kind: Kind
  /// The conversation as it is now (as it was, if removed).
  public var summary: ConversationSummary
  /// The unread messages of all conversations after the change.
  public var totalUnreadCount: Int

  /// Creates a change.
  public init(kind: Kind, summary: ConversationSummary, totalUnreadCount: Int) {
    self.kind = kind
    self.summary = summary
    self.totalUnreadCount = totalUnreadCount
  }
}
