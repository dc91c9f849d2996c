#if Server
  internal import Parlance

  /// The rights in a group that `parlance group` gives and takes: roles, and who may write.
  extension GroupOptions {
    enum Right: Hashable, Sendable {
      /// The member is nil for all but the owner and managers.
      case mute(String, member: String?, until: Int64?)
      case unmute(String, member: String?)
      case role(String, of: String, in: String)
    }

    static let rightOptions: [OptionSyntax] = [
      .value("mute", "ID", "Let only the owner and managers of a group write, or mute --member alone."),
      .value("unmute", "ID", "Let all members of a group write again, or --member."),
      .value("until", "TIME", "The time at which the mute of --member ends, in milliseconds since 1970."),
      .value("set-role", "ID", "Give --member of a group --role."),
      .value("member", "ACCOUNT", "The member that --mute, --unmute or --set-role is for."),
      .value("role", "ROLE", "ordinary, manager or owner."),
    ]

    /// Returns the right that the options change; nil if they change none.
    static func right(_ values: OptionValues) throws(UsageError) -> Right? {
      let member = values.text("member")
      var rights: [Right] = []
      let until = try AccountOptions.time("until", values)
      if until != nil, values.text("mute") == nil || member == nil {
        throw UsageError("--until needs --mute and --member.")
      }
      if let id = values.text("mute") { rights.append(.mute(id, member: member, until: until)) }
      if let id = values.text("unmute") { rights.append(.unmute(id, member: member)) }
      if let id = values.text("set-role") {
        guard let member, let role = values.text("role") else {
          throw UsageError("--set-role needs --member and --role.")
        }
        rights.append(.role(role, of: member, in: id))
      } else if values.text("role") != nil {
        throw UsageError("--role belongs to --set-role.")
      }
      guard rights.count < 2 else { throw UsageError("group does one thing at a time.") }
      if rights.isEmpty, member != nil { throw UsageError("--member belongs to --mute, --unmute and --set-role.") }
      return rights.first
    }
  }

  extension GroupCommand {
    static func change(
      _ right: GroupOptions.Right, _ connection: AdminConnection, _ target: AdminTarget
    ) throws(CommandFailure) -> String {
      let answer: [String: JSONValue]
      switch right {
      case .mute(let id, let member?, let until):
        let body: [String: JSONValue] = until.map { ["until": .number(JSONNumber($0))] } ?? [:]
        answer = try connection.request("PUT", ["groups", id, "members", member, "mute"], body: body)
      case .unmute(let id, let member?):
        answer = try connection.request("DELETE", ["groups", id, "members", member, "mute"])
      case .mute(let id, nil, _): answer = try connection.request("PATCH", ["groups", id], body: ["isMuted": true])
      case .unmute(let id, nil): answer = try connection.request("PATCH", ["groups", id], body: ["isMuted": false])
      case .role(let role, let member, let id):
        let body: [String: JSONValue] = ["role": .string(role)]
        answer = try connection.request("PUT", ["groups", id, "members", member, "role"], body: body)
      }
      return try target.text(of: answer) { _ in "" }
    }
  }
#endif
