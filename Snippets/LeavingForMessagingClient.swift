// What an app is that has left its vendor's API: the code that the guides "Coming from …" end with.
import Foundation
import Parlance

/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}

// snippet.conversation
struct Conversation: Sendable {
  let client: MessagingClient
  let peer: AccountID
  let show: @Sendable (String) -> Void

  func send(_ text: String) async throws -> Message {
    let message = try await client.send(.text(text), to: .direct(peer))
    show("sent")
    return message
  }

  func takeBack(_ message: Message) async throws {
    do throws(MessagingError) {
      try await client.revoke(message)
      show("taken back")
    } catch  where error.code == .revokeWindowElapsed {
      show("too late")
    }
  }

  /// Shows what happens until the client logs out.
  func follow() async throws {
    for try await event in client.events() {
      switch event {
      case .received(let messages):
        for message in messages where message.conversation == .direct(peer) {
          show("\(message.sender): \(message.body.displayText)")
          try await client.acknowledge(message)
        }
      case .receipts: show("read")
      case .revoked(let reported): show("\(reported.revocation.revoker) took a message back")
      default: break
      }
    }
  }
}
// snippet.end

// snippet.channel
struct Channel: Sendable {
  let client: MessagingClient
  let name: String

  /// Joins, and makes the channel if there is none.
  func join() async throws -> [AccountID] {
    try await client.subscribe(to: name, createsRoom: true).accounts
  }

  func say(_ text: String) async throws { try await client.send(.text(text), to: .room(name)) }

  func note(_ value: String, as key: String) async throws {
    try await client.changeAttributes(of: .conversation(name), .merge([key: value]), announces: true)
  }

  func leave() async throws { try await client.unsubscribe(from: name) }
}
// snippet.end

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Parlance-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }

// snippet.engine
MessagingEnvironment.default = try MessagingEnvironment.embedded(at: folder)
// snippet.end

#if Remote
  /// Chooses an engine on another machine; nothing is connected before a login.
  func useGateway(folder: URL) throws {
    // snippet.gateway
    MessagingEnvironment.default = try MessagingEnvironment.gateway(URL(string: "wss://chat.example")!, folder: folder)
    // snippet.end
  }
#endif

let first = MessagingClient(account: "carol")
try await first.login()
print("logged in: \(first.isLoggedIn)")
await first.logout()
MessagingEnvironment.default.shutDown()

// snippet.administration
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
try environment.administration.createAccount("alice")
try environment.administration.createAccount("bob")
let team = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
// snippet.end
let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
try await alice.login()
try await bob.login()
let (atAlice, atBob) = (Lines(), Lines())
let conversation = Conversation(client: alice, peer: "bob", show: atAlice.add)
let opposite = Conversation(client: bob, peer: "alice", show: atBob.add)

var tasks = [Task { try await conversation.follow() }]
let hello = try await conversation.send("hello")
// Bob reads after Alice's screen has shown that the message was sent: what came before he looks is kept for him.
tasks.append(Task { try await opposite.follow() })
print(await atAlice.next(), await atBob.next(), await atAlice.next(), separator: ", ")
clock.advance(bySeconds: 121)
try await conversation.takeBack(hello)
print(await atAlice.next())

// snippet.offline
environment.setReachable(false, account: "alice", device: "phone", style: "Parlance")
let news = try alice.enqueue(.text("from the train"), to: .direct("bob"))
print(news.state == .sending)
environment.setReachable(true, account: "alice", device: "phone", style: "Parlance")
// snippet.end
print(await atBob.next())

let (teamMessages, lobbyMessages) = (bob.messages(in: .group(team)), bob.messages(in: .room("lobby")))
try await alice.send(.text("all together"), to: .group(team))
for try await message in teamMessages where message.kind == .text {
  print(message.body.displayText)
  break
}
let channels = [alice, bob].map { Channel(client: $0, name: "lobby") }
print(try await channels[0].join().count, try await channels[1].join().count)
try await channels[0].say("welcome")
for try await message in lobbyMessages {
  print(message.body.displayText)
  break
}
try await channels[0].note("closed", as: "door")
print(try await bob.attributes(of: .conversation("lobby")).map(\.value))
try await channels[1].leave()

await alice.logout()
await bob.logout()
for task in tasks { try await task.value }
// Prints "logged in: true".
// Prints "sent, alice: hello, read".
// Prints "too late".
// Prints "true".
// Prints "alice: from the train".
// Prints "all together".
// Prints "1 2".
// Prints "welcome".
// Prints "["closed"]".
