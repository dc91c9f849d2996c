internal import ParlanceCore

/// The shell of a device: the connection, the requests, and the turn with its transaction; guarded by its `Device`'s lock.
/// The state and the work of each capability are in its component.
///
/// Everything written in one turn shares a transaction, which `finish` commits; what the turn has to send and to report
/// leaves only then.
final class DeviceCore {
  let configuration: DeviceConfiguration
  let store: any DeviceStore
  let clock: any MessagingClock
  let link: any Link
  let statistics: EngineStatistics
  let files: DeviceFiles
  /// The capabilities.
  private(set) lazy var components = DeviceComponents(self)

  /// The account's name as the hub registered it; known after the first login.
  var account: AccountID
  var isClosed = false
  /// The reason why the database can no longer be used; it ended the login.
  var damage: MessagingError?

  // The machines.
  var connection: ConnectionMachine
  var journal = Journal()
  var requests = RequestTable()
  var retries = RetryQueue()
  var turn = TurnBuffer()

  /// The questions to the style, after the turn.
  var questions: [Question] = []
  /// The app wrote something to be sent in this turn, and the device is not connected.
  var wantsLink = false
  /// The number of turns whose transactions failed, and the reason of the last one.
  var failures: (count: Int, last: MessagingError?) = (0, nil)
  /// A flush has been asked for.
  var isFlushScheduled = false
  /// A Boolean value that indicates whether memory differs from what the database holds.
  private(set) var mustReload = false
  /// A transaction was given up since the last look.
  var hasFailed = false
  /// The reason why the device gives up its link and starts over: nothing goes on without what could not be asked, or
  /// was not answered.
  var lostLink: MessagingError?

  init(
    configuration: DeviceConfiguration, store: any DeviceStore, clock: any MessagingClock, link: any Link,
    isLinkUp: Bool, statistics: EngineStatistics, files: DeviceFiles
  ) throws(MessagingError) {
    self.configuration = configuration
    self.store = store
    self.clock = clock
    self.link = link
    self.statistics = statistics
    self.files = files
    account = configuration.account
    connection = ConnectionMachine(
      isLinkUp: isLinkUp, asksForPauses: configuration.hooks.reconnectPause != nil,
      asksForTokens: configuration.hooks.token != nil || configuration.hooks.loginExtension != nil)
    try load()
    for component in components.all { try component.open() }
  }

  /// This device's best guess of the hub's time.
  var now: Timestamp { clock.now().advanced(byMilliseconds: login.clockOffset) }

  // MARK: loading

  /// Reads what the database holds; changes nothing if it cannot be read.
  func load() throws(MessagingError) {
    var loaded: [() -> Void] = []
    for component in components.all { loaded.append(try component.load()) }
    for replace in loaded { replace() }
    mustReload = false
  }

  /// Forgets what a failed transaction changed in memory. If the database cannot be read either, the next turn begins
  /// with it.
  func reload() {
    mustReload = true
    do throws(MessagingError) {
      try load()
    } catch {
      // Until it can be read nothing is written.
    }
  }

  /// Reads the database if it could not be read after a transaction failed; before anything is looked up.
  func readAgain() { if mustReload, damage == nil { reload() } }

  /// Returns the numbers of a setting; none if it was never saved.
  func numbers(ofSetting name: String) throws(MessagingError) -> [Int64] {
    var reader = ByteReader(try store.setting(name) ?? [])
    var numbers: [Int64] = []
    while !reader.isAtEnd { numbers.append(try reader.readSigned()) }
    return numbers
  }

  func save(_ numbers: Int64..., asSetting name: String) throws(MessagingError) { try save(numbers, asSetting: name) }

  func save(_ numbers: [Int64], asSetting name: String) throws(MessagingError) {
    var writer = ByteWriter(capacity: 20)
    for number in numbers { writer.write(number) }
    try store.saveSetting(name, writer.bytes)
  }
}
