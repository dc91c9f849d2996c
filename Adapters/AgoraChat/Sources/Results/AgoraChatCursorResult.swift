public import Foundation

/// A part of a long list, and the cursor of the next one.
open class AgoraChatCursorResult<ObjectType: AnyObject>: NSObject {
  /// This part.
  open var list: [ObjectType]?
  /// The cursor with which to request the next part; nil or empty if this was the last one.
  open var cursor: String?

  /// Creates an empty page.
  public override init() {
    super.init()
  }

  /// Creates a part of a list.
  ///
  /// - parameter aList: This part.
  /// - parameter aCusror: The cursor of the next part; nil if there is none.
  public init(list aList: [ObjectType]?, andCursor aCusror: String?) {
    list = aList
    cursor = aCusror
    super.init()
  }
}
