public import Foundation
internal import Parlance

/// The choice of files in the SDK's own folder.
open class NIMResourceQueryOption: NSObject {
  /// The extensions of the files, without regard to case; nil, the default, for all files.
  open var extensions: [String]?
  /// The age from which on files are chosen, in seconds. Default: seven days.
  open var timeInterval: TimeInterval = 7 * 86_400

  public override init() {}
}

/// A file in the SDK's own folder.
open class NIMCacheQueryResult: NSObject {
  private let file: CachedFile?

  /// The path of the file.
  open var path: String { file?.path ?? "" }
  /// The time at which the file was written.
  open var creationDate: Date { Date(timeIntervalSince1970: file?.modified.seconds ?? 0) }
  /// The length in bytes.
  open var fileLength: Int64 { file?.size ?? 0 }

  /// Creates an object that describes no file.
  public override init() { file = nil }

  init(_ file: CachedFile) { self.file = file }
}

extension NIMResourceQueryOption {
  /// The time before which files were written that are old enough.
  final var time: Timestamp { Timestamp(seconds: Date().timeIntervalSince1970 - timeInterval) }
}
