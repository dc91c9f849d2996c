#if Server
  internal import Parlance

  /// The settings of `parlance broadcast`.
  struct BroadcastOptions: Hashable, Sendable {
    var sender: String
    var text: String
    var id: String?
    var target: AdminTarget

    static let syntax = CommandSyntax(
      name: "broadcast", summary: "Send a text to every occupied chat room on a gateway.",
      options: [
        .value("from", "ACCOUNT", "The account that sends it; it need not be in the rooms. Required."),
        .value("text", "TEXT", "The text. Required."),
        .value("id", "ID", "The message's id: a room that has one of this id has no other. Generated unless given."),
      ] + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      guard let sender = values.text("from") else { throw UsageError("broadcast needs --from.") }
      guard let text = values.text("text") else { throw UsageError("broadcast needs --text.") }
      self.sender = sender
      self.text = text
      id = values.text("id")
      target = try AdminTarget(values)
    }
  }

  /// `parlance broadcast`.
  enum BroadcastCommand {
    static func run(_ options: BroadcastOptions) throws(CommandFailure) -> String {
      var body: [String: JSONValue] = [
        "from": .string(options.sender), "content": .object(["text": .string(options.text)]),
      ]
      if let id = options.id { body["id"] = .string(id) }
      let answer = try AdminConnection(options.target).request("POST", ["broadcasts"], body: body)
      return try options.target.text(of: answer) { answer in
        "\(answer["id"]?.string ?? "")  rooms: \(answer["rooms"]?.integer ?? 0)"
      }
    }
  }
#endif
