/// The newest events in their order, for pages that request the events since their last one.
@MainActor
final class EventHistory {
  /// The maximum number of events that are kept.
  static let limit = 2000

  /// An event without its content, which is looked up when it is reported: a phone that changed twice is reported once, in its
  /// current state.
  enum Entry {
    case phone(String)
    case callback(PlayEvent.Callback)
    case code(PlayEvent.Code)
    /// The set of phones changed.
    case phones
    case hub, clock, scene, files

    /// A key that entries share if only the newest of them is kept; nil for entries that are all kept.
    var subject: String? {
      switch self {
      case .phone(let id): "phone \(id)"
      case .phones: "phones"
      case .hub: "hub"
      case .clock: "clock"
      case .scene: "scene"
      case .files: "files"
      case .callback, .code: nil
      }
    }
  }

  /// The number of the newest event.
  private(set) var number: Int
  private var entries: [(number: Int, entry: Entry)] = []
  /// The number up to which events may be missing.
  private(set) var floor: Int

  /// Creates an empty history.
  ///
  /// - parameter number: The number behind which its events begin.
  init(after number: Int = 0) {
    self.number = number
    floor = number
  }

  /// Adds an event.
  func add(_ entry: Entry) {
    number += 1
    if let subject = entry.subject { entries.removeAll { $0.entry.subject == subject } }
    entries.append((number, entry))
    guard entries.count > Self.limit else { return }
    floor = entries.removeFirst().number
  }

  /// Returns the events behind a number; nil if some of them are not kept, or the number was never given.
  func entries(after position: Int) -> [(number: Int, entry: Entry)]? {
    guard position >= floor, position <= number else { return nil }
    return entries.filter { $0.number > position }
  }
}
