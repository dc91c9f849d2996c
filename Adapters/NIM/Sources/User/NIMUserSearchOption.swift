public import Foundation

/// A search among the users whom this device knows.
open class NIMUserSearchOption: NSObject {
  /// The users among which it looks. Default: `friends`.
  open var searchRange = NIMUserSearchRangeOption.friends
  /// The fields in which it looks. Default: `all`.
  open var searchContentOption = NIMUserSearchContentOption.all
  /// A Boolean value that indicates whether upper and lower case are the same. Default: false.
  open var ignoreingCase = false
  /// The text to look for.
  open var searchContent: String?

  /// Creates an option.
  public override init() {}
}

/// The users among which a search looks.
public enum NIMUserSearchRangeOption: Int, Sendable {
  /// Friends.
  case friends = 0
  /// All whom this device knows: friends, those with an alias, and those whose profiles were fetched.
  case all = 1
}

/// The fields in which a search looks.
public struct NIMUserSearchContentOption: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The account.
  public static let userId = NIMUserSearchContentOption(rawValue: 1 << 0)
  /// The name that this account gave it.
  public static let alias = NIMUserSearchContentOption(rawValue: 1 << 1)
  /// The name of the profile.
  public static let nickName = NIMUserSearchContentOption(rawValue: 1 << 2)
  /// All of them.
  public static let all: NIMUserSearchContentOption = [.userId, .alias, .nickName]
}
