/// The limits of the hub's work and memory: for one request, one login, one turn, and altogether.
///
/// Each is a protection of the hub, above every vendor's own limit. A request beyond one is refused with
/// `limitExceeded` (a message with `messageTooLarge`, a file with `fileTooLarge`) unless said otherwise.
public struct HubLimits: Sendable, Hashable {
  // MARK: a request

  /// The largest body of a message, in bytes of its encoded form.
  public var messageSize = 128 * 1024
  /// The longest short text: a note, a property, words for a notice; in bytes of UTF-8.
  public var textSize = 64 * 1024
  /// The longest token, in bytes of UTF-8.
  public var tokenSize = 8 * 1024
  /// The longest note with a receipt, in bytes of UTF-8. The note is kept once for each message that was read.
  public var receiptNoteSize = 8 * 1024
  /// The longest text of a reaction, in bytes of UTF-8.
  public var reactionSize = 128
  /// The longest note with a reaction, in bytes of UTF-8.
  public var reactionNoteSize = 1024
  /// The most texts with which one message has reactions.
  public var reactionsPerMessage = 50
  /// The most times that one message is edited.
  public var editsPerMessage = 10
  /// The most messages of one conversation that are pinned.
  public var pinsPerConversation = 100
  /// The longest note with a message's pin, in bytes of UTF-8.
  public var pinNoteSize = 2 * 1024
  /// The most accounts for which one message of a group or room is, where it is for some.
  public var addressees = 20
  /// The most threads that one group has.
  public var threadsPerGroup = 1000
  /// The most items that one account has saved.
  public var savedItems = 5000
  /// The largest content of a saved item, in bytes of UTF-8.
  public var savedItemSize = 20 * 1024
  /// The longest note with a saved item, and the longest name that an app gives one, in bytes of UTF-8.
  public var savedItemNoteSize = 1024
  /// The longest category of a report, in bytes of UTF-8.
  public var reportTagSize = 256
  /// The longest reason of a report, in bytes of UTF-8.
  public var reportReasonSize = 4 * 1024
  /// The most reports of one account that are open.
  public var openReports = 100
  /// The most words of the operator's list.
  public var filteredWords = 10_000
  /// The longest word of the operator's list, in bytes of UTF-8.
  public var filteredWordSize = 256
  /// The greatest length of all words of the operator's list together, in bytes of UTF-8.
  public var wordListSize = 256 * 1024
  /// The most messages that one request may name. Devices divide larger requests.
  public var messagesPerRequest = 500
  /// The most accounts that one request may name.
  public var accountsPerRequest = 2500
  /// The most streams that one request may ask for. Devices divide larger requests.
  public var positionsPerRequest = 500
  /// The most groups and threads of which one account may be a member. Whoever is in as many joins no other, creates none,
  /// and is added to none (`tooManyGroups`).
  public var groupsPerAccount = 3000
  /// The most properties that a group may have, and a request may change.
  public var properties = 64
  /// The greatest length of the names and values of a group's properties together, in bytes of UTF-8.
  public var propertiesSize = 128 * 1024
  /// The longest nickname, and the longest text kept with a membership, in bytes of UTF-8. Lists of members have all of
  /// them.
  public var memberTextSize = 8 * 1024
  /// The greatest length of the texts of all members of a group or room together, in bytes of UTF-8.
  public var memberTextsSize = 4 * 1024 * 1024
  /// The longest alias, the longest text kept with a contact, and the longest words of a friend request, in bytes of
  /// UTF-8. Lists of contacts have all of them.
  public var contactTextSize = 2048
  /// The greatest length of all texts of a profile together, in bytes of UTF-8.
  public var profileSize = 8 * 1024
  /// The longest address and key of a backup together, in bytes.
  public var backupNoteSize = 4 * 1024
  /// The greatest length of all texts of an account's push settings together, in bytes of UTF-8.
  public var pushSettingsSize = 4 * 1024
  /// The most friends that are notified of a change of a profile, of those with whom an account has a conversation
  /// first. The others learn of it when their app fetches the profile.
  public var notifiedFriends = 1000
  /// The most silences that a group keeps for accounts that are not members now. Beyond that, those that end first are
  /// dropped.
  public var silences = 1000
  /// The most types of which an account may have a status.
  public var statusTypes = 16
  /// The longest text of a status, in bytes of UTF-8.
  public var statusTextSize = 4 * 1024
  /// The longest time for which an account subscribes to the status of another, in milliseconds. Thirty days.
  public var longestStatusSubscription: Int64 = 30 * 86_400_000
  /// The most accounts and types to whose status one account may be subscribed.
  public var statusSubscriptions = 3000
  /// The longest content of an invitation to a call, and the longest response to one, in bytes of UTF-8.
  public var invitationTextSize = 8 * 1024
  /// The longest name of a call's channel, in bytes of UTF-8.
  public var invitationChannelSize = 64
  /// The longest time for which an invitation to a call stands, in milliseconds. Ten minutes.
  public var longestInvitation: Int64 = 600_000
  /// The most conversations of which one request may change something, or which one search may name.
  public var conversationsPerRequest = 100
  /// The most conversations of which an account may have settings, and the most of which it may have push settings.
  public var conversationSettings = 1000
  /// The longest note with a conversation or its pin, in bytes of UTF-8. A login that is new has all of them.
  public var conversationNoteSize = 2 * 1024
  /// Bytes of the note with a login, for the devices whose place it takes, and of its tag, which the account's other
  /// devices have.
  public var loginNoteSize = 2 * 1024
  /// The greatest length of all keywords of one search of the history together, in bytes of UTF-8.
  public var searchTextSize = 512
  /// The most entries of a store that one request may look at.
  public var rowsPerRequest = 5000
  /// The most bytes that the answer to one request may have; a little more if a single entry is larger. Devices ask on for
  /// what is left.
  public var bytesPerReply = 1024 * 1024
  /// The most entries that one page of an account's standing, or of a list of groups or members, may have.
  public var entriesPerPage = 1000
  /// The most bytes that the answer to a device may have that does not ask for pages. A list that is longer is refused.
  public var bytesWithoutPages = 15 * 1024 * 1024

