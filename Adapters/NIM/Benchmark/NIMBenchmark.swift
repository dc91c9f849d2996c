package import BenchmarkPaths

/// What `make bench` measures of this vendor's adapter.
package enum NIMBenchmark {
  /// The type of the path through the adapter.
  package static var path: any BenchmarkPath.Type { NIMPath.self }
}
