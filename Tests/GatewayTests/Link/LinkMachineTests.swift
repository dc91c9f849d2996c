#if Server && Remote
  import ParlanceRemote
  import Testing

  /// The link's machine, transition by transition.
  @Suite struct LinkMachineTests {
    /// Gives one small number again and again, so that each pause is the shortest of its range. Not 0, which the choice
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

    @Test func anOpenSocketSendsWhatWasHeldAndReportsNothingNew() {
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
        machine.ended() == [.endSession, .schedule(2, afterMilliseconds: 500), .report(isReachable: false)])
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
          .endSession, .close(nil), .schedule(2, afterMilliseconds: 500), .report(isReachable: false),
        ])
    }

    @Test func laterFailuresAreNotReportedAgain() {
      var machine = Self.waiting()
      _ = machine.timerFired(2)
      #expect(machine.ended() == [.endSession, .schedule(4, afterMilliseconds: 1000)])
      #expect(machine.ended() == [])
    }

    @Test func pausesGrowToHalfAMinuteAndBeginAnewOnceAnythingCame() {
      var machine = machine
      _ = machine.submitted()
      var pauses: [Int64] = []
      for _ in 0..<9 {
        for case .schedule(let number, let pause) in machine.ended() {
          pauses.append(pause)
          _ = machine.timerFired(number)
        }
      }
      #expect(pauses == [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000])
      // A gateway that lets in and closes at once is not asked more often for that.
      _ = machine.opened()
      #expect(machine.ended().contains(.schedule(21, afterMilliseconds: 15_000)))
      _ = machine.timerFired(21)
      _ = machine.opened()
      machine.heard()
      #expect(machine.ended().contains(.schedule(24, afterMilliseconds: 500)))
    }

    @Test func pausesAreJitteredWithinTheirRangeAndTheSameForASeed() {
      func pauses(_ seed: UInt64) -> [Int64] {
        var machine = LinkMachine(randomness: Seeded(seed: seed))
        _ = machine.submitted()
        var pauses: [Int64] = []
        for _ in 0..<40 {
          for case .schedule(let number, let pause) in machine.ended() {
            pauses.append(pause)
            _ = machine.timerFired(number)
          }
        }
        return pauses
      }
      let first = pauses(1)
      #expect(first == pauses(1))
      #expect(first != pauses(2))
      #expect((500...1000).contains(first[0]))
      #expect(first.dropFirst(5).allSatisfy { (15_000...30_000).contains($0) })
      #expect(Set(first.dropFirst(5)).count > 20)
    }

    @Test func aCrowdedGatewayIsLeftAloneForAWhile() {
      var machine = Self.open()
      #expect(machine.ended(code: .tryAgainLater).contains(.schedule(3, afterMilliseconds: 5000)))
    }

    @Test func aPauseThatTheDeviceChoseHoldsForAllAttempts() {
      var machine = Self.waiting()
      #expect(machine.setPause(40_000) == [.schedule(3, afterMilliseconds: 40_000)])
      #expect(machine.timerFired(2) == [])
      #expect(machine.timerFired(3) == [.connect, .schedule(4, afterMilliseconds: 10_000)])
      #expect(machine.setPause(40_000) == [])
      #expect(machine.ended() == [.endSession, .schedule(5, afterMilliseconds: 40_000)])
      // Nobody hammers at a gateway, least of all at one that has too many connections.
      #expect(machine.setPause(0) == [.schedule(6, afterMilliseconds: 500)])
      _ = machine.timerFired(6)
      #expect(machine.ended(code: .tryAgainLater) == [.endSession, .schedule(8, afterMilliseconds: 5_000)])
      #expect(machine.setPause(nil) == [])
      _ = machine.timerFired(8)
      // The fourth failure in a row.
      #expect(machine.ended() == [.endSession, .schedule(10, afterMilliseconds: 4_000)])
    }

    @Test func pingsFollowOneAnotherAndSilenceAfterOneEndsTheSocket() {
      var machine = Self.open()
      #expect(machine.timerFired(2) == [.ping, .schedule(3, afterMilliseconds: 10_000)])
      machine.heard()
      #expect(machine.timerFired(3) == [.schedule(4, afterMilliseconds: 10_000)])
      #expect(machine.timerFired(4) == [.ping, .schedule(5, afterMilliseconds: 10_000)])
      #expect(
        machine.timerFired(5) == [
          .endSession, .close(nil), .schedule(6, afterMilliseconds: 500), .report(isReachable: false),
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
          .endSession, .close(.protocolError), .schedule(3, afterMilliseconds: 500), .report(isReachable: false),
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
