public import Foundation

/// One page of a long list.
open class AgoraChatPageResult<ObjectType: AnyObject>: NSObject {
  /// The page.
  open var list: [ObjectType]?
  /// How many are on it.
  open var count: Int

  /// A page.
  ///
  /// - parameter aList: What is on it.
  /// - parameter aCount: How many that are.
  public init(list aList: [ObjectType]?, andCount aCount: Int) {
    list = aList
    count = aCount
    super.init()
  }
}
