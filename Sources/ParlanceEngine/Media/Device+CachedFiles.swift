public import ParlanceCore

/// The files in the device's own folder that can be downloaded again: those that it downloaded, and those of its own messages
/// that the hub has. Files at paths that an app chose, and files still to be uploaded, are not included.
///
/// The calls read the folder on the caller's thread.
extension Device {
  /// Returns the cached files, in the order of their names.
  ///
  /// - parameter endings: The endings of their names, without regard to case, with or without the dot; nil for all files.
  /// - parameter time: The time before which they were written, by the machine's clock; nil for any.
  /// - throws: `MessagingError` with code `notLoggedIn`, `fileNotReadable` or a storage code.
  public func cachedFiles(
    endings: [String]? = nil, before time: Timestamp? = nil
  ) throws(MessagingError) -> [CachedFile] {
    try runner.media.cachedFiles(endings, before: time).map(\.file)
  }

  /// Removes cached files.
  ///
  /// The file of a message has to be downloaded again, which fails if the hub no longer keeps it.
  ///
  /// - parameter endings: As of `cachedFiles(endings:before:)`.
  /// - parameter time: As of `cachedFiles(endings:before:)`.
  /// - returns: The sum of their lengths in bytes.
  /// - throws: What `cachedFiles(endings:before:)` throws.
  public func removeCachedFiles(
    endings: [String]? = nil, before time: Timestamp? = nil
  ) throws(MessagingError) -> Int64 {
    try runner.media.removeCachedFiles(endings, before: time)
  }
}
