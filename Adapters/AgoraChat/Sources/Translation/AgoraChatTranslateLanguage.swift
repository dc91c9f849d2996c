public import Foundation

/// A language into which a translation service translates. There is no such service here, so nothing makes one.
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
