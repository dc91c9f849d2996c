internal import ParlanceCore

/// Adds a file of the operator to a group.
struct GroupFileAddition {
  private let runner: HubRunner

  init(_ runner: HubRunner) { self.runner = runner }

  /// - parameter account: The account that adds it; the group's owner if nil.
  func add(
    _ bytes: [UInt8], named name: String, type: String, toGroup id: String, as account: AccountID?
  ) throws(MessagingError) -> GroupFile {
    let account =
      if let account {
        account
      } else {
        try runner.perform { turn throws(MessagingError) in try turn.administration.administeredGroup(id).info.owner }
      }
    var descriptor = MediaDescriptor(type: type)
    descriptor.fileName = name
    let media = try runner.files.store(bytes, descriptor, as: account)
    do throws(MessagingError) {
      return try runner.perform { turn throws(MessagingError) in
        try turn.administration.carryOut(AddGroupFileCall(id: id, media: media.id, name: name), as: account)
      }
    } catch {
      // Release a file that the group did not take: nothing else refers to it.
      try runner.perform { turn throws(MessagingError) in
        try turn.media.release(media.id)
      }
      throw error
    }
  }
}
