/// The settings of an audit.
package struct AuditOptions: Sendable {
  package var paths: [String]
  /// A Boolean value that indicates whether the folders of dependencies are read.
  package var includesDependencies: Bool
  /// The program that reads Swift with the compiler's parser; nil for names alone.
  package var swiftReader: String?
  /// The longest time without output of that program, in milliseconds; then the file that it reads is skipped.
  package var patience: Int32 = 20_000

  package init(paths: [String], includesDependencies: Bool = false, swiftReader: String? = nil) {
    self.paths = paths
    self.includesDependencies = includesDependencies
    self.swiftReader = swiftReader
  }
}
