import ParlanceAudit
import Testing

/// Methods that look like those of a delegate.
@Suite(.enabled(if: Reader.isThere, Reader.reason)) struct DelegateTests {
  private func findings(_ files: [String: String], _ sdk: String = "NIMSDK") throws -> Findings {
    try AuditedApp(files).audit().findings(sdk)
  }

  @Test func rightMethodsAreUsesAndWrongOnesAreNamedWithTheNearest() throws {
    let found = try findings([
      "A.swift": """
      import NIMSDK
      final class A: NSObject, NIMChatManagerDelegate {
        func onRecvMessages(_ messages: [NIMMessage]) {}
        func onRecvMessage(_ messages: [NIMMessage]) {}
        func send(_ message: NIMMessage, didCompleteWithError error: Error?) {}
        func send(_ message: NIMMessage, progres: Float) {}
        func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]?) {}
        func willSendMessage(_ message: NIMMessage) {}
        private func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {}
        func send(text: String) {}
        func reload() {}
      }
      """
    ])
    #expect(
      Set(found.methodsNeverCalled.keys) == [
        "A.onRecvMessage(_:)", "A.send(_:progres:)", "A.onRecvMessageReceipts(_:)", "A.willSendMessage(_:)",
        "A.onRecvRevokeMessageNotification(_:)",
      ])
    #expect(found.nearest("A.onRecvMessage(_:)") == "onRecvMessages(_: [NIMMessage])")
    #expect(found.nearest("A.onRecvMessageReceipts(_:)") == "onRecvMessageReceipts(_: [NIMMessageReceipt])")
    #expect(found.nearest("A.willSendMessage(_:)") == "willSend(_: NIMMessage)")
    #expect(found.methodsNeverCalled["A.onRecvRevokeMessageNotification(_:)"] == "it is private")
    #expect(found.titles(.here).contains("NIMChatManagerDelegate.onRecvMessages(_:)"))
  }

  @Test func methodThatTheDelegateLacksHereIsNeverCalled() throws {
    let found = try findings(
      [
        "A.swift": """
        import AgoraChat
        final class A: NSObject {}
        extension A: AgoraChatLocalNotificationDelegate {
          func emDidRecivePushSilentMessage(_ messageDic: [AnyHashable: Any]) {}
          func emHandle(_ content: UNMutableNotificationContent) {}
        }
        """
      ], "AgoraChat")
    #expect(found.methodsNeverCalled == ["A.emHandle(_:)": "the delegate here has no such method"])
    #expect(found.titles(.absent).contains("AgoraChatLocalNotificationDelegate.emHandle(_:)"))
  }

  @Test func conformanceInAnotherFileAndThroughOwnProtocolCounts() throws {
    let found = try findings([
      "A.swift": "import NIMSDK\nclass A: NSObject { func onRecvMessagez(_ messages: [NIMMessage]) {} }\n",
      "B.swift": "import NIMSDK\nextension A: Chatting {}\n",
      "C.swift":
        "import NIMSDK\nprotocol Chatting: NIMChatManagerDelegate {}\ntypealias Chat = NIMChatManagerDelegate\n",
      "D.swift": "import NIMSDK\nclass D: NSObject, Chat { func onRecvMessagez(_ messages: [NIMMessage]) {} }\n",
    ])
    #expect(Set(found.methodsNeverCalled.keys) == ["A.onRecvMessagez(_:)", "D.onRecvMessagez(_:)"])
  }

  @Test func methodOfASubclassAloneIsNeverCalled() throws {
    let found = try findings([
      "A.swift": """
      import NIMSDK
      class Base: NSObject, NIMChatManagerDelegate { func onRecvMessages(_ messages: [NIMMessage]) {} }
      class Derived: Base {
        override func onRecvMessages(_ messages: [NIMMessage]) {}
        func willSend(_ message: NIMMessage) {}
      }
      """
    ])
    #expect(
      found.methodsNeverCalled == ["Derived.willSend(_:)": "Base, which has the conformance, does not have it"])
  }

  @Test func everySpellingThatThePackageCallsIsACall() throws {
    let found = try findings(
      [
        "A.swift": """
        import HyphenateChat
        class A: NSObject, EMChatManagerDelegate {
          func messagesDidReceive(_ aMessages: [Any]!) {}
          func cmdMessagesDidReceive(_ aCmdMessages: [EMChatMessage]) {}
          func messagesDidRead(_ aMessages: [EMChatMessage]?) {}
          func messagesDidDeliver(_ aMessages: [String]) {}
          func messageDidReceive(_ aMessages: [EMChatMessage]) {}
        }
        """
      ], "HyphenateChat")
    #expect(Set(found.methodsNeverCalled.keys) == ["A.messagesDidDeliver(_:)", "A.messageDidReceive(_:)"])
    #expect(found.nearest("A.messageDidReceive(_:)") == "messagesDidReceive(_: [EMChatMessage])")
    #expect(found.methodsNeverCalled["A.messagesDidDeliver(_:)"] == "its types differ from the delegate's")
  }
}
