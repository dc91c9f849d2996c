#if Server
  internal import Foundation
  internal import Parlance
  internal import ParlanceCore
  internal import ParlanceEngine
  internal import ParlanceMoving

  #if Cluster
    internal import ParlancePostgreSQL
  #endif

  /// The settings of `parlance import`.
  struct ArchiveImportOptions: Hashable, Sendable {
    /// The hub into which archives are imported.
    enum Target: Hashable, Sendable {
      /// The folder of a hub's data.
      case folder(String)
      /// The address of a hub's database.
      case postgres(String)
      /// A gateway, over its API.
      case gateway(AdminTarget)
    }

    var files: [String]
    var target: Target
    /// A Boolean value that indicates whether accounts that only messages name are registered.
    var registersSenders: Bool
    var isDryRun: Bool
    var isStrict: Bool
    var printsJSON: Bool
    /// The places from which the content of files is taken; nil for none.
    var media: MediaSettings?

    static let syntax = CommandSyntax(
      name: "import",
      summary: "Import archives: accounts, groups, and the past; through a gateway, or into a hub that none serves.",
      options: [
        .value("endpoint", "URL", "The address of a gateway."),
        .value(
          AdminTarget.TokenOption.imports.name, "TOKEN",
          "A token of the scope imports; that of \(AdminTarget.TokenOption.imports.variable) unless given."),
        .value("data", "DIR", "The folder of the hub's data, in place of a gateway."),
        .value("postgres", "URL", "The hub's database in PostgreSQL, in place of a gateway."),
        .flag("known-accounts", "Register no accounts for messages whose accounts the archives do not have."),
        .flag("dry-run", "Import into a copy of the folder's database, which is deleted then."),
        .flag("strict", "End at the first damaged line; what came before it stays."),
        .flag("json", "Print the report as JSON."),
      ] + mediaSyntax + [.help], words: "FILE...")

    init(_ values: OptionValues) throws(UsageError) {
      files = values.words
      guard !files.isEmpty else { throw UsageError("import needs archives.") }
      let data = values.text("data")
      switch (data, try ServeOptions.postgres(values), values.text("endpoint")) {
      case (let data?, nil, nil) where !data.isEmpty: target = .folder(data)
      case (nil, let url?, nil): target = .postgres(url)
      case (nil, nil, _?): target = .gateway(try AdminTarget(values, token: .imports))
      default:
        throw UsageError(
          "import needs one of --endpoint, a gateway, --data, the folder of a hub, and --postgres, its database.")
      }
      registersSenders = !values.flag("known-accounts")
      isDryRun = values.flag("dry-run")
      if isDryRun, data == nil { throw UsageError("--dry-run is for a hub with --data.") }
      isStrict = values.flag("strict")
      printsJSON = values.flag("json")
      media = try Self.media(values)
    }
  }

  /// `parlance import`.
  enum ArchiveImportCommand {
    /// Imports the files.
    ///
    /// - returns: The report.
    /// - throws: `CommandFailure` with the report if not every record is in the hub.
    static func run(_ options: ArchiveImportOptions) throws(CommandFailure) -> String {
      var bar = ProgressBar()
      defer { bar.finish() }
      let report: ImportReport
      do throws(MessagingError) {
        report = try withTarget(options) { (target) throws(MessagingError) in
          try ArchiveImport.run(
            options.files, into: target, options: ImportOptions(registersSenders: options.registersSenders),
            isStrict: options.isStrict, media: options.media
          ) { bar.show($0, of: $1) }
        }
      } catch {
        throw CommandFailure(error.description)
      }
      bar.finish()
      let text = options.printsJSON ? report.node.jsonText() + "\n" : report.text
      guard report.isComplete else {
        var failure = CommandFailure("Not every record was imported.")
        failure.output = text
        throw failure
      }
      return text
    }

    private static func withTarget(
      _ options: ArchiveImportOptions, _ body: (any ImportTarget) throws(MessagingError) -> ImportReport
    ) throws(MessagingError) -> ImportReport {
      switch options.target {
      case .gateway(let target): return try body(GatewayImport(target))
      case .folder(let path) where options.isDryRun:
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-import-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try copyDatabase(of: URL(fileURLWithPath: path, isDirectory: true), to: copy)
        return try run(try environment(at: copy), body)
      case .folder(let path): return try run(try environment(at: URL(fileURLWithPath: path, isDirectory: true)), body)
      case .postgres(let url):
        #if Cluster
          return try run(
            try MessagingEnvironment.served(
              settings: HubSettings(), pushNotifier: nil, tokenCheck: nil, log: nil,
              hubStore: try PostgreSQLHubStore(url: url), blobs: PostgreSQLBlobPlace(url: url, folder: nil)), body)
        #else
          throw MessagingError(.unsupported, "this command was built without the trait Cluster")
        #endif
      }
    }

    private static func environment(at folder: URL) throws(MessagingError) -> MessagingEnvironment {
      try MessagingEnvironment.embedded(at: folder, keepsDevicesInMemory: true, thumbnailMaker: nil)
    }

    private static func run(
      _ environment: MessagingEnvironment, _ body: (any ImportTarget) throws(MessagingError) -> ImportReport
    ) throws(MessagingError) -> ImportReport {
      defer { environment.shutDown() }
      return try body(HubImport(hub: try environment.hubLoop()))
    }

    /// Copies a hub's database, if there is one.
    private static func copyDatabase(of folder: URL, to copy: URL) throws(MessagingError) {
      let name = MessagingEnvironment.hubDatabaseName
      do { try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true) } catch {
        throw MessagingError(.storageFailed, copy.path)
      }
      guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) else { return }
      // No process uses it meanwhile.
      let locked = try HubFolder(folder)
      defer { locked.close() }
      for name in [name, name + "-wal"] {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { continue }
        do { try FileManager.default.copyItem(at: file, to: copy.appendingPathComponent(name)) } catch {
          throw MessagingError(.storageFailed, file.path)
        }
      }
    }
  }

  /// A hub of this process.
  private struct HubImport: ImportTarget {
    let hub: HubLoop
    let recordsAtOnce = 2000
    let bytesAtOnce = 1 << 20
    let longestRecord = Int.max

    func add(_ records: [ArchiveLine], options: ImportOptions) throws(MessagingError) -> [ImportOutcome] {
      try hub.importRecords(records.map(\.record), options: options)
    }

    func add(_ files: [ImportedFile], options: ImportOptions) throws(MessagingError) -> [ImportedFileState] {
      try files.map { (file) throws(MessagingError) in try hub.importFile(file, options: options) }
    }
  }

  /// A gateway, over its API.
  private final class GatewayImport: ImportTarget {
    private let connection: AdminConnection
    private var pace = ImportPace(at: .now)
    let recordsAtOnce = 100
    let bytesAtOnce = 128 * 1024
    // Quotation marks and backslashes become twice as long in a request.
    let longestRecord = 256 * 1024

    init(_ target: AdminTarget) { connection = AdminConnection(target) }

    func add(_ records: [ArchiveLine], options: ImportOptions) throws(MessagingError) -> [ImportOutcome] {
      var outcomes: [ImportOutcome] = []
      var rest = records[...]
      while let first = rest.first {
        var part = rest.prefix { $0.isMessage == first.isMessage }
        if first.isMessage { part = part.prefix(pace.messages(at: .now)) }
        rest = rest.dropFirst(part.count)
        let begun = ContinuousClock.now
        outcomes += try request(Array(part), options)
        let now = ContinuousClock.now
        let pause = pace.pause(after: now - begun, at: now).components
        Thread.sleep(forTimeInterval: Double(pause.seconds) + Double(pause.attoseconds) * 1e-18)
      }
      return outcomes
    }

    private func request(
      _ records: [ArchiveLine], _ options: ImportOptions
    ) throws(MessagingError) -> [ImportOutcome] {
      let body: [String: JSONValue] = [
        "records": .array(records.map { .string($0.text) }),
        "options": .array(options.words.map { .string($0) }),
      ]
      let answer: [String: JSONValue]
      do throws(CommandFailure) { answer = try connection.request("POST", ["imports"], body: body) } catch {
        throw MessagingError(.notConnected, error.description)
      }
      let outcomes = (answer["outcomes"]?.array ?? []).compactMap(ImportOutcome.init)
      guard outcomes.count == records.count else { throw MessagingError(.malformedData, "the gateway's answer") }
      pace.note(requests: answer["requests"]?.integer, at: .now)
      return outcomes
    }

    func add(_ files: [ImportedFile], options: ImportOptions) throws(MessagingError) -> [ImportedFileState] {
      let body: [String: JSONValue] = [
        "files": .array(files.map { .object($0.members) }), "options": .array(options.words.map { .string($0) }),
      ]
      let answer: [String: JSONValue]
      do throws(CommandFailure) { answer = try connection.request("POST", ["imports", "files"], body: body) } catch {
        throw MessagingError(.notConnected, error.description)
      }
      let states = (answer["states"]?.array ?? []).compactMap(ImportedFileState.init)
      guard states.count == files.count else { throw MessagingError(.malformedData, "the gateway's answer") }
      return states
    }
  }

  extension ArchiveLine {
    fileprivate var isMessage: Bool { if case .message = record.content { true } else { false } }
  }

  extension ImportOptions {
    /// The options as the API names them.
    fileprivate var words: [String] {
      (registersSenders ? [] : ["knownAccounts"]) + (allowsMissingReplies ? ["missingReplies"] : [])
    }
  }

  extension ImportedFile {
    /// The file, or the part of one, as the API takes it.
    fileprivate var members: [String: JSONValue] {
      var members: [String: JSONValue] = [
        "source": .string(source), "reference": .string(reference), "account": .string(account.name),
      ]
      guard !bytes.isEmpty else { return members }
      members["size"] = .number(JSONNumber(descriptor.size))
      members["name"] = descriptor.fileName.map { .string($0) }
      members["type"] = .string(descriptor.type)
      members["offset"] = .number(JSONNumber(offset))
      members["bytes"] = .string(Data(bytes).base64EncodedString())
      return members
    }
  }

  extension ImportedFileState {
    /// Reads a state of the API.
    fileprivate init?(_ value: JSONValue) {
      switch value["state"]?.string {
      case "here": self = .here
      case "absent": self = .absent
      case "received":
        guard let count = value["received"]?.integer else { return nil }
        self = .received(count)
      case "refused":
        guard let code = value["code"]?.string else { return nil }
        self = .refused(MessagingError(MessagingError.Code(rawValue: code), value["message"]?.string ?? ""))
      default: return nil
      }
    }
  }

  extension ImportOutcome {
    /// Reads an outcome of the API.
    fileprivate init?(_ value: JSONValue) {
      switch value["outcome"]?.string {
      case "imported": self = .imported
      case "known": self = .known
      case "conflict": self = .conflict
      case "refused":
        guard let code = value["code"]?.string else { return nil }
        self = .refused(MessagingError(MessagingError.Code(rawValue: code), value["message"]?.string ?? ""))
      default: return nil
      }
    }
  }
#endif
