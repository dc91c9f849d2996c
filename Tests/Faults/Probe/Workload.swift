import Parlance
import TestRandomness

/// The actions of the apps in one life of the process, as a seed decides.
struct Workload {
  /// The maximum number of messages and calls under way.
  private static let window = 6

  private let party: Party
  private let name: String
  private var random: SeededRandom
  private var number = 0
  private var taken: Set<Notes.Entry> = []

  /// - parameter life: The life's number, in all texts.
  init(_ party: Party, seed: UInt64, life: Int) {
    self.party = party
    name = "\(seed).\(life)"
    random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(life))
  }

  /// Does a number of things.
  ///
  /// - returns: Whether the process is to end in order, not at once.
  mutating func run(steps: Int) -> Bool {
    party.logIn()
    party.makeTeam()
    for _ in 0..<steps {
      let app = party.apps[Int.random(in: 0..<party.apps.count, using: &random)]
      step(app)
      party.settle(Self.window)
    }
    party.settle(0)
    return Bool.random(using: &random)
  }

  /// Writes more than a device fetches when it comes back, while all but one of them are away.
  mutating func flood(messages: Int) {
    guard let sender = party.apps.first else { return }
    party.logIn([sender])
    for number in 1...messages {
      for place in Party.places(of: sender.notes.account) {
        party.perform { sender.send("flood \(name).\(number) \(place.word)", isFile: false, to: place) }
      }
      party.settle(100)
    }
    party.settle(0)
  }

  private mutating func step(_ app: any App) {
    if party.perform({ !app.notes.isLoggedIn }) { party.logIn() }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<52: send(app, isFile: false)
    case 52..<60: send(app, isFile: true)
    case 60..<68: revoke(app)
    case 68..<80: read(app)
    case 80..<94: set(app)
    case 94..<97:
      var isDone = false
      party.perform {
        app.notes.write("logging-out")
        app.logout { isDone = true }
      }
      party.wait(for: "logout of \(app.notes.label)") { isDone }
    default: for _ in 0..<4 { send(app, isFile: false) }
    }
  }

  private mutating func send(_ app: any App, isFile: Bool) {
    number += 1
    let text = isFile ? "file \(name).\(number).bin" : "text \(name).\(number)"
    guard let place = Party.places(of: app.notes.account).randomElement(using: &random) else { return }
    party.perform { app.send(text, isFile: isFile, to: place) }
  }

  private mutating func revoke(_ app: any App) {
    guard let entry = party.perform({ app.notes.accepted }).randomElement(using: &random) else { return }
    party.perform { app.revoke(entry) { _ in } }
  }

  /// Sets something on a message or a conversation, or blocks or befriends the account that writes nothing.
  private mutating func set(_ app: any App) {
    guard let mark = type(of: app).marks.randomElement(using: &random) else { return }
    number += 1
    let notes = app.notes
    switch mark {
    case .block, .friend:
      let entry = Notes.Entry(place: .direct(Party.outsider), id: "-")
      party.perform { app.set(mark, on: entry, "-") { _ in } }
    case .conversationPin:
      let places = Party.places(of: notes.account).filter { $0.kind == .direct }
      guard let place = places.randomElement(using: &random) else { return }
      party.perform { app.set(mark, on: Notes.Entry(place: place, id: "-"), "-") { _ in } }
    case .edit:
      guard let entry = party.perform({ notes.editable }).randomElement(using: &random) else { return }
      let text = "text \(name).\(number)"
      party.perform { app.set(.edit, on: entry, text) { _ in } }
    case .pin, .reaction:
      guard let entry = party.perform({ notes.accepted + notes.told }).randomElement(using: &random) else { return }
      let value = mark == .pin ? "-" : "#\(Int.random(in: 100...104, using: &random))"
      party.perform { app.set(mark, on: entry, value) { _ in } }
    }
  }

  /// Reads the newest message of a direct conversation that was not read yet.
  private mutating func read(_ app: any App) {
    let read = taken
    let entries = party.perform({ app.notes.told }).filter { $0.place.kind == .direct && !read.contains($0) }
    guard let place = Set(entries.map(\.place)).sorted(by: { $0.name < $1.name }).randomElement(using: &random),
      let entry = entries.last(where: { $0.place == place })
    else { return }
    taken.insert(entry)
    party.perform { app.read(entry) { _ in } }
  }
}
