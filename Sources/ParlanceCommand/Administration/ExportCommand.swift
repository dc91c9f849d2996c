#if Server
  internal import Foundation
  internal import Parlance

  /// The settings of `parlance export`.
  struct ExportOptions: Hashable, Sendable {
    /// The conversation, as the API's query names it.
    var conversation: [String: String]
    /// The path of the file to write; the standard output if nil.
    var output: String?
    var target: AdminTarget

    static let syntax = CommandSyntax(
      name: "export", summary: "Write the history of a conversation on a gateway, a line of JSON for each message.",
      options: [
        .value("account", "NAME", "One of the two of a direct conversation; needs --peer."),
        .value("peer", "NAME", "The other one."),
        .value("group", "ID", "A group."),
        .value("room", "ID", "A room."),
        .value("output", "FILE", "The file to write, which must not exist; the standard output unless given."),
      ] + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      var conversation: [String: String] = [:]
      for name in ["account", "peer", "group", "room"] { conversation[name] = values.text(name) }
      guard [["account", "peer"], ["group"], ["room"]].contains(conversation.keys.sorted()) else {
        throw UsageError("export needs --account with --peer, or --group, or --room.")
      }
      self.conversation = conversation
      output = values.text("output")
      target = try AdminTarget(values)
    }
  }

  /// `parlance export`.
  enum ExportCommand {
    /// Writes the messages as they come.
    ///
    /// - returns: What is printed at the end: with `--json` and a file, the number of messages.
    static func run(_ options: ExportOptions) throws(CommandFailure) -> String {
      let file = try options.output.map(create) ?? FileHandle.standardOutput
      let connection = AdminConnection(options.target)
      var bar = ProgressBar()
      defer { bar.finish() }
      var query = options.conversation
      query["limit"] = "500"
      var count: Int64 = 0
      while true {
        let page = try connection.request("GET", ["history"], query: query)
        let messages = page["messages"]?.array ?? []
        var lines = ""
        for message in messages { lines += try JSONText.text(of: message) }
        do { try file.write(contentsOf: Data(lines.utf8)) } catch {
          throw CommandFailure("\(options.output ?? "The standard output") cannot be written.")
        }
        count += Int64(messages.count)
        guard let next = page["next"]?.string else { break }
        bar.show(Int64(next) ?? 0, of: page["last"]?.integer ?? 0)
        query["cursor"] = next
      }
      guard options.output != nil else { return "" }
      return try options.target.text(of: ["messages": .number(JSONNumber(count))]) { _ in
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
