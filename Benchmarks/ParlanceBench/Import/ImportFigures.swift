#if Server && os(Linux)
  import Foundation

  /// The figures of an import, and those that have to be reached.
  struct ImportFigures {
    /// An import into a folder, and raw insertions of its rows.
    struct Offline {
      var processorSeconds, wallSeconds: Double
      var peakBytes: Int
      var rawProcessorSeconds, rawWallSeconds: Double
      var rows: Int

      /// The import's rows for each second of processor time, as a share of the raw ones.
      var share: Double { rawProcessorSeconds / processorSeconds }
      var wallShare: Double { rawWallSeconds / wallSeconds }
    }

    /// An import through a gateway, and the delay of messages beside it.
    struct Online {
      /// Imported records a second on the clock: the first while others write, and most when they have ended, for then an import hurries.
      var recordsPerSecond: Double
      /// The 99th of a hundred delays, in milliseconds, without an import and beside one.
      var quietMilliseconds, besideMilliseconds: Double
      var quietMedian, besideMedian: Double

      var ratio: Double { besideMilliseconds / quietMilliseconds }
    }

    /// A ratio with its limit.
    private struct Requirement {
      var name: String
      var ratio: Double
      var limit: Double
      /// A Boolean value that indicates whether the ratio may not be below the limit; it may not be above it otherwise.
      var isLeast = false
      /// A Boolean value that indicates whether it counts with so few messages.
      var isRequired = true

      var isMet: Bool { !isRequired || (isLeast ? ratio >= limit : ratio <= limit) }
    }

    /// The fewest messages that fill the caches, whose growth is not that of an import.
    static let fewestForMemory = 1_000_000

    var workload: ImportWorkload
    var offline: Offline
    /// The most memory of an import of a tenth of the messages.
    var smallPeakBytes: Int
    var online: Online
    var logins: ImportedLogins.Times

    private var requirements: [Requirement] {
      [
        Requirement(
          name: "offline, its share of raw insertions", ratio: offline.share, limit: 0.3, isLeast: true),
        Requirement(
          name: "resident memory, to that with a tenth of the messages",
          ratio: Double(offline.peakBytes) / Double(smallPeakBytes), limit: 1.2,
          isRequired: workload.messages >= Self.fewestForMemory),
        Requirement(name: "p99 of live messages beside an import, to that without", ratio: online.ratio, limit: 2),
        // Equal, within what such a measurement can tell.
        Requirement(
          name: "a login afterwards, to one with as many conversations", ratio: logins.ratio, limit: 1.1),
      ]
    }

    var isSufficient: Bool { requirements.allSatisfy(\.isMet) }

    /// The result for people.
    var table: String {
      let messages = Double(workload.messages)
      func number(_ value: Double, _ digits: Int = 0) -> String { String(format: "%.\(digits)f", value) }
      func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1_048_576, 1) }
      var lines = [
        "\(workload.messages) messages of \(workload.accounts) accounts in \(workload.conversations) conversations",
        "offline: \(number(offline.processorSeconds * 1e6 / messages, 1)) µs of processor time for each message, raw"
          + " \(number(offline.rawProcessorSeconds * 1e6 / messages, 1)); \(number(messages / offline.wallSeconds))"
          + " messages/s on the clock, \(number(offline.wallShare, 2)) of the raw insertions of \(offline.rows) rows",
        "memory: \(megabytes(offline.peakBytes)) MB, with a tenth of the messages \(megabytes(smallPeakBytes)) MB",
        "online: \(number(online.recordsPerSecond)) records/s on the clock, the first of them beside"
          + " \(ImportBenchmark.rate) messages/s, and most behind them",
        "live messages beside it, ms: p50 \(number(online.besideMedian, 2)), p99 \(number(online.besideMilliseconds, 2));"
          + " without: p50 \(number(online.quietMedian, 2)), p99 \(number(online.quietMilliseconds, 2))",
        "logins, ms: \(number(logins.imported, 3)), with as many conversations of today"
          + " \(number(logins.other, 3))",
      ]
      lines += requirements.map {
        let bound = "\($0.isLeast ? "at least" : "at most") \(number($0.limit, 1))"
        let verdict = $0.isRequired ? ($0.isMet ? "reached" : "NOT REACHED") : "too few messages to count"
        return "required: \($0.name) \(bound): \(number($0.ratio, 2)), \(verdict)"
      }
      return lines.joined(separator: "\n") + "\n"
    }

    /// The result for programs.
    func json() throws -> String {
      let object: [String: Any] = [
        "import": [
          "messages": workload.messages, "accounts": workload.accounts, "conversations": workload.conversations,
          "processorSeconds": offline.processorSeconds, "wallSeconds": offline.wallSeconds,
          "rawProcessorSeconds": offline.rawProcessorSeconds, "rawWallSeconds": offline.rawWallSeconds,
          "rows": offline.rows, "peakBytes": offline.peakBytes, "peakBytesOfTenth": smallPeakBytes,
          "onlineRecordsPerSecond": online.recordsPerSecond, "p99Milliseconds": online.quietMilliseconds,
          "p99MillisecondsBeside": online.besideMilliseconds, "loginMilliseconds": logins.imported,
          "otherLoginMilliseconds": logins.other,
        ] as [String: Any],
        "required": requirements.map {
          ["figure": $0.name, "ratio": $0.ratio, "limit": $0.limit, "isMet": $0.isMet] as [String: Any]
        },
      ]
      let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }
#endif
