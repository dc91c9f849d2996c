/// A device's copies of threads; a part of `DeviceStore` and its transactions.
package protocol DeviceThreadStore: AnyObject {
  /// Stores a copy in place of the one of the same id.
  func save(_ thread: ThreadEntry) throws(MessagingError)
  func thread(id: String) throws(MessagingError) -> ThreadEntry?
  /// Returns the thread about a message of a group.
  func thread(about origin: ThreadOrigin) throws(MessagingError) -> ThreadEntry?
  func removeThread(id: String) throws(MessagingError)
  /// Returns the ids of all threads, in no order.
  func threadIDs() throws(MessagingError) -> [String]
}
