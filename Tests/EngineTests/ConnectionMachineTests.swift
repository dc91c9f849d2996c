import ParlanceCore
import Testing

@Suite struct ConnectionMachineTests {
  private let notConnected = MessagingError(.notConnected)

  @Test func manualLoginReportsItsSteps() {
    var machine = ConnectionMachine(isLinkUp: true)
    #expect(
      machine.login(eventually: false) == [
        .report(.connecting), .report(.linked), .report(.authenticating), .sendLogin,
      ])
    #expect(machine.state == .authenticating)
    #expect(!machine.isConnected)
    #expect(
      machine.accepted() == [.report(.authenticated), .complete(nil), .report(.synchronizing), .startFetching])
    #expect(machine.isConnected)
    #expect(machine.synchronized() == [.report(.synchronized)])
    #expect(machine.state == .ready)
  }

  @Test func loginByHandWithoutALinkFails() {
    var machine = ConnectionMachine(isLinkUp: false)
    #expect(
      machine.login(eventually: false) == [.report(.connecting), .report(.unreachable), .complete(notConnected)])
    #expect(machine.state == .idle)
    #expect(machine.linkChanged(isUp: true) == [])
  }

  @Test func eventualLoginWaitsForTheLink() {
    var machine = ConnectionMachine(isLinkUp: false)
    #expect(machine.login(eventually: true) == [.report(.connecting), .report(.unreachable)])
    #expect(machine.isOpen)
    #expect(
      machine.linkChanged(isUp: true) == [.report(.connecting), .report(.linked), .report(.authenticating), .sendLogin])
  }

  @Test func refusalEndsALoginAndAllowsAnother() {
    var machine = ConnectionMachine(isLinkUp: true)
    let error = MessagingError(.invalidToken)
    _ = machine.login(eventually: true)
    #expect(machine.refused(error) == [.report(.refused(error)), .complete(error)])
    #expect(!machine.isOpen)
    #expect(machine.login(eventually: false).last == .sendLogin)
  }

  /// A hub that cannot write now is asked again by a login that is to stand.
  @Test(arguments: [MessagingError.Code.storageFull, .storageFailed, .storageLocked, .timeout])
  func aLoginThatIsToStandOutlivesAFullDisk(_ code: MessagingError.Code) {
    let error = MessagingError(code)
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: true)
    #expect(machine.refused(error) == [.startOver(error)])
    #expect(machine.isOpen)
    #expect(machine.linkChanged(isUp: false) == [.report(.lost), .failRequests(notConnected)])
    #expect(machine.linkChanged(isUp: true).last == .sendLogin)
    _ = machine.accepted()
    _ = machine.linkChanged(isUp: false)
    _ = machine.linkChanged(isUp: true)
    #expect(machine.refused(error) == [.startOver(error)])
    // A login by hand receives the error; waiting does not repair damaged storage.
    var other = ConnectionMachine(isLinkUp: true)
    _ = other.login(eventually: false)
    #expect(other.refused(error) == [.report(.refused(error)), .complete(error)])
    _ = other.login(eventually: true)
    let damaged = MessagingError(.storageDamaged)
    #expect(other.refused(damaged) == [.report(.refused(damaged)), .complete(damaged)])
  }

  @Test func secondLoginIsRefused() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: false)
    #expect(machine.login(eventually: false) == [.complete(MessagingError(.alreadyInProgress))])
    _ = machine.accepted()
    #expect(machine.login(eventually: false) == [.complete(MessagingError(.alreadyLoggedIn))])
  }

  @Test func brokenLinkIsRestoredByItself() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: false)
    _ = machine.accepted()
    _ = machine.synchronized()
    #expect(machine.linkChanged(isUp: false) == [.report(.lost), .failRequests(notConnected)])
    #expect(machine.isOpen)
    #expect(machine.isRestoring)
    #expect(!machine.isConnected)
    #expect(machine.linkChanged(isUp: true).last == .sendLogin)
  }

  @Test func breakWhileLoggingInByHandFailsTheLogin() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: false)
    #expect(
      machine.linkChanged(isUp: false) == [
        .report(.unreachable), .failRequests(notConnected), .complete(notConnected),
      ])
    #expect(machine.state == .idle)
  }

  @Test func breakWhileLoggingInAgainForgetsTheRequest() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: true)
    #expect(machine.linkChanged(isUp: false) == [.report(.lost), .failRequests(notConnected)])
    #expect(machine.state == .waiting)
    // An answer from before the break is of no use any more.
    #expect(machine.accepted() == [])
  }

  @Test func endIsForGood() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: false)
    _ = machine.accepted()
    let reason = SessionEnd.administration(reason: "test")
    #expect(machine.ended(reason) == [.report(.ended(reason)), .failRequests(MessagingError(.sessionEnded))])
    #expect(machine.ended(reason) == [])
    #expect(machine.login(eventually: false) == [.complete(MessagingError(.sessionEnded))])
    #expect(machine.logout() == [])
  }

  /// The app may log in again with another token, on the link that there is.
  @Test func theEndOfATokenIsNotForGood() {
    var machine = ConnectionMachine(isLinkUp: true)
    let expired = MessagingError(.tokenExpired)
    #expect(machine.ended(.tokenExpired) == [])
    _ = machine.login(eventually: true)
    #expect(machine.ended(.tokenExpired) == [.report(.refused(expired)), .complete(expired)])
    _ = machine.login(eventually: true)
    _ = machine.accepted()
    _ = machine.synchronized()
    #expect(machine.ended(.tokenExpired) == [.report(.ended(.tokenExpired)), .failRequests(expired)])
    #expect(machine.ended(.tokenExpired) == [])
    #expect(!machine.isOpen && !machine.isConnected && !machine.isRestoring)
    // It does not come back by itself.
    #expect(machine.linkChanged(isUp: false) == [] && machine.linkChanged(isUp: true) == [])
    #expect(machine.login(eventually: false).last == .sendLogin)
    _ = machine.accepted()
    _ = machine.linkChanged(isUp: false)
    // What comes from before a break is of no use.
    #expect(machine.ended(.tokenExpired) == [])
    #expect(machine.isRestoring)
  }

  /// The completion of a login by hand receives its result; a failure is not reported elsewhere.
  @Test func theEndOfALoginUnderWayGoesToItsCompletion() {
    let replaced = SessionEnd.replaced(by: .iOS)
    let (over, out) = (MessagingError(.sessionEnded), MessagingError(.notLoggedIn))
    for isLinkUp in [true, false] {
      for eventually in [true, false] where isLinkUp || eventually {
        var machine = ConnectionMachine(isLinkUp: isLinkUp)
        _ = machine.login(eventually: eventually)
        var (ended, loggedOut, closed) = (machine, machine, machine)
        #expect(
          ended.ended(replaced)
            == (eventually ? [.report(.ended(replaced))] : []) + [.failRequests(over), .complete(over)])
        #expect(
          loggedOut.logout() == [.failRequests(out), .complete(out)] + (eventually ? [.report(.loggedOut)] : []))
        #expect(closed.closed() == [.failRequests(out), .complete(out)])
        #expect(closed.closed() == [] && closed.logout() == [] && closed.ended(replaced) == [])
      }
    }
  }

  @Test func endWithoutALoginIsNotReported() {
    var machine = ConnectionMachine(isLinkUp: true)
    #expect(machine.ended(.replaced(by: .iOS)) == [.failRequests(MessagingError(.sessionEnded))])
  }

  /// The login had its completion before the break.
  @Test func endOfALoginBeingRestoredIsReported() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: false)
    _ = machine.accepted()
    _ = machine.linkChanged(isUp: false)
    let reason = SessionEnd.replaced(by: .iOS)
    #expect(machine.ended(reason) == [.report(.ended(reason)), .failRequests(MessagingError(.sessionEnded))])
  }

  @Test func logoutIsReportedOnce() {
    var machine = ConnectionMachine(isLinkUp: true)
    _ = machine.login(eventually: false)
    _ = machine.accepted()
    #expect(machine.logout() == [.failRequests(MessagingError(.notLoggedIn)), .report(.loggedOut)])
    #expect(machine.logout() == [])
    #expect(!machine.isOpen)
  }
}
