import Foundation
import NewChat
import OldChat
import Parlance

// snippet.choice
/// The calls of a conversation that the app's screens make, with either SDK.
protocol Chat {
  static var sdk: String { get }
  func logIn(_ account: String, token: String, thenSend text: String)
}
extension OldChat.Conversation: Chat {}
extension NewChat.Conversation: Chat {}

/// Makes a conversation over the hub of an environment, or over the vendor's cloud if there is none. One run of the app
/// uses one SDK.
func makeChat(
  over environment: MessagingEnvironment?, with peer: String, show: @escaping (String) -> Void
) -> any Chat {
  guard let environment else { return OldChat.Conversation(with: peer, show: show) }
  MessagingEnvironment.default = environment
  return NewChat.Conversation(with: peer, show: show)
}
// snippet.end

// In an app the back end says which service an account uses, the app keeps the answer for its next start, and the
// environment is a gateway.
var environment: MessagingEnvironment?
if CommandLine.arguments.contains("--hub") {
  environment = MessagingEnvironment.inMemory()
  try environment?.administration.createAccount("bob")
}
let chat = makeChat(over: environment, with: "bob") { line in
  print(line)
  exit(0)
}
print(type(of: chat).sdk)
chat.logIn("alice", token: "", thenSend: "hello")
RunLoop.main.run()
