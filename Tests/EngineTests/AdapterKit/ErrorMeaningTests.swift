import Parlance
import ParlanceCore
import Testing

@Suite struct ErrorMeaningTests {
  @Test func everyCodeHasAMeaningOfItsOwn() {
    #expect(MessagingError.Code.allCases.map(\.meaning?.rawValue) == MessagingError.Code.allCases.map(\.rawValue))
    #expect(ErrorMeaning.allCases.count == MessagingError.Code.allCases.count)
  }

  @Test func codeOfALaterEngineHasNoMeaning() {
    #expect(MessagingError.Code(rawValue: "inventedLater").meaning == nil)
  }
}
