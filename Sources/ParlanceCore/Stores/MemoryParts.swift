/// The state of one capability in a store in memory. The file of the capability declares it, with the state of a new store.
protocol MemoryPart {
  init()
}

/// A part that keeps something beside messages. Pruning removes it after the message was revoked or pruned, and a rollback restores
/// it. The capability's `HubTable` says the same (`isKeptBesideMessages`).
protocol KeptBesideMessages: MemoryPart {
  /// The records that are kept beside one message.
  associatedtype Kept
  /// By the places of the messages.
  var byMessage: [EventPlace: Kept] { get set }
  /// Returns the number of entries that a step of pruning counts, in addition to one for the message.
  static func count(_ kept: Kept) -> Int
}

extension KeptBesideMessages where Kept: Collection {
  static func count(_ kept: Kept) -> Int { kept.count }
}

/// The parts of a store in memory, each made at its first use: neither the store nor its copy lists them.
struct MemoryParts {
  /// The place of a part, which is changed there: taking it out to change it would copy all of it.
  private final class Place<Part: MemoryPart>: AnyPlace {
    var part: Part

    init(_ part: Part) { self.part = part }

    func copy() -> any AnyPlace { Place(part) }
  }

  private var places: [ObjectIdentifier: any AnyPlace] = [:]
  /// The types of those that keep something beside messages.
  private(set) var keptBesideMessages: [any KeptBesideMessages.Type] = []

  subscript<Part: MemoryPart>(_ type: Part.Type) -> Part {
    get { known(type)?.part ?? Part() }
    _modify {
      let place: Place<Part>
      if let known = known(type) { place = known } else { place = insert(type) }
      yield &place.part
    }
  }

  private func known<Part: MemoryPart>(_ type: Part.Type) -> Place<Part>? {
    places[ObjectIdentifier(type)] as? Place<Part>
  }

  private mutating func insert<Part: MemoryPart>(_ type: Part.Type) -> Place<Part> {
    let place = Place(Part())
    places[ObjectIdentifier(type)] = place
    if let kept = type as? any KeptBesideMessages.Type { keptBesideMessages.append(kept) }
    return place
  }

  /// Returns parts of the same contents, which change apart from these.
  func copy() -> MemoryParts {
    var copy = self
    copy.places = places.mapValues { $0.copy() }
    return copy
  }
}

/// The place of a part of any type.
private protocol AnyPlace: AnyObject {
  func copy() -> any AnyPlace
}
