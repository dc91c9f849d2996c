package import ParlanceCore

/// Holds messages back until it is known whether they may be sent.
///
/// The messages of a login in one conversation keep their order: behind one that is being checked, all others wait. The
/// questions are asked at once, so that each waits for its own answer alone. Used by the hub's turns, one after another.
final class MessageChecker {
  private var check: MessageCheck?
  private var enqueue: (@Sendable (MessageOutcome) -> Void)?
  private var lines: [MessageLine: [Entry]] = [:]
  /// The lines of messages that are being checked, by the number of the question.
  private var asked: [UInt64: MessageLine] = [:]
  private var counts: [SessionID: Int] = [:]
  private var nextQuestion: UInt64 = 1
  /// The lines that changed in this turn.
  private var changed: Set<MessageLine> = []

  private struct Entry {
    let message: HeldMessage
    /// The number of the question; nil for a message that only waits behind others.
    let question: UInt64?
    var verdict: MessageVerdict?
    /// It is decided in this turn.
    var isReleased = false

    var isReady: Bool { question == nil || verdict != nil }
  }

  /// Sets what takes that which belongs into a later turn, on any thread; called once, before anything else.
  func attach(_ enqueue: @escaping @Sendable (MessageOutcome) -> Void) { self.enqueue = enqueue }

  /// Sets the check; nil for none, also of the messages that wait.
  func set(_ check: MessageCheck?) {
    self.check = check
    guard check == nil else { return }
    for question in asked.keys.sorted() { enqueue?(.verdict(question, .allowed(replacing: nil))) }
  }

  /// A Boolean value that indicates whether there is a check, or messages still wait.
  var isInUse: Bool { check != nil || !lines.isEmpty }

  /// Returns whether such messages are checked.
  func concerns(_ conversation: ConversationKind, _ message: MessageKind) -> Bool {
    check?.concerns(conversation, message) ?? false
  }

  /// Returns whether messages of a line wait, or are decided in this turn.
  func isHolding(_ line: MessageLine) -> Bool { lines[line] != nil }

  /// The number of messages that wait.
  private(set) var count = 0

  /// The number of messages of a session that wait.
  func count(of session: SessionID) -> Int { counts[session] ?? 0 }

  /// Holds a message, and asks about it.
  ///
  /// - parameter proposal: The message as it is shown; nil for one that only waits behind others.
  func hold(_ message: HeldMessage, _ proposal: MessageProposal?) {
    var question: UInt64?
    if proposal != nil {
      question = nextQuestion
      asked[nextQuestion] = message.line
      nextQuestion += 1
    }
    lines[message.line, default: []].append(Entry(message: message, question: question))
    count += 1
    counts[message.line.session, default: 0] += 1
    changed.insert(message.line)
    guard let proposal, let question else { return }
    guard let check else { return enqueue?(.verdict(question, .allowed(replacing: nil))) ?? () }
    check.ask(proposal) { [enqueue] verdict in enqueue?(.verdict(question, verdict)) }
  }

  /// Takes an answer, and returns the messages of which the place in their line has come, with their verdicts; they stay in the
  /// line until the turn ends.
  func conclude(_ outcome: MessageOutcome) -> [(message: HeldMessage, verdict: MessageVerdict)] {
    let line: MessageLine
    switch outcome {
    case .verdict(let question, let verdict):
      guard let known = asked.removeValue(forKey: question) else { return [] }
      line = known
      let index = lines[line]?.firstIndex { $0.question == question }
      if let index { lines[line]?[index].verdict = verdict }
    case .next(let next): line = next
    }
    var released: [(message: HeldMessage, verdict: MessageVerdict)] = []
    for (index, entry) in (lines[line] ?? []).enumerated() where !entry.isReleased {
      guard entry.isReady else { break }
      lines[line]?[index].isReleased = true
      released.append((entry.message, entry.verdict ?? .allowed(replacing: nil)))
    }
    if !released.isEmpty { changed.insert(line) }
    return released
  }

  /// Removes the messages that were decided in the turn, and makes those behind them that wait for nothing come in the next.
  func endTurn() {
    for line in changed {
      guard let entries = lines[line] else { continue }
      let rest = entries.filter { !$0.isReleased }
      remove(entries.count - rest.count, of: line.session)
      lines[line] = rest.isEmpty ? nil : rest
      if rest.first?.isReady == true { enqueue?(.next(line)) }
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// Forgets a session whose link is gone: its device sends again what was not answered.
  func forget(_ session: SessionID) {
    guard counts[session] != nil else { return }
    for (line, entries) in lines where line.session == session {
      for entry in entries { if let question = entry.question { asked[question] = nil } }
      remove(entries.count, of: session)
      lines[line] = nil
    }
  }

  private func remove(_ number: Int, of session: SessionID) {
    count -= number
    let left = (counts[session] ?? 0) - number
    counts[session] = left > 0 ? left : nil
  }
}

/// A message that waits until it is known whether it may be sent.
struct HeldMessage {
  let line: MessageLine
  /// The number of the request.
  let number: UInt64
  let submission: SubmitCall

  var session: SessionID { line.session }
}

/// The messages of a login in a conversation.
package struct MessageLine: Hashable, Sendable {
  var session: SessionID
  var login: LoginNumber
  var conversation: ConversationID
}

/// Something that happened to messages that wait.
package enum MessageOutcome: Sendable {
  /// The answer to a question, by its number.
  case verdict(UInt64, MessageVerdict)
  /// The first message of a line waits for nothing any more.
  case next(MessageLine)
}
