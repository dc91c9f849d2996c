internal import ParlanceCore

/// A bounded cache of the store's recently used values.
///
/// It joins the hub's turn. What a turn loaded or changed is forgotten when the turn is rolled back, and looked up
/// again.
final class HubCache {
  private var accountsByName: RecentValues<String, AccountRecord>
  private var accountsByNumber: RecentValues<AccountNumber, AccountRecord>
  private var accountStreams: RecentValues<AccountNumber, StreamNumber>
  private var conversations: RecentValues<StreamNumber, HubConversation>
  private var directStreams: RecentValues<AccountPair, StreamNumber>
  private var audiences: RecentValues<StreamNumber, Audience>
  private var pushSettings: RecentValues<AccountNumber, KeptPushSettings>
  private var standings: RecentValues<AccountNumber, AccountStanding>
  /// The operator's list of words; nil if it has to be read.
  private(set) var words: HubWords?

  // The current turn's.
  private var touchedAccounts: [AccountRecord] = []
  private var touchedConversations: [StreamNumber] = []
  private var touchedPushSettings: [AccountNumber] = []
  private var touchedStandings: [AccountNumber] = []
  private var touchedWords = false

  /// Two accounts, the lower number first.
  struct AccountPair: Hashable {
    let low: AccountNumber
    let high: AccountNumber
    init(_ first: AccountNumber, _ second: AccountNumber) {
      low = min(first, second)
      high = max(first, second)
    }
  }

  private struct Audience {
    var epoch: UInt64
    var version: Int64
    var recipients: [Recipient]
  }

  init(_ limits: HubLimits) {
    accountsByName = RecentValues(capacity: limits.cachedAccounts)
    accountsByNumber = RecentValues(capacity: limits.cachedAccounts)
    accountStreams = RecentValues(capacity: limits.cachedAccounts)
    conversations = RecentValues(capacity: limits.cachedConversations)
    directStreams = RecentValues(capacity: limits.cachedConversations)
    audiences = RecentValues(capacity: limits.cachedConversations)
    pushSettings = RecentValues(capacity: limits.cachedAccounts)
    standings = RecentValues(capacity: limits.cachedAccounts)
  }

  // MARK: turns

  func commit() {
    touchedAccounts.removeAll(keepingCapacity: true)
    touchedConversations.removeAll(keepingCapacity: true)
    touchedPushSettings.removeAll(keepingCapacity: true)
    touchedStandings.removeAll(keepingCapacity: true)
    touchedWords = false
  }

  /// Forgets what the turn touched.
  func rollback() {
    for account in touchedAccounts {
      accountsByName.remove(account.id.folded)
      accountsByNumber.remove(account.number)
      accountStreams.remove(account.number)
    }
    for stream in touchedConversations { forget(stream) }
    for account in touchedPushSettings { pushSettings.remove(account) }
    for account in touchedStandings { standings.remove(account) }
    if touchedWords { words = nil }
    // Streams that the turn created for direct conversations and accounts do not exist.
    directStreams.removeAll()
    accountStreams.removeAll()
    commit()
  }

  /// Forgets what another hub changed.
  func forget(_ change: SharedChange) {
    switch change {
    case .stream(let stream): forget(stream)
    case .account(let account):
      pushSettings.remove(account)
      standings.remove(account)
    case .wordList: words = nil
    case .bulletins: break
    }
  }

  /// Forgets a conversation.
  func forget(_ stream: StreamNumber) {
    conversations.remove(stream)
    audiences.remove(stream)
  }

  /// Forgets everything.
  func forgetAll() {
    accountsByName.removeAll()
    accountsByNumber.removeAll()
    accountStreams.removeAll()
    conversations.removeAll()
    directStreams.removeAll()
    audiences.removeAll()
    pushSettings.removeAll()
    standings.removeAll()
    words = nil
    commit()
  }

  // MARK: accounts

  func account(folded: String) -> AccountRecord? { accountsByName.value(folded) }
  func account(number: AccountNumber) -> AccountRecord? { accountsByNumber.value(number) }

  func remember(_ account: AccountRecord) {
    touchedAccounts.append(account)
    accountsByName.set(account.id.folded, account)
    accountsByNumber.set(account.number, account)
  }

