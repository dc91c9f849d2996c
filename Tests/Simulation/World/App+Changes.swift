internal import ParlanceCore
internal import ParlanceEngine

// Changes of messages, conversations and accounts, which all accounts with access see alike.
extension App {
  func change(_ node: SimulatedDevice, _ device: Device) {
    switch generator.below(10) {
    case ..<2: edit(node, device)
    case ..<4: react(node, device)
    case ..<5: pinMessage(node, device)
    case ..<7: changeSettings(node, device)
    case ..<9: changeContact(node, device)
    default: changeProfile(node, device)
    }
  }

  // MARK: messages

  private func edit(_ node: SimulatedDevice, _ device: Device) {
    let own = ledger.messages.indices.suffix(40).filter {
      ledger.messages[$0].sender == node.account && ledger.messages[$0].acknowledged != nil
        && !ledger.messages[$0].isCommand && !ledger.messages[$0].isTransient
    }
    guard let index = generator.pickAny(Array(own)) else { return }
    let message = ledger.messages[index]
    let text = "edit \(message.edits.count) of \(message.text)"
    ledger.messages[index].edits.append(text)
    node.note("edits \(message.id)")
    let end = ledger.expectCompletion(node, "edit \(message.id)")
    device.edit(message.id, in: message.conversation, to: .text(text)) { [ledger] result in
      end(result.failure)
      if case .success(let edited) = result { ledger.noteContent(node, edited) }
    }
  }

  private func react(_ node: SimulatedDevice, _ device: Device) {
    guard let (message, conversation) = anyMessage(node, device) else { return }
    let text = generator.pick(["one", "two"])
    if generator.chance(650) {
      node.note("reacts to \(message.id) with \(text)")
      device.addReaction(text, to: message.id, in: conversation, completion: ledger.expectCompletion(node, "react"))
    } else {
      node.note("takes \(text) off \(message.id)")
      device.removeReaction(
        text, from: message.id, in: conversation, completion: ledger.expectCompletion(node, "take reaction off"))
    }
  }

  private func pinMessage(_ node: SimulatedDevice, _ device: Device) {
    guard let (message, conversation) = anyMessage(node, device) else { return }
    if generator.chance(650) {
      node.note("pins \(message.id)")
      let end = ledger.expectCompletion(node, "pin")
      device.pinMessage(message.id, in: conversation, note: generator.pick([nil, "note"])) { end($0.failure) }
    } else {
      node.note("unpins \(message.id)")
      let end = ledger.expectCompletion(node, "unpin")
      device.unpinMessage(message.id, in: conversation) { end($0.failure) }
    }
  }

  private func anyMessage(_ node: SimulatedDevice, _ device: Device) -> (Message, ConversationID)? {
    let conversation = conversation(node, device)
    guard !conversation.isRoom else { return nil }
    let messages = device.messages(MessageQuery(in: conversation, limit: 10)).filter { $0.sequence > 0 }
    return generator.pickAny(messages).map { ($0, conversation) }
  }

  // MARK: conversations and people

  private func changeSettings(_ node: SimulatedDevice, _ device: Device) {
    let conversation = conversation(node, device)
    guard !conversation.isRoom else { return }
    let change: ConversationSettingsChange =
      switch generator.below(6) {
      case 0: .pin(note: generator.pick([nil, "note"]))
      case 1: .unpin
      case 2: .mark(generator.below(3))
      case 3: .unmark(generator.below(3))
      case 4: .note("note \(count)")
      default: .note(nil)
      }
    node.note("changes the settings of \(conversation.name): \(change)")
    let end = ledger.expectCompletion(node, "change settings")
    device.changeSettings(of: [conversation], change) { end($0.failure) }
  }

  private func changeContact(_ node: SimulatedDevice, _ device: Device) {
    let peer = generator.pick(accounts.filter { $0 != node.account })
    let end = ledger.expectCompletion(node, "change contact")
    switch generator.below(6) {
    case 0:
      node.note("asks \(peer.name) to be a friend")
      device.requestFriend(peer, message: "hello", isImmediate: generator.chance(300)) { end($0.failure) }
    case 1:
      let accepts = generator.chance(700)
      node.note("\(accepts ? "accepts" : "declines") \(peer.name) as a friend")
      device.answerFriendRequest(of: peer, accepts: accepts) { end($0.failure) }
    case 2:
      node.note("is not a friend of \(peer.name) any more")
      device.removeFriend(peer, forgetsNotes: generator.chance(500)) { end($0.failure) }
    default:
      var update = ContactUpdate(alias: generator.pick([nil, "alias \(count)"]))
      if generator.chance(300) { update.isMuted = generator.chance(500) }
      if generator.chance(150) {
        update.isBlocked = generator.chance(500)
        ledger.blocking.insert(node.account.folded + ">" + peer.folded)
      }
      node.note("changes the contact \(peer.name): \(update)")
      device.updateContact(peer, update) { end($0.failure) }
    }
  }

  private func changeProfile(_ node: SimulatedDevice, _ device: Device) {
    let update = ProfileUpdate(nickname: "name \(count)")
    node.note("is called \(count)")
    let end = ledger.expectCompletion(node, "change profile")
    device.updateProfile(update) { end($0.failure) }
  }
}

extension Result {
  /// The error of a failure.
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
