import Foundation
import Parlance

/// The check after a fault: every device logs in, receives what it missed, and lists what it has.
struct Verification {
  let folder: URL
  let ledger: Ledger
  let life: Int
  let clock: Timestamp

  /// The maximum number of passes.
  private static let passes = 4

  /// Opens everything twice, since the second login must not repeat events that the first one delivered; and once more after a
  /// device lost its login, whose database may have to be rebuilt first.
  func run() {
    var isWhole = true
    for pass in 1...Self.passes {
      ledger.write("*", "life", ["\(life).\(pass)", "verify"])
      let party = Party(folder, ledger, clock: clock.advanced(byMilliseconds: Int64(pass) * 600_000))
      if !isWhole { for app in party.apps { mend(party, app) } }
      party.logIn()
      waitForWhatWasLeft(party)
      exchangeMarkers(party, "marker \(life).\(pass)")
      isWhole = party.isWhole
      if pass == Self.passes || pass >= 2 && isWhole {
        for account in ["alice", "bob", "carol"] as [AccountID] { audit(party, account) }
        for app in party.apps where party.perform({ app.notes.isLoggedIn }) { list(party, app) }
      }
      // Listing reads more.
      let isLast = pass >= 2 && isWhole && party.isWhole
      isWhole = party.isWhole
      party.shutDown()
      ledger.write("*", "end", ["clean"])
      if isLast { return }
    }
  }

  /// Has a device's database looked at, as an operator would, and rebuilt if it is damaged.
  private func mend(_ party: Party, _ app: any App) {
    let (account, device, style) = (app.notes.account, DeviceID(app.notes.label), type(of: app).style)
    do throws(MessagingError) {
      do throws(MessagingError) {
        try party.environment.checkDevice(device, of: account, style: style)
      } catch {
        guard error.code == .storageDamaged else { throw error }
        try party.environment.rebuildDevice(device, of: account, style: style)
        app.notes.write("rebuilt")
      }
    } catch {
      app.notes.write("not-rebuilt", error.code.rawValue, error.detail)
    }
  }

  private func waitForWhatWasLeft(_ party: Party) {
    party.perform {
      for app in party.apps where app.notes.isLoggedIn {
        for place in Party.places(of: app.notes.account) {
          for row in app.rows(in: place) where row.state == .pending {
            app.notes.resumed(Notes.Entry(place: place, id: row.id))
          }
        }
      }
    }
    party.wait(for: "what was left") {
      party.apps.allSatisfy { !$0.notes.isLoggedIn || $0.notes.pending.isEmpty && $0.notes.isSynchronized }
    }
  }

  /// Every device writes into each of its conversations; everything before that has arrived where that has.
  private func exchangeMarkers(_ party: Party, _ word: String) {
    party.perform {
      for app in party.apps where app.notes.isLoggedIn {
        for place in Party.places(of: app.notes.account) {
          app.send("\(word) \(app.notes.label) \(place.word)", isFile: false, to: place)
        }
      }
    }
    party.settle(0)
    party.wait(for: "markers") {
      // Skip apps that lost their logins meanwhile: they neither send nor receive.
      let apps = party.apps.filter(\.notes.isLoggedIn)
      return apps.allSatisfy { app in
        apps.allSatisfy { other in Self.markers(word, from: other, to: app).isSubset(of: app.notes.texts) }
      }
    }
  }

  /// The markers of one app that another one is to see.
  private static func markers(_ word: String, from sender: any App, to receiver: any App) -> Set<String> {
    let places = Party.places(of: sender.notes.account).filter { place in
      place.kind == .group || sender.notes.account == receiver.notes.account
        || place == .direct(receiver.notes.account)
    }
    return Set(places.map { "\(word) \(sender.notes.label) \($0.word)" }).subtracting(sender.notes.refused)
  }

  /// Lists the messages of an account's conversations at the hub.
  private func audit(_ party: Party, _ account: AccountID) {
    let notes = Notes(account, device: 9, ledger, Bell(party.environment.callbackQueue))
    let configuration = DeviceConfiguration(style: "Audit", account: account, device: "audit")
    do throws(MessagingError) {
      let device = try party.environment.openDevice(configuration) { _ in }
      let refusal: MessagingError? = Device.wait { device.connect(token: "", completion: $0) }
      if let refusal { throw refusal }
      for place in places(of: account, device) {
        let messages = try history(device, place)
        for message in messages {
          notes.write("hub", place.word, message.id.string, message.sender.name, NeutralApp.text(message))
        }
        notes.write("hub-end", place.word)
        try auditMarks(of: messages, in: place, device, notes)
      }
      let contacts: Result<[Contact], MessagingError> = Device.wait { device.fetchContacts(completion: $0) }
      notes.list(try contacts.get())
      let pinned: Result<ConversationPage, MessagingError> = Device.wait { done in
        device.fetchConversations(ConversationListQuery(filter: .pinned, limit: 50), completion: done)
      }
      notes.list(try pinned.get().conversations.compactMap(\.settings))
      notes.write("marks-end")
    } catch {
      notes.write("hub-refused", error.code.rawValue, error.detail)
    }
  }

