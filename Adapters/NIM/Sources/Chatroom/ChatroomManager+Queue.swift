internal import Foundation
internal import Parlance

/// The queue of a chatroom: the entries of the room, in the order in which they were added.
extension ChatroomManager {
  private static func check(_ key: String, _ value: String) throws {
    guard (1...Limits.queueKey).contains(key.utf16.count) else { throw NSError.invalidParameter("length of the key") }
    guard value.utf16.count <= Limits.queueValue else { throw NSError.invalidParameter("length of the value") }
  }

  func updateChatroomQueueObject(_ request: NIMChatroomQueueUpdateRequest, completion: (((any Error)?) -> Void)?) {
    let (id, key, value, isTransient) = (request.roomId, request.key, request.value, request.transient)
    let owner = request.elementAccid.isEmpty ? nil : AccountID(request.elementAccid)
    core.client(inRoom: id).request(completion) { device, completion in
      guard !id.isEmpty else { throw NSError.invalidParameter("empty chatroom id") }
      try Self.check(key, value)
      device.setEntries([(key, value)], inRoom: id, reach: .any, owner: owner, isTransient: isTransient) { result in
        switch result {
        case .success(let outcome):
          completion(outcome.refused.isEmpty ? nil : MessagingError(.limitExceeded, "the queue is full").nim)
        case .failure(let error): completion(error.nim(in: .room(id)))
        }
      }
    }
  }

  func removeChatroomQueueObject(
    _ request: NIMChatroomQueueRemoveRequest, completion: (((any Error)?, [String: String]?) -> Void)?
  ) {
    let (id, key) = (request.roomId, request.key ?? "")
    core.client(inRoom: id).fetch(completion) { device, completion in
      guard !id.isEmpty else { throw NSError.invalidParameter("empty chatroom id") }
      if !key.isEmpty { try Self.check(key, "") }
      device.removeEntries(key.isEmpty ? .first : .keys([key]), fromRoom: id, isForced: true) { result in
        let first = result.nim(in: .room(id)).map { $0.entries.first }
        completion(first.unlessMissing("no such element").map { [$0.key: $0.value] })
      }
    }
  }

  func fetchChatroomQueue(_ roomId: String, completion: (((any Error)?, [[String: String]]?) -> Void)?) {
    core.client(inRoom: roomId).fetch(completion) { device, completion in
      guard !roomId.isEmpty else { throw NSError.invalidParameter("empty chatroom id") }
      device.fetchEntries(ofRoom: roomId) { result in
        completion(result.nim(in: .room(roomId)).map { $0.map { [$0.key: $0.value] } })
      }
    }
  }

  func dropChatroomQueue(_ roomId: String, completion: (((any Error)?) -> Void)?) {
    core.client(inRoom: roomId).request(completion) { device, completion in
      guard !roomId.isEmpty else { throw NSError.invalidParameter("empty chatroom id") }
      device.removeEntries(.all, fromRoom: roomId, isForced: true) { result in
        if case .failure(let error) = result { completion(error.nim(in: .room(roomId))) } else { completion(nil) }
      }
    }
  }

  func batchUpdateChatroomQueueObject(
    _ request: NIMChatroomQueueBatchUpdateRequest, completion: (((any Error)?, [String]?) -> Void)?
  ) {
    let (id, elements, announces) = (request.roomId, request.elements, request.needNotify)
    let note = request.notifyExt.isEmpty ? nil : request.notifyExt
    core.client(inRoom: id).fetch(completion) { device, completion in
      guard !id.isEmpty, (1...Limits.queueBatch).contains(elements.count) else {
        throw NSError.invalidParameter("chatroom id or number of elements")
      }
      var entries: [(key: String, value: String)] = []
      for (key, value) in elements {
        guard let key = key.base as? String, let value = value as? String else {
          throw NSError.invalidParameter("an element that is not a text")
        }
        try Self.check(key, value)
        entries.append((key, value))
      }
      entries.sort { $0.key < $1.key }
      device.setEntries(entries, inRoom: id, reach: .existing, note: note, announces: announces) { result in
        completion(result.nim(in: .room(id)).map { $0.refused.keys.sorted() })
      }
    }
  }
}
