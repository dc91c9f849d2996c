#if Server
  internal import Parlance

  /// The settings of `parlance revoke`.
  struct RevokeOptions: Hashable, Sendable {
    /// The conversation of the message, as its sender names it.
    enum Place: Hashable, Sendable {
      case account(String)
      case group(String)
      case room(String)
      /// It is a broadcast.
      case allRooms
    }

    var message: String
    var sender: String?
    /// nil where one message alone has the id.
    var place: Place?
    var isFromReceiversAlone: Bool
    var postscript: String?
    var target: AdminTarget

    static let syntax = CommandSyntax(
      name: "revoke", summary: "Take a message back in its sender's name, on a gateway.",
      options: [
        .value("message", "ID", "The message's id. Required."),
        .value("sender", "ACCOUNT", "The message's sender, where several messages have the id."),
        .value("peer", "ACCOUNT", "The account to which the sender wrote it, where several messages have the id."),
        .value("group", "ID", "The group that has it."),
        .value("room", "ID", "The room that has it."),
        .flag("all-rooms", "It is a broadcast: take it back from all rooms."),
        .flag("receivers-only", "Take it from all but its sender, who is not notified."),
        .value("postscript", "TEXT", "Words for the accounts that are notified."),
      ] + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      guard let message = values.text("message") else { throw UsageError("revoke needs --message.") }
      self.message = message
      sender = values.text("sender")
      switch (values.text("peer"), values.text("group"), values.text("room"), values.flag("all-rooms")) {
      case (nil, nil, nil, false): place = nil
      case (let name?, nil, nil, false): place = .account(name)
      case (nil, let name?, nil, false): place = .group(name)
      case (nil, nil, let name?, false): place = .room(name)
      case (nil, nil, nil, true): place = .allRooms
      default: throw UsageError("revoke takes one of --peer, --group, --room and --all-rooms.")
      }
      if case .account = place, sender == nil { throw UsageError("--peer needs --sender.") }
      isFromReceiversAlone = values.flag("receivers-only")
      postscript = values.text("postscript")
      target = try AdminTarget(values)
    }
  }

  /// `parlance revoke`.
  enum RevokeCommand {
    static func run(_ options: RevokeOptions) throws(CommandFailure) -> String {
      var members: [String: String] = [:]
      members["sender"] = options.sender
      if options.isFromReceiversAlone { members["from"] = "receivers" }
      members["postscript"] = options.postscript
      let connection = AdminConnection(options.target)
      if options.place == .allRooms {
        let answer = try connection.request("DELETE", ["broadcasts", options.message], query: members)
        return try options.target.text(of: answer) { "rooms: \($0["rooms"]?.integer ?? 0)" }
      }
      var body = members.mapValues(JSONValue.string)
      body["message"] = .string(options.message)
      switch options.place {
      case .account(let name): body["to"] = .object(["account": .string(name)])
      case .group(let id): body["to"] = .object(["group": .string(id)])
      case .room(let id): body["to"] = .object(["room": .string(id)])
      case .allRooms, nil: break
      }
      let answer = try connection.request("POST", ["revocations"], body: body)
      return try options.target.text(of: answer) { _ in "" }
    }
  }
#endif
