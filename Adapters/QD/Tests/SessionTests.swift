import Foundation
import Parlance
import Testing

@testable import QD_IMSDK

@Suite struct SessionTests {
  @Test func sessionsOfOneNameAndTypeAreEqual() {
    let session = QDSession("friend", type: .P2P)
    #expect(session == QDSession("friend", type: .P2P))
    #expect(session.hash == QDSession("friend", type: .P2P).hash)
    #expect(session != QDSession("friend", type: .group))
    #expect(session != QDSession("other", type: .P2P))
    #expect(!session.isEqual("friend"))
    #expect(!session.isEqual(nil))
  }

  @Test func accountsAreComparedWithoutCaseAndGroupsWithIt() {
    #expect(QDSession("Friend", type: .P2P) == QDSession("friend", type: .P2P))
    #expect(QDSession("Friend", type: .P2P).hash == QDSession("friend", type: .P2P).hash)
    #expect(QDSession("Team", type: .group) != QDSession("team", type: .group))
    #expect(QDSession("Friend", type: .P2P).sessionId == "Friend")
  }

  @Test func copiesAreEqual() throws {
    let session = QDSession("team", type: .group)
    let copy = try #require(session.copy() as? QDSession)
    #expect(copy == session)
    #expect(copy.sessionId == "team")
    #expect(copy.sessionType == .group)
  }

  @Test func sessionsAreKeys() {
    let counts = [QDSession("a", type: .P2P): 1, QDSession("a", type: .chatroom): 2]
    #expect(counts[QDSession("a", type: .P2P)] == 1)
    #expect(counts[QDSession("a", type: .chatroom)] == 2)
    #expect(counts[QDSession("a", type: .group)] == nil)
  }

  @Test(arguments: [(QDSessionType.P2P, 0), (.group, 1), (.chatroom, 2)])
  func documentedNumbers(_ type: QDSessionType, _ number: Int) {
    #expect(type.rawValue == number)
    #expect(QDSessionType(type.kind) == type)
  }
}
