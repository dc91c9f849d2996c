internal import ParlanceCore

extension WireSamples {
  private static let cursor = HistorySearchCursor(began: later, activity: time, conversation: group, position: time)
  private static let bareCursor = HistorySearchCursor(
    began: .zero, activity: .zero, conversation: direct, position: nil)
  private static let found = FoundMessage(HistoryMessage(sequence: 5, time: time, message: message), in: group)
  private static let bareFound = FoundMessage(
    HistoryMessage(sequence: 0, time: .zero, message: bareMessage), in: direct)

  static let searches: [WireSample] = [
    WireSample(
      SearchHistoryCall(
        HistorySearch(
          ["word"], in: [direct, group], by: ["alice", "bob"], kinds: [.text, .file], after: time,
          before: later,
          oldestFirst: true), limit: 7, cursor: cursor),
      bare: [
        SearchHistoryCall(HistorySearch([]), limit: 0),
        SearchHistoryCall(HistorySearch([""]), limit: 1, cursor: bareCursor),
      ],
      replies: [HistorySearchPage(messages: [found], next: cursor)],
      bareReplies: [HistorySearchPage(messages: []), HistorySearchPage(messages: [bareFound], next: bareCursor)])
  ]
}
