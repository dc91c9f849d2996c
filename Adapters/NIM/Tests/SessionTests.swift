import Foundation
import Parlance
import Testing

@testable import NIMSDK

@Suite struct SessionTests {
  @Test func equalByTypeAndId() {
    let session = NIMSession("bob", type: .P2P)
    #expect(session == NIMSession("bob", type: .P2P))
    #expect(session == NIMSession("Bob", type: .P2P))
    #expect(session.hash == NIMSession("Bob", type: .P2P).hash)
    #expect(session != NIMSession("bob", type: .team))
    #expect(NIMSession("t", type: .team) != NIMSession("T", type: .team))
  }

  @Test func copiesAreEqual() throws {
    let session = NIMSession("1001", type: .team)
    let copy = try #require(session.copy() as? NIMSession)
    #expect(copy == session)
    #expect(copy.sessionId == "1001")
    #expect(copy.sessionType == .team)
  }

  @Test(arguments: [NIMSessionType.P2P, .team, .chatroom, .YSF, .superTeam])
  func textRoundTrip(_ type: NIMSessionType) throws {
    let session = NIMSession("a:b", type: type)
    #expect(try #require(NIMSession(from: session.description)) == session)
  }

  @Test func channelRoundTrip() throws {
    let session = NIMSession(forQChat: 7, qchatServerId: 9)
    let read = try #require(NIMSession(from: session.description))
    #expect(read == session)
    #expect(read.qchatChannelId == 7)
    #expect(read.qchatServerId == 9)
    #expect(read.sessionType == .qChat)
  }

  @Test(arguments: ["", "bob", "0:", "4:bob", "x:bob", "6:1", "6:a:b"])
  func otherTextsAreRefused(_ text: String) {
    #expect(NIMSession(from: text) == nil)
  }

  @Test func conversations() throws {
    #expect(NIMSession("bob", type: .P2P).conversation == .direct("bob"))
    #expect(NIMSession("1", type: .team).conversation == .group("1"))
    #expect(NIMSession("1", type: .chatroom).conversation == .room("1"))
    #expect(failure { try NIMSession("1", type: .YSF).requireConversation() } == .notSupported)
    #expect(failure { try NIMSession("", type: .P2P).requireConversation() } == .invalidParam)
  }
}

/// The local code with which something fails; nil if it does not.
func failure<Value>(_ body: () throws -> Value) -> NIMLocalErrorCode? {
  do {
    _ = try body()
    return nil
  } catch {
    let error = error as NSError
    return error.domain == NIMLocalErrorDomain ? NIMLocalErrorCode(rawValue: error.code) : nil
  }
}
