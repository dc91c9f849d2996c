#if Server
  internal import Foundation

  /// A file that gives options: a JSON object with their names, texts for values, `true` or `false` for the others.
  enum SettingsFile {
    private static let sizeLimit = 1 << 20

    /// Reads a file.
    ///
    /// - parameter path: The path of the file. Paths in it are relative to its folder.
    /// - parameter syntax: The command whose options may be given. `config` and `help` belong to arguments alone.
    static func read(_ path: String, for syntax: CommandSyntax) throws(UsageError) -> OptionValues {
      let options = syntax.options.filter { $0.name != "config" && $0.name != "help" }
      let members = try members(path)
      var values: OptionValues = [:]
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let option = options.first(where: { $0.name == name }) else {
          throw UsageError(
            "\(path): \"\(name)\" is not an option of \(syntax.name)", name, among: options.map(\.name).sorted())
        }
        switch (member, option.valueName) {
        case (.text(let text), _?): values[name] = .text(option.isPath ? absolute(text, at: path) : text)
        case (.flag(let flag), nil): values[name] = .flag(flag)
        case (_, _?): throw UsageError("\(path): the value of \"\(name)\" is a text.")
        case (_, nil): throw UsageError("\(path): the value of \"\(name)\" is true or false.")
        }
      }
      return values
    }

    private static func members(_ path: String) throws(UsageError) -> [String: Member] {
      guard let file = FileHandle(forReadingAtPath: path) else { throw UsageError("\(path) cannot be read.") }
      let data: Data
      do { data = try file.read(upToCount: sizeLimit + 1) ?? Data() } catch {
        throw UsageError("\(path) cannot be read.")
      }
      guard data.count <= sizeLimit else { throw UsageError("\(path) is larger than \(sizeLimit) bytes.") }
      guard let members = try? JSONDecoder().decode([String: Member].self, from: data) else {
        throw UsageError("\(path) is not a JSON object.")
      }
      return members
    }

    private static func absolute(_ text: String, at path: String) -> String {
      guard !text.hasPrefix("/"), !text.isEmpty else { return text }
      return URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(text).path
    }

    /// A value in the file.
    private enum Member: Decodable {
      case text(String)
      case flag(Bool)
      case other

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else if let flag = try? container.decode(Bool.self) {
          self = .flag(flag)
        } else {
          self = .other
        }
      }
    }
  }

  extension OptionSyntax {
    /// A Boolean value that indicates whether the option's value is a path.
    fileprivate var isPath: Bool { valueName == "FILE" || valueName == "DIR" }
  }
#endif
