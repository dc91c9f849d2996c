public import Foundation

/// One page of a long list.
open class AgoraChatPageResult<ObjectType: AnyObject>: NSObject {
  /// The page.
  open var list: [ObjectType]?
  /// The number of its elements.
  open var count: Int

  /// Creates an empty page.
  public override init() {
    count = 0
    super.init()
  }

  /// Creates a page.
  ///
  /// - parameter aList: The page's elements.
  /// - parameter aCount: The number of elements.
  public init(list aList: [ObjectType]?, andCount aCount: Int) {
    list = aList
    count = aCount
    super.init()
  }
}
