public import Foundation
internal import Parlance

/// Reading from the local database. Lists are ordered by time, the oldest first; empty ones are never nil.
extension AgoraChatConversation {
  /// Returns a message of this conversation.
  ///
  /// - parameter aMessageId: The message's id.
  /// - parameter pError: 500 if there is none, 201 without a login.
  public func loadMessage(
    withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatMessage? {
    var found: Message?
    core.change(in: id.kind, pError) { device throws(MessagingError) in
      found = device.message(MessageID(aMessageId), in: id)
      if found == nil { throw MessagingError(.messageNotStored) }
    }
    return found.map { object($0) }
  }

  /// Returns messages before or after one of this conversation, without it.
  ///
  /// - parameter aMessageId: The message to begin at; from the newest upwards, or the oldest downwards, if nil or
  ///   empty.
  /// - parameter aCount: The maximum number of messages; less than one counts as one.
  /// - parameter aDirection: The direction: `up` to older messages, `down` to newer ones.
  public func loadMessagesStart(
    fromId aMessageId: String?, count aCount: Int32, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    (try? search(fromID: aMessageId, aCount, aDirection)).flatMap(find)
  }

  /// The same, with a completion on the callback queue; 500 for a message that does not exist.
  public func loadMessagesStart(
    fromId aMessageId: String?, count aCount: Int32, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    find(aCompletionBlock) { () throws(MessagingError) in try search(fromID: aMessageId, aCount, aDirection) }
  }

  /// Returns messages of one type.
  ///
  /// - parameter aType: The type of the messages' bodies.
  /// - parameter aTimestamp: The time to begin at, exclusive, in milliseconds since 1970; from the end if negative.
  /// - parameter aCount: The maximum number of messages; less than one counts as one.
  /// - parameter aUsername: The sender of the messages; all senders if nil or empty.
  /// - parameter aDirection: The direction: `up` to older messages, `down` to newer ones.
  public func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    find(search(ofTypes: [aType], aTimestamp, aCount, aUsername, aDirection))
  }

  /// The same, with a completion on the callback queue.
  public func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    find(aCompletionBlock) { search(ofTypes: [aType], aTimestamp, aCount, aUsername, aDirection) }
  }

  /// Finds messages of several types (raw values of `AgoraChatMessageBodyType`), with a completion on the callback
  /// queue.
  public func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    let types = aTypes.compactMap { AgoraChatMessageBodyType(rawValue: $0.intValue) }
    find(aCompletionBlock) { search(ofTypes: types, aTimestamp, aCount, aUsername, aDirection) }
  }

  /// Returns messages that contain a word; case does not count.
  ///
  /// - parameter aKeyword: The word; every message if nil or empty.
  /// - parameter aTimestamp: The time to begin at, exclusive, in milliseconds since 1970; from the end if negative.
  /// - parameter aCount: The maximum number of messages; less than one counts as one.
  /// - parameter aSender: The sender of the messages; all senders if nil or empty.
  /// - parameter aDirection: The direction: `up` to older messages, `down` to newer ones.
  public func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    find(search(with: Keyword(aKeyword), aTimestamp, aCount, aSender, aDirection))
  }

  /// The same, with a completion on the callback queue.
  public func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    find(aCompletionBlock) { search(with: Keyword(aKeyword), aTimestamp, aCount, aSender, aDirection) }
  }

  /// Finds messages with a word in their content, their extension, or either; with a completion on the callback queue.
  public func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    find(aCompletionBlock) { search(with: Keyword(aKeyword, aScope), aTimestamp, aCount, aSender, aDirection) }
  }

  /// Returns custom messages that contain a word.
  public func loadCustomMsg(
    withKeyword aKeyword: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    find(search(with: Keyword(aKeyword), of: .custom, aTimestamp, aCount, aSender, aDirection))
  }

  /// The same, with a completion on the callback queue.
  public func loadCustomMsg(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    find(aCompletionBlock) { search(with: Keyword(aKeyword), of: .custom, aTimestamp, aCount, aSender, aDirection) }
  }

  /// Returns messages between two times, both exclusive, in milliseconds since 1970; the newest if there are more.
  public func loadMessages(
    from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32
  ) -> [AgoraChatMessage]? {
    find(search(from: aStartTimestamp, to: aEndTimestamp, aCount))
  }

  /// The same, with a completion on the callback queue.
  public func loadMessages(
    from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    find(aCompletionBlock) { search(from: aStartTimestamp, to: aEndTimestamp, aCount) }
  }

  /// Returns the number of messages between two times, both inclusive, in milliseconds since 1970.
  public func getMessageCountStart(_ aStartTimestamp: Int, to aEndTimestamp: Int) -> Int {
    device?.count(
      in: id, from: Timestamp(milliseconds: Int64(aStartTimestamp)),
      until: Timestamp(milliseconds: Int64(aEndTimestamp))
    ) ?? 0
  }

  // MARK: looking

  private func search(
    fromID anchor: String?, _ count: Int32, _ direction: AgoraChatMessageSearchDirection
  ) throws(MessagingError) -> LocalSearch {
    var search = LocalSearch(conversation: id, isUp: direction == .up, limit: Int(count))
    guard let anchor, !anchor.isEmpty else { return search }
    let device = try core.requireDevice()
    search.query.anchor = try device.reading { () throws(MessagingError) in
      guard let message = device.message(MessageID(anchor), in: id) else { throw MessagingError(.messageNotStored) }
      return MessageQuery.Anchor(message)
    }
    return search
  }

  private func search(
    ofTypes types: [AgoraChatMessageBodyType], _ timestamp: Int64, _ count: Int32, _ sender: String?,
    _ direction: AgoraChatMessageSearchDirection
  ) -> LocalSearch {
    var search = LocalSearch(
      conversation: id, timestamp: timestamp, count: count, sender: sender, direction: direction)
    search.narrow(to: types)
    return search
  }

  private func search(
    with keyword: Keyword, of type: AgoraChatMessageBodyType? = nil, _ timestamp: Int64, _ count: Int32,
    _ sender: String?, _ direction: AgoraChatMessageSearchDirection
  ) -> LocalSearch {
    var search = LocalSearch(
      conversation: id, timestamp: timestamp, count: count, sender: sender, direction: direction,
      keyword: keyword)
    if let type { search.narrow(to: [type]) }
    return search
  }

  private func search(from start: Int64, to end: Int64, _ count: Int32) -> LocalSearch {
    var search = LocalSearch(conversation: id, isUp: true, limit: Int(count))
    search.query.from = Timestamp(milliseconds: start).advanced(byMilliseconds: 1)
    search.query.until = Timestamp(milliseconds: end).advanced(byMilliseconds: -1)
    return search
  }

  private func find(_ search: LocalSearch) -> [AgoraChatMessage]? {
    (try? device?.messages(search))?.map(object)
  }

  private func find(
    _ completion: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?,
    _ search: () throws(MessagingError) -> LocalSearch
  ) {
    core.find(in: id.kind, completion, search)
  }
}
