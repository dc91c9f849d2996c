internal import Foundation
internal import Parlance

/// Calls of 3.x that return whether they succeeded.
extension AgoraChatConversation {
  /// The name of `insert(_:error:)` in 3.x.
  @discardableResult
  public func insert(_ aMessage: AgoraChatMessage) -> Bool { isDone { insert(aMessage, error: $0) } }

  /// The name of `append(_:error:)` in 3.x.
  @discardableResult
  public func append(_ aMessage: AgoraChatMessage) -> Bool { isDone { append(aMessage, error: $0) } }

  /// The name of `deleteMessage(withId:error:)` in 3.x.
  @discardableResult
  public func deleteMessage(withId aMessageId: String) -> Bool {
    isDone { deleteMessage(withId: aMessageId, error: $0) }
  }

  /// The name of `deleteAllMessages(_:)` in 3.x.
  @discardableResult
  public func deleteAllMessages() -> Bool { isDone { deleteAllMessages($0) } }

  /// The name of `updateMessageChange(_:error:)` in 3.x.
  @discardableResult
  public func update(_ aMessage: AgoraChatMessage) -> Bool { isDone { updateMessageChange(aMessage, error: $0) } }

  /// The name of `markMessageAsRead(withId:error:)` in 3.x.
  @discardableResult
  public func markMessageAsRead(withId aMessageId: String) -> Bool {
    isDone { markMessageAsRead(withId: aMessageId, error: $0) }
  }

  /// The name of `markAllMessages(asRead:)` in 3.x.
  @discardableResult
  public func markAllMessagesAsRead() -> Bool { isDone { markAllMessages(asRead: $0) } }

  private func isDone(_ call: (UnsafeMutablePointer<AgoraChatError?>?) -> Void) -> Bool {
    var error: AgoraChatError?
    withUnsafeMutablePointer(to: &error) { call($0) }
    return error == nil
  }

  /// The name of `loadMessage(withId:error:)` in 3.x.
  public func loadMessage(withId aMessageId: String) -> AgoraChatMessage! {
    loadMessage(withId: aMessageId, error: nil)
  }

  /// The name of `loadMessagesStart(fromId:count:searchDirection:)` in 3.x.
  public func loadMoreMessages(
    fromId aMessageId: String!, limit aLimit: Int32, direction aDirection: AgoraChatMessageSearchDirection
  ) -> [Any]! {
    loadMessagesStart(fromId: aMessageId, count: aLimit, searchDirection: aDirection)
  }

  /// The name of `loadMessages(with:timestamp:count:fromUser:searchDirection:)` in 3.x.
  public func loadMoreMessages(
    with aType: AgoraChatMessageBodyType, before aTimestamp: Int64, limit aLimit: Int32, from aSender: String!,
    direction aDirection: AgoraChatMessageSearchDirection
  ) -> [Any]! {
    loadMessages(
      with: aType, timestamp: aTimestamp, count: aLimit, fromUser: aSender, searchDirection: aDirection)
  }

  /// The name of `loadMessages(withKeyword:timestamp:count:fromUser:searchDirection:)` in 3.x.
  public func loadMoreMessagesContain(
    _ aKeywords: String!, before aTimestamp: Int64, limit aLimit: Int32, from aSender: String!,
    direction aDirection: AgoraChatMessageSearchDirection
  ) -> [Any]! {
    loadMessages(
      withKeyword: aKeywords, timestamp: aTimestamp, count: aLimit, fromUser: aSender, searchDirection: aDirection)
  }

  /// The name of `loadMessages(from:to:count:)` in 3.x.
  public func loadMoreMessages(
    from aStartTimestamp: Int64, to aEndTimestamp: Int64, maxCount aMaxCount: Int32
  ) -> [Any]! {
    loadMessages(from: aStartTimestamp, to: aEndTimestamp, count: aMaxCount)
  }

  /// The name of `lastReceivedMessage()` in 3.x.
  public func latestMessageFromOthers() -> AgoraChatMessage! { lastReceivedMessage() }
}
