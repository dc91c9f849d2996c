import Foundation

extension SearchBenchmark.Report {
  /// The result for people.
  var table: String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
    var text = "the newest 20 of \(messages) messages that have a keyword; milliseconds, and a scan with LIKE\n"
    text += "matches".padding(toLength: 10, withPad: " ", startingAt: 0)
    for title in ["p50", "p99", "LIKE p50", "LIKE p99", "faster"] { text += padded(title, 10) }
    text += "  keyword\n"
    for line in lines {
      text += String(line.matches).padding(toLength: 10, withPad: " ", startingAt: 0)
      for value in [line.median, line.high, line.scanMedian, line.scanHigh] { text += padded(rounded(value), 10) }
      text += padded("\(Int(line.scanMedian / line.median)) x", 10) + "  \(line.keyword)\n"
    }
    text += "the index: \(rounded(indexMicroseconds)) µs and \(Int(indexBytes)) bytes for each message\n"
    return text
  }

  /// The result for programs.
  func json() throws -> String {
    let rows = lines.map { line -> [String: Any] in
      [
        "keyword": line.keyword, "matches": line.matches, "p50": line.median, "p99": line.high,
        "likeP50": line.scanMedian, "likeP99": line.scanHigh,
      ]
    }
    let data = try JSONSerialization.data(
      withJSONObject: [
        "search": rows, "messages": messages, "indexMicrosecondsPerMessage": indexMicroseconds,
        "indexBytesPerMessage": indexBytes,
      ], options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
