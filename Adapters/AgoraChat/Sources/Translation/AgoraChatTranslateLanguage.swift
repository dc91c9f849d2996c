public import Foundation

/// A language of the translation service. There is no translation service, so no call returns an object.
open class AgoraChatTranslateLanguage: NSObject {
  /// The language's code, such as "zh-Hans".
  open var languageCode = ""
  /// The language's name in English.
  open var languageName = ""
  /// The language's name in itself.
  open var languageNativeName = ""

  /// Creates a language without names.
  public override init() { super.init() }
}
