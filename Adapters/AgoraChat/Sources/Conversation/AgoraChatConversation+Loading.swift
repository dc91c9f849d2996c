public import Foundation
internal import Parlance

/// Looking into the local database. Lists are ordered by time, the oldest first; empty ones are never nil.
extension AgoraChatConversation {
  /// A message of this conversation.
  ///
  /// - parameter pError: 500 if there is none, 201 without a login.
  public func loadMessage(
    withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatMessage? {
    var found: Message?
    core.change(in: id.kind, pError) { device throws(MessagingError) in
      found = device.message(MessageID(aMessageId), in: id)
      guard found != nil else { throw MessagingError(.messageNotStored) }
    }
    return found.map { object($0) }
  }

  /// Messages before or after one of this conversation, without it.
  ///
  /// - parameter aMessageId: From where to look; from the newest upwards, or the oldest downwards, if nil or empty.
  /// - parameter aCount: How many at most.
  public func loadMessagesStart(
    fromId aMessageId: String?, count aCount: Int32, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    try? messages(fromID: aMessageId, aCount, aDirection).get()
  }

  /// The same, told on the callback queue; 500 for a message that is not here.
  public func loadMessagesStart(
    fromId aMessageId: String?, count aCount: Int32, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    tell(messages(fromID: aMessageId, aCount, aDirection), aCompletionBlock)
  }

  /// Messages of one type.
  ///
  /// - parameter aTimestamp: From when to look, exclusive, in milliseconds since 1970; from the end if negative.
  /// - parameter aUsername: Only those of this sender; everyone's if nil or empty.
  public func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    try? messages(ofTypes: [aType], aTimestamp, aCount, aUsername, aDirection).get()
  }

  /// The same, told on the callback queue.
  public func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    tell(messages(ofTypes: [aType], aTimestamp, aCount, aUsername, aDirection), aCompletionBlock)
  }

  /// Messages of several types (raw values of `AgoraChatMessageBodyType`), told on the callback queue.
  public func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    let types = aTypes.compactMap { AgoraChatMessageBodyType(rawValue: $0.intValue) }
    tell(messages(ofTypes: types, aTimestamp, aCount, aUsername, aDirection), aCompletionBlock)
  }

  /// Messages that contain a word; case does not count.
  ///
  /// - parameter aKeyword: The word; every message if nil or empty.
  /// - parameter aTimestamp: From when to look, exclusive, in milliseconds since 1970; from the end if negative.
  public func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    try? messages(with: Keyword(aKeyword), aTimestamp, aCount, aSender, aDirection).get()
  }

  /// The same, told on the callback queue.
  public func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    tell(messages(with: Keyword(aKeyword), aTimestamp, aCount, aSender, aDirection), aCompletionBlock)
  }

  /// Messages that contain a word in what they say, in their extension, or in either; told on the callback queue.
  public func loadMessages(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    tell(messages(with: Keyword(aKeyword, aScope), aTimestamp, aCount, aSender, aDirection), aCompletionBlock)
  }

  /// Custom messages that contain a word.
  public func loadCustomMsg(
    withKeyword aKeyword: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    try? messages(with: Keyword(aKeyword), of: .custom, aTimestamp, aCount, aSender, aDirection).get()
  }

  /// The same, told on the callback queue.
  public func loadCustomMsg(
    withKeyword aKeyword: String?, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    tell(messages(with: Keyword(aKeyword), of: .custom, aTimestamp, aCount, aSender, aDirection), aCompletionBlock)
  }

  /// Messages between two times, both exclusive, in milliseconds since 1970; the newest if there are more.
  public func loadMessages(
    from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32
  ) -> [AgoraChatMessage]? {
    try? messages(from: aStartTimestamp, to: aEndTimestamp, aCount).get()
  }

  /// The same, told on the callback queue.
  public func loadMessages(
    from aStartTimestamp: Int64, to aEndTimestamp: Int64, count aCount: Int32,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)? = nil
  ) {
    tell(messages(from: aStartTimestamp, to: aEndTimestamp, aCount), aCompletionBlock)
  }

  /// How many messages there are between two times, both inclusive, in milliseconds since 1970.
  public func getMessageCountStart(_ aStartTimestamp: Int, to aEndTimestamp: Int) -> Int {
    device?.count(
      in: id, from: Timestamp(milliseconds: Int64(aStartTimestamp)),
      until: Timestamp(milliseconds: Int64(aEndTimestamp))
    ) ?? 0
  }

  // MARK: looking

  private func messages(
    fromID anchor: String?, _ count: Int32, _ direction: AgoraChatMessageSearchDirection
  ) -> Result<[AgoraChatMessage], MessagingError> {
    var search = LocalSearch(conversation: id, isUp: direction == .up, limit: Int(count))
    guard let anchor, !anchor.isEmpty else { return find(search) }
    guard let device else { return .failure(MessagingError(.notLoggedIn)) }
    guard let message = device.message(MessageID(anchor), in: id) else {
      return .failure(MessagingError(.messageNotStored))
    }
    search.anchor = MessageQuery.Anchor(message)
    return find(search)
  }

  private func messages(
    ofTypes types: [AgoraChatMessageBodyType], _ timestamp: Int64, _ count: Int32, _ sender: String?,
    _ direction: AgoraChatMessageSearchDirection
  ) -> Result<[AgoraChatMessage], MessagingError> {
    var search = LocalSearch(
      conversation: id, timestamp: timestamp, count: count, sender: sender, direction: direction)
    search.narrow(to: types)
    return find(search)
  }

  private func messages(
    with keyword: Keyword, of type: AgoraChatMessageBodyType? = nil, _ timestamp: Int64, _ count: Int32,
    _ sender: String?, _ direction: AgoraChatMessageSearchDirection
  ) -> Result<[AgoraChatMessage], MessagingError> {
    var search = LocalSearch(
      conversation: id, timestamp: timestamp, count: count, sender: sender, direction: direction,
      matches: keyword.occurs)
    if let type { search.narrow(to: [type]) }
    return find(search)
  }

  private func messages(
    from start: Int64, to end: Int64, _ count: Int32
  ) -> Result<[AgoraChatMessage], MessagingError> {
    var search = LocalSearch(conversation: id, isUp: true, limit: Int(count))
    search.from = Timestamp(milliseconds: start).advanced(byMilliseconds: 1)
    search.until = Timestamp(milliseconds: end).advanced(byMilliseconds: -1)
    return find(search)
  }

  private func find(_ search: LocalSearch) -> Result<[AgoraChatMessage], MessagingError> {
    guard let device else { return .failure(MessagingError(.notLoggedIn)) }
    return .success(device.messages(search).map(object))
  }

  private func tell(
    _ result: Result<[AgoraChatMessage], MessagingError>,
    _ completion: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?
  ) {
    guard let completion else { return }
    core.afterCallbacks { [id] in
      switch result {
      case .success(let messages): completion(messages, nil)
      case .failure(let error): completion(nil, AgoraChatError(error, in: id.kind))
      }
    }
  }
}
