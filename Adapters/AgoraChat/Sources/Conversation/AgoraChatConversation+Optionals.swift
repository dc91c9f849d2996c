internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A message that is nil is refused.
extension AgoraChatConversation {
  /// `insert(_:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func insert(_ aMessage: AgoraChatMessage!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    insert(aMessage ?? .missing, error: pError)
  }

  /// `append(_:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func append(_ aMessage: AgoraChatMessage!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    append(aMessage ?? .missing, error: pError)
  }

  /// `deleteMessage(withId:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func deleteMessage(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    deleteMessage(withId: aMessageId ?? "", error: pError)
  }

  /// `updateMessageChange(_:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func updateMessageChange(_ aMessage: AgoraChatMessage!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    updateMessageChange(aMessage ?? .missing, error: pError)
  }

  /// `markMessageAsRead(withId:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  public func markMessageAsRead(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    markMessageAsRead(withId: aMessageId ?? "", error: pError)
  }

  /// `loadMessage(withId:error:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func loadMessage(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatMessage?
  {
    loadMessage(withId: aMessageId ?? "", error: pError)
  }

  /// `insert(_:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func insert(_ aMessage: AgoraChatMessage!) -> Bool {
    insert(aMessage ?? .missing)
  }

  /// `append(_:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func append(_ aMessage: AgoraChatMessage!) -> Bool {
    append(aMessage ?? .missing)
  }

  /// `deleteMessage(withId:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func deleteMessage(withId aMessageId: String!) -> Bool {
    deleteMessage(withId: aMessageId ?? "")
  }

  /// `update(_:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func update(_ aMessage: AgoraChatMessage!) -> Bool {
    update(aMessage ?? .missing)
  }

  /// `markMessageAsRead(withId:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func markMessageAsRead(withId aMessageId: String!) -> Bool {
    markMessageAsRead(withId: aMessageId ?? "")
  }

  /// `loadMessage(withId:)` in 3.x, where its arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func loadMessage(withId aMessageId: String!) -> AgoraChatMessage! {
    loadMessage(withId: aMessageId ?? "")
  }
}
