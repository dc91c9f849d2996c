public import Foundation

/// Part of a long list, and where the rest begins.
open class AgoraChatCursorResult<ObjectType: AnyObject>: NSObject {
  /// This part.
  open var list: [ObjectType]?
  /// What to ask for the next part with; nil or empty if this was the last one.
  open var cursor: String?

  /// Part of a list.
  ///
  /// - parameter aList: This part.
  /// - parameter aCusror: Where the rest begins; nil if there is none.
  public init(list aList: [ObjectType]?, andCursor aCusror: String?) {
    list = aList
    cursor = aCusror
    super.init()
  }
}
