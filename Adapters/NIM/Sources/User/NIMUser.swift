public import Foundation
internal import Parlance

/// An account as this one knows it. Alias, text and profile are those of the time at which it was looked up; to change the
/// alias and the text, set them and call `NIMUserManager.update(_:completion:)`.
open class NIMUser: NSObject {
  private let core: ClientCore?

  /// The account.
  open var userId: String?
  /// The name that this account gave it, at most 128 characters.
  open var alias: String?
  /// The app's own data with it.
  open var ext: String?
  /// The app's server's data with it: nil, since the engine's administration keeps none.
  open var serverExt: String? { nil }
  /// Its profile, as this device knew it; nil where it does not. `NIMUserManager.fetchUserInfos(_:completion:)` asks for
  /// those of others than friends.
  open private(set) var userInfo: NIMUserInfo?

  /// Creates a user, to name one in `NIMUserManager.update(_:completion:)`.
  public override init() { core = nil }

  /// Creates a user as the device knows it.
  init(_ contact: Contact, core: ClientCore) {
    self.core = core
    userId = contact.account.name
    alias = contact.alias
    ext = contact.custom
    userInfo = core.device?.profile(contact.account).map { NIMUserInfo($0) }
  }

  /// Creates a user as the device knows it.
  convenience init(_ account: AccountID, core: ClientCore) {
    self.init(core.device?.contact(account) ?? Contact(account: account), core: core)
  }

  private var contact: Contact? { userId.flatMap { core?.contact($0) } }

  /// Returns whether messages of the account cause push notifications, as this device knows it now.
  open func notifyForNewMsg() -> Bool { contact?.isMuted != true }

  /// Returns whether the account is in the black list, as this device knows it now.
  open func isInMyBlackList() -> Bool { contact?.isBlocked == true }

  open override var description: String { "NIMUser \(userId ?? "")" }
}
