#if Server
  import Testing

  @testable import ParlanceCommand

  /// The pace of an import through a gateway beside people who chat.
  @Suite struct ImportPaceTests {
    private let begin = ContinuousClock.now

    private func second(_ number: Double) -> ContinuousClock.Instant { begin.advanced(by: .seconds(number)) }

    @Test func messagesGoOneByOneWithPausesWhileDevicesAsk() {
      var pace = ImportPace(at: begin)
      for step in 0..<40 {
        pace.note(requests: Int64(step), at: second(Double(step) / 10))
        #expect(pace.messages(at: second(Double(step) / 10)) == 1)
        #expect(pace.pause(after: .milliseconds(2), at: second(Double(step) / 10)) == .milliseconds(40))
      }
    }

    @Test func importHurriesAfterASecondWithoutRequestAndSlowsDownAgain() {
      var pace = ImportPace(at: begin)
      pace.note(requests: 7, at: begin)
      pace.note(requests: 7, at: second(0.9))
      #expect(pace.messages(at: second(0.9)) == 1)
      pace.note(requests: 7, at: second(1))
      #expect(pace.messages(at: second(1)) > 1)
      #expect(pace.pause(after: .milliseconds(2), at: second(1)) == .zero)
      pace.note(requests: 8, at: second(1.1))
      #expect(pace.messages(at: second(1.1)) == 1)
      #expect(pace.pause(after: .milliseconds(2), at: second(1.1)) == .milliseconds(40))
    }

    @Test func gatewayThatDoesNotCountIsTakenForOneWherePeopleChat() {
      var pace = ImportPace(at: begin)
      for step in 0..<5 {
        pace.note(requests: nil, at: second(Double(step)))
        #expect(pace.messages(at: second(Double(step))) == 1)
      }
    }
  }
#endif
