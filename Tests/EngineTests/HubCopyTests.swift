import Testing

@testable import ParlanceEngine

/// The state of a copy of what the hub has.
@Suite struct HubCopyTests {
  @Test func copyThatWasNeverReadNeedsReading() {
    let copy = HubCopy()
    #expect(copy.state == .unknown && copy.needsReading)
    #expect(!copy.isCurrent && !copy.isOutdated)
  }

  @Test func knownCopyIsCurrentOrOutdated() {
    let current = HubCopy(isKnown: true)
    #expect(current.state == .current && !current.needsReading)
    let outdated = HubCopy(isKnown: true, isOutdated: true)
    #expect(outdated.state == .outdated && outdated.needsReading)
    #expect(HubCopy(isKnown: false, isOutdated: true).state == .unknown)
  }

  @Test func successfulReadMakesCopyCurrent() {
    var copy = HubCopy()
    copy.beginReading()
    #expect(copy.state == .reading && !copy.needsReading)
    copy.endReading(succeeded: true)
    #expect(copy.state == .current)
  }

  @Test(arguments: [false, true])
  func failedReadLeavesCopyAsItWas(_ isKnown: Bool) {
    var copy = HubCopy(isKnown: isKnown, isOutdated: true)
    let before = copy.state
    copy.beginReading()
    copy.endReading(succeeded: false)
    #expect(copy.state == before && copy.needsReading)
    // The failure does not count against a later read.
    copy.beginReading()
    copy.endReading(succeeded: true)
    #expect(copy.state == .current)
  }

  @Test func changeMakesCurrentCopyOutdated() {
    var copy = HubCopy(isKnown: true)
    copy.markOutdated()
    #expect(copy.state == .outdated)
    copy.markCurrent()
    #expect(copy.state == .current)
  }

  @Test func changeOfUnknownCopyLeavesItUnknown() {
    var copy = HubCopy()
    copy.markOutdated()
    #expect(copy.state == .unknown)
  }

  @Test func changeWhileReadingMakesFurtherReadNecessary() {
    var copy = HubCopy(isKnown: true, isOutdated: true)
    copy.beginReading()
    copy.markOutdated()
    #expect(copy.state == .reading && copy.isOutdated)
    copy.endReading(succeeded: true)
    #expect(copy.state == .outdated)
    copy.beginReading()
    copy.endReading(succeeded: true)
    #expect(copy.state == .current)
  }

  @Test func changeWhileReadingUnknownCopyMakesFurtherReadNecessary() {
    var copy = HubCopy()
    copy.beginReading()
    copy.markOutdated()
    copy.endReading(succeeded: true)
    #expect(copy.state == .unknown)
  }

  @Test func changeBeforeReadIsCoveredByRead() {
    var copy = HubCopy(isKnown: true)
    copy.markOutdated()
    copy.beginReading()
    copy.endReading(succeeded: true)
    #expect(copy.state == .current)
  }

  @Test func copyIsCurrentWhenLastOfSeveralReadsEnds() {
    var copy = HubCopy()
    copy.beginReading()
    // A further part, such as the profile of a new friend.
    copy.markOutdated()
    copy.beginReading()
    copy.endReading(succeeded: true)
    #expect(copy.state == .reading && !copy.isCurrent)
    copy.endReading(succeeded: true)
    #expect(copy.state == .current)
  }

  @Test(arguments: [false, true])
  func failedPartMakesFurtherReadNecessary(_ firstSucceeds: Bool) {
    var copy = HubCopy(isKnown: true, isOutdated: true)
    copy.beginReading()
    copy.beginReading()
    copy.endReading(succeeded: firstSucceeds)
    copy.endReading(succeeded: !firstSucceeds)
    #expect(copy.state == .outdated)
  }

  @Test func failedPartIsNotForgottenWhenAnotherBegins() {
    var copy = HubCopy()
    copy.beginReading()
    copy.beginReading()
    copy.endReading(succeeded: false)
    copy.beginReading()
    copy.endReading(succeeded: true)
    copy.endReading(succeeded: true)
    #expect(copy.state == .unknown)
  }

  @Test func copyThatBecameCurrentWhileReadingStaysCurrentWhenReadFails() {
    var copy = HubCopy()
    copy.beginReading()
    copy.markCurrent()
    #expect(copy.state == .reading && copy.isCurrent)
    copy.endReading(succeeded: false)
    #expect(copy.state == .current)
  }

  @Test func restoredCopyIsStillBeingRead() {
    var copy = HubCopy()
    copy.beginReading()
    copy.restore(isOutdated: true)
    #expect(copy.state == .reading && copy.kept == .outdated)
    copy.endReading(succeeded: true)
    #expect(copy.state == .current)
    copy.restore(isKnown: false, isOutdated: true)
    #expect(copy.state == .unknown)
  }
}