  /// Lists the marks on the messages of a conversation at the hub.
  private func auditMarks(
    of messages: [Message], in place: ConversationID, _ device: Device, _ notes: Notes
  ) throws(MessagingError) {
    let reactions: Result<[MessageReactions], MessagingError> = Device.wait { done in
      device.fetchReactions(of: messages.map(\.id), in: place, completion: done)
    }
    for message in try reactions.get() { notes.list(message.reactions, of: message.messageID, in: place) }
    let pins: Result<[PinnedMessage], MessagingError> = Device.wait { done in
      device.fetchPinnedMessages(in: place, completion: done)
    }
    notes.list(try pins.get().map(\.pin), in: place)
  }

  /// The conversations of an account that the hub has: the group may not have been made yet.
  private func places(of account: AccountID, _ device: Device) -> [ConversationID] {
    Party.places(of: account).filter { place in
      guard place.kind == .group else { return true }
      let query = HistoryQuery(conversation: place, limit: 1)
      let page: Result<[Message], MessagingError> = Device.wait { device.fetchHistory(query, completion: $0) }
      if case .failure(let error) = page, error.code == .groupNotFound { return false }
      return true
    }
  }

  private func history(_ device: Device, _ place: ConversationID) throws(MessagingError) -> [Message] {
    var messages: [Message] = []
    while true {
      let query = HistoryQuery(
        conversation: place, after: messages.last?.time ?? .zero, oldestFirst: true, limit: 100)
      let page: Result<[Message], MessagingError> = Device.wait { device.fetchHistory(query, completion: $0) }
      let part = try page.get()
      messages += part
      if part.count < 100 { return messages.filter { $0.kind != .notification } }
    }
  }

  /// Lists the messages of a device, and fetches its files.
  private func list(_ party: Party, _ app: any App) {
    for place in Party.places(of: app.notes.account) {
      let rows = party.perform { app.rows(in: place) }
      for row in rows {
        app.notes.write("row", place.word, row.id, row.state.rawValue, row.isReadByPeer ? "read" : "unread", row.text)
        if row.text.hasSuffix(".bin"), row.state == .succeeded, let device = (app as? NeutralApp)?.device {
          app.notes.write("file", place.word, row.id, fetch(device, row, place))
        }
      }
      app.notes.write("row-end", place.word)
    }
    guard let device = (app as? NeutralApp)?.device else { return }
    for place in Party.places(of: app.notes.account) {
      for row in party.perform({ app.rows(in: place) }) {
        app.notes.list(device.reactions(of: MessageID(row.id), in: place), of: MessageID(row.id), in: place)
      }
      app.notes.list(device.messagePins(in: place), in: place)
    }
    app.notes.list(device.contacts())
    app.notes.list(device.conversationSettings())
    app.notes.write("marks-end")
  }

  private func fetch(_ device: Device, _ row: Row, _ place: ConversationID) -> String {
    let result: Result<String, MessagingError> = Device.wait { done in
      device.fetchAttachment(of: MessageID(row.id), in: place, completion: done)
    }
    switch result {
    case .failure(let error): return error.code.rawValue
    case .success(let path):
      guard let data = FileManager.default.contents(atPath: path) else { return "unreadable" }
      return Array(data) == FileBytes.of(row.text) ? "ok" : "wrong"
    }
  }
}

extension Notes {
  fileprivate func list(_ reactions: [Reaction], of id: MessageID, in place: ConversationID) {
    for reaction in reactions {
      write("mark", place.word, id.string, Mark.reaction.rawValue, reaction.text, reaction.account.name)
    }
  }

  fileprivate func list(_ pins: [MessagePin], in place: ConversationID) {
    for pin in pins { write("mark", place.word, pin.messageID.string, Mark.pin.rawValue, "-", pin.account.name) }
  }

  fileprivate func list(_ contacts: [Contact]) {
    for contact in contacts {
      let marks: [(Mark, Bool)] = [(.block, contact.isBlocked), (.friend, contact.isFriend)]
      for (mark, isSet) in marks where isSet {
        write("mark", contact.account.name, "-", mark.rawValue, "-", account.name)
      }
    }
  }

  fileprivate func list(_ settings: [ConversationSettings]) {
    for setting in settings where setting.pin != nil {
      write("mark", setting.conversation.word, "-", Mark.conversationPin.rawValue, "-", account.name)
    }
  }
}
