package import ParlanceAudit

/// The knowledge of Agora Chat, under both brands, that `parlance audit` needs.
package enum AgoraChatAudit {
  package static let sdks = [
    AuditedSDK(
      name: "AgoraChat", title: "Agora Chat for iOS, 1.3.1 and the names of 3.x", modules: ["AgoraChat"],
      dependencies: ["Agora_Chat_iOS", "AgoraChat", "AgoraChat_iOS"],
      kits: ["chat-uikit", "AgoraChatUIKit", "EaseChatKit", "EaseChatUIKit", "AgoraChatCallKit"],
      tables: [AgoraChatTable.rows],
      features: features, notes: notes),
    AuditedSDK(
      name: "HyphenateChat", title: "Hyphenate and Easemob IM for iOS", modules: ["HyphenateChat", "Hyphenate"],
      dependencies: ["HyphenateChat", "Hyphenate", "HyphenateLite", "HyphenateSDK", "HyphenateFullSDK"],
      kits: ["EaseIMKit", "EaseUI", "EaseUILite", "EaseChatUIKit", "EaseChatUI", "EaseCallKit", "HyphenateUI"],
      tables: [HyphenateTable.rows, AgoraChatTable.rows], features: features, notes: notes),
  ]

  private static let notes = ["The declarations are in Swift: sources in Objective-C have to be ported first."]

  private static let features = [
    AuditFeature(
      "Push notifications", "A gateway needs --apns-apps, and settings under the certificate's name",
      [
        "AgoraChatOptions.apnsCertName", "AgoraChatOptions.pushKitCertName", "AgoraChatClient.bindDeviceToken",
        "AgoraChatClient.registerForRemoteNotifications", "IAgoraChatPushManager.*",
      ]),
    AuditFeature(
      "Read receipts", "The hub keeps them; groups need receipts in its settings",
      [
        "IAgoraChatManager.sendMessageReadAck", "IAgoraChatManager.sendGroupMessageReadAck",
        "IAgoraChatManager.ackConversationRead",
        "AgoraChatOptions.enableRequireReadAck",
      ]),
    AuditFeature("Delivery receipts", "The hub keeps them", ["AgoraChatOptions.enableDeliveryAck"]),
    AuditFeature(
      "Translation", "There is no such service here",
      ["IAgoraChatManager.translate", "IAgoraChatManager.fetchSupportedLanguages"]),
    AuditFeature("Presence", "The hub reports it", ["IAgoraChatPresenceManager.*", "AgoraChatClient.presenceManager"]),
    AuditFeature("Threads", "The hub keeps them", ["IAgoraChatThreadManager.*", "AgoraChatClient.threadManager"]),
    AuditFeature(
      "Reactions", "The hub keeps them", ["IAgoraChatManager.addReaction", "AgoraChatMessage.reactionList"]),
    AuditFeature("Reports of messages", "They reach the operator over the API", ["IAgoraChatManager.reportMessage"]),
    AuditFeature(
      "Chat rooms", "The operator makes rooms, over the server API or the administration",
      ["IAgoraChatroomManager.*", "AgoraChatClient.roomManager"]),
    AuditFeature(
      "Tokens", "A gateway needs keys with which the app's back end signs tokens, or --face easemob",
      ["AgoraChatClient.login"]),
  ]
}
