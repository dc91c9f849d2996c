/// A room's properties.
public struct RoomInfo: Hashable, Sendable {
  /// The id, unique among groups and rooms.
  public var id: String
  /// The name to show; it need not be unique.
  public var name: String
  /// The account that created it.
  public var owner: AccountID
  /// Further properties, by the names in `GroupInfo.Property`.
  public var properties: [String: String]
  /// The number of those who are in it now.
  public var memberCount: Int

  /// Creates a room.
  public init(id: String, name: String, owner: AccountID, properties: [String: String] = [:], memberCount: Int = 0) {
    self.id = id
    self.name = name
    self.owner = owner
    self.properties = properties
    self.memberCount = memberCount
  }
}
