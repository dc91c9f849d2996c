internal import Foundation
internal import Parlance

/// Translations are another service's, which an environment does not have: the calls end as the vendor's do for an app
/// that has not enabled it.
extension ChatManager {
  func translate(
    _ aMessage: AgoraChatMessage, targetLanguages aLanguages: [String],
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    let isMeaningful = aMessage.body is AgoraChatTextMessageBody && !aLanguages.isEmpty && !aLanguages.contains("")
    let code: AgoraChatErrorCode = isMeaningful ? .translateServiceNotEnabled : .translateParamError
    end(code, isMeaningful ? Self.notEnabled : "not a text, or no language") { aCompletionBlock?(nil, $0) }
  }

  func fetchSupportedLanguages(
    _ aCompletionBlock: (([AgoraChatTranslateLanguage]?, AgoraChatError?) -> Void)?
  ) {
    end(.translateServiceNotEnabled, Self.notEnabled) { aCompletionBlock?(nil, $0) }
  }

  private static var notEnabled: String { "the translation service is not enabled" }

  /// Ends a call with an error; first of all, with that of a missing login.
  private func end(
    _ code: AgoraChatErrorCode, _ description: String, _ completion: @escaping (AgoraChatError) -> Void
  ) {
    var error: AgoraChatError = AgoraChatError(description: description, code: code)
    do throws(MessagingError) { _ = try core.requireDevice() } catch let refusal { error = AgoraChatError(refusal) }
    core.afterCallbacks { [error] in completion(error) }
  }
}
