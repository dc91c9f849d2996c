package import ParlanceAudit

/// The knowledge of NIM that `parlance audit` needs.
package enum NIMAudit {
  package static let sdks = [ios, android]

  static let ios = AuditedSDK(
    name: "NIMSDK", title: "NIM (NetEase Yunxin) for iOS, 9.14.0; what 10.x adds is absent", modules: ["NIMSDK"],
    dependencies: ["NIMSDK", "NIMSDK_LITE", "NIM_iOS_SDK", "NIMSDK-iOS"],
    kits: [
      "NIMKit", "NEUIKit", "NECommonUIKit", "NEChatUIKit", "NEConversationUIKit", "NEContactUIKit", "NETeamUIKit",
      "NELocalConversationUIKit", "NEChatKit", "NEConversationKit", "NEContactKit", "NETeamKit", "NECoreIMKit",
      "NECoreIM2Kit",
      "NEMapKit", "NERtcCallKit", "NERtcCallUIKit",
    ], tables: [NIMTable.rows, NIMLaterTable.rows], features: features,
    notes: ["The declarations are in Swift: sources in Objective-C have to be ported first."])

  /// The SDK for Android, which has no counterpart here.
  static let android = AuditedSDK(
    name: "nimlib", title: "NIM (NetEase Yunxin) for Android: no API in its style is here",
    packages: ["com.netease.nimlib"],
    dependencies: [
      "com.netease.nimlib:basesdk", "com.netease.nimlib:chatroom", "com.netease.nimlib:push",
      "com.netease.nimlib:superteam",
      "com.netease.nimlib:search", "com.netease.nimlib:lucene", "com.netease.nimlib:avsignalling",
    ], kits: ["com.netease.yunxin.kit.chat:chatkit-ui", "com.netease.yunxin.kit:alog", "com.netease.nim.uikit"],
    tables: [])

  private static let features = [
    AuditFeature(
      "Push notifications", "A gateway needs --apns-apps, and settings under the certificate's name",
      ["NIMSDKOption.apnsCername", "NIMSDKOption.pkCername", "NIMSDK.updateApnsToken", "NIMApnsManager.*"]),
    AuditFeature(
      "Read receipts of teams", "The hub's settings must allow group receipts",
      [
        "NIMSDKConfig.teamReceiptEnabled", "NIMChatManager.sendTeamMessageReceipts",
        "NIMChatManager.refreshTeamMessageReceipts",
      ]),
    AuditFeature(
      "Read receipts", "The hub keeps them", ["NIMChatManager.send(_:completion:)", "NIMMessage.isRemoteRead"]),
    AuditFeature(
      "Anti-spam", "The operator's list of words decides; no outside service is asked",
      ["NIMAntispamManager*", "NIMMessage.antiSpamOption", "NIMAntiSpamOption*"]),
    AuditFeature(
      "Tokens", "A gateway needs keys with which the app's back end signs tokens, or --face nim",
      ["NIMLoginManager.login", "NIMLoginManager.autoLogin"]),
    AuditFeature(
      "Chatrooms", "The operator makes rooms, over the server API or the administration",
      ["NIMChatroomManager.*", "NIMSDK.chatroomManager"]),
    AuditFeature(
      "Files", "The hub keeps them; limits and retention are settings",
      ["NIMResourceManager.*", "NIMSDK.resourceManager"]),
    AuditFeature(
      "Speech to text", "There is no such service here", ["NIMMediaManager.transAudio", "NIMAudioToTextOption*"]),
    AuditFeature(
      "Signalling", "The hub passes the signals of calls; sound and pictures are another product", ["NIMSignal*"]),
    AuditFeature("QChat", "There is no such service here", ["NIMQChat*"]),
  ]
}
