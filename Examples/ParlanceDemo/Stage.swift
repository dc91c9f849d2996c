import DemoApps

/// Performs steps with the apps and checks their callbacks.
@MainActor
final class Stage {
  /// The record of the callbacks.
  let timeline: Timeline
  /// The apps, two for each style, grouped by style.
  var casts: [[any DemoApp]]
  /// The differences from the expected callbacks, as they were printed.
  private(set) var differences: [String] = []
  /// The styles between which steps are taken; nil if there are more than two.
  private(set) var pair: Pair?
  /// The callbacks that were as expected, for each pair.
  private(set) var counts: [Pair: Int] = [:]
  /// The pairs with a difference.
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
    apps.first { $0.account == name || DemoStyle.person(of: $0.account) == name }
  }

  // MARK: steps

  /// Performs an action, and waits until each app has received its vendor's callbacks for it.
  ///
  /// - parameter title: The step's title.
  /// - parameter action: The action.
  /// - parameter outcome: The events of the apps; other apps are to receive no callback.
  func perform(
    _ title: String, _ action: () throws -> Void, outcome: () -> [(app: any DemoApp, happening: Happening)]
  ) async {
    await perform(title, action) { callbacks(of: outcome()) }
  }

  /// Performs an action between two accounts, and waits until each app has received its vendor's callbacks for it.
  func perform(
    _ title: String, _ action: () throws -> Void, steps: () -> [(app: any Befriender, step: FriendStep)]
  ) async {
    await perform(title, action) { steps().map { ($0.app.name, $0.app.callbacks(for: $0.step)) } }
  }

  /// Performs an action on a message, and waits until each app has received its vendor's callbacks for it.
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

  /// Prints where an app finds a message's file, and reports a difference if its content is not what was sent.
  func expect(_ file: DemoFile, of message: SentMessage, at app: any FileExchanger) {
    let found = app.find(message.id)
    timeline.place([found.path, found.address].compactMap { $0 })
    if found.content != file.bytes { report("\(app.name) does not find what \(message.label) carried") }
  }

  /// Sends a message to every app from an account without an app, and waits until each app has received it. An app whose connection
  /// broke first reports that it is connected again, as its vendor documents; an app that stayed connected reports the message only.
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

  /// Reports the apps that still have a message that was revoked.
  func expectRevokedMessagesDeleted() {
    for message in revoked {
      for app in apps where app.isStored(message.id) { report("\(app.name) still has \(message.label)") }
    }
  }

  /// Reports the callbacks that no step expected.
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
