// An app written in today's Swift: a text, the receipt for it, and its revocation.
import Parlance

// snippet.send
let environment = MessagingEnvironment.inMemory()
let alice = MessagingClient(environment: environment, account: "alice", device: "phone")
// snippet.hide
let bob = MessagingClient(environment: environment, account: "bob", device: "phone")
try await bob.login()
// snippet.show
try await alice.login()
// snippet.hide
let (receipts, revocations) = (alice.receipts(), bob.revocations())
// snippet.show
let sent = try await alice.send(.text("hello"), to: .direct("bob"), attributes: ["urgent": true])
// snippet.end
for try await message in bob.messages() {
  print("\(message.sender): \(message.body.displayText)")
  try await bob.acknowledge(message)
  break
}
for try await _ in receipts { break }
print("read: \(try alice.isReadByPeer(sent))")
try await alice.revoke(sent)
for try await reported in revocations {
  print("revoked by \(reported.revocation.revoker)")
  break
}
// Prints "alice: hello".
// Prints "read: true".
// Prints "revoked by alice".
