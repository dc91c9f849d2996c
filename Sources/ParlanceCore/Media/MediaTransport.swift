/// Moves the bytes of media beside a link, so that they do not delay what goes over it.
///
/// The hub decides over the link which media a device may read or write. All methods, also those of readers and writers,
/// return at once and may be called from any thread, also under a lock: completions never run within a call.
package protocol MediaTransport: AnyObject, Sendable {
  /// Returns a reader of media that the hub has.
  func reader(of media: MediaID) -> any MediaReader
  /// Returns a writer of an upload that is under way.
  ///
  /// - parameter secret: The hub's, for this upload.
  func writer(of upload: MediaID, secret: String) -> any MediaWriter
  /// Runs something when the next attempt may begin.
  ///
  /// - parameter losses: The number of attempts that were lost in a row.
  func pause(afterLosses losses: Int, then body: @escaping @Sendable () -> Void)
}

/// Reads media from one place on.
package protocol MediaReader: AnyObject, Sendable {
  /// Reads bytes: each time those behind the ones before.
  ///
  /// - parameter completion: Called once, in the order of the calls, with all of the bytes or an error.
  func read(
    at offset: Int64, count: Int, completion: @escaping @Sendable (Result<[UInt8], MediaTransportError>) -> Void)
  /// Ends the reader. Calls that wait end with `lost`.
  func close()
}

/// Writes the bytes of one upload.
package protocol MediaWriter: AnyObject, Sendable {
  /// Writes bytes: each time those behind the ones before.
  ///
  /// - parameter completion: Called once, in the order of the calls, with the number of bytes that the hub has then, or an
  ///   error.
  func write(
    _ bytes: [UInt8], at offset: Int64, completion: @escaping @Sendable (Result<Int64, MediaTransportError>) -> Void)
  /// Ends the writer. Calls that wait end with `lost`.
  func close()
}

/// The reason why bytes did not pass beside a link.
package enum MediaTransportError: Error, Hashable, Sendable {
  /// The connection was lost, or the other side asks to come back; another attempt may go on.
  case lost
  /// The other side does not do this; the link is to be used.
  case refused
}
