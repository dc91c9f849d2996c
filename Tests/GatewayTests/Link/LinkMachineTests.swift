#if Server && Remote
  import ParlanceRemote
  import Testing

  /// The link's machine, transition by transition.
  @Suite struct LinkMachineTests {
    /// Returns the same small number each time, so that each pause is the shortest of its range. Not 0, which the choice
    /// among a range's numbers would reject forever.
    private struct Smallest: RandomNumberGenerator, Sendable {
      mutating func next() -> UInt64 { 1 << 40 }
    }

    /// Numbers from a seed.
    private struct Seeded: RandomNumberGenerator, Sendable {
      var seed: UInt64
      mutating func next() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed
      }
    }

    private var machine = LinkMachine(randomness: Smallest())

    /// A machine whose socket is open; its timer is number 2.
    private static func open() -> LinkMachine {
      var machine = LinkMachine(randomness: Smallest())
      _ = machine.submitted()
      _ = machine.opened()
      return machine
    }

    /// A machine whose first attempt failed; its timer is number 2.
    private static func waiting() -> LinkMachine {
      var machine = LinkMachine(randomness: Smallest())
      _ = machine.submitted()
      _ = machine.ended()
      return machine
    }

    @Test func theFirstFrameBeginsToConnectAndFurtherOnesDoNot() {
      var machine = machine
      #expect(machine.isReachable)
      #expect(machine.takesFrames)
      #expect(machine.submitted() == [.connect, .schedule(1, afterMilliseconds: 10_000)])
      #expect(machine.state == .connecting)
      #expect(machine.takesFrames)
      #expect(machine.submitted() == [])
    }

    @Test func openSocketSendsHeldFramesWithoutAReport() {
      var machine = machine
      _ = machine.submitted()
      #expect(machine.opened() == [.schedule(2, afterMilliseconds: 20_000), .sendHeld])
      #expect(machine.state == .open)
      #expect(machine.submitted() == [])
      #expect(machine.opened() == [])
    }

    @Test func anAttemptThatFailsIsReportedAndRepeated() {
      var machine = machine
      _ = machine.submitted()
      #expect(
        machine.ended() == [.endSession, .schedule(2, afterMilliseconds: 50), .report(isReachable: false)])
      #expect(machine.state == .waiting)
      #expect(!machine.isReachable)
      #expect(!machine.takesFrames)
      #expect(machine.submitted() == [])
      #expect(machine.timerFired(2) == [.connect, .schedule(3, afterMilliseconds: 10_000)])
      #expect(!machine.takesFrames)
      #expect(
        machine.opened() == [.schedule(4, afterMilliseconds: 20_000), .sendHeld, .report(isReachable: true)])
      #expect(machine.isReachable)
    }

    @Test func anAttemptThatTakesTooLongIsDropped() {
      var machine = machine
      _ = machine.submitted()
      #expect(
        machine.timerFired(1) == [
          .endSession, .close(nil), .schedule(2, afterMilliseconds: 50), .report(isReachable: false),
        ])
    }

    @Test func laterFailuresAreNotReportedAgain() {
      var machine = Self.waiting()
      _ = machine.timerFired(2)
      #expect(machine.ended() == [.endSession, .schedule(4, afterMilliseconds: 1000)])
      #expect(machine.ended() == [])
    }

    /// Lets attempts fail until a time is over.
    ///
    /// - returns: The times of the attempts after the first one, in milliseconds since it failed.
    private func attempts(_ machine: inout LinkMachine, until end: Int64) -> [Int64] {
      var times: [Int64] = []
      var now: Int64 = 0
      _ = machine.submitted()
      while now < end {
        for case .schedule(let number, let pause) in machine.ended() {
          now += pause
          times.append(now)
          _ = machine.timerFired(number)
        }
      }
      return times
    }

    @Test func pausesGrowWithTheTimeAwayAndResetOnReceipt() {
      var machine = machine
      let times = attempts(&machine, until: 3_600_000)
      let pauses = zip(times, [0] + times).map { $0 - $1 }
      #expect(Array(pauses.prefix(4)) == [50, 1000, 1000, 1000])
      // The shortest ones are half of a twentieth of the time away.
      for (pause, time) in zip(pauses, times).dropFirst() {
        #expect(pause == min(15_000, max(1000, (time - pause) / 40)))
      }
      // A gateway that lets in and closes at once is not asked more often for that.
      _ = machine.opened()
      #expect(machine.ended().contains { if case .schedule(_, let pause) = $0 { pause == 15_000 } else { false } })
      guard case .schedule(let timer, _) = machine.setPause(500).first else {
        Issue.record("no pause began")
        return
      }
      _ = machine.setPause(nil)
      _ = machine.timerFired(timer)
      _ = machine.opened()
      machine.heard()
      #expect(machine.ended().contains { if case .schedule(_, let pause) = $0 { pause == 50 } else { false } })
    }

    /// The gateway was away for 14 and 40 seconds in a test of an app, and the devices came back 10 seconds after it.
    @Test(arguments: [14_000, 40_000, 60_000, 600_000] as [Int64])
    func aDeviceIsBackSoonAfterTheGatewayAndNotWithAllOthers(_ outage: Int64) {
      let devices = outage > 60_000 ? 1000 : 10_000
      var perSecond: [Int64: Int] = [:]
      var returns: [Int64] = []
      for seed in 1...devices {
        var machine = LinkMachine(randomness: Seeded(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15))
        let times = attempts(&machine, until: outage)
        for time in times.dropLast() { perSecond[time / 1000, default: 0] += 1 }
        returns.append((times.last ?? 0) - outage)
      }
      let longest = max(2000, min(30_000, outage / 20))
      #expect(returns.allSatisfy { (0...longest).contains($0) })
      // In no second of it came more than four fifths of all devices; nor do they when the gateway is back.
      #expect((perSecond.values.max() ?? 0) < devices * 4 / 5)
      for start in stride(from: Int64(0), through: longest, by: 100) {
        #expect(returns.count { ($0 - start) >= 0 && ($0 - start) < 1000 } < devices * 4 / 5)
      }
    }

    @Test func pausesAreTheSameForASeed() {
      func times(_ seed: UInt64) -> [Int64] {
        var machine = LinkMachine(randomness: Seeded(seed: seed))
        return attempts(&machine, until: 100_000)
      }
      #expect(times(1) == times(1))
      #expect(times(1) != times(2))
    }

    @Test func aCrowdedGatewayIsLeftAloneForAWhile() {
      var machine = Self.open()
      #expect(machine.ended(code: .tryAgainLater).contains(.schedule(3, afterMilliseconds: 5000)))
      #expect(machine.hastened() == [])
      _ = machine.timerFired(3)
      _ = machine.opened()
      #expect(machine.ended(code: .tryAgainLater).contains(.schedule(6, afterMilliseconds: 10_000)))
      var pauses: Set<Int64> = []
      for seed in 1...1000 {
        var machine = LinkMachine(randomness: Seeded(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15))
        _ = machine.submitted()
        for case .schedule(_, let pause) in machine.ended(code: .tryAgainLater) { pauses.insert(pause / 1000) }
      }
      // The clients that it sent away do not all return in the same second.
      #expect(pauses.isSuperset(of: [5, 6, 7, 8, 9]))
    }

    @Test func sendingEndsAPause() {
      var machine = Self.waiting()
      #expect(machine.hastened() == [.connect, .schedule(3, afterMilliseconds: 10_000)])
      #expect(machine.hastened() == [])
      #expect(machine.timerFired(2) == [])
      // The second one came while the attempt was under way. However many there are, the gateway is not asked more than twice a second.
      #expect(machine.ended() == [.endSession, .schedule(4, afterMilliseconds: 500)])
      #expect(machine.hastened() == [])
      #expect(machine.timerFired(4).first == .connect)
      #expect(machine.ended() == [.endSession, .schedule(6, afterMilliseconds: 1000)])
      #expect(machine.hastened() == [.schedule(7, afterMilliseconds: 500)])
      #expect(machine.hastened() == [])
      _ = machine.timerFired(7)
      _ = machine.opened()
      machine.heard()
      // Nor if the gateway lets in and closes at once. A pause that is shorter than half a second stays.
      #expect(
        machine.ended() == [.endSession, .schedule(10, afterMilliseconds: 50), .report(isReachable: false)])
      #expect(machine.hastened() == [])
      _ = machine.timerFired(10)
      _ = machine.opened()
      #expect(machine.timerFired(12) == [.ping, .schedule(13, afterMilliseconds: 10_000)])
      machine.heard()
      _ = machine.ended()
      #expect(machine.hastened().first == .connect)
    }

    @Test func aReportDuringAnAttemptShortensTheNextPause() {
      var machine = Self.waiting()
      _ = machine.timerFired(2)
      #expect(machine.state == .connecting)
      #expect(machine.hastened() == [])
      // The attempt began before there was a network, and takes its ten seconds.
      #expect(machine.timerFired(3) == [.endSession, .close(nil), .schedule(4, afterMilliseconds: 500)])
      _ = machine.timerFired(4)
      #expect(machine.ended() == [.endSession, .schedule(6, afterMilliseconds: 1000)])
      // A gateway with too many connections is left alone, and the device's own pause stays.
      _ = machine.timerFired(6)
      _ = machine.hastened()
      #expect(machine.ended(code: .tryAgainLater) == [.endSession, .schedule(8, afterMilliseconds: 5000)])
      #expect(machine.hastened() == [])
      _ = machine.timerFired(8)
      _ = machine.setPause(40_000)
      _ = machine.hastened()
      #expect(machine.ended() == [.endSession, .schedule(10, afterMilliseconds: 40_000)])
      #expect(machine.hastened() == [])
    }

    @Test func aReportWhileTheLinkIsOpenChangesNothing() {
      var machine = Self.open()
      for _ in 0..<100 { #expect(machine.hastened() == []) }
      // The pause after it is the usual one.
      #expect(
        machine.ended() == [.endSession, .schedule(3, afterMilliseconds: 50), .report(isReachable: false)])
      #expect(machine.hastened().first == .connect)
      _ = machine.close()
      #expect(machine.hastened() == [])
    }

    /// The most that any mixture of reports, failures and short links can cause.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func attemptsAreLimitedDuringManyReports(_ seed: UInt64) {
      var numbers = Seeded(seed: seed &* 0x9E37_79B9_7F4A_7C15)
      var machine = LinkMachine(randomness: Seeded(seed: seed))
      var (attempts, timer) = (0, (number: 0, at: Int64(0)))
      func note(_ actions: [LinkMachine.Action], at now: Int64) {
        for action in actions {
          if action == .connect { attempts += 1 }
          if case .schedule(let number, let pause) = action { timer = (number, now + pause) }
        }
      }
      note(machine.submitted(), at: 0)
      for now in stride(from: Int64(0), to: 60_000, by: 10) {
        if timer.at <= now { note(machine.timerFired(timer.number), at: now) }
        note(machine.hastened(), at: now)
        guard machine.state == .connecting || machine.state == .open else { continue }
        if machine.state == .connecting, Bool.random(using: &numbers) {
          note(machine.opened(), at: now)
          machine.heard()
        }
        note(machine.ended(), at: now)
        if machine.state == .idle { note(machine.submitted(), at: now) }
      }
      #expect((60...160).contains(attempts), "\(attempts)")
    }

    @Test func hasteningChangesNothingWithoutAPause() {
      var machine = machine
      #expect(machine.hastened() == [])
      _ = machine.submitted()
      #expect(machine.hastened() == [])
      _ = machine.opened()
      #expect(machine.hastened() == [])
      _ = machine.setBarred(true)
      #expect(machine.hastened() == [])
      // A pause that the device chose stays.
      var other = Self.waiting()
      _ = other.setPause(40_000)
      #expect(other.hastened() == [])
    }

    @Test func aPauseThatTheDeviceChoseHoldsForAllAttempts() {
      var machine = Self.waiting()
      #expect(machine.setPause(40_000) == [.schedule(3, afterMilliseconds: 40_000)])
      #expect(machine.timerFired(2) == [])
      #expect(machine.timerFired(3) == [.connect, .schedule(4, afterMilliseconds: 10_000)])
      #expect(machine.setPause(40_000) == [])
      #expect(machine.ended() == [.endSession, .schedule(5, afterMilliseconds: 40_000)])
      // The minimum pause protects a gateway, most of all one that has too many connections.
      #expect(machine.setPause(0) == [.schedule(6, afterMilliseconds: 500)])
      _ = machine.timerFired(6)
      #expect(machine.ended(code: .tryAgainLater) == [.endSession, .schedule(8, afterMilliseconds: 5_000)])
      #expect(machine.setPause(nil) == [])
      _ = machine.timerFired(8)
      // It has been away for some 45 seconds.
      #expect(machine.ended() == [.endSession, .schedule(10, afterMilliseconds: 1_126)])
    }

    @Test func pingsFollowOneAnotherAndSilenceAfterOneEndsTheSocket() {
      var machine = Self.open()
      #expect(machine.timerFired(2) == [.ping, .schedule(3, afterMilliseconds: 10_000)])
      machine.heard()
      #expect(machine.timerFired(3) == [.schedule(4, afterMilliseconds: 10_000)])
      #expect(machine.timerFired(4) == [.ping, .schedule(5, afterMilliseconds: 10_000)])
      #expect(
        machine.timerFired(5) == [
          .endSession, .close(nil), .schedule(6, afterMilliseconds: 50), .report(isReachable: false),
        ])
      #expect(machine.state == .waiting)
    }

    @Test func aTimerThatWasReplacedDoesNothing() {
      var machine = Self.open()
      #expect(machine.timerFired(1) == [])
      #expect(machine.state == .open)
    }

    @Test func anUnintelligiblePacketClosesTheSocketWithItsCode() {
      var machine = Self.open()
      #expect(
        machine.failed(code: .protocolError) == [
          .endSession, .close(.protocolError), .schedule(3, afterMilliseconds: 50), .report(isReachable: false),
        ])
    }

    @Test func anInterruptionLeavesTheHubReachable() {
      var machine = Self.open()
      #expect(machine.interrupted() == [.endSession, .close(.normal)])
      #expect(machine.state == .idle)
      #expect(machine.isReachable)
      #expect(machine.timerFired(2) == [])
      #expect(machine.submitted() == [.connect, .schedule(4, afterMilliseconds: 10_000)])
      #expect(machine.interrupted() == [.endSession, .close(.normal)])
      #expect(machine.interrupted() == [])
    }

    @Test func anInterruptionDoesNotDisturbAttemptsToComeBack() {
      var machine = Self.waiting()
      #expect(machine.interrupted() == [])
      _ = machine.timerFired(2)
      #expect(machine.interrupted() == [])
      #expect(machine.state == .connecting)
    }

    @Test func aBarredLinkStaysDownUntilItIsRestored() {
      var machine = Self.open()
      #expect(machine.setBarred(true) == [.endSession, .close(nil), .report(isReachable: false)])
      #expect(machine.setBarred(true) == [])
      #expect(!machine.isReachable)
      #expect(!machine.takesFrames)
      #expect(machine.submitted() == [])
      #expect(machine.timerFired(2) == [])
      #expect(machine.timerFired(3) == [])
      #expect(machine.setBarred(false) == [.report(isReachable: true)])
      #expect(machine.state == .idle)
      #expect(machine.submitted() == [.connect, .schedule(5, afterMilliseconds: 10_000)])
    }

    @Test func barringAnUnreachableLinkReportsNothingNew() {
      var machine = Self.waiting()
      #expect(machine.setBarred(true) == [.endSession])
      #expect(machine.timerFired(2) == [])
    }

    @Test func nothingComesAfterTheEnd() {
      var machine = Self.open()
      #expect(machine.close() == [.endSession, .close(.normal)])
      #expect(machine.close() == [])
      #expect(machine.submitted() == [])
      #expect(machine.opened() == [])
      #expect(machine.ended() == [])
      #expect(machine.failed(code: nil) == [])
      #expect(machine.timerFired(2) == [])
      #expect(machine.timerFired(3) == [])
      #expect(machine.interrupted() == [])
      #expect(machine.setBarred(true) == [])
      #expect(!machine.takesFrames)
      var waiting = Self.waiting()
      #expect(waiting.close() == [.endSession])
      #expect(waiting.timerFired(2) == [])
    }
  }
#endif
