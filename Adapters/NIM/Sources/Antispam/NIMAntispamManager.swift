public import Foundation
internal import Parlance

/// The outcome of a check of a text against the operator's list of words.
public enum NIMLocalAntiSpamOperate: Int, Sendable {
  /// This client has no list: it never logged in, or the operator never set one.
  case antiSpamOperateFileNotExists = 0
  /// Words were replaced; `content` is the text to send.
  case antiSpamResultLocalReplace = 1
  /// The app should not send it.
  case antiSpamResultLocalForbidden = 2
  /// The app should send it with `NIMAntiSpamOption.hitClientAntispam`: only this account's clients receive it.
  case antiSpamResultServerForbidden = 3
  /// The text contains no word of the list.
  case antiSpamResultNotHit = 4
  /// The list could not be read; here the call throws instead.
  case antiSpamResultError = 5
}

/// A text to check.
open class NIMLocalAntiSpamCheckOption: NSObject {
  /// The text.
  open var content = ""
  /// The text in place of each word that is to be replaced; nil removes them.
  open var replacement: String?

  /// Creates an option without a text.
  public override init() {}
}

/// The outcome of a check.
open class NIMLocalAntiSpamCheckResult: NSObject {
  /// The operation of the words that were found.
  public let type: NIMLocalAntiSpamOperate
  /// The text to send: the one in which words are replaced, otherwise the one that was checked.
  public let content: String

  /// Creates the outcome of a check without a list.
  public override convenience init() { self.init(.antiSpamOperateFileNotExists, "") }

  init(_ type: NIMLocalAntiSpamOperate, _ content: String) {
    self.type = type
    self.content = content
  }
}

/// The filtering of a message.
open class NIMAntiSpamOption: NSObject {
  /// A Boolean value that indicates whether `checkLocalAntispam(_:)` gave `antiSpamResultServerForbidden` for its text.
  /// Default: false. If true, the server accepts the message and delivers it to this account's clients only.
  open var hitClientAntispam = false
  /// A Boolean value that indicates whether the vendor's own service filters the message. Default: true. Kept, without an
  /// effect: the server applies the operator's list of words to every message.
  open var yidunEnabled = true
  /// The content that the vendor's own service is to look at. Kept, without an effect.
  open var content: String?
  /// The setting of the vendor's own service that is to be used. Kept, without an effect.
  open var businessId: String?

  /// Creates an option with the defaults.
  public override init() {}
}

/// Checks texts by the operator's list of words.
public protocol NIMAntispamManager: NSObjectProtocol {
  /// Checks a text by this client's copy of the list, which it has from its first login on; the server is not asked.
  ///
  /// Words are found in any case and inside of longer words. Of several operations the first one counts in this order:
  /// local forbidden, server forbidden, local replace.
  ///
  /// - throws: Local error `userInfoNeeded` without a login.
  func checkLocalAntispam(_ option: NIMLocalAntiSpamCheckOption) throws -> NIMLocalAntiSpamCheckResult
}

/// The filter of one client.
final class AntispamManager: NSObject, NIMAntispamManager {
  private let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func checkLocalAntispam(_ option: NIMLocalAntiSpamCheckOption) throws -> NIMLocalAntiSpamCheckResult {
    let device = try core.requireDevice()
    let text = option.content
    guard let list = device.wordList(), list.version != 0,
      let check = device.checkWords(in: text, replacement: option.replacement ?? "")
    else { return NIMLocalAntiSpamCheckResult(.antiSpamOperateFileNotExists, text) }
    return switch check.operation {
    case .replace: NIMLocalAntiSpamCheckResult(.antiSpamResultLocalReplace, check.text)
    case .forbid: NIMLocalAntiSpamCheckResult(.antiSpamResultLocalForbidden, text)
    case .withhold, .refuse: NIMLocalAntiSpamCheckResult(.antiSpamResultServerForbidden, text)
    // The server masks words by itself, and devices do not know them.
    case .mask, nil: NIMLocalAntiSpamCheckResult(.antiSpamResultNotHit, text)
    }
  }
}
