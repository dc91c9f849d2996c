public import Foundation
import Parlance

/// The compression of a picture that is passed as pixels. QD: sending messages, picture message.
open class QDImageOption: NSObject {
  /// The quality of a JPEG, from 0 to 1; 0.5 unless set. 0 and numbers out of range count as 0.5.
  open var compressQuality: Float = 0.5
  /// The format; JPEG unless set.
  open var format = QDImageFormat.JPEG

  /// Creates options with the default values.
  public override init() { super.init() }

  /// The picture format of the options.
  var pictureFormat: PictureFormat {
    switch format {
    case .JPEG:
      let isLegal = compressQuality > 0 && compressQuality <= 1
      return .jpeg(quality: isLegal ? Double(compressQuality) : 0.5)
    case .PNG: return .png
    }
  }
}
