#if Server
  internal import ParlanceCore

  extension Metrics {
    /// The media type of `text()`: the text format of Prometheus, version 0.0.4.
    package static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    /// Returns all numbers as text, in the order in which they were registered.
    package func text() -> String {
      let (families, values) = state.withLock { ($0.families, $0.values) }
      var lines: [String] = []
      for family in families {
        lines.append("# HELP \(family.name) \(Label.escaped(family.help, quote: false))")
        lines.append("# TYPE \(family.name) \(family.kind.rawValue)")
        for series in family.series {
          switch values[series.place] {
          case .number(let value): lines.append(Self.line(family.name, series.labels, value))
          case .source(let read): lines.append(Self.line(family.name, series.labels, read()))
          case .distribution(let distribution): lines += Self.lines(family.name, series.labels, distribution)
          }
        }
      }
      return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ name: String, _ labels: [Label], _ value: Double) -> String {
      let list = labels.map { "\($0.name)=\"\(Label.escaped($0.value, quote: true))\"" }.joined(separator: ",")
      return "\(name)\(list.isEmpty ? "" : "{\(list)}") \(text(of: value))"
    }

    /// Each bucket counts the values of those below it, too.
    private static func lines(_ name: String, _ labels: [Label], _ distribution: Distribution) -> [String] {
      var (lines, total): ([String], UInt64) = ([], 0)
      for (bound, count) in zip(distribution.bounds + [.infinity], distribution.counts) {
        total += count
        lines.append(line("\(name)_bucket", labels + [Label(name: "le", value: text(of: bound))], Double(total)))
      }
      lines.append(line("\(name)_sum", labels, distribution.sum))
      lines.append(line("\(name)_count", labels, Double(total)))
      return lines
    }

    private static func text(of value: Double) -> String {
      if value.isNaN { return "NaN" }
      if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
      return Int64(exactly: value).map(String.init) ?? String(value)
    }
  }

  /// Distinguishes one series from the others of its name.
  struct Label: Equatable {
    let name: String
    let value: String

    init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    /// Checks a label that code gives.
    init(_ pair: (key: String, value: String)) {
      precondition(Self.isName(pair.key, allowsColon: false), "no name of a label: \(pair.key)")
      self.init(name: pair.key, value: pair.value)
    }

    /// Returns whether a text can name a label, or a metric, which may have colons.
    static func isName(_ text: String, allowsColon: Bool) -> Bool {
      guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
      return text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        case UInt8(ascii: ":"): allowsColon
        default: false
        }
      }
    }

    /// Returns a text without what would end it.
    static func escaped(_ text: String, quote: Bool) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\"" where quote: result += "\\\""
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
  }
#endif
