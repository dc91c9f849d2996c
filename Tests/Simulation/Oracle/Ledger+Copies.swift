internal import ParlanceCore
internal import ParlanceEngine

// When everything has come to rest, each device's copies equal the hub's data.
extension Ledger {
  /// Lets each device fetch the data of which it has copies, and compares; the answers arrive as the world continues.
  func compareCopies(_ devices: [SimulatedDevice]) {
    // A restored hub lacks what is newer than the copy.
    guard !wasRestored else { return }
    for device in devices {
      guard let engine = device.device else { continue }
      let contacts = engine.contacts().filter { !$0.isEmpty }
      let endContacts = expectCompletion(device, "fetch contacts")
      engine.fetchContacts { [self] result in
        endContacts(result.failure)
        guard case .success(let there) = result, there != contacts else { return }
        violate(.copies, "\(device.name) has the contacts \(contacts), the hub \(there)")
      }
      guard device.configuration.keepsProfiles else { continue }
      let profile = engine.profile(device.account)
      let endProfile = expectCompletion(device, "fetch profile")
      engine.fetchProfiles([device.account]) { [self] result in
        endProfile(result.failure)
        guard case .success(let there) = result, there.first != profile else { return }
        violate(.copies, "\(device.name) has \(String(describing: profile)), the hub \(there)")
      }
    }
  }

  /// - parameter isWhole: No answer was lost in this world, so that nothing is missing either.
  func checkCopies(_ device: SimulatedDevice, _ hub: HubContents, isWhole: Bool) {
    guard let engine = device.device, !wasRestored else { return }
    for message in messages where !message.isTransient && !message.isCommand && !isRemoved(message, device) {
      guard let event = hub.events[message.place + "#" + message.id.string], event.kind == .message,
        let conversation = conversation(of: message, at: device), !conversation.isRoom,
        let stored = engine.message(message.id, in: conversation), isDue(message, at: device, told[device.index])
      else { continue }
      if stored.body.content != event.content {
        violate(.copies, "\(device.name) shows \(stored.body.content) in \(message.id), the hub \(event.content)")
      }
      let reactions = Set(engine.reactions(of: message.id, in: conversation).map { $0.account.folded + " " + $0.text })
      let isRight = isWhole ? reactions == event.reactions : reactions.isSubset(of: event.reactions)
      if !isRight {
        violate(.copies, "\(device.name) shows \(reactions) at \(message.id), the hub has \(event.reactions)")
      }
      if engine.messagePin(of: message.id, in: conversation) != nil && !event.isPinned {
        violate(.copies, "\(device.name) shows a pin of \(message.id), the hub has none")
      }
    }
    let settings = Set(engine.conversationSettings().filter { !$0.isEmpty }.map(HubContents.line))
    let there = hub.settings[device.account.folded] ?? []
    if settings != there { violate(.copies, "\(device.name) has the settings \(settings), the hub \(there)") }
  }
}
