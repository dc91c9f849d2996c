import Foundation
import NIMSDK
import PhoneApps

// Reactions, which are the vendor's quick comments: numbers to which the app gives pictures.

extension NIMPhone {
  /// The app's emojis, the first of which has number 1. The adapter shows the same ones to other vendors' users.
  private static let emojis = [
    "\u{1F44D}", "\u{2764}\u{FE0F}", "\u{1F602}", "\u{1F62E}", "\u{1F622}", "\u{1F64F}", "\u{1F389}", "\u{1F44F}",
    "\u{1F525}", "\u{1F44E}",
  ]

  /// The text that the app shows for a comment. Number 0 stands for any other text.
  private static func text(_ comment: NIMQuickComment) -> String {
    if comment.replyType == 0, let text = comment.ext { return text }
    let index = comment.replyType - 1
    return emojis.indices.contains(Int(clamping: index)) ? emojis[Int(index)] : "#\(comment.replyType)"
  }

  /// Returns the number of an emoji; 0 for a text that is not one of the app's emojis.
  private static func number(_ text: String) -> Int64 { Int64(emojis.firstIndex(of: text).map { $0 + 1 } ?? 0) }

  /// All comments of a table in the order in which they were made.
  private static func list(_ table: NIMQuickCommentsOfNumbers?) -> [NIMQuickComment] {
    #if canImport(Darwin)
      let lists = table?.objectEnumerator()?.allObjects ?? []
    #else
      let lists = table.map { Array($0.values) } ?? []
    #endif
    return lists.flatMap { $0 as? [NIMQuickComment] ?? [] }
      .sorted { ($0.timestamp, $0.from, $0.replyType) < ($1.timestamp, $1.from, $1.replyType) }
  }

  func react(_ text: String, _ isOn: Bool, to id: String, in place: Place, _ outcome: Outcome) {
    if isOn { comment(text, on: id, in: place, outcome) } else { removeComment(text, from: id, in: place, outcome) }
  }

  private func comment(_ text: String, on id: String, in place: Place, _ outcome: Outcome) {
    let comment = NIMQuickComment()
    comment.replyType = Self.number(text)
    var lines = ["let comment = NIMQuickComment()", "comment.replyType = \(comment.replyType)"]
    if comment.replyType == 0 {
      comment.ext = text
      lines.append("comment.ext = \(CodeText.literal(text))")
    }
    lines.append("NIMSDK.shared().chatExtendManager.add(comment, to: message) { error in }")
    guard let message = message(id, place, lines, outcome) else { return }
    sdk.chatExtendManager.add(comment, to: message) { [weak self] error in
      self?.screen.callback("add(_:to:completion:)", [Words.error(error)])
      self?.loadComments(on: message)
      outcome.finish(error)
    }
  }

  /// Deletes the own comment that the local database has.
  private func removeComment(_ text: String, from id: String, in place: Place, _ outcome: Outcome) {
    let number = Self.number(text)
    let isOwn =
      "$0.from == \(CodeText.literal(account))" + (number == 0 ? " && $0.ext == \(CodeText.literal(text))" : "")
    let lines = [
      "NIMSDK.shared().chatExtendManager.quickComments(by: message) { error, comments in",
      "  let list = comments?[\(number)] as? [NIMQuickComment]",
      "  guard let own = list?.first(where: { \(isOwn) }) else { return }",
      "  NIMSDK.shared().chatExtendManager.delete(own) { error in }", "}",
    ]
    guard let message = message(id, place, lines, outcome) else { return }
    sdk.chatExtendManager.quickComments(by: message) { [weak self] error, table in
      guard let self else { return }
      screen.callback("quickComments(by:completion:)", [Words.error(error)])
      let own = Self.list(table).first { $0.from == account && Self.text($0) == text }
      guard let own else { return outcome.fail(error.map { VendorProblem($0) } ?? Self.noComment) }
      sdk.chatExtendManager.delete(own) { [weak self] error in
        self?.screen.callback("delete(_:completion:)", [Words.error(error)])
        self?.loadComments(on: message)
        outcome.finish(error)
      }
    }
  }

  private static let noComment = VendorProblem("The comment is not on this phone.", code: "notHere")

  // MARK: what the screen shows

  /// Reads the comments on a message from the local database, and shows them.
  func loadComments(on message: NIMMessage) {
    let id = message.messageId
    sdk.chatExtendManager.quickComments(by: message) { [weak self] _, table in
      let list = Self.list(table)
      self?.comments[id] = list.isEmpty ? nil : list
      self?.screen.touch()
    }
  }

  /// The comments on a message by their texts.
  func reactions(_ id: String) -> [ReactionSnapshot] {
    var found: [ReactionSnapshot] = []
    for comment in comments[id] ?? [] {
      let text = Self.text(comment)
      if let index = found.firstIndex(where: { $0.text == text }) {
        found[index].accounts.append(comment.from)
        if comment.from == account { found[index].mine = true }
      } else {
        found.append(ReactionSnapshot(text: text, accounts: [comment.from], mine: comment.from == account))
      }
    }
    return found
  }
}

extension NIMPhone {
  func pin(_ id: String, _ isOn: Bool, in place: Place, _ outcome: Outcome) {
    let lines = [
      "let item = NIMSDK.shared().chatExtendManager.pinItem(for: message)",
      "NIMSDK.shared().chatExtendManager.\(isOn ? "add" : "remove")MessagePin(item) { error, item in }",
    ]
    guard let message = message(id, place, lines, outcome) else { return }
    let item = sdk.chatExtendManager.pinItem(for: message)
    if isOn {
      sdk.chatExtendManager.addMessagePin(item) { [weak self] error, _ in
        self?.screen.callback("addMessagePin(_:completion:)", [Words.error(error)])
        outcome.finish(error)
      }
    } else {
      sdk.chatExtendManager.removeMessagePin(item) { [weak self] error, _ in
        self?.screen.callback("removeMessagePin(_:completion:)", [Words.error(error)])
        outcome.finish(error)
      }
    }
  }

  /// Returns the account that pinned a message, as the local database has it; nil if it is not pinned.
  func pinner(of message: NIMMessage) -> String? {
    let item = sdk.chatExtendManager.pinItem(for: message)
    return item.createTime > 0 ? item.accountID : nil
  }
}

extension NIMPhone: @MainActor NIMChatExtendManagerDelegate {
  func onNotifyAddMessagePin(_ item: NIMMessagePinItem) { note("onNotifyAddMessagePin(_:)", item) }
  func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem) { note("onNotifyRemoveMessagePin(_:)", item) }

  private func note(_ name: String, _ item: NIMMessagePinItem) {
    screen.callback(name, ["accountID: \(item.accountID ?? "nil")", "message: \(item.messageId)"])
  }

  func onRecvQuickComment(_ comment: NIMQuickComment) { note("onRecvQuickComment(_:)", comment) }
  func onRemove(_ comment: NIMQuickComment) { note("onRemove(_:)", comment) }

  private func note(_ name: String, _ comment: NIMQuickComment) {
    screen.callback(
      name, ["\(comment.from): replyType \(comment.replyType)", "message: \(comment.message.messageId)"])
    loadComments(on: comment.message)
  }
}
