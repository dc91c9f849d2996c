#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore

  #if Cluster
    internal import ParlancePostgreSQL
  #endif

  /// The settings of `parlance database copy`.
  struct DatabaseCopyOptions: Hashable, Sendable {
    /// The folder of the hub's data.
    var data: String
    /// The address of the database.
    var postgres: String
    /// The folder for media that all gateways of the database have; nil if media go to the database.
    var media: String?

    init(_ values: OptionValues) throws(UsageError) {
      guard let data = values.text("data"), !data.isEmpty else {
        throw UsageError("database copy needs --data, the folder of the hub's data.")
      }
      guard let url = try ServeOptions.postgres(values) else {
        throw UsageError("database copy needs --postgres, the address of the database.")
      }
      self.data = data
      postgres = url
      media = values.text("media")
      guard media?.isEmpty != true else { throw UsageError("--media is the name of a folder.") }
    }
  }

  /// `parlance database copy`.
  enum DatabaseCopy {
    /// Moves everything, compares it, and lets hubs use the database then. What an earlier run moved is not moved again.
    ///
    /// - returns: The table of what was moved.
    static func run(_ options: DatabaseCopyOptions) throws(CommandFailure) -> String {
      #if Cluster
        var job: DatabaseCopyJob
        do throws(MessagingError) {
          job = try DatabaseCopyJob(options)
          defer { job.close() }
          return try job.run()
        } catch {
          throw CommandFailure(error.description)
        }
      #else
        throw CommandFailure("This command was built without the trait Cluster.")
      #endif
    }
  }

  #if Cluster
    /// One run of the copy.
    private struct DatabaseCopyJob {
      private let folder: HubFolder
      private let database: PostgreSQLHubImport
      private let media: PostgreSQLBlobImport
      private var report = DatabaseCopyProgress()

      init(_ options: DatabaseCopyOptions) throws(MessagingError) {
        folder = try HubFolder(URL(fileURLWithPath: options.data, isDirectory: true))
        database = try PostgreSQLHubImport(from: folder.tables, state: folder.state, url: options.postgres)
        media = try PostgreSQLBlobImport(
          url: options.postgres, folder: options.media.map { BlobFolder($0, files: SystemFiles()) })
      }

      func close() {
        media.close()
        database.close()
        folder.close()
      }

      mutating func run() throws(MessagingError) -> String {
        defer { report.finish() }
        guard !database.isComplete else { return "The folder was copied before; there is nothing to do.\n" }
        var total: Int64 = 0
        for table in HubTable.all { total += try folder.tables.count(table) }
        var done: Int64 = 0
        for table in HubTable.all {
          var rows: Int64 = 0
          try database.run(table) {
            rows = $0
            report.show(done + rows, of: 2 * total)
          }
          done += rows
          report.note("\(table.name): \(rows) rows moved")
        }
        let blobs = try moveMedia()
        try moveUploads()
        var lines: [String] = []
        for table in HubTable.all {
          let digest = try database.compare(table) { report.show(done + $0, of: 2 * total) }
          done += digest.rows
          lines.append("\(table.name)  \(digest.rows) rows  \(digest.sha256)")
          report.note("\(table.name): compared")
        }
        try check(blobs)
        try database.complete()
        lines.append("media  \(blobs.count) files")
        let missing = try database.blobCount() - Int64(blobs.count)
        if missing > 0 { lines.append("\(missing) files of media were missing in the folder already.") }
        return lines.joined(separator: "\n") + "\n"
      }

      /// Moves the content of media that did not expire.
      ///
      /// - returns: The names of the blobs.
      private mutating func moveMedia() throws(MessagingError) -> [String] {
        var blobs: [String] = []
        var last: String?
        while true {
          let names = try folder.blobs.blobs(after: last)
          guard !names.isEmpty else { break }
          last = names.last
          for name in names where try database.isReferenced(name) { blobs.append(name) }
        }
        for (index, name) in blobs.enumerated() {
          do throws(MessagingError) {
            try media.run(name, from: folder.blobs) { _ in report.show(Int64(index), of: 2 * Int64(blobs.count)) }
          } catch {
            throw error.code == .storageDamaged
              ? MessagingError(error.code, "\(folder.path(name)): \(error.detail)") : error
          }
        }
        report.note("media: \(blobs.count) files moved")
        return blobs
      }

      /// Moves the received bytes of unfinished uploads.
      private func moveUploads() throws(MessagingError) {
        var last: MediaID?
        while true {
          let uploads = try folder.blobs.uploads(after: last)
          guard !uploads.isEmpty else { return }
          last = uploads.last
          for id in uploads where try database.isUnderWay(id) {
            try media.run(upload: id) { (offset) throws(MessagingError) in
              try folder.read(upload: id, at: offset, count: MediaChunk.limit)
            }
          }
        }
      }

      private mutating func check(_ blobs: [String]) throws(MessagingError) {
        for (index, name) in blobs.enumerated() {
          try media.check(name) { _ in report.show(Int64(blobs.count + index), of: 2 * Int64(blobs.count)) }
        }
        report.note("media: compared")
      }
    }

    /// The progress of a copy: a bar on a terminal, lines elsewhere.
    private struct DatabaseCopyProgress {
      private let isTerminal = isatty(STDERR_FILENO) == 1
      private var bar = ProgressBar()

      mutating func show(_ part: Int64, of whole: Int64) { bar.show(part, of: whole) }

      func note(_ line: String) {
        guard !isTerminal else { return }
        FileHandle.standardError.write(Data((line + "\n").utf8))
      }

      mutating func finish() { bar.finish() }
    }
  #endif
#endif
