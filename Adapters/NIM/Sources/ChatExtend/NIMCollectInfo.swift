public import Foundation
internal import Parlance

/// Receives the collected items, and the number of all items of the type; or an error.
public typealias NIMCollectQueryBlock = ((any Error)?, [NIMCollectInfo]?, Int) -> Void
/// Receives the item that was collected, or an error.
public typealias NIMAddCollectBlock = ((any Error)?, NIMCollectInfo?) -> Void
/// Receives the item as it is now, or an error.
public typealias NIMUpdateCollectBlock = ((any Error)?, NIMCollectInfo?) -> Void

/// Something that the user of an account collected.
open class NIMCollectInfo: NSObject {
  /// The id, which names the item among those of the account.
  open var id: UInt = 0
  /// The kind of item, as the app numbers them.
  open var type = 0
  /// The content.
  open var data = ""
  /// The app's text with it; empty if there is none.
  open var ext = ""
  /// The app's own name for what was collected; empty if it gave none.
  open var uniqueId = ""
  /// The time at which it was collected, in seconds since 1970.
  open var createTime: TimeInterval = 0
  /// The time of the last change, in seconds since 1970.
  open var updateTime: TimeInterval = 0

  public override init() {}

  init(_ item: SavedItem) {
    id = UInt(clamping: item.time.milliseconds)
    type = Int(clamping: item.type)
    data = item.data
    ext = item.note ?? ""
    uniqueId = item.uniqueID ?? ""
    createTime = item.time.seconds
    updateTime = item.updated.seconds
  }

  /// The time that names the item in the engine.
  final var time: Timestamp { Timestamp(milliseconds: Int64(clamping: id)) }
}

/// Options for looking through what was collected.
open class NIMCollectQueryOptions: NSObject {
  /// The earliest time of collection, inclusive, in seconds since 1970. Default: 0, for no bound.
  open var fromTime: TimeInterval = 0
  /// The latest time of collection, inclusive, in seconds since 1970. Default: 0, for no bound.
  open var toTime: TimeInterval = 0
  /// The id of the last item of the page before, behind which to go on. Default: 0, for the first page.
  open var excludeId = 0
  /// The largest number of items, 100 at most. Default: 100, and so for 0.
  open var limit = 100
  /// A Boolean value that indicates whether the oldest items come first. Default: false.
  open var reverse = false
  /// The kind of items. Default: 0, for all kinds.
  open var type = 0

  public override init() {}
}

/// Something to collect.
open class NIMAddCollectParams: NSObject {
  /// The kind of item, as the app numbers them. Those of 0 are found among all kinds alone.
  open var type = 0
  /// The content, 20 KB at most.
  open var data = ""
  /// The app's text with it, 1 KB at most. Default: empty.
  open var ext = ""
  /// The app's own name for it: what is collected again with the same name is the same item. Default: empty, for none.
  open var uniqueId = ""

  public override init() {}
}
