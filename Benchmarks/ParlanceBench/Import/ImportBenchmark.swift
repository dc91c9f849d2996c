#if Server && os(Linux)
  import Foundation
  import Parlance

  /// `parlance import` of a made-up service: into a folder against raw insertions of the same rows, in memory, through a gateway
  /// beside messages that are sent meanwhile, and what it leaves for those who log in.
  struct ImportBenchmark {
    var workload: ImportWorkload
    /// The runs of what is compared, of which the median counts.
    var runs: Int

    /// Messages a second that are sent beside an import.
    static let rate = 500
    /// The seconds for which they count.
    private static let seconds = 10
    /// The messages of that import, for each of the runs: it has to last longer than those beside it.
    private static let onlineMessages = 30_000

    func measure() throws -> ImportFigures {
      try Service.raiseFileLimit()
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-bench-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A folder that cannot be removed is the system's to clean: it is a temporary one.
      defer { try? FileManager.default.removeItem(at: folder) }
      let archive = folder.appendingPathComponent("archive.jsonl").path
      try workload.write(to: archive)

      // What is measured of memory comes first, while this process has little: a child begins as its copy.
      let smallArchive = folder.appendingPathComponent("tenth.jsonl").path
      try workload.tenth.write(to: smallArchive)
      let small = try offline(smallArchive, into: folder.appendingPathComponent("tenth"))
      var peak = 0
      var offlines: [ImportFigures.Offline] = []
      for run in 0..<runs {
        let hub = folder.appendingPathComponent("hub\(run)")
        let usage = try offline(archive, into: hub)
        if run == 0 {
          peak = usage.peakBytes
          guard MeasuredProcess.ownPeak < min(peak, small.peakBytes) else {
            throw BenchmarkError("the memory of the import is not known")
          }
        }
        let raw = try RawImport(imported: hub, path: folder.appendingPathComponent("raw\(run).sqlite").path).measure()
        offlines.append(
          ImportFigures.Offline(
            processorSeconds: usage.processorSeconds, wallSeconds: usage.wallSeconds, peakBytes: peak,
            rawProcessorSeconds: raw.processorSeconds, rawWallSeconds: raw.wallSeconds, rows: raw.rows))
        try remove(folder, "raw\(run).sqlite")
        if run > 0 { try remove(folder, "hub\(run)") }
      }
      offlines.sort { $0.share < $1.share }

      let people = folder.appendingPathComponent("people.jsonl").path
      try workload.write(to: people, .people)
      let other = folder.appendingPathComponent("other")
      _ = try offline(people, into: other)
      let logins = try ImportedLogins(workload: workload, imported: folder.appendingPathComponent("hub0"), other: other)
        .measure()
      return ImportFigures(
        workload: workload, offline: offlines[offlines.count / 2], smallPeakBytes: small.peakBytes,
        online: try online(folder), logins: logins)
    }

    private func offline(_ archive: String, into folder: URL) throws -> MeasuredProcess.Usage {
      try MeasuredProcess("parlance", ["import", archive, "--data", folder.path]).end()
    }

    /// Removes a file or folder, and what a database has beside its file.
    private func remove(_ folder: URL, _ name: String) throws {
      for end in ["", "-wal", "-shm"] {
        let url = folder.appendingPathComponent(name + end)
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      }
    }

    // MARK: through a gateway

    /// Imports more messages to the conversations of the hub that has the archive already.
    private func online(_ folder: URL) throws -> ImportFigures.Online {
      var more = workload
      more.messages = Self.onlineMessages * runs
      more.seed += 1
      let archive = folder.appendingPathComponent("more.jsonl").path
      try more.write(to: archive, .messages)
      var rounds: [(quiet: LoadResult, beside: LoadResult)] = []
      var usage: MeasuredProcess.Usage?
      let service = try Service(
        .gateway, store: ["--data", folder.appendingPathComponent("hub0").path, "--open-api"])
      let outcome = Result {
        var quiet: [LoadResult] = []
        for _ in 0..<runs { quiet.append(try live(service)) }
        let process = try MeasuredProcess(
          "parlance", ["import", archive, "--endpoint", "http://127.0.0.1:\(service.port)"])
        do {
          for result in quiet {
            rounds.append((result, try live(service)))
            guard process.isRunning else {
              throw BenchmarkError("the import ended before the messages beside it")
            }
          }
        } catch {
          process.kill()
          throw error
        }
        usage = try process.end()
      }
      try service.stop()
      try outcome.get()
      guard let usage else { throw BenchmarkError("the import did not end") }
      let sorted = try rounds.map { round in
        ImportFigures.Online(
          recordsPerSecond: Double(more.messages) / usage.wallSeconds,
          quietMilliseconds: try round.quiet.value("percentile99Milliseconds"),
          besideMilliseconds: try round.beside.value("percentile99Milliseconds"),
          quietMedian: try round.quiet.value("medianMilliseconds"),
          besideMedian: try round.beside.value("medianMilliseconds"))
      }.sorted { $0.ratio < $1.ratio }
      return sorted[sorted.count / 2]
    }

    /// Sends messages by the clock.
    private func live(_ service: Service) throws -> LoadResult {
      try LoadResult(
        running: "latency", ["--rate": Self.rate, "--seconds": Self.seconds, "--idle": 10, "--pairs": 50],
        ports: [service.port], processes: [service.processIdentifier])
    }
  }
#endif
