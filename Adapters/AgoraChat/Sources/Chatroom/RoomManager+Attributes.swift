internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The attributes of chat rooms, which are the entries that the hub keeps for rooms.
extension RoomManager {
  typealias AttributesCompletion = (AgoraChatError?, [String: AgoraChatError]?) -> Void

  // MARK: calls

  private func set(
    _ id: String, _ attributes: [String: String], _ reach: RoomEntryReach, _ isTransient: Bool
  ) -> Call<RoomEntryOutcome> {
    { device, done throws(MessagingError) in
      guard attributes.count <= RoomAttributes.batch else {
        throw MessagingError(.limitExceeded, "limit \(RoomAttributes.batch) attributes")
      }
      guard !attributes.isEmpty, attributes.keys.allSatisfy({ RoomAttributes.isValid(key: $0) }),
        attributes.values.allSatisfy({ RoomAttributes.isValid(value: $0) })
      else { throw MessagingError(.invalidArgument, "attributes") }
      let entries = attributes.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
      device.setEntries(
        entries, inRoom: id, reach: reach, isTransient: isTransient, most: RoomAttributes.number, completion: done)
    }
  }

  private func remove(_ id: String, _ keys: [String], isForced: Bool) -> Call<RoomEntryOutcome> {
    { device, done throws(MessagingError) in
      guard keys.count <= RoomAttributes.batch else {
        throw MessagingError(.limitExceeded, "limit \(RoomAttributes.batch) keys")
      }
      guard !keys.isEmpty, keys.allSatisfy({ RoomAttributes.isValid(key: $0) }) else {
        throw MessagingError(.invalidArgument, "keys")
      }
      device.removeEntries(.keys(Set(keys).sorted()), fromRoom: id, isForced: isForced, completion: done)
    }
  }

  /// Makes a change, and completes with the errors of the attributes for which it was refused.
  private func fetch(_ completion: AttributesCompletion?, _ change: Call<RoomEntryOutcome>) {
    core.fetch(
      in: .room,
      { (outcome: RoomEntryOutcome?, error: AgoraChatError?) in
        guard let completion else { return }
        guard let outcome else { return completion(error, nil) }
        let errors = outcome.refused.mapValues(\.error)
        guard let first = errors.min(by: { $0.key < $1.key })?.value else { return completion(nil, [:]) }
        let error =
          outcome.entries.isEmpty
          ? first : AgoraChatError(MessagingError(.partialSuccess, "some attributes"), in: .room)
        completion(error, errors)
      }, change)
  }

  /// Makes a change of one attribute.
  private func request(_ completion: ((AgoraChatError?) -> Void)?, _ change: Call<RoomEntryOutcome>) {
    fetch(completion.map { completion in { error, _ in completion(error) } } as AttributesCompletion?, change)
  }

  // MARK: the vendor's names

  func setChatroomAttributes(
    _ roomId: String, attributes keyValues: [String: String], autoDelete: Bool,
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?
  ) {
    fetch(completionBlock, set(roomId, keyValues, .own, autoDelete))
  }

  func setChatroomAttribute(
    _ roomId: String, key: String, value: String, autoDelete: Bool, completionBlock: ((AgoraChatError?) -> Void)?
  ) {
    request(completionBlock, set(roomId, [key: value], .own, autoDelete))
  }

  func setChatroomAttributesForced(
    _ roomId: String, attributes keyValues: [String: String], autoDelete: Bool,
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?
  ) {
    fetch(completionBlock, set(roomId, keyValues, .any, autoDelete))
  }

  func setChatroomAttributeForced(
    _ roomId: String, key: String, value: String, autoDelete: Bool, completionBlock: ((AgoraChatError?) -> Void)?
  ) {
    request(completionBlock, set(roomId, [key: value], .any, autoDelete))
  }

  func removeChatroomAttributes(
    _ roomId: String, attributes keyValues: [String],
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?
  ) {
    fetch(completionBlock, remove(roomId, keyValues, isForced: false))
  }

  func removeChatroomAttribute(_ roomId: String, key: String, completionBlock: ((AgoraChatError?) -> Void)?) {
    request(completionBlock, remove(roomId, [key], isForced: false))
  }

  func removeChatroomAttributesForced(
    _ roomId: String, attributes keyValues: [String],
    completionBlock: ((AgoraChatError?, [String: AgoraChatError]?) -> Void)?
  ) {
    fetch(completionBlock, remove(roomId, keyValues, isForced: true))
  }

  func removeChatroomAttributeForced(_ roomId: String, key: String, completionBlock: ((AgoraChatError?) -> Void)?) {
    request(completionBlock, remove(roomId, [key], isForced: true))
  }

  func fetchChatroomAttributes(
    _ roomId: String, keys: [String]?, completion completionBlock: ((AgoraChatError?, [String: String]?) -> Void)?
  ) {
    let wanted = keys.flatMap { $0.isEmpty ? nil : Set($0).sorted() }
    core.fetch(in: .room, { (values: [String: String]?, error) in completionBlock?(error, values) }) {
      device, done throws(MessagingError) in
      guard wanted?.allSatisfy({ RoomAttributes.isValid(key: $0) }) ?? true else {
        throw MessagingError(.invalidArgument, "keys")
      }
      device.fetchEntries(ofRoom: roomId, keys: wanted) { result in
        done(result.map { entries in Dictionary(entries.map { ($0.key, $0.value) }) { $1 } })
      }
    }
  }

  func fetchChatroomAllAttributes(
    _ roomId: String, completion completionBlock: ((AgoraChatError?, [String: String]?) -> Void)?
  ) {
    fetchChatroomAttributes(roomId, keys: nil, completion: completionBlock)
  }
}

extension RoomEntryRefusal {
  /// The error of one attribute.
  fileprivate var error: AgoraChatError {
    switch self {
    case .notOwn: AgoraChatError(MessagingError(.forbidden, "an attribute of another user"), in: .room)
    case .missing: AgoraChatError(MessagingError(.invalidArgument, "no such attribute"), in: .room)
    case .full: AgoraChatError(MessagingError(.limitExceeded, "limit \(RoomAttributes.number) attributes"), in: .room)
    }
  }
}
