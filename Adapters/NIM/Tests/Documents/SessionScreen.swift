import Foundation
import NIMSDK

/// A message as an app's screen shows it.
final class MessageModel {
  let message: NIMMessage
  var shouldShowReadLabel = false
  init(_ message: NIMMessage) { self.message = message }
}

/// An app's rules for messages on its screen.
protocol SessionConfig {
  func shouldHandleReceipt(for message: NIMMessage) -> Bool
}

/// Receipts for all texts.
struct TextReceipts: SessionConfig {
  func shouldHandleReceipt(for message: NIMMessage) -> Bool { message.messageType == .text }
}

/// The code of NIM's document on read receipts, as an app's screen of one session has it.
struct SessionScreen {
  /// Rows of all kinds; messages are `MessageModel`s.
  var items: [Any] = []
  var sessionConfig: (any SessionConfig)? = TextReceipts()

  /// Direct chats, step 2: the receiver has read up to a message.
  @discardableResult
  func read(_ message: NIMMessage) -> NIMMessageReceipt {
    let receipt = NIMMessageReceipt(message: message)
    NIMSDK.shared().chatManager.send(receipt, completion: nil)
    return receipt
  }

  /// Teams, step 3: a message that wants receipts.
  func makeMessage(_ number: Int) -> NIMMessage {
    let message = NIMMessage()
    message.text = String(format: "Message %@", "\(number)")
    message.apnsPayload = ["apns-collapse-id": message.messageId]
    let setting = NIMMessageSetting()
    setting.scene = NIMNOSSceneTypeMessage
    setting.teamReceiptEnabled = true
    message.setting = setting
    return message
  }

  /// Teams, steps 4 to 6: which of the rows on the screen need a receipt.
  func receipts(for messages: [Any]) -> [NIMMessageReceipt] {
    var receipts: [NIMMessageReceipt] = []
    for item in messages {
      var message: NIMMessage?
      if let item = item as? NIMMessage {
        message = item
      }
      if let message {
        if !message.isOutgoingMsg && message.setting?.teamReceiptEnabled == true {
          let receipt = NIMMessageReceipt(message: message)
          receipts.append(receipt)
        }
      }
    }
    return receipts
  }

  /// Teams, step 6: sends them.
  func sendReceipts(for messages: [Any]) {
    let receipts = receipts(for: messages)
    if receipts.count > 0 {
      NIMSDK.shared().chatManager.sendTeamMessageReceipts(receipts, completion: nil)
    }
  }

  /// Refreshes the rows of some receipts, or all rows without any; gives the rows that show a label.
  func checkTeamReceipts(_ receipts: [NIMMessageReceipt]?) -> [Int: MessageModel] {
    var filteredMessageIds: Set<String>?
    if let receipts, receipts.count > 0 {
      filteredMessageIds = Set(receipts.map(\.messageId))
    }
    var dict: [Int: MessageModel] = [:]
    let hasConfig = sessionConfig != nil
    var queryMessages: [NIMMessage] = []
    for i in stride(from: items.count - 1, through: 0, by: -1) {
      if let model = items[i] as? MessageModel {
        let message = model.message
        if let filteredMessageIds, !filteredMessageIds.contains(message.messageId) {
          continue
        }
        if receipts == nil {
          // Everything is shown anew, so the counts may be old ones.
          queryMessages.append(message)
        }
        if message.isOutgoingMsg {
          if message.setting?.teamReceiptEnabled == true, hasConfig,
            sessionConfig?.shouldHandleReceipt(for: message) == true
          {
            model.shouldShowReadLabel = true
            dict[i] = model
          }
        }
      }
    }
    if queryMessages.count > 0 {
      NIMSDK.shared().chatManager.refreshTeamMessageReceipts(queryMessages)
    }
    return dict
  }

  /// Passes the readers of a message: from the server, or this device's copy if that fails.
  func showDetail(of message: NIMMessage, then show: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void) {
    NIMSDK.shared().chatManager.queryMessageReceiptDetail(message) { error, detail in
      var detail = detail
      if error != nil {
        detail = NIMSDK.shared().chatManager.localMessageReceiptDetail(message)
      }
      show(error, detail)
    }
  }

  /// Passes those of two members who have read a message: from the server, or this device's copy if that fails.
  func showDetailOfTwo(
    of message: NIMMessage, _ first: String, _ second: String,
    then show: @escaping ((any Error)?, NIMTeamMessageReceiptDetail?) -> Void
  ) {
    let set: Set<AnyHashable> = [first, second]
    NIMSDK.shared().chatManager.queryMessageReceiptDetail(message, accountSet: set) { error, detail in
      var detail = detail
      if error != nil {
        detail = NIMSDK.shared().chatManager.localMessageReceiptDetail(message, accountSet: set)
      }
      show(error, detail)
    }
  }
}
