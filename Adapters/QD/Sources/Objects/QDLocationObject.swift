public import Foundation
import Parlance

/// A place. QD: sending messages, location message.
///
/// Ranges are not checked: the vendor's own sample passes latitude and longitude the wrong way round.
open class QDLocationObject: NSObject, QDMessageObject {
  /// Degrees north, as the sender gave them.
  public let latitude: Double
  /// Degrees east, as the sender gave them.
  public let longitude: Double
  /// A name.
  public let title: String?
  /// A description, such as an address.
  public let info: String?

  /// A place.
  public init(latitude: Double, longitude: Double, title: String?, info: String?) {
    self.latitude = latitude
    self.longitude = longitude
    self.title = title
    self.info = info
  }

  convenience init(_ content: LocationContent) {
    self.init(latitude: content.latitude, longitude: content.longitude, title: content.title, info: content.info)
  }

  var content: LocationContent {
    LocationContent(latitude: latitude, longitude: longitude, title: title, info: info)
  }
}
