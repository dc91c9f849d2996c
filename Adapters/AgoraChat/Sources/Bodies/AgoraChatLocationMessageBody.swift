internal import Foundation
internal import Parlance

/// The body of a location message.
open class AgoraChatLocationMessageBody: AgoraChatMessageBody {
  /// The latitude in degrees north; no range is checked.
  open var latitude: Double
  /// The longitude in degrees east; no range is checked.
  open var longitude: Double
  /// The address; other styles show it as the place's name.
  open var address: String!
  /// The building; other styles show it as the place's description.
  open var buildingName: String?

  /// Creates the place at 0 degrees north and east, without an address.
  public override init() {
    latitude = 0
    longitude = 0
    super.init(type: .location)
  }

  /// Creates a body with a place.
  public convenience init(latitude aLatitude: Double, longitude aLongitude: Double, address aAddress: String?) {
    self.init(latitude: aLatitude, longitude: aLongitude, address: aAddress, buildingName: nil)
  }

  /// Creates a body with a place in a building.
  ///
  /// - parameter aLatitude: The latitude in degrees north.
  /// - parameter aLongitude: The longitude in degrees east.
  /// - parameter aAddress: The address.
  /// - parameter aBuildingName: The building; nil for none.
  public init(
    latitude aLatitude: Double, longitude aLongitude: Double, address aAddress: String?,
    buildingName aBuildingName: String?
  ) {
    latitude = aLatitude
    longitude = aLongitude
    address = aAddress
    buildingName = aBuildingName
    super.init(type: .location)
  }

  override var content: MessageContent? {
    .location(LocationContent(latitude: latitude, longitude: longitude, title: address, info: buildingName))
  }
  override var countedBytes: Int { (address?.utf8.count ?? 0) + (buildingName?.utf8.count ?? 0) }
}
