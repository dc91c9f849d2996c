public import Foundation
internal import Parlance

/// The reactions to a message with one text.
open class AgoraChatMessageReaction: NSObject {
  /// The text, an emoji mostly.
  public let reaction: String?
  /// The number of accounts that reacted with it.
  public let count: UInt
  /// A Boolean value that indicates whether this account is among them.
  public let isAddedBySelf: Bool
  /// The accounts, in the order in which they reacted; a page of them in the result of `getReactionDetail`.
  public let userList: [String]?

  /// Creates an empty object: no text, no accounts.
  public override init() {
    reaction = nil
    count = 0
    isAddedBySelf = false
    userList = nil
    super.init()
  }

  init(_ text: String, count: Int, isAddedBySelf: Bool, users: [AccountID]) {
    reaction = text
    self.count = UInt(clamping: count)
    self.isAddedBySelf = isAddedBySelf
    userList = users.map(\.name)
    super.init()
  }

  /// Groups reactions by their texts, in the order in which these came.
  static func list(_ reactions: [Reaction], _ account: AccountID) -> [AgoraChatMessageReaction] {
    var texts: [String] = []
    var users: [String: [AccountID]] = [:]
    for reaction in reactions {
      if users[reaction.text] == nil { texts.append(reaction.text) }
      users[reaction.text, default: []].append(reaction.account)
    }
    return texts.map { text in
      let users = users[text] ?? []
      return AgoraChatMessageReaction(
        text, count: users.count, isAddedBySelf: users.contains(account), users: users)
    }
  }
}
