public import AppleFoundation
public import CoreGraphics
public import CoreMedia

open class AVAsset: NSObject, @unchecked Sendable {}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) {}
}

open class AVAssetImageGenerator: NSObject {
  public init(asset: AVAsset) {}
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    fatalError()
  }
}
