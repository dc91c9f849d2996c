import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// Silent messages of servers, and the delegate that receives them.
@Suite @MainActor struct LocalNotificationTests {
  private final class Listener: NSObject, AgoraChatLocalNotificationDelegate {
    let messages = Inbox<[AnyHashable: Any]>("silent message")
    func emDidRecivePushSilentMessage(_ messageDic: [AnyHashable: Any]) { messages.add(messageDic) }
  }

  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  @Test func messagesOfServersReachTheLastDelegate() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    try environment.administration.createAccount("bob")
    let manager = AgoraChatLocalNotificationManager(alice.client)
    let (former, listener) = (Listener(), Listener())
    #expect(try environment.administration.notify("alice", "before there is a delegate") == 1)
    try await alice.catchUp()
    manager.launch(with: former)
    manager.launch(with: listener)
    #expect(try environment.administration.notify("alice", #"{"order":7,"state":"paid"}"#, from: "bob") == 1)
    let order = try await listener.messages.next()
    #expect(order["order"] as? Int == 7 && order["state"] as? String == "paid" && order.count == 2)
    for text in ["plain", "[1]", "{"] {
      #expect(try environment.administration.notify("alice", text) == 1)
      let message = try await listener.messages.next()
      #expect(message["data"] as? String == text && message.count == 1)
    }
    #expect(former.messages.takeAll().isEmpty)
    #expect(try environment.administration.notify("bob", "offline") == 0)
  }

  @Test func delegateIsHeldWeaklyAndTheSharedManagerIsOne() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    let manager = AgoraChatLocalNotificationManager(alice.client)
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      manager.launch(with: listener)
    }
    #expect(gone == nil)
    #expect(try environment.administration.notify("alice", "nobody listens") == 1)
    try await alice.catchUp()
    #expect(AgoraChatLocalNotificationManager.shared() === EMLocalNotificationManager.shared())
    #expect(EMNotificationState.willPresentNotification.rawValue == 0)
    #expect(EMNotificationState.didReceiveNotificationResponse.rawValue == 1)
  }
}
