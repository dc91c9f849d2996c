internal import Foundation
internal import Parlance

/// The contact manager of one client.
final class ContactManager: NSObject, IAgoraChatContactManager {
  let core: ClientCore
  private let calls = ContactCalls()

  init(_ core: ClientCore) { self.core = core }

  func add(_ aDelegate: any AgoraChatContactManagerDelegate, delegateQueue aQueue: DispatchQueue?) {
    core.contactDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  func removeDelegate(_ aDelegate: Any) {
    if let delegate = aDelegate as? any AgoraChatContactManagerDelegate { core.contactDelegates.remove(delegate) }
  }

  // MARK: what the device knows

  func getContacts() -> [String]! { core.device?.contacts().filter(\.isFriend).map(\.account.name) }

  func getAllContacts() -> [AgoraChatContact]? {
    core.device?.contacts().filter(\.isFriend).map { AgoraChatContact($0) }
  }

  func getContact(_ userId: String) -> AgoraChatContact? {
    guard let contact = core.device?.contact(AccountID(userId)), contact.isFriend else { return nil }
    return AgoraChatContact(contact)
  }

  func getBlackList() -> [String]! { core.device?.contacts().filter(\.isBlocked).map(\.account.name) }

  // MARK: what the server knows

  func getAllContactsFromServer(completion aCompletionBlock: (([AgoraChatContact]?, AgoraChatError?) -> Void)?) {
    core.fetch(aCompletionBlock, calls.contacts { $0.filter(\.isFriend).map { AgoraChatContact($0) } })
  }

  func getContactsFromServer(
    withCursor cursor: String?, pageSize: UInt,
    completion aCompletionBlock: @escaping (AgoraChatCursorResult<AgoraChatContact>?, AgoraChatError?) -> Void
  ) {
    core.fetch(aCompletionBlock) { (device, done) throws(MessagingError) in
      guard (1...50).contains(pageSize) else { throw MessagingError(.invalidArgument, "page size 1 to 50") }
      device.fetchContacts { result in
        done(
          result.map { contacts in
            let rest = contacts.filter { contact in
              guard contact.isFriend else { return false }
              guard let cursor, !cursor.isEmpty else { return true }
              return AccountID(cursor) < contact.account
            }
            let part = rest.prefix(Int(pageSize))
            return AgoraChatCursorResult(
              list: part.map { AgoraChatContact($0) },
              andCursor: part.count < rest.count ? part.last?.account.name : nil)
          })
      }
    }
  }

  func getContactsFromServer(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)!) {
    core.fetch(aCompletionBlock, calls.names(\.isFriend))
  }

  func getContactsFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]! {
    core.wait(pError, calls.names(\.isFriend))
  }

  func getBlackListFromServer(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?) {
    core.fetch(aCompletionBlock, calls.names(\.isBlocked))
  }

  func getBlackListFromServerWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]! {
    core.wait(pError, calls.names(\.isBlocked))
  }

  // MARK: the account's other devices

  private func selfIDs(_ device: Device) throws(MessagingError) -> [String] {
    guard device.isConnected else { throw MessagingError(.notConnected) }
    return device.otherDevices.map { "\(device.account.name)/\($0.id.string)" }.sorted()
  }

  func getSelfIdsOnOtherPlatformWithError(_ pError: UnsafeMutablePointer<AgoraChatError?>?) -> [String]! {
    var ids: [String]?
    core.change(pError) { [self] device throws(MessagingError) in ids = try selfIDs(device) }
    return ids
  }

  func getSelfIdsOnOtherPlatform(completion aCompletionBlock: (([String]?, AgoraChatError?) -> Void)?) {
    core.fetch(aCompletionBlock) { [self] device, done throws(MessagingError) in
      let ids = try selfIDs(device)
      device.afterCallbacks { done(.success(ids)) }
    }
  }

  // MARK: changes

  func setContactRemark(
    _ userId: String, remark: String?, completion aCompletionBlock: ((AgoraChatContact?, AgoraChatError?) -> Void)?
  ) {
    if let device = core.device, device.contact(AccountID(userId))?.isFriend != true {
      let error = AgoraChatError(description: "\(userId) is not a contact", code: .userNotOnRoster)
      return core.afterCallbacks { aCompletionBlock?(nil, error) }
    }
    core.fetch(aCompletionBlock) { device, done in
      device.updateContact(AccountID(userId), ContactUpdate(alias: remark ?? "")) { result in
        done(result.map { AgoraChatContact($0) })
      }
    }
  }

  func addContact(_ aUsername: String, message aMessage: String?) -> AgoraChatError! {
    wait(aUsername, calls.request(aMessage))
  }

  func addContact(
    _ aUsername: String, message aMessage: String?, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    fetch(aUsername, aCompletionBlock, calls.request(aMessage))
  }

  func deleteContact(_ aUsername: String, isDeleteConversation aIsDeleteConversation: Bool) -> AgoraChatError! {
    wait(aUsername, calls.delete(withConversation: aIsDeleteConversation))
  }

  func deleteContact(
    _ aUsername: String, isDeleteConversation aIsDeleteConversation: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    fetch(aUsername, aCompletionBlock, calls.delete(withConversation: aIsDeleteConversation))
  }

  func approveFriendRequest(
    fromUser aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    fetch(aUsername, aCompletionBlock, calls.answer(accepts: true))
  }

  func declineFriendRequest(
    fromUser aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    fetch(aUsername, aCompletionBlock, calls.answer(accepts: false))
  }

  func acceptInvitation(forUsername aUsername: String) -> AgoraChatError! {
    wait(aUsername, calls.answer(accepts: true))
  }

  func declineInvitation(forUsername aUsername: String) -> AgoraChatError! {
    wait(aUsername, calls.answer(accepts: false))
  }

  func addUser(toBlackList aUsername: String) -> AgoraChatError! { wait(aUsername, calls.block(true)) }

  func addUser(toBlackList aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?) {
    fetch(aUsername, aCompletionBlock, calls.block(true))
  }

  func removeUser(fromBlackList aUsername: String) -> AgoraChatError! { wait(aUsername, calls.block(false)) }

  func removeUser(fromBlackList aUsername: String, completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?) {
    fetch(aUsername, aCompletionBlock, calls.block(false))
  }

  // MARK: parts

  private func wait(_ name: String, _ call: @escaping ContactCalls.Change) -> AgoraChatError? {
    if let error = ClientCore.error(inUsername: name) { return error }
    var error: AgoraChatError?
    let _: Contact? = core.wait(&error) { device, done in call(device, AccountID(name), done) }
    return error
  }

  private func fetch(
    _ name: String, _ completion: ((String?, AgoraChatError?) -> Void)?, _ call: @escaping ContactCalls.Change
  ) {
    if let error = ClientCore.error(inUsername: name) { return core.afterCallbacks { completion?(nil, error) } }
    core.fetch(completion) { device, done in
      call(device, AccountID(name)) { result in done(result.map { _ in name }) }
    }
  }
}

