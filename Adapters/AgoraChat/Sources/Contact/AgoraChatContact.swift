public import Foundation

/// A contact: another account, and the name that this account gave it.
open class AgoraChatContact: NSObject, NSCoding {
  /// The account.
  public let userId: String
  /// The name that this account gave it. To change it at the server, call
  /// `IAgoraChatContactManager.setContactRemark(_:remark:completion:)`.
  open var remark: String?

  /// Creates a contact without an account.
  public override init() {
    userId = ""
    super.init()
  }

  /// Creates a contact.
  ///
  /// - parameter userId: The account.
  /// - parameter remark: The name that this account gave it.
  public init!(userId: String, remark: String?) {
    self.userId = userId
    self.remark = remark
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let userId = coder.decodeObject(forKey: "userId") as? String else { return nil }
    self.userId = userId
    remark = coder.decodeObject(forKey: "remark") as? String
    super.init()
  }

  public func encode(with coder: NSCoder) {
    coder.encode(userId, forKey: "userId")
    coder.encode(remark, forKey: "remark")
  }

  open override var description: String { "AgoraChatContact \(userId)" }
}
