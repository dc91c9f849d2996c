package import BenchmarkPaths

/// What `make bench` measures of this vendor's adapter.
package enum QDBenchmark {
  /// The type of the path through the adapter.
  package static var path: any BenchmarkPath.Type { QDPath.self }
}
