public import Foundation

/// A part of the members of a team: the owner comes first, then the managers, then the others by name.
open class NIMTeamFetchMemberOption: NSObject {
  /// The number of members to leave out at the beginning. Default: 0.
  open var offset = 0
  /// The maximum number of members; 0, the default, for all of them.
  open var count = 0
  /// A Boolean value that indicates whether to ask the server; otherwise the members are those that this device knows, and from the
  /// server if it knows none. Default: false.
  open var fromServer = false

  public override init() {}
}
