#if Server
  internal import Parlance

  /// The settings of `parlance revoke`.
  struct RevokeOptions: Hashable, Sendable {
    var message: String
    var sender: String?
    var isFromReceiversAlone: Bool
    var postscript: String?
    var target: AdminTarget

    static let syntax = CommandSyntax(
      name: "revoke", summary: "Take a message back in its sender's name, on a gateway.",
      options: [
        .value("message", "ID", "The message's id. Required."),
        .value("sender", "ACCOUNT", "The message's sender, where several messages have the id."),
        .flag("receivers-only", "Take it from all but its sender, who is not notified."),
        .value("postscript", "TEXT", "Words for the notice."),
      ] + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      guard let message = values.text("message") else { throw UsageError("revoke needs --message.") }
      self.message = message
      sender = values.text("sender")
      isFromReceiversAlone = values.flag("receivers-only")
      postscript = values.text("postscript")
      target = try AdminTarget(values)
    }
  }

  /// `parlance revoke`.
  enum RevokeCommand {
    static func run(_ options: RevokeOptions) throws(CommandFailure) -> String {
      var body: [String: JSONValue] = ["message": .string(options.message)]
      if let sender = options.sender { body["sender"] = .string(sender) }
      if options.isFromReceiversAlone { body["from"] = "receivers" }
      if let postscript = options.postscript { body["postscript"] = .string(postscript) }
      let answer = try AdminConnection(options.target).request("POST", ["revocations"], body: body)
      return try options.target.text(of: answer) { _ in "" }
    }
  }
#endif
