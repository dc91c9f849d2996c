import ParlanceAudit
import Testing

/// Objective-C, Java, Kotlin, manifests; and Swift without the reader.
@Suite struct OtherLanguageTests {
  @Test func objectiveCMessagesPropertiesAndConstantsAreUses() throws {
    let app = try AuditedApp([
      "Chat.h": "#import <NIMSDK/NIMSDK.h>\n@interface Chat : NSObject <NIMChatManagerDelegate>\n@end\n",
      "Chat.m": """
      #import "Chat.h"
      // [[NIMSDK sharedSDK] logFile];
      @implementation Chat
      - (void)start {
        NSString *s = @"[[NIMSDK sharedSDK] enableConsoleLog]";
        NIMSession *session = [NIMSession session:@"bob" type:NIMSessionTypeP2P];
        NIMMessage *message = [[NIMMessage alloc] init];
        message.text = s;
        [[[NIMSDK sharedSDK] chatManager] sendMessage:message toSession:session error:nil];
        [[NIMSDK sharedSDK].chatManager addDelegate:self];
        [[[NIMSDK sharedSDK] userManager] fetchUserInfos:@[s] completion:^(NSArray<NIMUser *> *users, NSError *error) {
          switch (message.messageType) { case NIMMessageTypeText: break; default: [users removeAll]; }
        }];
        NSString *id = [NIMSDK sharedSDK].conversationManager.allRecentSessions.firstObject.session.sessionId;
        int read = message.session.sessionType == NIMSessionTypeTeam ? [message isRemoteRead] : 0;
      }
      - (void)onRecvMessages:(NSArray<NIMMessage *> *)messages {}
      - (void)onRecvMessage:(NSArray *)messages {}
      - (void)onSomethingElse:(id)thing {}
      @end
      """,
    ])
    let found = try app.audit().findings("NIMSDK")
    #expect(
      found.titles(.here).isSuperset(of: [
        "NIMSDK.shared()", "NIMSession.init(_:type:)", "NIMSessionType.P2P", "NIMMessage.text", "NIMSDK.chatManager",
        "NIMChatManager.send(_:to:)", "NIMChatManager.add(_:)", "NIMUserManager.fetchUserInfos(_:completion:)",
        "NIMMessage.messageType", "NIMMessageType.text", "NIMConversationManager.allRecentSessions()",
        "NIMMessage.session",
        "NIMSession.sessionType", "NIMSessionType.team", "NIMMessage.isRemoteRead",
        "NIMChatManagerDelegate.onRecvMessages(_:)",
      ]), "\(found.titles(.here))")
    #expect(found.uses["NIMSDK.enableConsoleLog()"] == nil)
    #expect(Set(found.neverCalled.map(\.method)) == ["onRecvMessage:"])
    #expect(found.neverCalled.first?.nearest == "onRecvMessages:")
  }

  @Test func javaAndKotlinAreReadByImportsAndNames() throws {
    let app = try AuditedApp([
      "A.java": """
      import com.hyphenate.chat.EMClient;
      import com.hyphenate.chat.EMMessage;
      import com.hyphenate.chat.EMPushConfigs;
      class A {
        // EMClient.getInstance().logout();
        void f() {
          EMMessage message = EMMessage.createTxtSendMessage("EMGroup", "bob");
          message.setAttribute("a", 1);
          EMClient.getInstance().isLoggedInBefore();
        }
      }
      """,
      "B.kt": """
      import com.hyphenate.chat.EMMessage as Message
      fun f(message: Message) { message.getBody() }
      """,
      "C.kt": "import com.netease.nimlib.sdk.NIMClient\nfun g() { NIMClient.init(null, null, null) }\n",
      "D.java": "class D { void f() { EMMessage m; m.getBody(); } }\n",
    ])
    let report = app.audit()
    let found = try report.findings("AgoraChatAndroid")
    #expect(
      found.titles(.here).isSuperset(of: [
        "AgoraChatManager", "AgoraMessage", "AgoraMessage.createTxtSendMessage(_:_:)",
      ]),
      "\(found.titles(.here))")
    #expect(found.titles(.absent) == ["EMPushConfigs", "AgoraChatManager.isLoggedInBefore"])
    #expect(found.uses["AgoraMessage"]?.places.allSatisfy { !$0.file.hasSuffix("D.java") } == true)
    #expect(try report.findings("nimlib").titles(.absent) == ["NIMClient"])
    #expect(report.exitCode == 1)
  }

  @Test func manifestsNameSDKsAndKits() throws {
    let app = try AuditedApp([
      "Podfile": "# pod 'HyphenateChat'\npod 'NIMSDK_LITE', '9.14.0'\npod \"EaseIMKit\"\npod 'NEChatUIKit/NOS'\n",
      "Package.swift": """
      // .package(url: "https://example.com/HyphenateChat.git", from: "1.0.0")
      let p = [.package(url: "https://example.com/org/Agora_Chat_iOS.git", from: "1.3.1")]
      """,
      "Cartfile": "github \"org/QD_IMSDK\" ~> 1.0\nbinary \"https://example.com/QD_IMSDK\"\n",
      "app/build.gradle":
        "dependencies {\n  implementation 'io.hyphenate:hyphenate-chat:4.0.0'\n  // implementation 'io.agora.rtm:rtm-sdk:1'\n}\n",
      "app/build.gradle.kts": "dependencies { implementation(\"io.hyphenate:ease-im-kit:4.0\") }\n",
      "gradle/libs.versions.toml": "nim = { group = \"com.netease.nimlib\", name = \"basesdk\", version = \"9\" }\n",
    ])
    let report = app.audit()
    let kits = report.sdks.flatMap { $0.findings.kits.keys }.sorted()
    #expect(kits == ["EaseIMKit", "NEChatUIKit", "io.hyphenate:ease-im-kit"])
    #expect(
      report.sdks.flatMap { $0.findings.mentions.keys }.sorted() == [
        "Agora_Chat_iOS", "NIMSDK_LITE", "QD_IMSDK", "com.netease.nimlib:basesdk", "io.hyphenate:hyphenate-chat",
      ])
    #expect(report.text.contains("user interface kit, untried here: EaseIMKit") && report.exitCode == 0)
  }

  @Test func swiftWithoutTheReaderIsReadByNamesWithAWarning() throws {
    let app = try AuditedApp([
      "A.swift": """
      import NIMSDK
      /* NIMUser */
      final class A: NSObject, NIMChatManagerDelegate {
        let text = "NIMTeam"
        func onRecvMessage(_ messages: [NIMMessage]) { NIMSDK.shared().enableConsoleLog() }
        func onRecvMessages(_ messages: [NIMMessage]) {}
      }
      """
    ])
    let report = app.audit(nil)
    let found = try report.findings("NIMSDK")
    #expect(report.text.hasPrefix("Swift read by names only: ") && report.text.contains("make swift-reader"))
    #expect(found.titles(.here).isSuperset(of: ["NIMSDK", "NIMMessage", "NIMChatManagerDelegate"]))
    #expect(
      found.titles(.kept) == ["NIMSDK.enableConsoleLog()"] && found.uses["NIMTeam"] == nil
        && found.uses["NIMUser"] == nil)
    #expect(found.nearest("A.onRecvMessage(_:)") == "onRecvMessages(_: [NIMMessage])")
    #expect(report.exitCode == 1)
  }
}
