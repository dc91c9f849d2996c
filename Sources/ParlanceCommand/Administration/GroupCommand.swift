#if Server
  internal import Parlance

  /// The settings of `parlance group`.
  struct GroupOptions: Hashable, Sendable {
    enum Action: Hashable, Sendable {
      case create(name: String, owner: String, id: String?, members: [String])
      case show(String)
      case dissolve(String)
      case change(Right)
    }

    var action: Action
    var target: AdminTarget

    static let syntax = CommandSyntax(
      name: "group", summary: "Create groups, show them, dissolve them, or change the rights in them, on a gateway.",
      options: [
        .value("create", "NAME", "Create a group of this name; needs --owner."),
        .value("owner", "ACCOUNT", "The account that owns the new group."),
        .value("id", "ID", "The new group's id; ten generated digits unless given."),
        .value("members", "ACCOUNTS", "The new group's further members, with commas between them."),
        .value("show", "ID", "Show a group and its members."),
        .value("dissolve", "ID", "Dissolve a group in its owner's name."),
      ] + rightOptions + AdminTarget.options)

    init(_ values: OptionValues) throws(UsageError) {
      let right = try Self.right(values)
      switch (values.text("create"), values.text("show"), values.text("dissolve")) {
      case (nil, nil, nil) where right != nil: action = right.map(Action.change) ?? .show("")
      case _ where right != nil: throw UsageError("group does one thing at a time.")
      case (let name?, nil, nil):
        guard let owner = values.text("owner") else { throw UsageError("--create needs --owner.") }
        let members = (values.text("members") ?? "").split(separator: ",").map(String.init)
        action = .create(name: name, owner: owner, id: values.text("id"), members: members)
      case (nil, let id?, nil): action = .show(id)
      case (nil, nil, let id?): action = .dissolve(id)
      default: throw UsageError("group needs one of --create, --show, --dissolve, --mute, --unmute and --set-role.")
      }
      if case .create = action {
      } else {
        for name in ["owner", "id", "members"] where values[name] != nil {
          throw UsageError("--\(name) belongs to --create.")
        }
      }
      target = try AdminTarget(values)
    }
  }

  /// `parlance group`.
  enum GroupCommand {
    static func run(_ options: GroupOptions) throws(CommandFailure) -> String {
      let connection = AdminConnection(options.target)
      switch options.action {
      case .create(let name, let owner, let id, let members):
        var body: [String: JSONValue] = ["name": .string(name), "owner": .string(owner)]
        if let id { body["id"] = .string(id) }
        if !members.isEmpty { body["members"] = .array(members.map(JSONValue.string)) }
        let answer = try connection.request("POST", ["groups"], body: body)
        return try options.target.text(of: answer) { $0["group"]?["id"]?.string ?? "" }
      case .show(let id):
        var answer = try connection.request("GET", ["groups", id])
        answer["members"] = try connection.request("GET", ["groups", id, "members"])["members"]
        return try options.target.text(of: answer) { answer in
          let members = (answer["members"]?.array ?? []).map { member in
            "\(member["account"]?.string ?? "")  \(member["role"]?.string ?? "")"
          }
          let group = answer["group"]
          return (["\(group?["id"]?.string ?? ""): \(group?["name"]?.string ?? "")"] + members).joined(separator: "\n")
        }
      case .change(let right): return try change(right, connection, options.target)
      case .dissolve(let id):
        return try options.target.text(of: try connection.request("DELETE", ["groups", id])) { _ in "" }
      }
    }
  }
#endif
