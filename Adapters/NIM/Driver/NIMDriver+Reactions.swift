import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: ReactionDriver {
  /// The emojis of an app that numbers them as the adapter proposes.
  private static let emojis: [Int64: String] = [1: "\u{1F44D}", 2: "\u{2764}\u{FE0F}", 3: "\u{1F602}"]

  func addReaction(_ text: String, to id: MessageID, in conversation: ConversationID) async throws {
    try await act("add a quick comment") { driver, completion in
      let message = try driver.object(id, in: conversation)
      driver.sdk.chatExtendManager.add(Self.comment(text), to: message, completion: completion)
    }
  }

  func removeReaction(_ text: String, from id: MessageID, in conversation: ConversationID) async throws {
    // As an app does that shows the comment: it has the object from a list. One that is gone it still shows.
    let key = MessageKey(id, in: conversation)
    try await log.request("delete a quick comment") { (reply: Reply<Void>) in
      self.sdk.chatExtendManager.quickComments(by: try self.object(id, in: conversation)) { error, table in
        let own = Self.comments(table).first { Self.text($0) == text && $0.from == self.context.account.name }
        if let own { self.comments[key, default: [:]][text] = own }
        guard let comment = self.comments[key]?[text] else { return reply.fail(Self.some(error)) }
        self.sdk.chatExtendManager.delete(comment) { reply.finish($0) }
      }
    }
  }

  func localReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>] {
    try await log.request("quickComments") { (reply: Reply<[String: Set<AccountID>]>) in
      self.sdk.chatExtendManager.quickComments(by: try self.object(id, in: conversation)) { error, table in
        if let error { reply.fail(error) } else { reply.succeed(Self.accounts(Self.comments(table))) }
      }
    }
  }

  func fetchReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>] {
    try await log.request("fetchQuickComments") { (reply: Reply<[String: Set<AccountID>]>) in
      let message = try self.object(id, in: conversation)
      self.sdk.chatExtendManager.fetchQuickComments([message]) { error, table, failed in
        #if canImport(Darwin)
          let list = table?.object(forKey: message)
        #else
          let list = table?[message]
        #endif
        guard let found = list as? [NIMQuickComment], failed?.isEmpty == true else {
          return reply.fail(Self.some(error))
        }
        reply.succeed(Self.accounts(found))
      }
    }
  }

  private static func comment(_ text: String) -> NIMQuickComment {
    let comment = NIMQuickComment()
    if let emoji = emojis.first(where: { $0.value == text }) {
      comment.replyType = emoji.key
    } else if text.hasPrefix("#"), let number = Int64(text.dropFirst()) {
      comment.replyType = number
    } else {
      comment.ext = text
    }
    return comment
  }

  fileprivate static func text(_ comment: NIMQuickComment) -> String {
    if comment.replyType == 0 { return comment.ext ?? "" }
    return emojis[comment.replyType] ?? "#\(comment.replyType)"
  }

  private static func comments(_ table: NIMQuickCommentsOfNumbers?) -> [NIMQuickComment] {
    #if canImport(Darwin)
      let lists = table?.objectEnumerator()?.allObjects ?? []
    #else
      let lists = table.map { Array($0.values) } ?? []
    #endif
    return lists.flatMap { $0 as? [NIMQuickComment] ?? [] }
  }

  private static func accounts(_ comments: [NIMQuickComment]) -> [String: Set<AccountID>] {
    comments.reduce(into: [:]) { $0[text($1), default: []].insert(AccountID($1.from)) }
  }
}

extension NIMDriver: NIMChatExtendManagerDelegate {
  func onRecvQuickComment(_ comment: NIMQuickComment) { note(comment, isRemoval: false, "onRecvQuickComment") }
  func onRemove(_ comment: NIMQuickComment) { note(comment, isRemoval: true, "onRemove") }

  private func note(_ comment: NIMQuickComment, isRemoval: Bool, _ call: String) {
    let observed = ObservedReaction(
      messageID: MessageID(comment.message.messageId), conversation: Self.conversation(comment.basicInfo.session),
      account: AccountID(comment.from), text: Self.text(comment), isRemoval: isRemoval)
    log.record(observed, raw: "\(call) \(comment.replyType) \(comment.ext ?? "-") \(observed)")
  }
}
