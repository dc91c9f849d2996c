import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The table of calls, whose rows have the types with the hub's decisions.
@Suite struct CallTableTests {
  @Test(arguments: CallKind.allCases) func rowOfKindHasItsType(_ kind: CallKind) {
    #expect(kind.decision.kind == kind)
    #expect(ObjectIdentifier(kind.decision) == ObjectIdentifier(kind.type))
  }
}
