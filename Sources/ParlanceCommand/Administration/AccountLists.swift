#if Server
  internal import Foundation
  internal import Parlance

  /// The lists that `parlance account` prints of an account beyond its logins: its profile, contacts and conversations.
  extension AccountOptions {
    /// A part of what the hub keeps of an account.
    enum Lookup: Hashable, Sendable {
      case profile(String)
      case contacts(String)
      case conversations(String)
    }

    static let lookupOptions: [OptionSyntax] = [
      .value("profile", "NAME", "Show the profile of an account."),
      .value("contacts", "NAME", "List the friends of an account, and those that it has blocked."),
      .value("conversations", "NAME", "List the conversations of an account, with the numbers of unread messages."),
    ]

    /// Returns what the options ask for; nil if they ask for nothing of it.
    static func lookup(_ values: OptionValues) throws(UsageError) -> Lookup? {
      var lookups: [Lookup] = []
      if let name = values.text("profile") { lookups.append(.profile(name)) }
      if let name = values.text("contacts") { lookups.append(.contacts(name)) }
      if let name = values.text("conversations") { lookups.append(.conversations(name)) }
      guard lookups.count < 2 else { throw UsageError("account does one thing at a time.") }
      return lookups.first
    }
  }

  extension AccountCommand {
    static func look(
      up lookup: AccountOptions.Lookup, _ connection: AdminConnection, _ target: AdminTarget
    ) throws(CommandFailure) -> String {
      switch lookup {
      case .profile(let name):
        let answer = try connection.request("GET", ["accounts", name, "profile"])
        return try target.text(of: answer) { answer in
          let profile = answer["profile"]?.object ?? [:]
          return profile.sorted { $0.key < $1.key }.compactMap { name, value in
            value.string.map { "\(name): \($0)" } ?? value.integer.map { "\(name): \($0)" }
          }.joined(separator: "\n")
        }
      case .contacts(let name):
        let contacts = try elements("contacts", ["accounts", name, "contacts"], connection)
        return try target.text(of: ["contacts": .array(contacts)]) { _ in
          contacts.map { contact in
            let words = ["isFriend": "friend", "isBlocked": "blocked", "isMuted": "muted"]
            let states = words.sorted { $0.key < $1.key }.filter { contact[$0.key]?.bool == true }.map(\.value)
            return ([contact["account"]?.string ?? ""] + states).joined(separator: "  ")
          }.joined(separator: "\n")
        }
      case .conversations(let name):
        let conversations = try elements("conversations", ["accounts", name, "conversations"], connection)
        return try target.text(of: ["conversations": .array(conversations)]) { _ in
          conversations.map { entry in
            let name = entry["conversation"]?.object?.first
            return "\(name?.key ?? "")  \(name?.value.string ?? "")  \(entry["unread"]?.integer ?? 0) unread"
          }.joined(separator: "\n")
        }
      }
    }

    /// Returns the elements of all pages of a list.
    static func elements(
      _ name: String, _ path: [String], query: [String: String] = [:], _ connection: AdminConnection
    ) throws(CommandFailure) -> [JSONValue] {
      var elements: [JSONValue] = []
      var query = query
      while true {
        let page = try connection.request("GET", path, query: query)
        elements += page[name]?.array ?? []
        guard let next = page["next"]?.string else { return elements }
        query["cursor"] = next
      }
    }
  }
#endif
