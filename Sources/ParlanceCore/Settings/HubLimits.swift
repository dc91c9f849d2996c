/// The limits of the hub's work and memory: for one request, one login, one turn, and altogether.
///
/// Each is a protection of the hub, above every vendor's own limit. A request beyond one is refused with
/// `limitExceeded` (a message with `messageTooLarge`, a file with `fileTooLarge`) unless said otherwise.
public struct HubLimits: Sendable, Hashable {
  // MARK: a request

  /// The maximum size of a message's encoded body, in bytes.
  public var messageSize = 128 * 1024
  /// The maximum length of a short text, such as a note, a property or the words of a revocation, in bytes of UTF-8.
  public var textSize = 64 * 1024
  /// The maximum length of a token, in bytes of UTF-8.
  public var tokenSize = 8 * 1024
  /// The maximum length of a note with a receipt, in bytes of UTF-8. The note is stored once for each message that was read.
  public var receiptNoteSize = 8 * 1024
  /// The maximum length of a reaction's text, in bytes of UTF-8.
  public var reactionSize = 128
  /// The maximum length of a note with a reaction, in bytes of UTF-8.
  public var reactionNoteSize = 1024
  /// The maximum number of different texts among the reactions to one message.
  public var reactionsPerMessage = 50
  /// The maximum number of edits of one message.
  public var editsPerMessage = 10
  /// The maximum number of pinned messages of one conversation.
  public var pinsPerConversation = 100
  /// The maximum length of a note with a message's pin, in bytes of UTF-8.
  public var pinNoteSize = 2 * 1024
  /// The maximum number of addressees of one message of a group or room; a message without addressees is for all members.
  public var addressees = 20
  /// The maximum number of threads of one group.
  public var threadsPerGroup = 1000
  /// The maximum number of saved items of one account.
  public var savedItems = 5000
  /// The maximum size of a saved item's content, in bytes of UTF-8.
  public var savedItemSize = 20 * 1024
  /// The maximum length of a note with a saved item, and of its name, in bytes of UTF-8.
  public var savedItemNoteSize = 1024
  /// The maximum length of a report's category, in bytes of UTF-8.
  public var reportTagSize = 256
  /// The maximum length of a report's reason, in bytes of UTF-8.
  public var reportReasonSize = 4 * 1024
  /// The maximum number of open reports of one account.
  public var openReports = 100
  /// The maximum number of words in the operator's list.
  public var filteredWords = 10_000
  /// The maximum length of a word in the operator's list, in bytes of UTF-8.
  public var filteredWordSize = 256
  /// The maximum length of all words of the operator's list together, in bytes of UTF-8.
  public var wordListSize = 256 * 1024
  /// The maximum number of messages that one request may name. Devices divide larger requests.
  public var messagesPerRequest = 500
  /// The maximum number of accounts that one request may name.
  public var accountsPerRequest = 2500
  /// The maximum number of streams that one request may fetch. Devices divide larger requests.
  public var positionsPerRequest = 500
  /// The maximum number of groups and threads of which one account may be a member. At the limit it cannot join, create or be added to
  /// another one (`tooManyGroups`).
  public var groupsPerAccount = 3000
  /// The maximum number of members of a large group (`GroupInfo.isLarge`), and of accounts that the request names that creates one.
  /// That of any other group is `HubSettings.groupMemberLimit`.
  public var largeGroupMembers = 10_000
  /// The maximum number of properties of a group, and of properties that one request may change.
  public var properties = 64
  /// The maximum length of the names and values of a group's properties together, in bytes of UTF-8.
  public var propertiesSize = 128 * 1024
  /// The maximum length of a nickname, and of the text kept with a membership, in bytes of UTF-8. Lists of members include them.
  public var memberTextSize = 8 * 1024
  /// The maximum length of the texts of all members of a group or room together, in bytes of UTF-8.
  public var memberTextsSize = 4 * 1024 * 1024
  /// The maximum length of an alias, of the text kept with a contact, and of the text of a friend request, in bytes of UTF-8.
  /// Lists of contacts include them.
  public var contactTextSize = 2048
  /// The maximum length of all texts of a profile together, in bytes of UTF-8.
  public var profileSize = 8 * 1024
  /// The maximum length of the address and the key of a backup together, in bytes.
  public var backupNoteSize = 4 * 1024
  /// The maximum length of all texts of an account's push settings together, in bytes of UTF-8.
  public var pushSettingsSize = 4 * 1024
  /// The maximum number of friends that are notified of a change of a profile, of those with whom an account has a conversation
  /// first. The others learn of it when their app fetches the profile.
  public var notifiedFriends = 1000
  /// The maximum number of silences that a group keeps for accounts that are not members now. Beyond that, those that end first are
  /// dropped.
  public var silences = 1000
  /// The maximum number of requests to become a member that wait in a group. Beyond that the oldest are dropped.
  public var groupRequests = 1000
  /// The maximum length of the texts of those requests together, in bytes of UTF-8. Beyond that the oldest are dropped.
  public var groupRequestsSize = 64 * 1024
  /// The time after which an unanswered request to become a member of a group is dropped, in milliseconds; 7 days by default.
  public var groupRequestLifetime: Int64 = 7 * 86_400_000
  /// The maximum number of accounts that a group blocks. They are read with the group.
  public var groupBlocks = 1000
  /// The maximum length of the key of an attribute of a group's member, in bytes of UTF-8.
  public var memberAttributeKeySize = 256
  /// The maximum length of the keys and values of a member's attributes in a group together, in bytes of UTF-8.
  public var memberAttributesSize = 4 * 1024
  /// The maximum length of the keys and values of the attributes of all members of a group together, in bytes of UTF-8. They are read with
  /// the group.
  public var groupAttributesSize = 4 * 1024 * 1024
  /// The maximum number of files of a group. They are read with the group.
  public var groupFiles = 200
  /// The maximum length of the name of a group's file, in bytes of UTF-8.
  public var groupFileNameSize = 512
  /// The maximum number of accounts of which a room keeps something: managers, and those that are silenced, blocked or allowed. They
  /// are read with the room, so a larger number makes each message in such a room slower.
  public var roomStandings = 1000
  /// The maximum length of the name, the address of the picture and the text that a room keeps of an account together, in bytes of UTF-8.
  /// They are read with the room.
  public var roomCardSize = 2 * 1024
  /// The maximum number of tags of a member of a room, and of tags that a query names.
  public var roomTags = 20
  /// The maximum length of a tag of a member of a room, in bytes of UTF-8.
  public var roomTagSize = 128
  /// The maximum length of a condition on tags (`TagExpression`), in bytes of UTF-8.
  public var tagExpressionSize = 1024
  /// The maximum number of tags of a room whose members may not write for a time.
  public var mutedRoomTags = 100
  /// The maximum number of entries of a room.
  public var roomEntries = 1000
  /// The maximum number of rooms that one account may have created with its apps and that still exist.
  public var createdRooms = 1000
  /// The maximum length of the key of a room's entry, in bytes of UTF-8; 128 characters of any script by default, as
  /// vendors count.
  public var roomEntryKeySize = 512
  /// The maximum length of the value of a room's entry, in bytes of UTF-8.
  public var roomEntrySize = 16 * 1024
  /// The maximum length of all keys and values of a room's entries together, in bytes of UTF-8. They are stored with the room, and each
  /// change stores all of them.
  public var roomEntriesSize = 2 * 1024 * 1024
  /// The maximum number of entries of a room that one request may change.
  public var roomEntriesPerRequest = 200
  /// The maximum number of types of status of one account.
  public var statusTypes = 16
  /// The maximum length of a status's text, in bytes of UTF-8.
  public var statusTextSize = 4 * 1024
  /// The maximum duration of a subscription to the status of an account, in milliseconds; 30 days by default.
  public var longestStatusSubscription: Int64 = 30 * 86_400_000
  /// The maximum number of subscriptions of one account, each to one type of status of one account.
  public var statusSubscriptions = 3000
  /// The maximum length of the content of an invitation to a call, and of a response to one, in bytes of UTF-8.
  public var invitationTextSize = 8 * 1024
  /// The maximum length of the name of a call's channel, in bytes of UTF-8.
  public var invitationChannelSize = 64
  /// The maximum lifetime of an invitation to a call, in milliseconds; 10 minutes by default.
  public var longestInvitation: Int64 = 600_000
  /// The maximum number of call channels altogether. They are kept in 64 parts by their names; each part has a 64th of them at most.
  public var callChannels = 20_000
  /// The maximum number of call channels that an account created or is in.
  public var callChannelsPerAccount = 100
  /// The maximum number of members of a call channel.
  public var callMembers = 100
  /// The maximum number of invitations that a call channel keeps: the open ones, and those that were answered last.
  public var callInvitations = 100
  /// The maximum length of a call channel's name, and of an inviter's id of an invitation into one, in bytes of UTF-8.
  public var callNameSize = 128
  /// The maximum length of words or data in a call channel, each, in bytes of UTF-8.
  public var callTextSize = 4 * 1024
  /// The time after which a call channel expires that is not used, in milliseconds; 2 hours by default.
  public var callChannelLifetime: Int64 = 2 * 3_600_000
  /// The time after which an account is no longer a member of a call channel unless its device renews that, in milliseconds. Devices do
  /// every two minutes; 5 minutes by default.
  public var callMemberLifetime: Int64 = 5 * 60_000
  /// The maximum number of events of call channels that are kept for the devices of an account that are not connected. Beyond that the
  /// oldest are dropped.
  public var callEvents = 100
  /// The maximum size of those events together, in bytes. Beyond that the oldest are dropped.
  public var callEventsSize = 64 * 1024
  /// The time for which such an event is kept, in milliseconds; 7 days by default.
  public var callEventLifetime: Int64 = 7 * 86_400_000
  /// The maximum number of bulletins that the hub has. Beyond that the oldest ones are removed, also those that are kept for devices.
  public var bulletins = 500
  /// The maximum length of the text of a bulletin, and of an operator text, in bytes of UTF-8.
  public var bulletinSize = 16 * 1024
  /// The maximum lifetime of a bulletin, in milliseconds; 365 days by default.
  public var longestBulletin: Int64 = 365 * 86_400_000
  /// The maximum number of conversations that one request may change, or one search may name.
  public var conversationsPerRequest = 100
  /// The maximum number of conversations for which an account may have settings; the same number applies to push settings.
  public var conversationSettings = 1000
  /// The maximum length of a note with a conversation or its pin, in bytes of UTF-8. A new login receives all of them.
  public var conversationNoteSize = 2 * 1024
  /// The maximum length of the note with a login, for the devices that it replaces, and of its tag, which the account's other
  /// devices receive; in bytes of UTF-8.
  public var loginNoteSize = 2 * 1024
  /// The maximum length of all keywords of one search of the history together, in bytes of UTF-8.
  public var searchTextSize = 512
  /// The maximum number of entries of a store that one request may read.
  public var rowsPerRequest = 5000
  /// The maximum size of the answer to one request, in bytes; a little more if a single entry is larger. Devices request the
  /// rest.
  public var bytesPerReply = 1024 * 1024
  /// The maximum number of entries in one page of an account's state at login, or of a list of groups or members.
  public var entriesPerPage = 1000
  /// The maximum size of an answer to a device that does not request pages, in bytes. A larger list is refused.
  public var bytesWithoutPages = 15 * 1024 * 1024

