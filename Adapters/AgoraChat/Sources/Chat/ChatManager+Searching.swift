internal import Foundation
internal import Parlance

extension ChatManager {
  func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String?, searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]? {
    find(search([aType], aTimestamp, aCount, aUsername, aDirection))
  }

  func loadMessages(
    with aType: AgoraChatMessageBodyType, timestamp aTimestamp: Int64, count aCount: Int32,
    fromUser aUsername: String!, searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!
  ) {
    report(search([aType], aTimestamp, aCount, aUsername, aDirection), aCompletionBlock)
  }

  func searchMessages(
    withTypes aTypes: [NSNumber], timestamp aTimestamp: Int64, count aCount: Int32, fromUser aUsername: String?,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: @escaping ([AgoraChatMessage]?, AgoraChatError?) -> Void
  ) {
    let types = aTypes.compactMap { AgoraChatMessageBodyType(rawValue: $0.intValue) }
    report(search(types, aTimestamp, aCount, aUsername, aDirection), aCompletionBlock)
  }

  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection
  ) -> [AgoraChatMessage]! {
    find(search(Keyword(aKeywords), aTimestamp, aCount, aSender, aDirection))
  }

  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!
  ) {
    report(search(Keyword(aKeywords), aTimestamp, aCount, aSender, aDirection), aCompletionBlock)
  }

  func loadMessages(
    withKeyword aKeywords: String!, timestamp aTimestamp: Int64, count aCount: Int32, fromUser aSender: String!,
    searchDirection aDirection: AgoraChatMessageSearchDirection, scope aScope: AgoraChatMessageSearchScope,
    completion aCompletionBlock: (([AgoraChatMessage]?, AgoraChatError?) -> Void)!
  ) {
    report(search(Keyword(aKeywords, aScope), aTimestamp, aCount, aSender, aDirection), aCompletionBlock)
  }

  private func search(
    _ types: [AgoraChatMessageBodyType], _ timestamp: Int64, _ count: Int32, _ sender: String?,
    _ direction: AgoraChatMessageSearchDirection
  ) -> LocalSearch {
    var search = LocalSearch(
      conversation: nil, timestamp: timestamp, count: count, sender: sender, direction: direction)
    search.narrow(to: types)
    return search
  }

  private func search(
    _ keyword: Keyword, _ timestamp: Int64, _ count: Int32, _ sender: String?,
    _ direction: AgoraChatMessageSearchDirection
  ) -> LocalSearch {
    LocalSearch(
      conversation: nil, timestamp: timestamp, count: count, sender: sender, direction: direction,
      keyword: keyword)
  }

  private func find(_ search: LocalSearch) -> [AgoraChatMessage]? {
    guard let device = core.device else { return nil }
    return (try? device.messages(search))?.map { AgoraChatMessage($0, core, device.account) }
  }

  private func report(_ search: LocalSearch, _ completion: (([AgoraChatMessage]?, AgoraChatError?) -> Void)?) {
    core.find(completion) { search }
  }
}
