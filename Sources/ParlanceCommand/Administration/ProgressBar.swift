#if Server
  internal import Foundation

  /// A line on the terminal that shows how far a command is; nothing if the standard error is not a terminal.
  struct ProgressBar {
    private let isShown: Bool
    private let write: (String) -> Void
    private var last = ""

    init(
      isTerminal: Bool = isatty(STDERR_FILENO) == 1,
      write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
      isShown = isTerminal
      self.write = write
    }

    /// Shows a part of a whole.
    mutating func show(_ part: Int64, of whole: Int64) {
      guard isShown, whole > 0 else { return }
      let share = min(1, max(0, Double(part) / Double(whole)))
      let length = 40
      let filled = Int(share * Double(length))
      let line =
        "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: length - filled)
        + "] \(Int(share * 100)) %"
      show(line)
    }

    /// Shows a number of records, where the final number is not known.
    mutating func show(records count: Int) {
      guard isShown else { return }
      show("\(count) records")
    }

    private mutating func show(_ line: String) {
      guard line != last else { return }
      last = line
      write("\r" + line)
    }

    /// Takes the line away.
    mutating func finish() {
      guard !last.isEmpty else { return }
      write("\r" + String(repeating: " ", count: last.count) + "\r")
      last = ""
    }
  }
#endif
