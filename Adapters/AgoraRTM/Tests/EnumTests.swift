import Foundation
import Testing
import TestSupport

/// Apps keep these numbers in databases and send them to servers, so they are the vendor's to the letter.
@Suite struct EnumTests {
  @Test(arguments: enumFacts) func everyCaseHasItsNumber(_ facts: EnumFacts) {
    #expect(facts.mistaken == [])
  }

  @Test(arguments: enumFacts) func noOtherNumberHasACase(_ facts: EnumFacts) {
    #expect(facts.unknownNumbers == [])
  }

  /// The facts cover exactly the enums and cases that the sources declare, so that an added one has to be looked up.
  @Test func everyDeclaredCaseIsCovered() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let declared = try declaredEnums(in: tests.deletingLastPathComponent().appendingPathComponent("Sources"))
    #expect(declared == Dictionary(uniqueKeysWithValues: enumFacts.map { ($0.name, $0.cases) }))
  }
}
