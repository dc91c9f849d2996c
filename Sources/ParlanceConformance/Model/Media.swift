/// Kinds of files that scenarios send.
public enum MediaSort: String, Hashable, Sendable, CaseIterable { case image, audio, video, file }

/// A file of a message as a style shows it.
public struct ObservedMedia: Hashable, Sendable {
  public var sort: MediaSort
  public var fileName: String?
  public var size: Int64?
  public var md5: String?
  public var width: Int?
  public var height: Int?
  public var duration: Int64?

  /// What a style shows; nil for what it does not say.
  ///
  /// - parameter size: In bytes.
  /// - parameter md5: In lower-case hexadecimal digits.
  /// - parameter width: In pixels.
  /// - parameter height: In pixels.
  /// - parameter duration: In milliseconds.
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