/// The calls of the contact manager, which both the methods that wait and those with a completion make.
struct ContactCalls: Sendable {
  typealias Change = (Device, AccountID, @escaping (Result<Contact, MessagingError>) -> Void) -> Void

  func request(_ message: String?) -> Change { { $0.requestFriend($1, message: message, completion: $2) } }

  func answer(accepts: Bool) -> Change { { $0.answerFriendRequest(of: $1, accepts: accepts, completion: $2) } }

  func block(_ isBlocked: Bool) -> Change {
    { $0.updateContact($1, ContactUpdate(isBlocked: isBlocked), completion: $2) }
  }

  func delete(withConversation deletes: Bool) -> Change {
    { device, account, done in
      device.removeFriend(account, forgetsNotes: true) { result in
        guard deletes, case .success = result else { return done(result) }
        do throws(MessagingError) {
          try device.deleteMessages(in: .direct(account), removesConversation: true)
          done(result)
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  func contacts<Value>(_ body: @escaping ([Contact]) -> Value) -> Call<Value> {
    { device, done in device.fetchContacts { result in done(result.map(body)) } }
  }

  func names(_ isListed: @escaping (Contact) -> Bool) -> Call<[String]> {
    contacts { $0.filter(isListed).map(\.account.name) }
  }
}

extension AgoraChatContact {
  /// Creates a contact as the device knows it.
  convenience init(_ contact: Contact) { self.init(userId: contact.account.name, remark: contact.alias) }
}

extension ClientCore {
  /// Notifies the delegates of a change of a contact; called on the callback queue.
  func contactChanged(_ change: ContactChange, _ device: Device) {
    let name = change.contact.account.name
    let isOwn = change.actor == device.account
    switch change.action {
    case .requested:
      reportContacts(device) { $0.friendRequestDidReceive(fromUser: name, message: change.message) }
    case .added: reportContacts(device) { $0.friendshipDidAdd(byUser: name) }
    case .approved:
      if !isOwn { reportContacts(device) { $0.friendRequestDidApprove(byUser: name) } }
      reportContacts(device) { $0.friendshipDidAdd(byUser: name) }
    case .declined:
      if !isOwn { reportContacts(device) { $0.friendRequestDidDecline(byUser: name) } }
    case .removed: reportContacts(device) { $0.friendshipDidRemove(byUser: name) }
    // The vendor has no callback for notes, blocks and mutes.
    case .updated, .blocked, .unblocked, .muted, .unmuted: break
    }
  }

  /// Calls the contact delegates by the spelling from which all others follow.
  private func reportContacts(_ device: Device, _ body: @escaping (any AgoraChatContactManagerDelegateCalls) -> Void) {
    contactDelegates.notify(from: device) { body($0) }
  }
}
