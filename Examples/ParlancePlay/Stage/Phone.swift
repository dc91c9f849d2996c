import Parlance
import PhoneApps

/// One phone: a person's app, and the account's other installation while there is one.
@MainActor
final class Phone {
  let profile: PhoneProfile
  /// The person's app.
  private(set) var app: any ChatApp
  /// The same account's app on another installation, from its first login on.
  private(set) var second: (any ChatApp)?
  /// A Boolean value that indicates whether the person's app runs.
  private(set) var isOpen = true
  /// The conversations that the app showed before it was closed.
  private var known: [Place] = []
  /// The requests for friendship that the app had when it was closed. Vendors report each once, so that apps keep them.
  private var requests: [String: ContactSnapshot] = [:]
  /// A Boolean value that indicates whether the phone has a network.
  private(set) var isOnline = true
  /// The time before which messages were brought over from an old cloud, in milliseconds since 1970; nil if none were.
  var pastEnd: Int64?
  /// The newest row of the open conversation when the app last read it.
  private var readRow: String?
  private let makeApp: (_ isSecond: Bool) -> any ChatApp
  private let environment: MessagingEnvironment

  /// Creates a phone whose app is not logged in.
  init(
    _ profile: PhoneProfile, _ environment: MessagingEnvironment, makeApp: @escaping (_ isSecond: Bool) -> any ChatApp
  ) {
    self.profile = profile
    self.environment = environment
    self.makeApp = makeApp
    app = makeApp(false)
  }

  /// The id for the page.
  var id: String { profile.id }

  /// Connects the phone to the network, or disconnects it.
  func setOnline(_ isOnline: Bool) {
    self.isOnline = isOnline
    environment.setReachable(
      isOnline, account: AccountID(profile.account), device: DeviceID(profile.device(isSecond: false)),
      style: profile.deviceStyle)
    app.screen.touch()
  }

  /// Ends the person's app as closing it does: without a logout.
  func closeApp(_ outcome: Outcome) {
    guard isOpen else { return outcome.fail(VendorProblem("The app is closed.", code: "appClosed")) }
    known = app.screen.rows.keys.sorted { $0.id < $1.id }
    requests = app.screen.contacts.filter { $0.value.asked || $0.value.request != nil }
    let screen = app.screen.emptied()
    app.end()
    // With it goes the vendor's client, and with that the login.
    app = ClosedApp(screen)
    isOpen = false
    screen.touch()
    outcome.succeed()
  }

  /// Opens the person's app again, which logs in and shows what the vendor's local database has.
  ///
  /// - parameter patience: The longest time that the login may take, in milliseconds.
  func openApp(patience: Int, _ outcome: Outcome) {
    guard !isOpen else { return outcome.fail(VendorProblem("The app is open.", code: "appOpen")) }
    app = makeApp(false)
    isOpen = true
    let (app, login) = (app, Outcome())
    app.logIn(login)
    Task { [known, requests] in
      let ending = await login.wait(milliseconds: patience)
      for (account, former) in requests where app.screen.contacts[account]?.friend != true {
        app.screen.changeContact(account) { contact in
          (contact.asked, contact.request) = (former.asked, contact.request ?? former.request)
        }
      }
      for place in known { app.restore(place) }
      app.screen.touch()
      switch ending {
      case .done: outcome.succeed()
      case .failed(let problem): outcome.fail(problem)
      case .pending: break
      }
    }
  }

  /// Ends the apps, as the phone is taken away.
  func end() {
    app.end()
    second?.end()
    // With them go the vendor's clients.
    app = ClosedApp(app.screen.emptied())
    second = nil
    isOpen = false
  }

  /// Reads what came into the conversation that is open, as an app does that shows it.
  func readArrivals() {
    guard isOpen, app.isLoggedIn, let place = app.screen.opened, let newest = app.screen.rows[place]?.last?.id,
      newest != readRow, app.unreadCount(place) > 0
    else { return }
    // Not again for the same message: a call that fails would be made without end.
    readRow = newest
    app.open(place, Outcome())
  }

  /// Logs the account in on another installation.
  func beginSecond(_ outcome: Outcome) {
    let second = self.second ?? makeApp(true)
    self.second = second
    second.logIn(outcome)
  }

  /// Logs the other installation out.
  func endSecond(_ outcome: Outcome) {
    guard let second, second.isLoggedIn else {
      return outcome.fail(VendorProblem("There is no second login.", code: "noSecondLogin"))
    }
    second.logOut(outcome)
  }

  /// The phone as it is now.
  ///
  /// - parameter titles: The conversations in their order, with their titles.
  func snapshot(_ titles: [(place: Place, title: String)]) -> PhoneSnapshot {
    let titles = titles.filter { $0.place != .direct(profile.account) }
    let known = Set(titles.map(\.place))
    // Others who joined the hub over the gateway come behind.
    let strangers = app.screen.rows.keys.filter { !known.contains($0) }.sorted { $0.id < $1.id }
    let names = Dictionary(titles.map { ($0.place.name, $0.title) }) { first, _ in first }
    let groups = app.screen.groups
    return PhoneSnapshot(
      id: id, cloud: profile.cloud, style: profile.style, module: profile.module, account: profile.account,
      person: profile.person, device: profile.device(isSecond: false),
      status: PhoneSnapshot.Status(online: isOnline, open: isOpen, loggedIn: app.isLoggedIn, words: app.words),
      second: second?.isLoggedIn ?? false, can: profile.can, lacks: profile.lacks,
      conversation: app.screen.opened?.id,
      conversations: (titles + strangers.map { ($0, $0.name) }).map { place, title in
        ConversationSnapshot(
          id: place.id, title: place.isGroup ? groups[place.name]?.name ?? title : title,
          kind: place.isGroup ? "group" : "direct", unread: app.unreadCount(place),
          contact: place.isGroup ? nil : app.screen.contacts[place.name] ?? ContactSnapshot(),
          group: place.isGroup ? groups[place.name] : nil,
          messages: (app.screen.rows[place] ?? []).compactMap { message($0, names) })
      })
  }

  private func message(_ row: PhoneScreen.Row, _ names: [String: String]) -> MessageSnapshot? {
    guard var message = row.note ?? app.message(row.id) else { return nil }
    message.past = pastEnd.map { message.time < $0 } ?? false
    message.fromName = message.mine ? profile.person : names[message.from] ?? message.from
    return message
  }
}
