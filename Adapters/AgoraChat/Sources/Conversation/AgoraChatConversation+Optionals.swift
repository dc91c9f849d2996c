internal import Foundation

/// Calls of 3.x whose arguments may be nil there. A nil message is refused.
extension AgoraChatConversation {
  /// The 3.x form of `insert(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func insert(_ aMessage: AgoraChatMessage!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    insert(aMessage ?? .missing, error: pError)
  }

  /// The 3.x form of `append(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func append(_ aMessage: AgoraChatMessage!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    append(aMessage ?? .missing, error: pError)
  }

  /// The 3.x form of `deleteMessage(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func deleteMessage(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    deleteMessage(withId: aMessageId ?? "", error: pError)
  }

  /// The 3.x form of `updateMessageChange(_:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func updateMessageChange(_ aMessage: AgoraChatMessage!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    updateMessageChange(aMessage ?? .missing, error: pError)
  }

  /// The 3.x form of `markMessageAsRead(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  public func markMessageAsRead(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    markMessageAsRead(withId: aMessageId ?? "", error: pError)
  }

  /// The 3.x form of `loadMessage(withId:error:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func loadMessage(withId aMessageId: String!, error pError: UnsafeMutablePointer<AgoraChatError?>?)
    -> AgoraChatMessage?
  {
    loadMessage(withId: aMessageId ?? "", error: pError)
  }

  /// The 3.x form of `insert(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func insert(_ aMessage: AgoraChatMessage!) -> Bool {
    insert(aMessage ?? .missing)
  }

  /// The 3.x form of `append(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func append(_ aMessage: AgoraChatMessage!) -> Bool {
    append(aMessage ?? .missing)
  }

  /// The 3.x form of `deleteMessage(withId:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func deleteMessage(withId aMessageId: String!) -> Bool {
    deleteMessage(withId: aMessageId ?? "")
  }

  /// The 3.x form of `update(_:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func update(_ aMessage: AgoraChatMessage!) -> Bool {
    update(aMessage ?? .missing)
  }

  /// The 3.x form of `markMessageAsRead(withId:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func markMessageAsRead(withId aMessageId: String!) -> Bool {
    markMessageAsRead(withId: aMessageId ?? "")
  }

  /// The 3.x form of `loadMessage(withId:)`, whose arguments may be nil.
  @_disfavoredOverload
  @discardableResult
  public func loadMessage(withId aMessageId: String!) -> AgoraChatMessage! {
    loadMessage(withId: aMessageId ?? "")
  }
}