  /// The maximum time for one request, in milliseconds; it is answered with what it has by then, and the device requests the
  /// rest.
  public var timePerRequest: Int64 = 100

  // MARK: a login

  /// The maximum number of concurrent logins of one account.
  public var loginsPerAccount = 100
  /// The maximum number of concurrent sessions of rooms alone of one account.
  public var roomSessionsPerAccount = 100
  /// The maximum number of accounts that one login may watch.
  public var watchedAccounts = 2000
  /// The maximum number of rooms and groups that one login may be in or be subscribed to.
  public var subscriptions = 200
  /// The maximum number of chunks of media that one login may have under way. More are refused with `rateLimited`.
  public var mediaChunks = 64
  /// The maximum number of requests of one login that are decided in one turn; the others wait for the next.
  public var requestsPerTurn = 512
  /// The maximum time in one turn for the requests of one login other than messages, in milliseconds; the others wait for the
  /// next. The last one may take longer.
  public var timePerTurn: Int64 = 50
  /// The maximum size of the answers to one login in one turn, in bytes; the other requests wait for the next. The last answer
  /// may be longer.
  public var bytesPerTurn = 8 * 1024 * 1024
  /// The maximum number of waiting requests of one login. At the limit its link is asked to pause; at twice the limit it is closed.
  public var queuedRequests = 4096
  /// The maximum size of the waiting requests of one login, in bytes. At the limit its link is asked to pause; at twice the limit
  /// it is closed.
  public var queuedRequestBytes = 16 * 1024 * 1024
  /// The maximum number of frames that wait for a login's link. Above it the link is closed; the device fetches what it missed.
  public var backlogFrames = 20_000
  /// The maximum size of the frames that wait for a login's link, in bytes. Above it the link is closed; the device fetches what
  /// it missed.
  public var backlogBytes = 64 * 1024 * 1024

