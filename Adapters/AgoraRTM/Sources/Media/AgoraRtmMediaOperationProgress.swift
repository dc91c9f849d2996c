public import Foundation

/// The progress of an upload or a download.
open class AgoraRtmMediaOperationProgress: NSObject {
  /// The size of the file, in bytes.
  open var totalSize: Int64
  /// The number of bytes that have arrived.
  open var currentSize: Int64

  /// Creates the progress of nothing.
  override public convenience init() { self.init(total: 0, current: 0) }

  init(total: Int64, current: Int64) {
    totalSize = total
    currentSize = current
  }
}
