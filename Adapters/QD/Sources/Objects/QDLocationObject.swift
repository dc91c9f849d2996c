public import Foundation
import Parlance

/// A place. QD: sending messages, location message.
///
/// Ranges are not checked: the vendor's own sample passes latitude and longitude in the wrong order.
open class QDLocationObject: NSObject, QDMessageObject {
  /// The latitude in degrees north, as the sender set it.
  public let latitude: Double
  /// The longitude in degrees east, as the sender set it.
  public let longitude: Double
  /// A name.
  public let title: String?
  /// A description, such as an address.
  public let info: String?

  /// Creates a place.
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
