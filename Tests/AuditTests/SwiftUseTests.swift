import ParlanceAudit
import Testing

/// The symbols that sources in Swift use.
@Suite(.enabled(if: Reader.isThere, Reader.reason)) struct SwiftUseTests {
  private func findings(_ text: String, _ sdk: String = "NIMSDK") throws -> Findings {
    try AuditedApp(["A.swift": text]).audit().findings(sdk)
  }

  @Test func chainIsFollowedThroughTheTypesOfTheTable() throws {
    let found = try findings(
      """
      import NIMSDK
      func start() throws {
        let message = NIMMessage()
        message.text = "hi"
        try NIMSDK.shared().chatManager.send(message, to: NIMSession("bob", type: .P2P))
        NIMSDK.shared().enableConsoleLog()
        NIMSDK.shared().uploadLogs { error, path in }
      }
      """)
    #expect(
      found.titles(.here) == [
        "NIMMessage", "NIMMessage.init()", "NIMMessage.text", "NIMSDK", "NIMSDK.shared()", "NIMSDK.chatManager",
        "NIMChatManager.send(_:to:)", "NIMSession", "NIMSession.init(_:type:)", "NIMSessionType.P2P",
      ])
    #expect(found.titles(.kept) == ["NIMSDK.enableConsoleLog()"] && found.titles(.refuses) == ["NIMSDK.uploadLogs(_:)"])
    #expect(found.lines("NIMChatManager.send(_:to:)") == [5] && found.ambiguities.isEmpty)
  }

  @Test func absentTypeMemberLabelAndLaterVersionAreAbsent() throws {
    let found = try findings(
      """
      import NIMSDK
      func work(_ team: NIMTeam, manager: NIMTeamManager) {
        manager.searchEverything(with: nil) { error, teams in }
        NIMSDK.shared().qchatServerManager.leave()
        NIMSDK.shared().madeUpManager.start()
        V2NIMMessageCreator.createTextMessage("x")
        NIMSDK.shared().chatManager.send(NIMMessage(), into: nil)
      }
      """)
    #expect(
      found.titles(.absent)
        .isSuperset(of: [
          "NIMQChatServerManager.leave(asVisitor:completion:)", "NIMSDK.madeUpManager", "V2NIMMessageCreator",
        ]))
    #expect(found.titles(.absent).contains("NIMChatManager.send(_:into:)"))
    #expect(found.titles(.absent).contains { $0.hasPrefix("NIMTeamManager.search") })
  }

  @Test func typesReachMembersThroughClosuresCastsLoopsAndProperties() throws {
    let found = try findings(
      """
      import NIMSDK
      final class Store {
        var session: NIMSession?
        lazy var manager = NIMSDK.shared().conversationManager
        let all: [String: NIMRecentSession] = [:]
        func load() {
          for recent in manager.allRecentSessions() ?? [] { print(recent.unreadCount, "\\(recent.session?.sessionId ?? "")") }
          all.values.sorted { $0.unreadCount > $1.unreadCount }.forEach { _ = $0.lastMessage }
          NIMSDK.shared().userManager.fetchUserInfos(["a"]) { users, error in
            guard let user = users?.first else { return }
            _ = user.userInfo?.nickName
          }
          if let picture = all.first?.value.lastMessage?.messageObject as? NIMImageObject { _ = picture.thumbUrl }
          switch session?.sessionType { case .team?: break default: break }
          let kind: NIMMessageType = session == nil ? .text : .image
          _ = kind
        }
      }
      extension Store { func second() { _ = session?.sessionId; self.manager.markAllMessagesRead() } }
      """)
    let expected: Set = [
      "NIMRecentSession.unreadCount", "NIMRecentSession.session", "NIMSession.sessionId",
      "NIMRecentSession.lastMessage",
      "NIMUser.userInfo", "NIMUserInfo.nickName", "NIMImageObject.thumbUrl", "NIMMessage.messageObject",
      "NIMSessionType.team", "NIMMessageType.text", "NIMMessageType.image",
      "NIMConversationManager.markAllMessagesRead()",
    ]
    #expect(found.titles(.here).isSuperset(of: expected), "\(expected.subtracting(found.titles(.here)))")
    #expect(found.ambiguities.isEmpty && found.titles(.absent).isEmpty, "\(found.ambiguities) \(found.titles(.absent))")
  }

  @Test func allBranchesOfConditionalCompilationAreRead() throws {
    let found = try findings(
      """
      import NIMSDK
      #if DEBUG
      func a() { NIMSDK.shared().enableConsoleLog() }
      #else
      func a() { _ = NIMSDK.shared().sdkVersion() }
      #endif
      func b(_ m: NIMMessage) {
        #if os(iOS)
        _ = m.text
        #else
        _ = m.messageId
        #endif
      }
      """)
    #expect(found.lines("NIMSDK.enableConsoleLog()") == [3] && found.lines("NIMSDK.sdkVersion()") == [5])
    #expect(found.lines("NIMMessage.text") == [9] && found.lines("NIMMessage.messageId") == [11])
  }

  @Test func stringsCommentsAndOwnTypesOfTheSameNameDoNotCount() throws {
    let app = try AuditedApp([
      "A.swift": """
      import NIMSDK
      struct NIMTeam { var teamId = "mine" }
      /* NIMSDK.shared().chatManager */
      // NIMUser
      func f(_ team: NIMTeam) -> String {
        let text = "NIMSDK.shared().teamManager.dismissTeam()"
        let NIMMessage = team.teamId
        return text + NIMMessage
      }
      func g(message: Int) { let message = Other(); message.text = 1 }
      final class Other { var text = 0 }
      """,
      "B.swift": "func h() { NIMSDK.shared().chatManager.cancelSendingMessage(x) }\n",
    ])
    let found = try app.audit().findings("NIMSDK")
    #expect(found.uses.isEmpty && found.ambiguities.isEmpty, "\(found.uses.keys)")
    #expect(found.files == ["Swift": 1])
  }

  @Test func memberOfUnknownOwnerIsAmbiguousWithItsCandidates() throws {
    let found = try findings(
      """
      import NIMSDK
      func f<T>(_ make: () -> T) { let (a, b) = (make as Any, 1); wrap(a).map { $0.latestMsg.sessionId } }
      func wrap<T>(_ value: T) -> Box<T> { Box(value) }
      func g(_ box: [Int: (NIMMessage, Int)]) { for item in zip(box.keys, box.values).lazy.map({ $0.1 }) { _ = item.0.senderName } }
      """)
    #expect(found.uses["NIMMessage.senderName"] == nil)
    let ambiguity = found.ambiguities["senderName"]
    #expect(ambiguity == nil || ambiguity?.owners.contains("NIMMessage") == true)
  }

  @Test func bridgingHeaderAndExportedImportCountForAllFiles() throws {
    let bridged = try AuditedApp([
      "App/App-Bridging-Header.h": "#import <NIMSDK/NIMSDK.h>\n",
      "App/A.swift": "func f() { NIMSDK.shared().enableConsoleLog() }\n",
    ])
    #expect(try bridged.audit().findings("NIMSDK").titles(.kept) == ["NIMSDK.enableConsoleLog()"])
    let exported = try AuditedApp([
      "A.swift": "@_exported import NIMSDK\n", "B.swift": "func f() { NIMSDK.shared().enableConsoleLog() }\n",
    ])
    #expect(try exported.audit().findings("NIMSDK").titles(.kept) == ["NIMSDK.enableConsoleLog()"])
  }

  @Test func extensionsOfTheSDKsTypesAreTheAppsMembers() throws {
    let app = try AuditedApp([
      "A.swift": "import HyphenateChat\nextension EMUserInfo { var shown: String { nickname ?? userId ?? \"\" } }\n",
      "B.swift":
        "import HyphenateChat\nfunc f(_ info: EMUserInfo?, _ m: EMChatMessage) { _ = info?.shown.count; _ = m.mine() }\n",
      "C.swift": "import HyphenateChat\nextension EMChatMessage { func mine() -> Bool { direction == .send } }\n",
    ])
    let found = try app.audit().findings("HyphenateChat")
    #expect(found.titles(.absent).isEmpty && found.ambiguities.isEmpty, "\(found.titles(.absent)) \(found.ambiguities)")
    #expect(found.titles(.here).isSuperset(of: ["AgoraChatUserInfo.nickname", "AgoraChatMessageDirection.send"]))
  }

  @Test func featuresThatTheAppPresumesAreNamed() throws {
    let app = try AuditedApp([
      "A.swift": """
      import HyphenateChat
      func f(_ m: EMChatMessage) {
        EMClient.shared().chatManager.translateMessage(m, targetLanguages: ["en"]) { _, _ in }
        EMClient.shared().pushManager.updatePushDisplayName("x") { _, _ in }
      }
      """
    ])
    let report = app.audit()
    let sdk = try #require(report.sdks.first { $0.sdk.name == "HyphenateChat" })
    #expect(sdk.features.map(\.feature.name).contains("Push notifications"), "\(report.text)")
    // Members are shown under the names of the brand.
    #expect(report.text.contains("    EMClient.pushManager: ") && !report.text.contains("    AgoraChatClient."))
  }
}
