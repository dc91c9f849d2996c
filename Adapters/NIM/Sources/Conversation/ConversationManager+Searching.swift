internal import Foundation
internal import NIMCommon
internal import Parlance

extension ConversationManager {
  func searchMessages(_ session: NIMSession, option: NIMMessageSearchOption, result: NIMSearchMessageBlock?) {
    core.fetch(result) { [core] device, done in
      let search = try LocalSearch(option, in: try core.conversation(of: session))
      let order = option.order
      device.find(search) { done($0.nim.map { core.objects($0, order: order) }) }
    }
  }

  func searchAllMessages(_ option: NIMMessageSearchOption, result: NIMGlobalSearchMessageBlock?) {
    core.fetch(result) { [core] device, done in
      let search = try LocalSearch(option, in: nil)
      let order = option.order
      device.find(search) { found in
        done(
          found.nim.map { messages in
            let bySession = Dictionary(grouping: messages) { core.session(of: $0.conversation) }
            return bySession.mapValues { core.objects($0, order: order) }
          })
      }
    }
  }
}

/// A search of the local database in NIM's words.
struct LocalSearch {
  /// The searches whose results belong together: by text, by senders.
  fileprivate let parts: [FilteredSearch]
  fileprivate let isNewer: Bool
  fileprivate let limit: Int

  /// - parameter conversation: The conversation; all direct ones and groups if nil.
  /// - throws: Local errors `invalidParam` and `notSupported`.
  init(_ option: NIMMessageSearchOption, in conversation: ConversationID?) throws {
    guard !option.startTime.isNaN, !option.endTime.isNaN else {
      throw NSError.invalidParameter("a time is not a number")
    }
    guard option.enableContentTransfer else { throw NSError.notSupported("patterns") }
    isNewer = option.order == .asc
    limit = option.limit == 0 ? .max : Int(clamping: option.limit)
    var query = MessageQuery(in: conversation, newer: isNewer, limit: limit)
    if option.startTime > 0 { query.from = Timestamp(seconds: option.startTime).advanced(byMilliseconds: 1) }
    if option.endTime > 0 { query.until = Timestamp(seconds: option.endTime).advanced(byMilliseconds: -1) }
    if !option.allMessageTypes {
      query.kinds = option.messageTypes.isEmpty ? [.text] : try MessageKind.kinds(of: option.messageTypes)
    }
    let keyword = SearchKeyword(option.searchContent ?? "")
    let senders = Set((option.fromIds ?? []).map { AccountID($0) })
    var searches: [MessageSearch] = []
    if !keyword.isEmpty { searches.append(MessageSearch([keyword], among: query)) }
    if !senders.isEmpty { searches.append(MessageSearch([], by: senders, among: query)) }
    if searches.isEmpty { searches = [MessageSearch([], among: query)] }
    let condition = Self.condition(
      subtypes: Set(option.messageSubTypes.map(\.intValue)), isEverywhere: conversation == nil)
    parts = searches.map { FilteredSearch($0, where: condition) }
  }

  private static func condition(subtypes: Set<Int>, isEverywhere: Bool) -> ((Message) -> Bool)? {
    if subtypes.isEmpty && !isEverywhere { return nil }
    return { message in
      // The vendor keeps messages of chatrooms in no database.
      if isEverywhere && message.conversation.kind == .room { return false }
      return subtypes.isEmpty || subtypes.contains(MessageExtra(message.body.extensions[ClientCore.style]).subtype)
    }
  }
}

extension Device {
  /// Passes on the messages that a search finds, oldest first, once missing ones of its session were fetched.
  fileprivate func find(_ search: LocalSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    find(search.parts[...], []) { result in
      completion(
        result.map { messages in
          // A message that is found twice is listed once.
          let ordered = Set(messages).sorted { ($0.time, $0.row) < ($1.time, $1.row) }
          return search.isNewer ? Array(ordered.prefix(search.limit)) : ordered.suffix(search.limit)
        })
    }
  }

  private func find(
    _ parts: ArraySlice<FilteredSearch>, _ found: [Message],
    _ completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    guard let part = parts.first else { return completion(.success(found)) }
    self.search(part) { [self] result in
      switch result {
      case .success(let messages): find(parts.dropFirst(), found + messages, completion)
      case .failure: completion(result)
      }
    }
  }
}
