/// Where the apps meet: performs steps and checks what the callbacks said.
@MainActor
final class Stage {
  /// What fires.
  let timeline: Timeline
  /// The apps, two for each style, grouped by style.
  var casts: [[any DemoApp]]
  /// What was not as expected.
  private(set) var differences: [String] = []
  /// The styles between which steps are taken; nil if there are more than two.
  private(set) var pair: Pair?
  /// The callbacks that were as expected, for each pair.
  private(set) var counts: [Pair: Int] = [:]
  /// The pairs between which something was not as expected.
  private(set) var differingPairs: Set<Pair> = []
  /// The messages that were revoked.
  var revoked: [SentMessage] = []

  /// A stage.
  init(timeline: Timeline, casts: [[any DemoApp]]) {
    self.timeline = timeline
    self.casts = casts
  }

  /// Two styles, of which one writes and one reads.
  struct Pair: Hashable {
    /// The style that writes.
    var writer: String
    /// The style that reads.
    var reader: String
  }

  /// Begins a part of a scene.
  ///
  /// - parameter writer: The app that writes; nil with a part in which many do.
  /// - parameter reader: The app that reads.
  func part(_ title: String, from writer: (any DemoApp)? = nil, to reader: (any DemoApp)? = nil) {
    pair = writer.flatMap { writer in reader.map { Pair(writer: writer.style, reader: $0.style) } }
    timeline.part(title)
  }

  /// All apps.
  var apps: [any DemoApp] { casts.flatMap { $0 } }

  /// Returns the app of an account, or of a person.
  func app(of name: String) -> (any DemoApp)? {
    apps.first { $0.account == name || Style.person(of: $0.account) == name }
  }

  // MARK: steps

  /// Has something happen, and waits until each app was told of it as its vendor has it.
  ///
  /// - parameter title: What happens.
  /// - parameter action: Makes it happen.
  /// - parameter outcome: What it means for which app; of the others no callback is expected.
  func perform(
    _ title: String, _ action: () throws -> Void, outcome: () -> [(app: any DemoApp, happening: Happening)]
  ) async {
    await perform(title, action) { callbacks(of: outcome()) }
  }

  /// Has something happen between two accounts, and waits until each app was told of it as its vendor has it.
  func perform(
    _ title: String, _ action: () throws -> Void, steps: () -> [(app: any Befriender, step: FriendStep)]
  ) async {
    await perform(title, action) { steps().map { ($0.app.name, $0.app.callbacks(for: $0.step)) } }
  }

  /// Has something happen to a message, and waits until each app was told of it as its vendor has it.
  func perform(
    _ title: String, _ action: () throws -> Void, marks: () -> [(app: any Marker, step: MarkStep)]
  ) async {
    await perform(title, action) { marks().map { ($0.app.name, $0.app.callbacks(for: $0.step)) } }
  }

  private func perform(
    _ title: String, _ action: () throws -> Void, expecting callbacks: () -> [(name: String, callbacks: [Callback])]
  ) async {
    timeline.step(title)
    do {
      try action()
    } catch {
      return report("\(title): \(error)")
    }
    await expect(callbacks(), title)
  }

  /// Waits for callbacks and compares them with what each app's vendor promises.
  func expect(_ outcome: [(app: any DemoApp, happening: Happening)], _ title: String) async {
    await expect(callbacks(of: outcome), title)
  }

  private func callbacks(
    of outcome: [(app: any DemoApp, happening: Happening)]
  ) -> [(name: String, callbacks: [Callback])] {
    var expected: [(name: String, callbacks: [Callback])] = []
    for (app, happening) in outcome {
      let callbacks = app.callbacks(for: happening)
      if let index = expected.firstIndex(where: { $0.name == app.name }) {
        expected[index].callbacks += callbacks
      } else {
        expected.append((app.name, callbacks))
      }
    }
    return expected
  }

  private func expect(_ expected: [(name: String, callbacks: [Callback])], _ title: String) async {
    let isComplete = await timeline.wait { [timeline, expected] in
      expected.allSatisfy { timeline.pending(of: $0.name).count >= $0.callbacks.count }
    }
    for (name, callbacks) in expected {
      let fired = Array(timeline.pending(of: name).prefix(callbacks.count))
      if fired == callbacks {
        timeline.take(fired.count, of: name)
        if let pair { counts[pair, default: 0] += fired.count }
      } else {
        report(name, title, expected: callbacks, got: timeline.pending(of: name), isComplete: isComplete)
        timeline.take(.max, of: name)
      }
    }
  }

  /// Prints where an app finds a message's file, and says if that is not what was sent.
  func expect(_ file: DemoFile, of message: SentMessage, at app: any FileExchanger) {
    let found = app.find(message.id)
    timeline.place([found.path, found.address].compactMap { $0 })
    if found.content != file.bytes { report("\(app.name) does not find what \(message.label) carried") }
  }

  /// Has somebody else write to every app, and waits until each was told of it: an app whose connection broke is told that it came
  /// back first, as its vendor has it, and one whose connection held is told of the message alone.
  ///
  /// - parameter author: The account that writes; it has no app.
  /// - parameter write: Writes to an account, and returns the id of the message.
  func expectReturn(
    from author: String, write: @MainActor (_ text: String, _ account: String) async throws -> String
  ) async throws {
    let text = "Are you back?"
    for app in apps {
      let id = try await write(text, app.account)
      let message = SentMessage(
        id: id, label: timeline.label(id), author: author, style: "", place: .direct(app.account),
        outgoing: Outgoing(text: text))
      let received = app.callbacks(for: .received([message]))
      _ = await timeline.wait { [timeline] in timeline.pending(of: app.name).suffix(received.count) == received[...] }
      let returned = app.callbacks(for: .cameBack)
      let hasReturned = !returned.isEmpty && timeline.pending(of: app.name).first == returned.first
      await expect(
        (hasReturned ? [(app, .cameBack)] : []) + [(app, .received([message]))],
        "\(app.name) is back")
    }
  }

  /// Says which apps still have a message that was revoked.
  func expectRevokedMessagesDeleted() {
    for message in revoked {
      for app in apps where app.isStored(message.id) { report("\(app.name) still has \(message.label)") }
    }
  }

  /// Says that callbacks are left over that no step expected.
  func expectNothingMore() {
    for app in apps where !timeline.pending(of: app.name).isEmpty {
      report(app.name, "at the end", expected: [], got: timeline.pending(of: app.name), isComplete: true)
    }
  }

  // MARK: differences

  private func report(
    _ name: String, _ title: String, expected: [Callback], got: [Callback], isComplete: Bool
  ) {
    var lines = [title + ": " + name + (isComplete ? "" : ", after \(Timeline.deadline) seconds")]
    lines += expected.map { "expected  \($0)" }
    lines += got.isEmpty ? ["got       nothing"] : got.map { "got       \($0)" }
    report(lines.joined(separator: "\n"))
  }

  /// Notes a difference.
  func report(_ text: String) {
    differences.append(text)
    if let pair { differingPairs.insert(pair) }
    timeline.difference(text)
  }
}
