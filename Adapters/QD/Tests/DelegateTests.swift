import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

/// A delegate that notes what it is called with.
private final class Listener: NSObject, QDChatManagerDelegate {
  var received: [[QDMessage]] = []
  func onRecvMessages(_ messages: [QDMessage]) { received.append(messages) }
}

@Suite struct DelegateTests {
  private func list(_ delegates: Listener...) -> DelegateList<any QDChatManagerDelegate> {
    let list = DelegateList<any QDChatManagerDelegate>()
    for delegate in delegates { list.add(delegate) { [weak delegate] in delegate } }
    return list
  }

  @Test func addedTwiceIsToldOnce() {
    let listener = Listener()
    list(listener, listener).forEach { $0.onRecvMessages([]) }
    #expect(listener.received.count == 1)
  }

  @Test func theRemovedAreNotTold() {
    let (first, second) = (Listener(), Listener())
    let list = list(first, second)
    list.remove(first)
    list.remove(first)
    list.forEach { $0.onRecvMessages([]) }
    #expect(first.received.isEmpty)
    #expect(second.received.count == 1)
  }

  @Test func delegatesAreNotKept() {
    let list = DelegateList<any QDChatManagerDelegate>()
    weak var listener: Listener?
    do {
      let made = Listener()
      listener = made
      list.add(made) { [weak made] in made }
    }
    #expect(listener == nil)
    var calls = 0
    list.forEach { _ in calls += 1 }
    #expect(calls == 0)
  }

  @Test func methodsThatAnAppLeavesOutDoNothing() {
    let listener: any QDChatManagerDelegate = Listener()
    listener.willSend(QDMessage())
    listener.send(QDMessage(), didCompleteWithError: nil)
    listener.onRecvReceiptsMessage(QDMessage())
  }
}

@Suite struct LoginStepTests {
  @Test func everyChangeHasItsStep() {
    #expect(QDLoginStep(.connecting) == .linking)
    #expect(QDLoginStep(.linked) == .linkOK)
    #expect(QDLoginStep(.unreachable) == .linkFailed)
    #expect(QDLoginStep(.authenticating) == .logining)
    #expect(QDLoginStep(.authenticated) == .loginOK)
    #expect(QDLoginStep(.refused(MessagingError(.invalidToken))) == .loginFailed)
    #expect(QDLoginStep(.synchronizing) == .syncing)
    #expect(QDLoginStep(.synchronized) == .syncOK)
    #expect(QDLoginStep(.lost) == .loseConnection)
    #expect(QDLoginStep(.ended(.replaced(by: .iOS))) == .loseConnection)
    #expect(QDLoginStep(.loggedOut) == nil)
  }
}

@Suite struct OptionTests {
  @Test func serverOptionsKeepWhatTheyAreGiven() {
    let options = QDServerOptions.serverOption(withIp: "192.0.2.1", port: 8000, domain: "example.org")
    #expect(options.ip == "192.0.2.1")
    #expect(options.port == 8000)
    #expect(options.domain == "example.org")
  }

  @Test func aNewGroupIsWhatItsOptionSays() {
    let option = QDCreateGroupOption(groupName: "team")
    option.introduction = "we"
    let info = option.group(ownedBy: "alice")
    let group = QDGroup(info)
    #expect(group.groupName == "team")
    #expect(group.groupType == .pro)
    #expect(group.owner == "alice")
    #expect(group.introduction == "we")
    #expect(group.announcement == nil)
    #expect(!info.joinsFreely)
  }
}
