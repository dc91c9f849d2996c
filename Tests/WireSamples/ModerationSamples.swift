internal import ParlanceCore

extension WireSamples {
  static let wordList = WordList(
    version: 7,
    words: [
      FilteredWord(decomposed, .replace), FilteredWord("b", .forbid), FilteredWord("c", .withhold),
      FilteredWord("d", .refuse),
    ])

  static let moderation: [WireSample] = [
    WireSample(
      ReportMessageCall(conversation: group, id: "m1", tag: "t", reason: decomposed),
      bare: [ReportMessageCall(conversation: direct, id: "", tag: "", reason: "")], replies: [Done()]),
    WireSample(
      WordListCall(known: 5), bare: [WordListCall(known: nil)], replies: [[wordList]],
      bareReplies: [[], [WordList()]]),
  ]
}
