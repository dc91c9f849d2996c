#if Server
  import Foundation
  import PhoneApps

  @testable import parlance_play

  /// The code that a phone shows, as a source file in which the compiler checks it.
  struct ShownCode {
    /// The form of one phone's file.
    struct Form {
      /// The modules that the file imports.
      var modules: [String]
      /// The declaration of the type around the functions.
      var type: String
      /// The parameters of the functions: the variables that the app around the lines has.
      var parameters = ""
    }

    /// The forms, by phone.
    static let forms = [
      "nim": Form(modules: ["NIMSDK"], type: "struct NIMShown"),
      "qd": Form(modules: ["Foundation", "QD_IMSDK"], type: "struct QDShown"),
      "agora": Form(modules: ["AgoraChat"], type: "struct AgoraShown"),
      "classic": Form(modules: ["AgoraChat"], type: "struct ClassicShown"),
      "hyphenate": Form(modules: ["HyphenateChat"], type: "struct HyphenateShown"),
      "android": Form(
        modules: ["AgoraChatAndroid"], type: "struct AndroidShown", parameters: "callback: any AgoraCallBack"),
      "rtm": Form(
        modules: ["AgoraRtmKit", "Foundation"], type: "final class RTMShown: NSObject, AgoraRtmChannelDelegate",
        parameters: "kit: AgoraRtmKit, channel: AgoraRtmChannel, message: AgoraRtmImageMessage"),
    ]

    /// The blocks of lines in the order in which they were shown first.
    private(set) var blocks: [[String]] = []

    /// Adds lines, unless the same were shown before.
    mutating func add(_ lines: [String]) {
      if !blocks.contains(lines) { blocks.append(lines) }
    }

    /// Returns the source file of a phone.
    func source(_ phone: String) -> String {
      guard let form = Self.forms[phone] else { return "" }
      let functions = blocks.enumerated().map { index, lines in
        (["  func shown\(index + 1)(\(form.parameters)) throws {"]
          + (lines + Self.uses(lines)).map { "    " + $0 } + ["  }"]).joined(separator: "\n")
      }
      return """
        // The code that the phone \(phone) shows. ShownCodeTests compares it, and writes it anew.
        // swift-format-ignore-file

        \(form.modules.map { "import \($0)" }.joined(separator: "\n"))

        @MainActor
        private \(form.type) {
        \(functions.joined(separator: "\n\n"))
        }

        """
    }

    /// Returns lines that use the values that a block only makes, of which the compiler would warn.
    private static func uses(_ lines: [String]) -> [String] {
      lines.enumerated().compactMap { index, line in
        guard line.hasPrefix("let ") else { return nil }
        let name = line.dropFirst(4).prefix { $0.isLetter }
        let rest = lines[(index + 1)...].joined(separator: "\n")
        let words = rest.split { !$0.isLetter }
        return words.contains(name) ? nil : "_ = \(name)"
      }
    }
  }

  extension ShownCode {
    /// Returns lines in which ids and paths, which are others each time, are always the same.
    static func normalized(_ lines: [String], ids: Set<String>, folder: String) -> [String] {
      lines.map { line in
        line.split(separator: "\"", omittingEmptySubsequences: false).map { part in
          let part = String(part)
          if ids.contains(part) { return "message-id" }
          guard part.hasPrefix(folder) else { return part }
          let name = (part as NSString).lastPathComponent
          return "/files/" + (UUID(uuidString: name) == nil ? name : "download")
        }.joined(separator: "\"")
      }
    }
  }
#endif
