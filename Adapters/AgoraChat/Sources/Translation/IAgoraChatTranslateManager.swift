public import Foundation

/// Stores translations of messages, which the app has from any service, in the local database of this device. The vendor has
/// deprecated it.
///
/// Deleting or recalling a message removes its translation. Without a login, translations are neither found nor stored.
public protocol IAgoraChatTranslateManager: NSObjectProtocol {
  /// Stores the translation of a message; replaces the previous one.
  ///
  /// - parameter translate: The translation. Its `msgId` is the id of a message in the local database.
  /// - parameter conversationId: The id of the message's conversation.
  /// - returns: false if that conversation has no such message, or it could not be stored.
  @discardableResult
  func updateTranslate(_ translate: AgoraChatTranslationResult!, conversationId: String!) -> Bool
  /// Returns the translation of a message; nil if it has none.
  ///
  /// - parameter msgId: The message's id.
  func getTranslationResult(byMsgId msgId: String!) -> AgoraChatTranslationResult!
  /// Returns the translations of the newest messages that have one, the newest first.
  ///
  /// - parameter count: The largest number of translations.
  func loadTranslateResults(_ count: NSNumber!) -> [AgoraChatTranslationResult]!
  /// Removes the translations of messages; messages without one are ignored.
  ///
  /// - parameter msgIds: The messages' ids.
  /// - returns: false if something could not be removed.
  @discardableResult
  func removeTranslations(byMsgId msgIds: [String]!) -> Bool
  /// Removes the translations of a conversation's messages.
  ///
  /// - parameter conversationId: The conversation's id.
  /// - returns: false if something could not be removed.
  @discardableResult
  func removeTranslations(byConversationId conversationId: String!) -> Bool
  /// Removes all translations.
  ///
  /// - returns: false if something could not be removed.
  @discardableResult
  func removeAllTranslations() -> Bool
}
