import Dispatch
import Parlance
import ParlanceCore
import ParlanceEngine
import TestSupport
import Testing

/// Logins of a client of no style.
@Suite(.timeLimit(.minutes(5))) @MainActor struct LoginSlotTests {
  private struct Refusal: Error, Equatable {
    var code: MessagingError.Code
  }

  /// A client whose details are the texts that it received.
  private final class Client: Sendable {
    let slot: LoginSlot<[String]>
    let received = Inbox<String>("message")
    let changes = Inbox<ConnectionChange>("change of the connection")

    init(_ environment: MessagingEnvironment?) { slot = LoginSlot(environment: environment) }

    @discardableResult
    func open(
      _ account: AccountID = "alice", isAwaited: Bool = true, isAlone: Bool = false
    ) throws(Refusal) -> ClientLogin<[String]> {
      try slot.open(
        DeviceConfiguration(style: "Test", account: account, device: "phone"), isAwaited: isAwaited, details: []
      ) { former throws(Refusal) in
        if isAlone && former != nil { throw Refusal(code: .alreadyLoggedIn) }
      } failure: {
        Refusal(code: $0.code)
      } handler: { [received, changes] login, events in
        for event in events {
          switch event {
          case .received(let messages):
            for case .text(let text) in messages.map(\.body.content) {
              login.details.withLock { $0.append(text) }
              received.add(text)
            }
          case .connection(let change): changes.add(change)
          default: break
          }
        }
      }
    }

    /// Logs in and waits.
    func logIn(_ account: AccountID = "alice") throws -> ClientLogin<[String]> {
      let login = try open(account)
      if let error = Device.wait(for: { login.device.connect(token: "", completion: $0) }) { throw error }
      login.establish()
      return login
    }
  }

  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  @Test func aLoginIsInPlaceFromItsOpeningToItsClosing() async throws {
    let client = Client(environment)
    #expect(throws: MessagingError(.notLoggedIn)) { try client.slot.requireLogin() }
    let login = try client.open()
    #expect(client.slot.current === login && client.slot.device === login.device && login.phase == .awaited)
    #expect(client.slot.current(of: "alice") === login && client.slot.current(of: "bob") == nil)
    login.establish()
    #expect(login.phase == .standing)
    let closed = Inbox<Bool>("end")
    client.slot.close(login) { _ in closed.add(client.slot.current == nil) }
    #expect(client.slot.current === login && login.phase == .leaving)
    login.establish()
    #expect(login.phase == .leaving)
    #expect(try await closed.next())
    #expect(environment.openDeviceCount == 0)
    environment.shutDown()
  }

  @Test func aLoginIsRefusedOrTakesThePlace() async throws {
    let client = Client(environment)
    let first = try client.open()
    #expect(throws: Refusal(code: .alreadyLoggedIn)) { try client.open("bob", isAlone: true) }
    #expect(client.slot.current === first && first.phase == .awaited)
    let second = try client.open("bob", isAwaited: false)
    #expect(client.slot.current === second && first.phase == .leaving && second.phase == .standing)
    // One that cannot be opened leaves none.
    #expect(throws: Refusal(code: .invalidArgument)) { try client.open("") }
    #expect(client.slot.current == nil)
    try await drainMainQueue(until: "end of both devices") { environment.openDeviceCount == 0 }
    environment.shutDown()
  }

  @Test func eventsBelongToTheLoginWhoseDeviceReportsThem() async throws {
    let (client, bob) = (Client(environment), try NeutralApp("bob", environment))
    let first = try client.logIn()
    try bob.device.send("one", to: .direct("alice"))
    #expect(try await client.received.next() == "one")
    client.slot.leave(first)
    #expect(client.slot.current == nil)
    // A login that was left still reports its end.
    while try await client.changes.next() != .loggedOut {}
    let second = try client.logIn()
    try bob.device.send("two", to: .direct("alice"))
    #expect(try await client.received.next() == "two")
    #expect(first.details.withLock { $0 } == ["one"] && second.details.withLock { $0 } == ["two"])
    environment.shutDown()
  }

  @Test func onlyOneOfManyConcurrentLoginsStays() async throws {
    let client = Client(environment)
    let ends = CompletionLedger<Bool>()
    for number in 0..<20 {
      ends.thread("login \(number)") {
        (try? client.open(number.isMultiple(of: 2) ? "alice" : "bob", isAlone: true)) != nil
      }
    }
    #expect(await ends.all().count { $0 == true } == 1)
    #expect(environment.openDeviceCount == 1)
    environment.shutDown()
  }

  @Test func releasingTheSlotEndsTheLogin() async throws {
    let bob = try NeutralApp("bob", environment)
    var client: Client? = Client(environment)
    weak let login = try client?.logIn()
    client = nil
    try await drainMainQueue(until: "end of the login") { environment.openDeviceCount == 1 && login == nil }
    try bob.device.send("meanwhile", to: .direct("alice"))
    let next = Client(environment)
    _ = try next.logIn()
    #expect(try await next.received.next() == "meanwhile")
    environment.shutDown()
  }

  @Test func aLoginKeepsItsEngineAndTheNextOneTakesTheNewDefault() async throws {
    let second = MessagingEnvironment.inMemory(clock: ManualClock())
    try await MessagingEnvironment.$shared.withValue(Lock(environment)) {
      let client = Client(nil)
      #expect(client.slot.environment === environment)
      let login = try client.logIn()
      MessagingEnvironment.default = second
      #expect(client.slot.environment === environment && client.slot.nextEnvironment === second)
      #expect(environment.openDeviceCount == 1 && second.openDeviceCount == 0)
      client.slot.leave(login)
      #expect(client.slot.environment === second)
      #expect(try client.logIn().environment === second)
      // A login that was ended from outside does not hold its environment.
      MessagingEnvironment.default = environment
      try second.administration.endSessions(of: "alice", reason: "")
      try await drainMainQueue(until: "end of the device") { client.slot.device?.isOpen != true }
      #expect(client.slot.environment === environment)
    }
    environment.shutDown()
    second.shutDown()
  }

  @Test func failuresAreReportedOnTheCallbackQueue() async throws {
    let client = Client(environment)
    let errors = Inbox<MessagingError>("error")
    let report: (MessagingError?) -> Void = { error in
      if let error { errors.add(error) }
    }
    client.slot.request(report) { _, _ in Issue.record("without a login") }
    #expect(try await errors.next() == MessagingError(.notLoggedIn))
    _ = try client.logIn()
    client.slot.request(report) { login, _ throws(MessagingError) in
      throw MessagingError(.messageNotStored, login.account.name)
    }
    #expect(errors.pending.isEmpty)
    #expect(try await errors.next() == MessagingError(.messageNotStored, "alice"))
    client.slot.request(nil) { _, _ throws(MessagingError) in throw MessagingError(.timeout) }
    client.slot.request(report) { login, done in
      #expect(login.phase == .standing)
      done(nil)
    }
    await drainMainQueue()
    #expect(errors.pending.isEmpty)
    environment.shutDown()
  }

  @Test func failuresOfTheEngineAreTranslatedForAVendor() async throws {
    let client = Client(environment)
    let refusals = Inbox<Refusal?>("refusal")
    let report: (Refusal?) -> Void = { refusals.add($0) }
    let translate = { (error: MessagingError) in Refusal(code: error.code) }
    client.slot.request(report, failure: translate) { _, _ throws(Refusal) in Issue.record("without a login") }
    #expect(try await refusals.next() == Refusal(code: .notLoggedIn))
    _ = try client.logIn()
    client.slot.request(report, failure: translate) { _, _ throws(Refusal) in throw Refusal(code: .muted) }
    #expect(try await refusals.next() == Refusal(code: .muted))
    client.slot.change(report, failure: translate) { _ throws(Refusal) in }
    #expect(try await refusals.next() == nil)
    let answers = Inbox<Result<Int, Refusal>>("answer")
    let pass: (Result<Int, Refusal>) -> Void = { answers.add($0) }
    client.slot.fetch(pass, failure: translate) { _, done throws(Refusal) in done(.success(1)) }
    #expect(try await answers.next() == .success(1))
    client.slot.fetch(pass, failure: translate) { _, _ throws(Refusal) in throw Refusal(code: .blocked) }
    #expect(try await answers.next() == .failure(Refusal(code: .blocked)))
    environment.shutDown()
  }
}
