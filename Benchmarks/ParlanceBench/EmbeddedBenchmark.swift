import BenchmarkPaths
import Foundation
import NIMBenchmark
import Parlance
import QDBenchmark

/// One line of the result.
struct BenchmarkResult {
  var workload: String
  var path: String
  var messagesPerProcessorSecond: Double
  var microsecondsPerMessage: Double
  /// The same rows through SQLite alone, in this run.
  var rawMessagesPerProcessorSecond: Double
  /// Messages of a hub commit, on average.
  var batch: Double
  var messagesPerSecond: Double
  /// Commits of device databases for each message, on average.
  var deviceCommits: Double
  /// Processor time of a message against the neutral path's in the same round, the median of the rounds.
  var toNeutral: Double

  /// This path's messages per processor second, of the raw ones.
  var share: Double { messagesPerProcessorSecond / rawMessagesPerProcessorSecond }
}

/// Messages through the embedded engine against the same rows through SQLite alone.
struct EmbeddedBenchmark {
  var messages: Int
  var runs: Int

  static var paths: [any BenchmarkPath.Type] { [NeutralPath.self, NIMBenchmark.path, QDBenchmark.path] }

  func measure() throws -> [BenchmarkResult] {
    var results: [BenchmarkResult] = []
    let workloads = [
      Workload(name: "1 pair, 64 outstanding", pairs: 1, outstanding: 64, messages: messages),
      Workload(name: "50 pairs, 8 outstanding", pairs: 50, outstanding: 8, messages: messages),
    ]
    for workload in workloads {
      // The paths take turns, so that a machine that grows slower slows all of them.
      var measured: [[(Run, Measurement)]] = Array(repeating: [], count: Self.paths.count)
      for _ in 0..<runs {
        for (index, path) in Self.paths.enumerated() {
          let run = try workload.run(path)
          measured[index].append((run, try RawBaseline(workload: workload, run: run).measure()))
        }
      }
      for (index, path) in Self.paths.enumerated() {
        // The median by the ratio, which the machine's moods change least.
        let sorted = measured[index].sorted { Self.ratio($0) < Self.ratio($1) }
        let (run, raw) = sorted[sorted.count / 2]
        results.append(
          BenchmarkResult(
            workload: workload.name, path: path.name,
            messagesPerProcessorSecond: run.measurement.messagesPerProcessorSecond,
            microsecondsPerMessage: run.measurement.microsecondsPerMessage,
            rawMessagesPerProcessorSecond: raw.messagesPerProcessorSecond,
            batch: Double(run.measurement.messages) / Double(max(1, run.hubCommits)),
            messagesPerSecond: Double(run.measurement.messages) / run.measurement.wallSeconds,
            deviceCommits: Double(run.durableDeviceCommits + run.otherDeviceCommits)
              / Double(run.measurement.messages), toNeutral: Self.toNeutral(measured, path: index)))
      }
    }
    return results
  }

  /// Rounds are compared one by one, since the machine's speed drifts from one to the next.
  private static func toNeutral(_ measured: [[(Run, Measurement)]], path: Int) -> Double {
    let ratios = zip(measured[path], measured[0]).map {
      $0.0.measurement.microsecondsPerMessage / $1.0.measurement.microsecondsPerMessage
    }
    return ratios.sorted()[ratios.count / 2]
  }

  private static func ratio(_ pair: (Run, Measurement)) -> Double {
    pair.0.measurement.messagesPerProcessorSecond / pair.1.messagesPerProcessorSecond
  }
}

func printTable(_ results: [BenchmarkResult], _ memory: MediaMemory) {
  func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + space : space + text
  }
  print("100-byte direct messages; processor time of all threads; raw: the same rows through SQLite alone")
  print(
    padded("workload", 26, left: true), padded("path", 10, left: true), padded("msg/CPU-s", 10), padded("µs/msg", 8),
    padded("raw", 10), padded("share", 7), padded("to neutral", 11), padded("batch", 7), padded("msg/s", 8),
    padded("dev commits/msg", 16))
  for result in results {
    print(
      padded(result.workload, 26, left: true), padded(result.path, 10, left: true),
      padded(String(Int(result.messagesPerProcessorSecond)), 10), padded(rounded(result.microsecondsPerMessage, 1), 8),
      padded(String(Int(result.rawMessagesPerProcessorSecond)), 10), padded("\(Int(result.share * 100)) %", 7),
      padded("\(Int((result.toNeutral * 100).rounded())) %", 11), padded(rounded(result.batch, 1), 7),
      padded(String(Int(result.messagesPerSecond)), 8), padded(rounded(result.deviceCommits, 2), 16))
  }
  func megabytes(_ bytes: Int) -> String { rounded(Double(bytes) / 1_048_576, 1) + " MB" }
  print(
    "memory while a file of \(megabytes(MediaMemory.length)) is sent and fetched: \(megabytes(memory.cost)) over",
    "\(megabytes(memory.idle)) idle; to stay below \(megabytes(MediaMemory.target))")
}

private func rounded(_ value: Double, _ digits: Int) -> String {
  let factor = digits == 1 ? 10.0 : 100.0
  return String((value * factor).rounded() / factor)
}

func printJSON(_ results: [BenchmarkResult], _ memory: MediaMemory) throws {
  let rows = results.map { result -> [String: Any] in
    [
      "workload": result.workload, "path": result.path,
      "messagesPerProcessorSecond": result.messagesPerProcessorSecond,
      "microsecondsPerMessage": result.microsecondsPerMessage,
      "rawMessagesPerProcessorSecond": result.rawMessagesPerProcessorSecond, "share": result.share,
      "messagesPerHubCommit": result.batch, "messagesPerSecond": result.messagesPerSecond,
      "deviceCommitsPerMessage": result.deviceCommits, "toNeutral": result.toNeutral,
    ]
  }
  let data = try JSONSerialization.data(
    withJSONObject: ["embedded": rows, "mediaMemory": ["idleBytes": memory.idle, "peakBytes": memory.peak]],
    options: [.prettyPrinted, .sortedKeys])
  print(String(decoding: data, as: UTF8.self))
}
