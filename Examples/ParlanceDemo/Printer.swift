import DemoApps
import Foundation

/// Lays the timeline out for a terminal of 100 columns.
struct Printer {
  /// A Boolean value that indicates whether times and places are printed, too.
  var isFull: Bool
  /// A Boolean value that indicates whether nothing is printed.
  var isQuiet = false

  private static let width = 100
  private static let appWidth = 17
  private static let nameWidth = 31

  /// Prints a heading of a scene.
  func scene(_ title: String) {
    let rule = String(repeating: "━", count: max(0, Self.width - Self.columns(of: title) - 4))
    out("\n━━ \(title) \(rule)")
  }

  /// Prints a heading of a part of a scene.
  func part(_ title: String) { out("\n  ── \(title) ──") }

  /// Prints the next step of an app.
  func step(_ title: String) { out("  ▸ \(title)") }

  /// Prints a path or an address; not cut to the terminal's width, so that it can be copied.
  func place(_ place: String) { if isFull { out("    found at \(place)") } }

  /// Prints a difference from the expected callbacks.
  func difference(_ text: String) { out("  ✗ " + text.replacingOccurrences(of: "\n", with: "\n    ")) }

  /// Prints a callback; fields that do not fit go into further lines.
  func line(since start: Duration, app: String, _ callback: Callback) {
    if isQuiet { return }
    let margin = isFull ? "  \(seconds(start))  " : "    "
    let head = margin + "\(padded(app, Self.appWidth))  \(padded(callback.name, Self.nameWidth))  "
    let indentation = String(repeating: " ", count: margin.count + Self.appWidth + 2 + Self.nameWidth + 2)
    var lines: [String] = []
    var line = head
    var isFresh = true
    var hasLabel = false
    for field in callback.fields {
      let isFull = line.count + 2 + field.count > Self.width
      // Each of several messages has a line of its own.
      let isNextMessage = hasLabel && field.hasPrefix("#")
      hasLabel = hasLabel || field.hasPrefix("#")
      if !isFresh, isFull || isNextMessage {
        lines.append(line)
        (line, isFresh) = (indentation, true)
      }
      line += (isFresh ? "" : "  ") + field
      isFresh = false
    }
    lines.append(line)
    out(lines.joined(separator: "\n"))
  }

  /// Writes a line at once, also into a pipe.
  static func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  private func out(_ text: String) {
    if !isQuiet { Self.write(text) }
  }

  /// Seconds to the millisecond, five columns wide.
  private func seconds(_ duration: Duration) -> String {
    let milliseconds = duration.components.seconds * 1_000 + duration.components.attoseconds / 1_000_000_000_000_000
    return String(format: "%d.%03d", Int(milliseconds / 1_000), Int(milliseconds % 1_000))
  }

  /// The number of a terminal's columns that a text takes: Chinese characters take two.
  private static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (0x2E80...0xFFDC ~= $1.value ? 2 : 1) }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