  func accountStream(of account: AccountNumber) -> StreamNumber? { accountStreams.value(account) }
  func rememberStream(_ stream: StreamNumber, of account: AccountNumber) { accountStreams.set(account, stream) }

  func standing(of account: AccountNumber) -> AccountStanding? { standings.value(account) }

  func remember(_ standing: AccountStanding, of account: AccountNumber) {
    touchedStandings.append(account)
    standings.set(account, standing)
  }

  func pushSettings(of account: AccountNumber) -> KeptPushSettings? { pushSettings.value(account) }

  func remember(_ settings: KeptPushSettings, of account: AccountNumber) {
    touchedPushSettings.append(account)
    pushSettings.set(account, settings, cost: 1 + settings.conversations.count / 10)
  }

  func remember(_ words: HubWords) {
    touchedWords = true
    self.words = words
  }

  // MARK: conversations

  func conversation(_ stream: StreamNumber) -> HubConversation? { conversations.value(stream) }

  func remember(_ conversation: HubConversation) {
    touchedConversations.append(conversation.stream)
    conversations.set(conversation.stream, conversation, cost: 1 + conversation.members.count / 10)
    if let pair = conversation.pair {
      directStreams.set(AccountPair(pair.0.number, pair.1.number), conversation.stream)
    }
  }

  func directStream(_ first: AccountNumber, _ second: AccountNumber) -> StreamNumber? {
    directStreams.value(AccountPair(first, second))
  }

  func audience(of conversation: HubConversation, epoch: UInt64) -> [Recipient]? {
    guard let known = audiences.value(conversation.stream), known.epoch == epoch,
      known.version == conversation.version
    else { return nil }
    return known.recipients
  }

  func remember(_ recipients: [Recipient], for conversation: HubConversation, epoch: UInt64) {
    audiences.set(
      conversation.stream, Audience(epoch: epoch, version: conversation.version, recipients: recipients),
      cost: 1 + recipients.count / 10)
  }

  /// Everything that is kept, for comparisons with the store.
  var contents: Contents {
    Contents(
      accountsByName: accountsByName.all, accountsByNumber: accountsByNumber.all, accountStreams: accountStreams.all,
      conversations: conversations.all, directStreams: directStreams.all, pushSettings: pushSettings.all,
      words: words?.list)
  }

  struct Contents {
    var accountsByName: [String: AccountRecord]
    var accountsByNumber: [AccountNumber: AccountRecord]
    var accountStreams: [AccountNumber: StreamNumber]
    var conversations: [StreamNumber: HubConversation]
    var directStreams: [AccountPair: StreamNumber]
    var pushSettings: [AccountNumber: KeptPushSettings]
    var words: WordList?
  }

  /// The amounts that are kept, for measurements.
  var counts: (accounts: Int, conversations: Int, audiences: Int) {
    (
      max(accountsByName.count, accountsByNumber.count, accountStreams.count),
      max(conversations.count, directStreams.count), audiences.count
    )
  }
}

/// Values by key, of which those that were not used for long go when there are too many.
///
/// Two generations: a value that is used moves to the younger one; when that is full, it becomes the older one and what
/// was in the older one is gone. Half of the capacity is always kept.
struct RecentValues<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  /// That of the younger ones.
  private var cost = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(2, capacity) }

  var count: Int { young.count + old.count }
  var all: [Key: Value] { young.merging(old) { young, _ in young }.mapValues(\.value) }

  mutating func value(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    set(key, entry.value, cost: entry.cost)
    return entry.value
  }

  mutating func set(_ key: Key, _ value: Value, cost: Int = 1) {
    if let known = young.updateValue(Entry(value: value, cost: cost), forKey: key) {
      self.cost -= known.cost
    } else {
      old[key] = nil
    }
    self.cost += cost
    guard self.cost > capacity / 2 else { return }
    old = young
    young = [:]
    self.cost = 0
  }

  mutating func remove(_ key: Key) {
    if let known = young.removeValue(forKey: key) { cost -= known.cost }
    old[key] = nil
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    cost = 0
  }
}
