/// A change of a group, of which a vendor's callbacks notify apps without a message in the conversation.
package enum GroupStep: Sendable {
  case joined(String), left(String)
  /// The phone's own account became a member.
  case ownJoined
  /// The phone's own account is not a member any more.
  case ownLeft
  case manager(String, Bool)
  case muted([String], Bool)
  case owner(String)
  case announcement(String)
  case properties

  /// The remark that an app shows, in English and in Chinese.
  package var words: (String, String) {
    switch self {
    case .joined(let account): ("\(account) joined.", "\(account) 加入了群组。")
    case .left(let account): ("\(account) left.", "\(account) 离开了群组。")
    case .ownJoined: ("You are a member now.", "你已加入群组。")
    case .ownLeft: ("You are no longer a member.", "你已不在群组中。")
    case .manager(let account, true): ("\(account) is a manager now.", "\(account) 成为管理员。")
    case .manager(let account, false): ("\(account) is no longer a manager.", "\(account) 不再是管理员。")
    case .muted(let accounts, true): ("\(Self.names(accounts)) may not write.", "\(Self.names(accounts)) 被禁言。")
    case .muted(let accounts, false): ("\(Self.names(accounts)) may write again.", "\(Self.names(accounts)) 已解除禁言。")
    case .owner(let account): ("\(account) owns the group now.", "\(account) 成为群主。")
    case .announcement(let text): ("Announcement: \(text)", "群公告：\(text)")
    case .properties: ("The group was changed.", "群组资料已修改。")
    }
  }

  private static func names(_ accounts: [String]) -> String { accounts.joined(separator: ", ") }
}
