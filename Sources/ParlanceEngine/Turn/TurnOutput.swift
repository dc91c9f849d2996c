internal import ParlanceCore

/// The effects of a turn, once it is durable.
struct TurnOutput {
  enum Item {
    /// For one session: a reply, or news.
    case frame(SessionID, InboundFrame)
    /// For all who follow a stream.
    case announcement(Announcement)
  }

  /// In the order in which they were decided.
  var items: [Item] = []
  var notifications: [PushNotification] = []
  var mediaJobs: [() -> Void] = []
  var mediaChanges = MediaChanges()
  var tokenChecks: [TokenCheckChange] = []
  /// The messages that are held, each as it is shown to whom is asked; nil for one that only waits behind others.
  var heldMessages: [(message: HeldMessage, proposal: MessageProposal?)] = []
  /// The number of refused requests, by the error.
  var refusals: [MessagingError.Code: Int] = [:]
  /// The hub's generation was stored.
  var storesGeneration = false
  /// The event that the hub was opened was stored.
  var notesStart = false
  /// The consumers of service events; nil if they are as they were.
  var serviceEventConsumers: [ServiceEventConsumer]?
  var serviceEventChange: ServiceEventChange?
  /// Further kinds of events that the session log is to keep.
  var loggedSessions: Set<SessionLogEntry.Kind> = []
  /// State of the scans for entries of other hubs; nil if there was none.
  var looks: EntryLooks?
  /// The entries that the turn appended, also those for accounts that are not connected; none for a single hub.
  var announcements: [Announcement] = []
  /// The messages for other hubs, by their numbers.
  var messages: [(hub: HubNumber, message: BusMessage)] = []
  /// The number of the list of words, if it was changed.
  var wordList: Int64?
  /// The number of the last bulletin, if one was sent.
  var bulletin: BulletinNumber?
  /// Hubs whose lease had expired and whose logins were removed.
  var removedHubs: [HubNumber] = []
  /// The version before this turn changed what hubs share; nil if it did not.
  var sharedVersion: Int64?
  /// The times until the hub wants another turn, in milliseconds.
  var wakeUps: [Int64] = []
  /// The time at which the first call channel or membership expires of those that were changed; nil if none was.
  var callExpiry: Timestamp?
  /// The longest time until the next check of accounts that lost their links, in milliseconds.
  var presencePause: Int64?
}

/// A change of the checks of tokens when a turn is durable.
enum TokenCheckChange {
  case run(TokenCheckRequest)
  /// That of a session, if there is one.
  case cancel(SessionID)
}

/// The changes of blobs when a turn is durable.
struct MediaChanges {
  var deletions: [String] = []
  var discards: [MediaID] = []
  var hasNewExpiry = false
}
