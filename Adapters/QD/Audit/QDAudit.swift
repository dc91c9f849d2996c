package import ParlanceAudit

/// The knowledge of QD that `parlance audit` needs.
package enum QDAudit {
  package static let sdks = [
    AuditedSDK(
      name: "QD_IMSDK", title: "QD for iOS", modules: ["QD_IMSDK"], dependencies: ["QD_IMSDK"], tables: [QDTable.rows],
      features: [
        AuditFeature(
          "Push notifications", "A gateway needs --apns-apps", ["QDClient.updateApnsToken", "QDClient.updatePushScene"]),
        AuditFeature("Read receipts", "The hub keeps them", ["QDIMChatManager.sendMessageReceipt"]),
        AuditFeature(
          "Tokens", "A gateway needs keys with which the app's back end signs tokens",
          ["QDIMLoginManager.login", "QDIMLoginManager.autoLogin"]),
      ], notes: ["The declarations are in Swift: sources in Objective-C have to be ported first."])
  ]
}
