public import Foundation
import Parlance

/// How a picture that is given as pixels is compressed. QD: sending messages, picture message.
open class QDImageOption: NSObject {
  /// The quality of a JPEG, from 0 to 1; 0.5 unless set. 0 and what is no such number count as 0.5.
  open var compressQuality: Float = 0.5
  /// JPEG unless set.
  open var format = QDImageFormat.JPEG

  /// The defaults.
  public override init() { super.init() }

  /// What the option asks for.
  var pictureFormat: PictureFormat {
    switch format {
    case .JPEG:
      let isLegal = compressQuality > 0 && compressQuality <= 1
      return .jpeg(quality: isLegal ? Double(compressQuality) : 0.5)
    case .PNG: return .png
    }
  }
}
