public import Foundation

/// A search among the teams that this account is in.
open class NIMTeamSearchOption: NSObject {
  /// The fields in which it looks. Default: `optionTeamAll`.
  open var searchContentOption = NIMTeamSearchContentOption.optionTeamAll
  /// A Boolean value that indicates whether upper and lower case are the same. Default: false.
  open var ignoreingCase = false
  /// The text to look for.
  open var searchContent: String?

  /// Creates an option.
  public override init() {}
}

/// The fields in which a search among teams looks.
public struct NIMTeamSearchContentOption: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The name of the team.
  public static let optiontName = NIMTeamSearchContentOption(rawValue: 1 << 0)
  /// The id of the team.
  public static let optiontId = NIMTeamSearchContentOption(rawValue: 1 << 1)
  /// All of them.
  public static let optionTeamAll: NIMTeamSearchContentOption = [.optiontName, .optiontId]
}
