import AgoraChat
import Foundation
import PhoneApps

// Friends and blocks, which all generations have.

extension AgoraFamilyPhone {
  /// The expression for the contact manager.
  var contacts: String { "\(shared).contactManager" }

  private var contactManager: any IAgoraChatContactManager { client.contactManager }

  /// Takes over the contacts and the block list of the local database.
  func refreshContacts() {
    screen.setContacts(
      friends: contactManager.getContacts() ?? [], blocked: contactManager.getBlackList() ?? [])
  }

  func befriend(_ account: String, _ words: String, _ outcome: Outcome) {
    screen.code([
      "\(contacts)?.addContact(",
      "  \(CodeText.literal(account)), message: \(CodeText.literal(words))) { username, error in }",
    ])
    contactManager.addContact(account, message: words) { [weak self] (_: String?, error: AgoraChatError?) in
      if error == nil { self?.screen.changeContact(account) { $0.asked = true } }
      self?.ended("addContact(_:message:completion:)", error, outcome)
    }
  }

  func answerFriend(_ account: String, _ accepts: Bool, _ outcome: Outcome) {
    let call = accepts ? "approveFriendRequest" : "declineFriendRequest"
    screen.code(["\(contacts)?.\(call)(fromUser: \(CodeText.literal(account))) { username, error in }"])
    let done: (String?, AgoraChatError?) -> Void = { [weak self] _, error in
      if error == nil { self?.screen.changeContact(account) { $0.request = nil } }
      self?.ended("\(call)(fromUser:completion:)", error, outcome)
    }
    if accepts {
      contactManager.approveFriendRequest(fromUser: account, completion: done)
    } else {
      contactManager.declineFriendRequest(fromUser: account, completion: done)
    }
  }

  func unfriend(_ account: String, _ outcome: Outcome) {
    screen.code([
      "\(contacts)?.deleteContact(",
      "  \(CodeText.literal(account)), isDeleteConversation: false) { username, error in }",
    ])
    contactManager.deleteContact(account, isDeleteConversation: false) {
      [weak self] (_: String?, error: AgoraChatError?) in
      self?.ended("deleteContact(_:isDeleteConversation:completion:)", error, outcome)
    }
  }

  func block(_ account: String, _ isOn: Bool, _ outcome: Outcome) {
    let call = isOn ? "addUser(toBlackList:" : "removeUser(fromBlackList:"
    screen.code(["\(contacts)?.\(call) \(CodeText.literal(account))) { username, error in }"])
    let done: (String?, AgoraChatError?) -> Void = { [weak self] _, error in
      self?.ended("\(call)completion:)", error, outcome)
    }
    if isOn {
      contactManager.addUser(toBlackList: account, completion: done)
    } else {
      contactManager.removeUser(fromBlackList: account, completion: done)
    }
  }

  private func ended(_ call: String, _ error: AgoraChatError?, _ outcome: Outcome) {
    screen.callback(call, [Self.words(error)])
    refreshContacts()
    finish(outcome, error)
  }

  // MARK: callbacks

  /// Lists a callback about another account and takes over what it reports.
  func noteFriend(_ name: String, _ account: String, _ step: FriendStep?) {
    if case .requested(let words) = step {
      screen.callback(name, [account, "message: \(words)"])
    } else {
      screen.callback(name, [account])
    }
    refreshContacts()
    if let step { screen.note(step, of: account) }
  }
}