  // MARK: altogether

  /// The maximum number of visitors of rooms who are connected at the same time, to all gateways of a hub together.
  public var visitors = 10_000
  /// The maximum number of requests that are decided in one turn; the others wait for the next.
  public var requestsInTurn = 16_384
  /// The maximum time for the requests of one turn, in milliseconds; the others wait for the next.
  public var longestTurn: Int64 = 250
  /// The maximum number of logins that may wait for their token to be checked. More are refused with `rateLimited`.
  public var tokenChecks = 1000
  /// The maximum number of messages that may wait until it is known whether they may be sent. More are refused with
  /// `rateLimited`.
  public var heldMessages = 10_000
  /// The maximum number of messages of one login that may wait like that.
  public var heldMessagesPerLogin = 200
  /// The maximum number of entries of the session log; the newest are kept. The log has some more, in its oldest part.
  public var sessionLogEntries = 10_000
  /// The maximum number of accounts that the hub keeps in memory.
  public var cachedAccounts = 50_000
  /// The maximum number of conversations that the hub keeps in memory; each member of a group counts as a tenth of one.
  public var cachedConversations = 50_000
  /// The maximum number of entries that are removed in one step of pruning.
  public var prunedRowsPerTurn = 500
  /// The longest lifetime, silence or interval that a client may ask for, in milliseconds; a longer one is shortened to
  /// it. Ten years.
  public var longestInterval: Int64 = 3650 * 86_400_000

  /// Creates the default limits.
  public init() {}

  /// The limits that devices receive.
  package var requests: RequestLimits {
    RequestLimits(
      ids: messagesPerRequest, accounts: accountsPerRequest, positions: positionsPerRequest, messageSize: messageSize)
  }
}
