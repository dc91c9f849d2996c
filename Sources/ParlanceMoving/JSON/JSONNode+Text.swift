#if Server
  extension JSONNode {
    /// Returns the JSON text in one line, with the names of members in order, so that equal values give equal texts.
    package func jsonText() -> String {
      var text = ""
      write(to: &text)
      return text
    }

    private func write(to text: inout String) {
      switch self {
      case .null: text += "null"
      case .flag(let value): text += value ? "true" : "false"
      case .integer(let value): text += String(value)
      case .number(let value): text += value.isFinite ? String(value) : "null"
      case .text(let value): Self.write(value, to: &text)
      case .list(let elements):
        text += "["
        for (index, element) in elements.enumerated() {
          if index > 0 { text += "," }
          element.write(to: &text)
        }
        text += "]"
      case .object(let members):
        text += "{"
        for (index, name) in members.keys.sorted().enumerated() {
          if index > 0 { text += "," }
          Self.write(name, to: &text)
          text += ":"
          members[name]?.write(to: &text)
        }
        text += "}"
      }
    }

    private static func write(_ value: String, to text: inout String) {
      text += "\""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\u{0}"..<" ":
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\""
    }
  }
#endif
