@_exported public import AppleFoundation
@_exported public import CoreGraphics

open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
  open var scale: CGFloat { 1 }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func pngData() -> Data? { nil }
}