  /// The longest time that one request may take, in milliseconds; what it has by then is its answer, and the device
  /// asks on.
  public var timePerRequest: Int64 = 100

  // MARK: a login

  /// The most logins of one account that may stand beside each other.
  public var loginsPerAccount = 100
  /// The most accounts that one login may watch.
  public var watchedAccounts = 2000
  /// The most rooms and groups that one login may be in or be subscribed to.
  public var subscriptions = 200
  /// The most pieces of media that one login may have under way. More are refused with `rateLimited`.
  public var mediaChunks = 64
  /// The most requests of one login that are decided in one turn; the others wait for the next.
  public var requestsPerTurn = 512
  /// The longest time that the requests of one login other than messages may take in one turn, in milliseconds; the
  /// others wait for the next. The last one may take longer.
  public var timePerTurn: Int64 = 50
  /// The most bytes that the answers to one login may have in one turn; the other requests wait for the next. The last
  /// answer may be longer.
  public var bytesPerTurn = 8 * 1024 * 1024
  /// The most requests of one login that may wait. Its link is asked to pause then, and closed at twice as many.
  public var queuedRequests = 4096
  /// The most bytes of requests of one login that may wait. Its link is asked to pause then, and closed at twice as
  /// many.
  public var queuedRequestBytes = 16 * 1024 * 1024
  /// The most frames that may wait to be taken by a login's link; it is closed at more, and fetches when it is back.
  public var backlogFrames = 20_000
  /// The most bytes that may wait to be taken by a login's link; it is closed at more, and fetches when it is back.
  public var backlogBytes = 64 * 1024 * 1024

  // MARK: altogether

  /// The most requests that are decided in one turn; the others wait for the next.
  public var requestsInTurn = 16_384
  /// The longest time that the requests of one turn may take, in milliseconds; the others wait for the next.
  public var longestTurn: Int64 = 250
  /// The most logins that may wait for their token to be checked. More are refused with `rateLimited`.
  public var tokenChecks = 1000
  /// The most accounts that the hub keeps in memory.
  public var cachedAccounts = 50_000
  /// The most conversations that the hub keeps in memory; each member of a group counts as a tenth of one.
  public var cachedConversations = 50_000
  /// The most entries that are removed in one step of pruning.
  public var prunedRowsPerTurn = 500
  /// The longest lifetime, silence or interval that a client may ask for, in milliseconds; a longer one is shortened to
  /// it. Ten years.
  public var longestInterval: Int64 = 3650 * 86_400_000

  /// Creates the default limits.
  public init() {}

  /// The limits that devices learn.
  package var requests: RequestLimits {
    RequestLimits(
      ids: messagesPerRequest, accounts: accountsPerRequest, positions: positionsPerRequest, messageSize: messageSize)
  }
}
