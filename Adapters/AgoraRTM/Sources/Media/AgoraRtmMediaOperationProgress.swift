public import Foundation

/// How far an upload or a download has come.
open class AgoraRtmMediaOperationProgress: NSObject {
  /// How large the file is, in bytes.
  open var totalSize: Int64
  /// How much of it has arrived, in bytes.
  open var currentSize: Int64

  init(total: Int64, current: Int64) {
    totalSize = total
    currentSize = current
  }
}
