#if Server
  internal import Foundation
  internal import Parlance

  /// The settings of `parlance export`.
  struct ExportOptions: Hashable, Sendable {
    /// The part of the hub that is exported.
    enum Subject: Hashable, Sendable {
      /// Everything that a hub keeps.
      case hub(ArchiveExportOptions)
      /// A conversation on a gateway, as the API's query names it.
      case conversation([String: String], AdminTarget)
    }

    var subject: Subject
    /// The path of the file to write; the standard output if nil.
    var output: String?

    static let syntax = CommandSyntax(
      name: "export",
      summary:
        "Write what a hub keeps into an archive that parlance import reads, or one conversation's messages as lines of JSON.",
      options: [
        .value(
          "output", "FILE",
          "The file to write, also -o, which must not exist; an archive is compressed if it ends with .gz."),
        .value("source", "NAME", "The name of the hub in the records of the archive; parlance unless given."),
        .value("data", "DIR", "The folder of the hub's data, in place of a gateway."),
        .value("postgres", "URL", "The hub's database in PostgreSQL, in place of a gateway."),
        .value("account", "NAME", "In place of everything: one of the two of a direct conversation; needs --peer."),
        .value("peer", "NAME", "The other one."),
        .value("group", "ID", "In place of everything: a group."),
        .value("room", "ID", "In place of everything: a room."),
      ] + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      output = values.text("output")
      var conversation: [String: String] = [:]
      for name in ["account", "peer", "group", "room"] { conversation[name] = values.text(name) }
      guard !conversation.isEmpty else {
        subject = .hub(try ArchiveExportOptions(values))
        return
      }
      guard [["account", "peer"], ["group"], ["room"]].contains(conversation.keys.sorted()) else {
        throw UsageError("export needs --account with --peer, or --group, or --room, or none of them.")
      }
      for name in ["data", "postgres", "source"] where values[name] != nil {
        throw UsageError("--\(name) is for the export of a whole hub.")
      }
      subject = .conversation(conversation, try AdminTarget(values))
    }
  }

  /// `parlance export`.
  enum ExportCommand {
    /// Writes what is exported.
    ///
    /// - returns: What is printed at the end: the report of a whole hub; of a conversation, with a file, the number of messages.
    static func run(_ options: ExportOptions, clock: some MessagingClock) throws(CommandFailure) -> String {
      switch options.subject {
      case .hub(let hub): try ArchiveExportCommand.run(hub, now: clock.now())
      case .conversation(let name, let target): try run(name, target, options.output)
      }
    }

    /// Writes the messages of a conversation as they come.
    private static func run(
      _ conversation: [String: String], _ target: AdminTarget, _ output: String?
    ) throws(CommandFailure) -> String {
      let file = try output.map(create) ?? FileHandle.standardOutput
      let connection = AdminConnection(target)
      var bar = ProgressBar()
      defer { bar.finish() }
      var query = conversation
      query["limit"] = "500"
      var count: Int64 = 0
      while true {
        let page = try connection.request("GET", ["history"], query: query)
        let messages = page["messages"]?.array ?? []
        var lines = ""
        for message in messages { lines += try JSONText.text(of: message) }
        do { try file.write(contentsOf: Data(lines.utf8)) } catch {
          throw CommandFailure("\(output ?? "The standard output") cannot be written.")
        }
        count += Int64(messages.count)
        guard let next = page["next"]?.string else { break }
        bar.show(Int64(next) ?? 0, of: page["last"]?.integer ?? 0)
        query["cursor"] = next
      }
      guard output != nil else { return "" }
      return try target.text(of: ["messages": .number(JSONNumber(count))]) { _ in
        "\(count) \(count == 1 ? "message" : "messages")"
      }
    }

    private static func create(_ path: String) throws(CommandFailure) -> FileHandle {
      // For its owner alone: it has what people wrote.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CommandFailure("\(path): \(String(cString: strerror(errno))).") }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
  }
#endif
