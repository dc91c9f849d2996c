public import Foundation
internal import Parlance

/// Another account as this one knows it. Alias and text are those of the time at which it was looked up; to change them,
/// set them and call `NIMUserManager.update(_:completion:)`.
open class NIMUser: NSObject {
  private let core: NIMCore?

  /// The account.
  open var userId: String?
  /// The name that this account gave it, at most 128 characters.
  open var alias: String?
  /// The app's own data with it.
  open var ext: String?

  /// Creates a user, to name one in `NIMUserManager.update(_:completion:)`.
  public override init() { core = nil }

  /// Creates a user as the device knows it.
  init(_ contact: Contact, core: NIMCore) {
    self.core = core
    userId = contact.account.name
    alias = contact.alias
    ext = contact.custom
  }

  private var contact: Contact? { userId.flatMap { core?.contact($0) } }

  /// Returns whether messages of the account cause push notifications, as this device knows it now.
  open func notifyForNewMsg() -> Bool { contact?.isMuted != true }

  /// Returns whether the account is in the black list, as this device knows it now.
  open func isInMyBlackList() -> Bool { contact?.isBlocked == true }

  open override var description: String { "NIMUser \(userId ?? "")" }
}
