public import Foundation

/// The marks of conversations, to which an app gives a meaning (1.3.1).
public enum AgoraChatMarkType: Int, @unchecked Sendable {
  case type0 = 0
  case type1 = 1
  case type2 = 2
  case type3 = 3
  case type4 = 4
  case type5 = 5
  case type6 = 6
  case type7 = 7
  case type8 = 8
  case type9 = 9
  case type10 = 10
  case type11 = 11
  case type12 = 12
  case type13 = 13
  case type14 = 14
  case type15 = 15
  case type16 = 16
  case type17 = 17
  case type18 = 18
  case type19 = 19
}

/// The conversations to fetch from the server (1.3.1).
open class AgoraChatConversationFilter: NSObject {
  /// The largest number of conversations in a part, 1 to 100.
  open var pageSize: Int
  /// The mark that they have.
  open var mark: AgoraChatMarkType

  /// Creates a filter of the first mark, for pages of 0.
  public override init() {
    mark = .type0
    pageSize = 0
    super.init()
  }

  /// Creates a filter.
  ///
  /// - parameter mark: The mark that the conversations have.
  /// - parameter pageSize: The largest number of conversations in a part, 1 to 100.
  public init(mark: AgoraChatMarkType, pageSize: Int) {
    self.mark = mark
    self.pageSize = pageSize
    super.init()
  }
}
