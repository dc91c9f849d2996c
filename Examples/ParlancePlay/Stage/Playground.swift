import Dispatch
import Foundation
import Parlance
internal import ParlanceCore
import PhoneApps

/// A hub, seven phones, a clock, and what happened so far.
@MainActor
final class Playground {
  /// The group of all.
  static let group = (id: "trip", name: "Trip")

  let environment: MessagingEnvironment
  let clock: PlayClock
  let history: EventHistory
  private(set) var phones: [Phone] = []
  /// The actions that were carried out, for a session that is kept.
  var session: [SessionEntry] = []
  /// A Boolean value that indicates whether there were more actions than a session keeps.
  var isSessionFull = false
  /// The actions that sent messages, in their order.
  var sentMessages: [Outcome] = []
  /// Counts the scenes; an earlier one stops when it is not the newest any more.
  var sceneNumber = 0
  var waiters: [Waiter] = []
  var waitNumber = 0
  /// The scene that is being played.
  var scene: SceneState? { didSet { note(.scene) } }
  /// The time that each sentence of a scene stands, in milliseconds.
  var pace = 2_500
  /// The time that a vendor's completion has until an action counts as under way, in milliseconds.
  var patience = 2_500
  /// The longest time that receivers of a scene have to show what was sent, in milliseconds.
  var sceneDeadline = 30_000
  /// The number of moves from an old cloud that were begun.
  var moves = 0
  /// The people of the newest one.
  var movers: [Mover] = []
  /// The time before which its messages are of the past, in milliseconds since 1970; nil before the import.
  var pastEnd: Int64?
  /// The numbers that its last step reports.
  var moveReport: (english: String, chinese: String)?
  /// The steps that are under way.
  var moveWork: Task<Void, Never>?
  #if Server
    /// The old cloud, while there is one.
    var oldCloud: OldCloud?
  #endif
  /// A Boolean value that indicates whether the playground was ended, so that nothing more begins.
  private(set) var isEnded = false
  /// The address at which other apps join the hub.
  var address = ""
  /// Called when events were added.
  var whenChanged: () -> Void = {}
  /// A folder for files of the phones, which goes with the playground.
  let folder: URL
  /// Holds transfers of files halfway.
  private let gate = TransferGate()
  private var dirty: Set<String> = []
  private var isScheduled = false
  private var hubView: HubView

  /// Creates the phones, not logged in.
  ///
  /// - parameter number: The number behind which the events begin.
  init(after number: Int = 0) throws {
    let clock = PlayClock()
    self.clock = clock
    history = EventHistory(after: number)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let engine = folder.appendingPathComponent("engine")
    environment = .inMemory(
      clock: clock, folder: engine, files: HeldFiles(gate, below: folder.appendingPathComponent("phones")),
      hubFiles: HeldFiles(gate, below: engine.appendingPathComponent("media/blobs")),
      thumbnailMaker: MessagingEnvironment.standardThumbnailMaker)
    hubView = try HubView(environment)
    for style in PhoneStyle.all { try add(style, in: environment, at: phones.count) }
    try found()
  }

  /// Adds a phone that is not logged in.
  ///
  /// - parameter token: The token of its account.
  /// - parameter index: Its place among the phones.
  @discardableResult
  func add(
    _ style: PhoneStyle, in environment: MessagingEnvironment, token: String = "", at index: Int
  ) throws -> Phone {
    let folder = folder.appendingPathComponent("phones").appendingPathComponent(style.profile.id)
    let (archive, secondArchive) = (AppArchive(), AppArchive())
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (clock, profile) = (clock, style.profile)
    let phone = Phone(profile, environment) { [unowned self] isSecond in
      style.makeApp(
        AppContext(
          environment: environment, clock: clock, profile: profile, token: token,
          device: profile.device(isSecond: isSecond),
          screen: PhoneScreen(
            phone: profile.id, isSecond: isSecond, recorder: self, now: { clock.now().milliseconds }),
          folder: folder.path, archive: isSecond ? secondArchive : archive, group: Self.group.id))
    }
    phones.insert(phone, at: index)
    note(.phones)
    return phone
  }

  /// Takes phones away.
  func removePhones(where isConcerned: (Phone) -> Bool) {
    for phone in phones where isConcerned(phone) { phone.end() }
    phones.removeAll(where: isConcerned)
    note(.phones)
  }

  /// Registers the accounts, and has the first one own a group of all.
  private func found() throws {
    let accounts = phones.map { AccountID($0.profile.account) }
    for account in accounts { try environment.administration.createAccount(account) }
    try environment.administration.createGroup(
      id: Self.group.id, name: Self.group.name, owner: accounts[0], members: Array(accounts.dropFirst()))
  }

