import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The callbacks of a turn whose transaction fails, or whose device is closed before they run.
@Suite struct TurnBufferTests {
  private let message = Message(
    id: "m", conversation: .direct("bob"), sender: "me", time: .zero, state: .failed, kind: .text, encodedBody: [])

  /// The names of the callbacks, in order.
  private func told(_ callbacks: Callbacks, _ ended: Recorder) -> [String] {
    callbacks.run { events in
      for event in events {
        switch event {
        case .sent: ended.names.append("sent")
        case .connection: ended.names.append("connection")
        case .received: ended.names.append("received")
        case .messagesDeleted: ended.names.append("deleted")
        default: ended.names.append("other")
        }
      }
    }
    return ended.names
  }

  private final class Recorder { var names: [String] = [] }

  @Test func callbacksBasedOnAFailedTransactionAreDropped() {
    let recorder = Recorder()
    var turn = TurnBuffer()
    turn.report(.messagesDeleted([message], note: nil))
    turn.end { recorder.names.append("first end") }
    turn.report(.connection(.lost), basis: .memory)
    turn.report(.received([message]), basis: .journal)
    turn.end { recorder.names.append("second end") }
    turn.abandon()
    #expect(told(turn.take().callbacks, recorder) == ["first end", "connection", "second end"])
  }

  /// The failure of a message is reported even if the rest of the turn fails, too.
  @Test func aSecondFailureTakesNothingOfTheFirst() {
    let recorder = Recorder()
    var turn = TurnBuffer()
    turn.abandon()
    turn.report(.sent(message, MessagingError(.storageFull)), basis: .memory)
    turn.report(.messagesDeleted([message], note: nil))
    turn.abandon()
    #expect(told(turn.take().callbacks, recorder) == ["sent"])
  }

  @Test func eventsInTheJournalAreLeftToTheNextRun() {
    let recorder = Recorder()
    var turn = TurnBuffer()
    turn.report(.received([message]), basis: .journal)
    turn.end { recorder.names.append("end") }
    turn.report(.messagesDeleted([message], note: nil))
    var callbacks = turn.take().callbacks
    callbacks.removeKept()
    #expect(told(callbacks, recorder) == ["end", "deleted"])
  }
}
