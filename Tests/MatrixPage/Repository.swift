public import Foundation

/// The working copy from which this was built.
public enum Repository {
  /// The folder of the package's manifest.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
