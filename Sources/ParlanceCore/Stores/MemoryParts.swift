/// The state of one capability in a store in memory. The file of the capability declares it, with the state of a new store.
protocol MemoryPart {
  init()
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

  subscript<Part: MemoryPart>(_ type: Part.Type) -> Part {
    get { known(type)?.part ?? Part() }
    _modify {
      let place = known(type) ?? Place(Part())
      places[ObjectIdentifier(type)] = place
      yield &place.part
    }
  }

  private func known<Part: MemoryPart>(_ type: Part.Type) -> Place<Part>? {
    places[ObjectIdentifier(type)] as? Place<Part>
  }

  /// Returns parts of the same contents, which change apart from these.
  func copy() -> MemoryParts {
    var copy = MemoryParts()
    copy.places = places.mapValues { $0.copy() }
    return copy
  }
}

/// The place of a part of any type.
private protocol AnyPlace: AnyObject {
  func copy() -> any AnyPlace
}
