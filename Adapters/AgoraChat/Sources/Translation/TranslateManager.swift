internal import Foundation
internal import Parlance

/// The translate manager of one client. Translations are among the notes of their messages.
final class TranslateManager: NSObject, IAgoraChatTranslateManager {
  private let core: ClientCore

  /// The number of messages that are read at a time.
  private static let pageSize = 200

  init(_ core: ClientCore) { self.core = core }

  func updateTranslate(_ translate: AgoraChatTranslationResult!, conversationId: String!) -> Bool {
    guard let translate, let conversationId, let device = core.device else { return false }
    let id = MessageID(translate.msgId)
    let message = Self.conversations(conversationId).lazy.compactMap { device.message(id, in: $0) }.first
    guard let message else { return false }
    let translation = MessageNotes.Translation(
      text: translate.translations, isShown: translate.showTranslation, times: translate.translateTimes)
    return Self.store(translation, with: message, device)
  }

  func getTranslationResult(byMsgId msgId: String!) -> AgoraChatTranslationResult! {
    guard let msgId, let message = core.device?.message(MessageID(msgId)) else { return nil }
    return Self.result(message)
  }

  func loadTranslateResults(_ count: NSNumber!) -> [AgoraChatTranslationResult]! {
    var results: [AgoraChatTranslationResult] = []
    let limit = count?.intValue ?? 0
    guard limit > 0, let device = core.device else { return [] }
    visit(device, in: nil) { message in
      if let result = Self.result(message) { results.append(result) }
      return results.count < limit
    }
    return results
  }

  func removeTranslations(byMsgId msgIds: [String]!) -> Bool {
    guard let device = core.device else { return false }
    return (msgIds ?? []).reduce(true) { isDone, id in
      guard let message = device.message(MessageID(id)) else { return isDone }
      return Self.store(nil, with: message, device) && isDone
    }
  }

  func removeTranslations(byConversationId conversationId: String!) -> Bool {
    guard let conversationId, let device = core.device else { return false }
    return Self.conversations(conversationId).reduce(true) { remove(device, in: $1) && $0 }
  }

  func removeAllTranslations() -> Bool { core.device.map { remove($0, in: nil) } ?? false }

  // MARK: the database

  private func remove(_ device: Device, in conversation: ConversationID?) -> Bool {
    var isDone = true
    visit(device, in: conversation) { message in
      if !Self.store(nil, with: message, device) { isDone = false }
      return true
    }
    return isDone
  }

  /// Passes the messages of a conversation, or of all, to a closure, the newest first, while it returns true.
  private func visit(_ device: Device, in conversation: ConversationID?, _ body: (Message) -> Bool) {
    var query = MessageQuery(in: conversation, limit: Self.pageSize)
    while true {
      let page = device.messages(query)
      for message in page.reversed() where !body(message) { return }
      guard let oldest = page.first, page.count == Self.pageSize else { return }
      query.anchor = MessageQuery.Anchor(oldest)
    }
  }

  /// Stores a translation with its message; nil removes the stored one. Returns whether that succeeded.
  private static func store(_ translation: MessageNotes.Translation?, with message: Message, _ device: Device) -> Bool {
    var notes = MessageNotes(message.localExtension)
    guard notes.translation != translation else { return true }
    notes.translation = translation
    return (try? device.setLocalExtension(notes.text, of: message.id, in: message.conversation)) != nil
  }

  private static func result(_ message: Message) -> AgoraChatTranslationResult? {
    guard let translation = MessageNotes(message.localExtension).translation else { return nil }
    let result = AgoraChatTranslationResult()
    result.msgId = message.id.string
    result.translations = translation.text
    result.showTranslation = translation.isShown
    result.translateTimes = translation.times
    return result
  }

  /// The conversations of an id, which an app gives without their type.
  private static func conversations(_ id: String) -> [ConversationID] {
    [.direct(AccountID(id)), .group(id), .room(id)]
  }
}
