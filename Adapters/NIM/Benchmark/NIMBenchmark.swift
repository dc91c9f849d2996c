package import BenchmarkPaths

/// The path through this vendor's adapter that `make bench` measures.
package enum NIMBenchmark {
  /// The type of the path through the adapter.
  package static var path: any BenchmarkPath.Type { NIMPath.self }
}
