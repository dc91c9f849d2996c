internal import ParlanceCore
internal import ParlanceEngine

// Devices of one account that synchronize read positions agree on them whenever nothing is under way.
extension Ledger {
  func compareReading(_ devices: [SimulatedDevice]) {
    // The hub may have lost earlier read positions.
    guard violation == nil, !wasRestored else { return }
    let sharing = devices.filter { device in
      device.configuration.reading.synchronization.contains(.unreadCounts) && device.isRunning
        && told[device.index].isSynchronized
    }
    for (index, device) in sharing.enumerated() {
      guard let other = sharing[..<index].last(where: { $0.account == device.account }) else { continue }
      comparePositions(other, device)
      compareMarks(other, device)
    }
  }

  private func comparePositions(_ first: SimulatedDevice, _ second: SimulatedDevice) {
    let (there, here) = (readPositions(first), readPositions(second))
    for place in Set(there.keys).union(here.keys).sorted() where there[place] ?? 0 != here[place] ?? 0 {
      violate(
        .reading,
        "\(first.name) has read \(place) up to \(there[place] ?? 0), \(second.name) up to \(here[place] ?? 0)")
    }
  }

  /// Returns the read positions of a device's account in the conversations of which it has always been a member.
  private func readPositions(_ device: SimulatedDevice) -> [String: Int64] {
    var positions: [String: Int64] = [:]
    for record in (try? device.disk.store.conversations()) ?? [] where !record.id.isRoom {
      if case .group(let id) = record.id, !isSurelyMember(device.account, of: id, since: restored) { continue }
      positions[Self.place(record.id, of: device.account)] = record.ownRead
    }
    return positions
  }

  /// A message that both devices received as new is unread on both, or on neither.
  private func compareMarks(_ first: SimulatedDevice, _ second: SimulatedDevice) {
    for message in messages where !message.isTransient && !message.isCommand && message.revocation == .none {
      guard let conversation = conversation(of: message, at: first), !conversation.isRoom,
        !isRemoved(message, first), !isRemoved(message, second), isDue(message, at: first, told[first.index]),
        isDue(message, at: second, told[second.index]),
        let there = first.device?.message(message.id, in: conversation),
        let here = second.device?.message(message.id, in: conversation)
      else { continue }
      if there.marks.contains(.unread) != here.marks.contains(.unread) {
        let (reader, other) = here.marks.contains(.unread) ? (first, second) : (second, first)
        violate(.reading, "\(reader.name) has read \(message.id), at \(other.name) it is unread")
      }
    }
  }
}
