public import Foundation
internal import Parlance

/// A file that a group keeps for its members.
open class AgoraChatGroupSharedFile: NSObject, @unchecked Sendable {
  // Safe to share: what apps may change, they look after themselves.

  private let id: String?
  private let name: String?
  private let owner: String?

  /// The time at which it was added, in milliseconds since 1970.
  open var createdAt: Int64
  /// The size in bytes.
  open var fileSize: Int64

  /// Creates a file without any data.
  public override convenience init() { self.init(id: nil) }

  /// Creates a file with its id alone; the objects that the manager returns have its other data.
  public init!(id aFileId: String!) {
    (id, name, owner) = (aFileId, nil, nil)
    (createdAt, fileSize) = (0, 0)
    super.init()
  }

  init(_ file: GroupFile) {
    (id, name, owner) = (file.id.string, file.name, file.owner.name)
    (createdAt, fileSize) = (file.added.milliseconds, file.size)
    super.init()
  }

  /// The file's id.
  open var fileId: String! { id }
  /// The file's name; nil in an object that an app created.
  open var fileName: String! { name }
  /// The user who added it; nil in an object that an app created.
  open var fileOwner: String! { owner }

  /// The former name of `createdAt`.
  open var createTime: Int64 {
    get { createdAt }
    set { createdAt = newValue }
  }
}