  /// Logs all phones in, and makes those managers whose apps ask for it.
  func begin() async {
    for phone in phones {
      let outcome = Outcome()
      phone.app.logIn(outcome)
      _ = await outcome.wait(milliseconds: 10_000)
    }
    for case let owner as any GroupOwner in phones.map(\.app) {
      let managers = phones.filter { $0.app.isMadeManager }.map(\.profile.account)
      let outcome = Outcome()
      owner.addManagers(managers, in: Self.group.id, outcome)
      _ = await outcome.wait(milliseconds: 10_000)
    }
  }

  /// Ends everything, and removes the files.
  func end() async {
    isEnded = true
    endScene()
    await moveWork?.value
    #if Server
      await endMove()
    #endif
    // The environment waits for what is held.
    gate.hold(false)
    environment.shutDown()
    // A phone's screen reports here, and so keeps the playground as long as there is the phone.
    for phone in phones { phone.end() }
    phones = []
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the phone of an id.
  func phone(_ id: String) -> Phone? { phones.first { $0.id == id } }

  // MARK: reported state

  /// The conversations of a phone in their order, with their titles.
  func titles(on phone: Phone) -> [(place: Place, title: String)] {
    guard phone.profile.cloud == nil else { return movers.map { (.direct($0.account), $0.person) } }
    return [(.group(Self.group.id), Self.group.name)]
      + phones.filter { $0.profile.cloud == nil }.map { (.direct($0.profile.account), $0.profile.person) }
  }

  /// The phones as they are now, for the page.
  var snapshots: [PhoneSnapshot] { phones.map { $0.snapshot(titles(on: $0)) } }

  /// The time, and how far the clock was turned forward.
  var clockState: PlayEvent.Clock { PlayEvent.Clock(now: clock.now().milliseconds, ahead: clock.ahead) }

  /// The current state of the hub, for the page.
  var hub: HubSnapshot { hubView.snapshot }

  /// Turns the clock forward.
  func advance(byMilliseconds milliseconds: Int64) {
    clock.advance(byMilliseconds: milliseconds)
    note(.clock)
  }

  /// A Boolean value that indicates whether transfers of files are held halfway.
  var isHoldingFiles: Bool { gate.isHolding }

  /// Holds transfers of files halfway from now on, or lets them go on.
  func holdFiles(_ isHolding: Bool) {
    gate.hold(isHolding)
    note(.files)
  }

  /// Returns events in the form in which they travel.
  func events(_ entries: [(number: Int, entry: EventHistory.Entry)]) -> [PlayEvent] {
    entries.compactMap { number, entry in
      switch entry {
      case .phone(let id):
        phone(id).map { PlayEvent(number: number, content: .phone($0.snapshot(titles(on: $0)))) }
      case .phones: PlayEvent(number: number, content: .phones(snapshots))
      case .callback(let callback): PlayEvent(number: number, content: .callback(callback))
      case .code(let code): PlayEvent(number: number, content: .code(code))
      case .hub: PlayEvent(number: number, content: .hub(hub))
      case .clock: PlayEvent(number: number, content: .clock(clockState))
      case .scene: PlayEvent(number: number, content: .scene(scene))
      case .files: PlayEvent(number: number, content: .filesHeld(isHoldingFiles))
      }
    }
  }

  private func note(_ entry: EventHistory.Entry) {
    history.add(entry)
    schedule()
  }

  /// Tells what changed once this turn of the main queue is over.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.flush() } }
  }

  private func flush() {
    isScheduled = false
    let changed = dirty
    dirty = []
    for phone in phones where changed.contains(phone.id) {
      phone.readArrivals()
      history.add(.phone(phone.id))
    }
    if hubView.update() { history.add(.hub) }
    checkWaiters()
    whenChanged()
  }
}

extension Playground: PhoneRecorder {
  func record(callback: String, _ arguments: [String], phone: String, isSecond: Bool) {
    note(
      .callback(
        PlayEvent.Callback(
          phone: phone, name: callback, arguments: arguments, time: clock.now().milliseconds, second: isSecond)))
  }

  func record(code: [String], phone: String, isSecond: Bool) {
    note(.code(PlayEvent.Code(phone: phone, lines: code, second: isSecond)))
  }

  func changed(phone: String, place: Place?) {
    dirty.insert(phone)
    let profile = self.phone(phone)?.profile
    // What happens in an old cloud is not in this hub.
    let account = profile?.cloud == .old ? nil : profile?.account
    switch place {
    case .direct(let peer): if let account { hubView.touch(.direct(AccountID(account), AccountID(peer))) }
    case .group(let id): hubView.touch(.group(id))
    // A callback may be about a receipt, which names no conversation here.
    case nil: if let account { hubView.touch(account: AccountID(account)) }
    }
    schedule()
  }
}
