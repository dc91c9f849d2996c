#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceMoving

  #if Cluster
    internal import ParlancePostgreSQL
  #endif

  /// The settings of `parlance export` for a whole hub.
  struct ArchiveExportOptions: Hashable, Sendable {
    /// The hub that is exported.
    enum Origin: Hashable, Sendable {
      /// The folder of a hub's data.
      case folder(String)
      /// The address of a hub's database.
      case postgres(String)
      /// A gateway, over its API.
      case gateway(AdminTarget)
    }

    var output: String
    /// The name of the hub in the records.
    var source: String
    var origin: Origin
    var printsJSON: Bool

    init(_ values: OptionValues) throws(UsageError) {
      guard let output = values.text("output"), !output.isEmpty else {
        throw UsageError("export needs --output, the archive; or --account with --peer, --group or --room.")
      }
      self.output = output
      source = values.text("source") ?? "parlance"
      guard (1...128).contains(source.utf8.count) else { throw UsageError("--source is a name of 1 to 128 bytes.") }
      switch (values.text("data"), try ServeOptions.postgres(values), values.text("endpoint")) {
      case (let data?, nil, nil) where !data.isEmpty: origin = .folder(data)
      case (nil, let url?, nil): origin = .postgres(url)
      case (nil, nil, _): origin = .gateway(try AdminTarget(values))
      default:
        throw UsageError(
          "export needs one of --endpoint, a gateway, --data, the folder of a hub, and --postgres, its database.")
      }
      printsJSON = values.flag("json")
    }
  }

  /// `parlance export` of a whole hub.
  enum ArchiveExportCommand {
    /// Writes the archive.
    ///
    /// - returns: The report.
    /// - throws: `CommandFailure` with the report if not every record could be written; without one if there is no archive.
    static func run(_ options: ArchiveExportOptions, now: Timestamp) throws(CommandFailure) -> String {
      var bar = ProgressBar()
      defer { bar.finish() }
      let header = ArchiveHeader(source: options.source, zone: "UTC", created: now.milliseconds)
      let report: ExportReport
      do throws(MessagingError) {
        report = try withOrigin(options) { (origin) throws(MessagingError) in
          try ArchiveExport.run(origin, to: options.output, header: header) { bar.show(records: $0) }
        }
      } catch {
        throw CommandFailure(error.description)
      }
      bar.finish()
      let text = options.printsJSON ? report.node.jsonText() + "\n" : report.text
      guard report.isComplete else {
        var failure = CommandFailure("Not every record was exported.")
        failure.output = text
        throw failure
      }
      return text
    }

    private static func withOrigin(
      _ options: ArchiveExportOptions, _ body: (any ExportOrigin) throws(MessagingError) -> ExportReport
    ) throws(MessagingError) -> ExportReport {
      switch options.origin {
      case .gateway(let target): return try body(GatewayExport(target, options.source))
      case .folder(let path):
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let database = folder.appendingPathComponent(MessagingEnvironment.hubDatabaseName)
        // Opening another folder would make a hub there.
        guard FileManager.default.fileExists(atPath: database.path) else {
          throw MessagingError(.fileNotReadable, "\(path) has no hub")
        }
        return try run(
          try MessagingEnvironment.embedded(at: folder, keepsDevicesInMemory: true, thumbnailMaker: nil),
          options.source, body)
      case .postgres(let url):
        #if Cluster
          return try run(
            try MessagingEnvironment.served(
              settings: HubSettings(), pushNotifier: nil, tokenCheck: nil, log: nil,
              hubStore: try PostgreSQLHubStore(url: url), blobs: PostgreSQLBlobPlace(url: url, folder: nil)),
            options.source, body)
        #else
          throw MessagingError(.unsupported, "this command was built without the trait Cluster")
        #endif
      }
    }

    private static func run(
      _ environment: MessagingEnvironment, _ source: String,
      _ body: (any ExportOrigin) throws(MessagingError) -> ExportReport
    ) throws(MessagingError) -> ExportReport {
      defer { environment.shutDown() }
      return try body(HubExport(hub: try environment.hubLoop(), source: source))
    }
  }

  /// A hub of this process.
  private struct HubExport: ExportOrigin {
    let hub: HubLoop
    let source: String

    func page(from place: String?) throws(MessagingError) -> ArchivePage {
      let place = try ExportPlace(cursor: place)
      return ArchivePage(try hub.exportRecords(from: place, limit: 1000, bytes: 1 << 20), source: source)
    }
  }

  extension ExportPlace {
    fileprivate init(cursor: String?) throws(MessagingError) {
      guard let cursor else {
        self = .beginning
        return
      }
      guard let place = ExportPlace(text: cursor) else { throw MessagingError(.invalidArgument, "cursor") }
      self = place
    }
  }

  /// A gateway, over its API.
  private final class GatewayExport: ExportOrigin {
    private let connection: AdminConnection
    private let source: String

    init(_ target: AdminTarget, _ source: String) {
      connection = AdminConnection(target)
      self.source = source
    }

    func page(from place: String?) throws(MessagingError) -> ArchivePage {
      var query = ["source": source]
      query["cursor"] = place
      let answer: [String: JSONValue]
      do throws(CommandFailure) { answer = try connection.request("GET", ["exports"], query: query) } catch {
        throw MessagingError(.notConnected, error.description)
      }
      guard let lines = answer["records"]?.array?.compactMap(\.string) else {
        throw MessagingError(.malformedData, "the gateway's answer")
      }
      let losses = (answer["leftOut"]?.array ?? []).map { loss in
        ArchivePage.Loss(
          kind: loss["kind"]?.string ?? "", id: loss["id"]?.string ?? "", reason: loss["reason"]?.string ?? "")
      }
      return ArchivePage(lines: lines, losses: losses, next: answer["next"]?.string)
    }
  }
#endif
