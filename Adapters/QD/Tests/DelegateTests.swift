import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

/// A delegate that leaves out what is optional.
private final class Listener: NSObject, QDChatManagerDelegate {}

@Suite struct DelegateTests {
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
  @Test func serverOptionsKeepTheirValues() {
    let options = QDServerOptions.serverOption(withIp: "192.0.2.1", port: 8000, domain: "example.org")
    #expect(options.ip == "192.0.2.1")
    #expect(options.port == 8000)
    #expect(options.domain == "example.org")
  }

  @Test func newGroupHasThePropertiesOfItsOption() {
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
