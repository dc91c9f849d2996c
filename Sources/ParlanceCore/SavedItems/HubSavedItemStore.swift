/// The part of a hub's store that keeps items that accounts saved, by the streams in which their lists are kept.
package protocol HubSavedItemStore: AnyObject {
  /// Stores an item in place of the one of its time. Its name is that of no other item of the stream.
  func save(_ item: SavedItem, stream: StreamNumber) throws(MessagingError)
  /// Returns whether there was such an item.
  func removeSavedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> Bool
  func savedItem(stream: StreamNumber, time: Timestamp) throws(MessagingError) -> SavedItem?
  func savedItem(stream: StreamNumber, uniqueID: String) throws(MessagingError) -> SavedItem?
  /// Returns the items that a query asks for, at most its limit, in its order.
  func savedItems(stream: StreamNumber, _ query: SavedItemQuery) throws(MessagingError) -> [SavedItem]
  func savedItemCount(stream: StreamNumber, type: Int64) throws(MessagingError) -> Int
}

extension HubTable {
  static let savedItem = HubTable(
    "saved_item", key: [("stream", .int), ("time", .int)],
    [("type", .int), ("updated", .int), ("data", .text), ("note", .text), ("unique_id", .text)])
}
