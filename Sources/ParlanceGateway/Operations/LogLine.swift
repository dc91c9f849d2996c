#if Server
  internal import ParlanceCore

  #if canImport(Darwin)
    internal import Darwin
  #else
    internal import Glibc
  #endif

  /// The importance of a line of the log, the least important first.
  package enum EventLevel: Int, Comparable, CaseIterable, Sendable {
    case debug, notice, warning, error

    /// The word for the level in the log and in options.
    package var name: String {
      switch self {
      case .debug: "debug"
      case .notice: "notice"
      case .warning: "warning"
      case .error: "error"
      }
    }

    package static func < (left: EventLevel, right: EventLevel) -> Bool { left.rawValue < right.rawValue }
  }

  /// The value of a line's member.
  package enum EventValue: Sendable {
    case text(String)
    case number(Int64)
    case flag(Bool)
  }

  extension EventValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int64) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .flag(value) }
  }

  /// A line of the log: a JSON object without line breaks.
  enum LogLine {
    /// The longest text, in bytes of UTF-8; texts come from strangers too.
    static let textLimit = 4096

    /// Returns a line with its line break.
    static func bytes(
      _ time: Timestamp, _ level: EventLevel, _ event: String, _ fields: KeyValuePairs<String, EventValue>
    ) -> [UInt8] {
      var line = "{\"time\":\"\(text(of: time))\",\"level\":\"\(level.name)\",\"event\":\(quoted(event))"
      for (name, value) in fields {
        line += ",\(quoted(name)):"
        switch value {
        case .text(let text): line += quoted(text)
        case .number(let number): line += String(number)
        case .flag(let flag): line += flag ? "true" : "false"
        }
      }
      line += "}\n"
      return Array(line.utf8)
    }

    /// Returns a time as RFC 3339 writes it, in UTC and to the millisecond; the beginning of 1970 if it has no date there.
    static func text(of time: Timestamp) -> String {
      let (quotient, remainder) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
      var seconds = time_t(remainder < 0 ? quotient - 1 : quotient)
      var milliseconds = remainder < 0 ? remainder + 1000 : remainder
      var date = tm()
      if gmtime_r(&seconds, &date) == nil || !(0...9999).contains(Int(date.tm_year) + 1900) {
        (seconds, milliseconds) = (0, 0)
        gmtime_r(&seconds, &date)
      }
      return "\(padded(Int(date.tm_year) + 1900, 4))-\(padded(Int(date.tm_mon) + 1, 2))-\(padded(Int(date.tm_mday), 2))"
        + "T\(padded(Int(date.tm_hour), 2)):\(padded(Int(date.tm_min), 2)):\(padded(Int(date.tm_sec), 2))"
        + ".\(padded(Int(milliseconds), 3))Z"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Returns a text as JSON, without characters that terminals or other readers of lines act on.
    private static func quoted(_ text: String) -> String {
      var result = "\""
      var size = 0
      for scalar in text.unicodeScalars {
        size += UTF8.width(scalar)
        if size > textLimit {
          result += "…"
          break
        }
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
#endif
