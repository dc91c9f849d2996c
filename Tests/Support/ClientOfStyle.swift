package import Parlance
import Testing

/// A client of some style, as far as tests of its logins need it.
@MainActor package struct ClientOfStyle {
  /// Logs an account in and waits for the success.
  package var logIn: (_ account: String) async throws -> Void
  /// Logs out and waits for the success.
  package var logOut: () async throws -> Void
  /// Sends a text to an account.
  package var send: (_ text: String, _ peer: String) throws -> Void
  /// The texts that arrive.
  package var received: Inbox<String>
  /// A part of the client that an app may keep longer than the client itself.
  package var part: AnyObject

  package init(
    logIn: @escaping (String) async throws -> Void, logOut: @escaping () async throws -> Void,
    send: @escaping (String, String) throws -> Void, received: Inbox<String>, part: AnyObject
  ) {
    self.logIn = logIn
    self.logOut = logOut
    self.send = send
    self.received = received
    self.part = part
  }
}

/// Checks the rule of the default engine: a client that is logged in keeps its engine when the default is replaced, and its
/// next login takes the new one.
///
/// - parameter make: Makes a client that was given no engine.
@MainActor package func expectEachLoginTakesTheDefault(_ make: () throws -> ClientOfStyle) async throws {
  let (first, second) = (
    MessagingEnvironment.inMemory(clock: ManualClock()), MessagingEnvironment.inMemory(clock: ManualClock())
  )
  let (firstBob, secondBob) = (try NeutralApp("bob", first), try NeutralApp("bob", second))
  try await MessagingEnvironment.$shared.withValue(Lock(second)) {
    // What counts is the default at the login, not when the client is made.
    let client = try make()
    MessagingEnvironment.default = first
    try await client.logIn("alice")
    MessagingEnvironment.default = second
    #expect(first.openDeviceCount == 2 && second.openDeviceCount == 1)
    try client.send("in the first", "bob")
    #expect(try await firstBob.received.next().body.content == .text("in the first"))
    try firstBob.send("from the first", to: "alice")
    #expect(try await client.received.next() == "from the first")
    #expect(first.openDeviceCount == 2 && second.openDeviceCount == 1)

    try await client.logOut()
    try await client.logIn("alice")
    #expect(first.openDeviceCount == 1 && second.openDeviceCount == 2)
    try client.send("in the second", "bob")
    #expect(try await secondBob.received.next().body.content == .text("in the second"))
    try secondBob.send("from the second", to: "alice")
    #expect(try await client.received.next() == "from the second")
    #expect(firstBob.received.pending.isEmpty && client.received.pending.isEmpty)
  }
  first.shutDown()
  second.shutDown()
}

/// Checks that the session of a client ends when the client is released, even if the app keeps a part of it: messages
/// that arrive meanwhile wait for the next login, which succeeds.
///
/// - parameter make: Makes a client on an engine; always the same installation.
@MainActor package func expectReleaseEndsTheSession(
  _ make: (MessagingEnvironment) throws -> ClientOfStyle
) async throws {
  let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  let bob = try NeutralApp("bob", environment)
  var client: ClientOfStyle? = try make(environment)
  try await client?.logIn("alice")
  try bob.send("before", to: "alice")
  #expect(try await client?.received.next() == "before")
  let (part, received) = (client?.part, client?.received)
  client = nil
  try await drainMainQueue(until: "end of the released client's device") { environment.openDeviceCount == 1 }
  try bob.send("meanwhile", to: "alice")
  #expect(try await bob.outcomes.next() == nil)
  #expect(try await bob.outcomes.next() == nil)

  let next = try make(environment)
  try await next.logIn("alice")
  #expect(try await next.received.next() == "meanwhile")
  try bob.send("afterwards", to: "alice")
  #expect(try await next.received.next() == "afterwards")
  #expect(environment.openDeviceCount == 2 && received?.pending.isEmpty == true)
  withExtendedLifetime(part) {}
  environment.shutDown()
}

extension NeutralApp {
  /// Sends a text.
  package func send(_ text: String, to peer: AccountID) throws {
    try device.send(MessageDraft(conversation: .direct(peer), body: MessageBody(content: .text(text))))
  }
}
