/// Kinds of files that scenarios send.
public enum MediaSort: String, Hashable, Sendable, CaseIterable { case image, audio, video, file }

/// A file of a message as a style shows it.
public struct ObservedMedia: Hashable, Sendable {
  /// The sort as which the style shows it.
  public var sort: MediaSort
  /// The name under which it is shown.
  public var fileName: String?
  /// The length in bytes, where the style shows it.
  public var size: Int64?
  /// The MD5 in lower-case hexadecimal digits, where the style shows it.
  public var md5: String?
  /// The width in pixels, where the style shows it.
  public var width: Int?
  /// The height in pixels, where the style shows it.
  public var height: Int?
  /// The playing time in milliseconds, where the style shows it.
  public var duration: Int64?

  /// Creates a file as a style shows it.
  public init(
    sort: MediaSort, fileName: String? = nil, size: Int64? = nil, md5: String? = nil, width: Int? = nil,
    height: Int? = nil, duration: Int64? = nil
  ) {
    self.sort = sort
    self.fileName = fileName
    self.size = size
    self.md5 = md5
    self.width = width
    self.height = height
    self.duration = duration
  }
}
