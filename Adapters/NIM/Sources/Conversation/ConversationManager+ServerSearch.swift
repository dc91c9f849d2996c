internal import Foundation
internal import NIMCommon
internal import Parlance

extension ConversationManager {
  func retrieveServerMessages(
    _ session: NIMSession, option: NIMMessageServerRetrieveOption, result: NIMRetrieveServerMessagesBlock?
  ) {
    core.fetch(result) { [core] device, done in
      let conversation = try core.conversation(of: session).unlessChatroom("messages of chatrooms are not searched")
      var search = try ServerSearch(
        option.keyword, start: option.startTime, end: option.endTime, limit: option.limit, asc: option.order == .asc)
      search.search.conversations = [conversation]
      device.find(search) { done($0.nim.map { $0.map { NIMMessage($0, core: core) } }) }
    }
  }

  func retrieveServerMessages(_ option: NIMMessageFullKeywordSearchOption, result: NIMRetrieveServerMessagesBlock?) {
    core.fetch(result) { [core] device, done in
      var search = try ServerSearch(
        option.keyword, start: option.startTime, end: option.endTime, limit: option.msgLimit, asc: option.asc)
      try search.narrow(
        users: option.p2pArray, teams: option.teamArray, senders: option.senderArray, types: option.msgTypeArray,
        subtypes: option.msgSubtypeArray)
      if option.sessionLimit > 0 { search.conversationLimit = Int(clamping: option.sessionLimit) }
      device.find(search) { found in
        done(found.nim.map { $0.groupedByConversation.map { NIMMessage($0, core: core) } })
      }
    }
  }

  func retrieveServerMessagesOrder(
    byTime option: NIMMessageFullKeywordSearchOrderByTimeOption, result: NIMRetrieveServerMessagesBlock?
  ) {
    core.fetch(result) { [core] device, done in
      var search = try ServerSearch(
        option.keyword, start: option.startTime, end: option.endTime, limit: option.msgLimit, asc: option.asc)
      try search.narrow(
        users: option.p2pArray, teams: option.teamArray, senders: option.senderArray, types: option.msgTypeArray,
        subtypes: option.msgSubtypeArray)
      device.find(search) { done($0.nim.map { $0.map { NIMMessage($0, core: core) } }) }
    }
  }
}

/// A search at the server in NIM's words.
private struct ServerSearch {
  var search: HistorySearch
  var limit: Int
  var conversationLimit: Int?
  /// The values of `messageSubType`; all if empty.
  var subtypes: Set<Int> = []

  /// - throws: Remote error `codeParameterError` without a keyword or if the end is not later than the start; local error
  ///   `invalidParam` for a limit above 100 and a time that is NaN.
  init(_ keyword: String?, start: TimeInterval, end: TimeInterval, limit: UInt, asc: Bool) throws {
    guard !start.isNaN, !end.isNaN else { throw NSError.invalidParameter("a time is not a number") }
    guard limit <= Limits.history else { throw NSError.invalidParameter("limit exceeds \(Limits.history)") }
    guard let keyword, !keyword.isEmpty else { throw NIMErrorCode.remote(.codeParameterError).error("no keyword") }
    guard start <= 0 || end <= 0 || start < end else {
      throw NIMErrorCode.remote(.codeParameterError).error("a span that ends before it begins")
    }
    search = HistorySearch(
      [SearchKeyword(keyword)], after: start > 0 ? Timestamp(seconds: start) : .zero,
      before: end > 0 ? Timestamp(seconds: end) : nil, oldestFirst: asc)
    self.limit = Int(limit == 0 ? Limits.history : limit)
  }

  /// - throws: Local error `invalidParam` if a list has something else than its texts or numbers, `notSupported` for a
  ///   type that the engine does not have.
  mutating func narrow(users: [Any]?, teams: [Any]?, senders: [Any]?, types: [Any]?, subtypes: [Any]?) throws {
    search.conversations =
      try Self.texts(users).map { .direct(AccountID($0)) } + Self.texts(teams).map { .group($0) }
    search.senders = try Self.texts(senders).map { AccountID($0) }
    search.kinds = try MessageKind.kinds(of: Self.numbers(types))
    self.subtypes = Set(try Self.numbers(subtypes).map(\.intValue))
  }

  private static func texts(_ list: [Any]?) throws -> [String] {
    try (list ?? []).map { value in
      guard let text = value as? String else { throw NSError.invalidParameter("a list of texts with something else") }
      return text
    }
  }

  private static func numbers(_ list: [Any]?) throws -> [NSNumber] {
    try (list ?? []).map { value in
      if let number = value as? NSNumber { return number }
      guard let number = value as? Int else {
        throw NSError.invalidParameter("a list of numbers with something else")
      }
      return NSNumber(value: number)
    }
  }
}

extension Device {
  fileprivate func find(
    _ search: ServerSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    let subtypes = search.subtypes
    let condition: ((Message) -> Bool)? =
      subtypes.isEmpty
      ? nil : { subtypes.contains(MessageExtra($0.body.extensions[ClientCore.style]).subtype) }
    searchHistory(
      search.search, limit: search.limit, conversationLimit: search.conversationLimit, where: condition,
      completion: completion)
  }
}

extension [Message] {
  /// The messages of each conversation together, in the order of the first of each.
  fileprivate var groupedByConversation: [Message] {
    var order: [ConversationID] = []
    for message in self where !order.contains(message.conversation) { order.append(message.conversation) }
    return order.flatMap { conversation in filter { $0.conversation == conversation } }
  }
}
