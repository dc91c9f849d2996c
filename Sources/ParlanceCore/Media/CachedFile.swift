/// A file in a device's own folder that can be downloaded again.
public struct CachedFile: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The length in bytes.
  public var size: Int64
  /// The time at which it was written, by the machine's clock.
  public var modified: Timestamp

  /// Creates a description of a file.
  public init(path: String, size: Int64, modified: Timestamp) {
    self.path = path
    self.size = size
    self.modified = modified
  }
}
