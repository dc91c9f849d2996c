#if Server
  internal import Suggestions

  /// A mistake in the arguments or in the file of settings.
  struct UsageError: Error, Hashable, CustomStringConvertible {
    /// One sentence for the user.
    let description: String

    init(_ description: String) { self.description = description }

    /// Creates the error for a word that is not known.
    ///
    /// - parameter complaint: The beginning of the sentence, without its end.
    /// - parameter allowed: The words that are known, all of which are named, the nearest one first.
    /// - parameter mark: The characters before each of the words, such as two hyphens.
    init(_ complaint: String, _ word: String, among allowed: [String], mark: String = "") {
      let question = Suggestion.question(word, among: allowed, mark: mark)
      let words = allowed.map { mark + $0 }
      let list = (mark.isEmpty ? words : words.sorted()).joined(separator: ", ")
      let verb = allowed.count == 1 ? "is" : "are"
      description = complaint + (question.map { "; \($0) Allowed \(verb) " } ?? "; allowed \(verb) ") + list + "."
    }
  }

  /// A failure of a command that was asked for correctly.
  struct CommandFailure: Error, Hashable, CustomStringConvertible {
    /// One sentence for the user of the command.
    let description: String
    /// The output before the failure.
    var output = ""
    /// The exit code of the process.
    var exitCode: Int32 = 1

    init(_ description: String) { self.description = description }
  }
#endif
