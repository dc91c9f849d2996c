import ParlanceCore
import Testing

/// A machine that asks for the pause before a login, or for its token.
@Suite struct ConnectionQuestionTests {
  private let lost = MessagingError(.notConnected)

  private func ready(asksForPauses: Bool, asksForTokens: Bool) -> ConnectionMachine {
    var machine = ConnectionMachine(isLinkUp: true, asksForPauses: asksForPauses, asksForTokens: asksForTokens)
    _ = machine.login(eventually: true)
    _ = machine.prepared(1)
    _ = machine.accepted()
    _ = machine.synchronized()
    return machine
  }

  @Test func aLoginWaitsUntilThePauseIsOver() {
    var machine = ready(asksForPauses: true, asksForTokens: false)
    #expect(machine.linkChanged(isUp: false) == [.report(.lost), .failRequests(lost), .askForPause(1)])
    #expect(machine.linkChanged(isUp: true) == [])
    #expect(machine.isRestoring && machine.isOpen)
    #expect(machine.released(0) == [])
    #expect(machine.released(1).last == .sendLogin)
    #expect(machine.released(1) == [])
  }

  @Test func aPauseThatIsOverBeforeTheLinkIsThereHoldsNothingBack() {
    var machine = ready(asksForPauses: true, asksForTokens: false)
    _ = machine.linkChanged(isUp: false)
    #expect(machine.released(1) == [])
    #expect(machine.linkChanged(isUp: true).last == .sendLogin)
    // The next loss asks anew.
    #expect(machine.linkChanged(isUp: false).last == .askForPause(2))
    #expect(machine.linkChanged(isUp: true) == [])
    #expect(machine.released(1) == [])
    #expect(machine.released(2).last == .sendLogin)
  }

  @Test func aPauseHoldsWhileTheLinkComesAndGoes() {
    var machine = ready(asksForPauses: true, asksForTokens: false)
    _ = machine.linkChanged(isUp: false)
    #expect(machine.linkChanged(isUp: true) == [])
    #expect(machine.linkChanged(isUp: false) == [])
    #expect(machine.linkChanged(isUp: true) == [])
    #expect(machine.released(1).last == .sendLogin)
  }

  @Test func eachLoginAsksForItsToken() {
    var machine = ConnectionMachine(isLinkUp: true, asksForTokens: true)
    #expect(machine.login(eventually: false) == [.report(.connecting), .askForToken(1)])
    #expect(machine.state == .preparing)
    #expect(machine.login(eventually: false) == [.complete(MessagingError(.alreadyInProgress))])
    #expect(machine.prepared(0) == [])
    #expect(machine.prepared(1) == [.report(.linked), .report(.authenticating), .sendLogin])
    #expect(machine.prepared(1) == [])
    _ = machine.accepted()
    _ = machine.linkChanged(isUp: false)
    #expect(machine.linkChanged(isUp: true) == [.report(.connecting), .askForToken(2)])
    #expect(machine.isRestoring)
    // The link is lost while the token is fetched: the next one asks again.
    #expect(machine.linkChanged(isUp: false) == [.report(.lost), .failRequests(lost)])
    #expect(machine.prepared(2) == [])
    #expect(machine.linkChanged(isUp: true) == [.report(.connecting), .askForToken(3)])
    #expect(machine.prepared(3).last == .sendLogin)
  }

  @Test func aLoginByHandThatLosesTheLinkBeforeItsTokenFails() {
    var machine = ConnectionMachine(isLinkUp: true, asksForPauses: true, asksForTokens: true)
    _ = machine.login(eventually: false)
    #expect(machine.linkChanged(isUp: false) == [.report(.unreachable), .failRequests(lost), .complete(lost)])
    #expect(machine.state == .idle)
    #expect(machine.prepared(1) == [])
  }

  @Test func aLogoutEndsTheQuestions() {
    var machine = ConnectionMachine(isLinkUp: true, asksForTokens: true)
    _ = machine.login(eventually: false)
    #expect(machine.logout().contains(.complete(MessagingError(.notLoggedIn))))
    #expect(machine.prepared(1) == [])
    var held = ready(asksForPauses: true, asksForTokens: false)
    _ = held.linkChanged(isUp: false)
    _ = held.linkChanged(isUp: true)
    _ = held.logout()
    #expect(held.released(1) == [])
  }

  @Test func pauseIsAskedForBeforeTheToken() {
    var machine = ready(asksForPauses: true, asksForTokens: true)
    #expect(machine.linkChanged(isUp: false).last == .askForPause(2))
    _ = machine.linkChanged(isUp: true)
    #expect(machine.released(2) == [.report(.connecting), .askForToken(3)])
    #expect(machine.prepared(3).last == .sendLogin)
  }
}
