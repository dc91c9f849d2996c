public import Foundation
internal import Parlance

/// A place.
open class NIMLocationObject: NSObject, NIMMessageObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  /// The place as the engine has it.
  final let content: LocationContent

  /// The latitude in degrees north.
  open var latitude: Double { content.latitude }
  /// The longitude in degrees east.
  open var longitude: Double { content.longitude }
  /// A name.
  open var title: String? { content.title }

  /// Creates the place at 0 degrees north and east, without a name.
  public override convenience init() { self.init(latitude: 0, longitude: 0, title: nil) }

  /// Creates a place.
  ///
  /// - parameter latitude: The latitude in degrees north; no range is checked.
  /// - parameter longitude: The longitude in degrees east; no range is checked.
  /// - parameter title: A name.
  public init(latitude: Double, longitude: Double, title: String?) {
    content = LocationContent(latitude: latitude, longitude: longitude, title: title)
  }

  /// A place of the engine.
  init(_ content: LocationContent) { self.content = content }

  open func type() -> NIMMessageType { .location }

  /// The place as JSON.
  final var rawContent: String? {
    var fields: [String: Any] = ["lat": latitude, "lng": longitude]
    if let title { fields["title"] = title }
    return try? JSONObject.text(of: fields)
  }
}
