import Foundation
import Parlance

/// The whole demo: apps of every style on one engine, and the scenes that they play.
@MainActor
enum Demo {
  /// Plays all scenes.
  ///
  /// - returns: Whether every callback was as expected.
  /// - throws: What kept the engine from starting, or the demo from finding its files.
  static func run(_ options: DemoOptions) async throws -> Bool {
    #if Remote
      if let endpoint = options.endpoint {
        if let account = options.app {
          try await AppHost(account: account, endpoint: endpoint).run()
          return true
        }
        return try await run(options, through: endpoint)
      }
    #endif
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-demo-\(UUID().uuidString)")
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = try MessagingEnvironment.embedded(at: folder)
    defer { environment.shutDown() }
    let timeline = Timeline(isFull: options.isFull)
    let casts = Style.all.map { style in style.persons.map { style.makeApp($0, environment, timeline) } }
    return try await play(options, "one engine", casts, timeline)
  }

  #if Remote
    /// Plays all scenes with each app in a process of its own.
    private static func run(_ options: DemoOptions, through endpoint: URL) async throws -> Bool {
      let timeline = Timeline(isFull: options.isFull)
      var apps: [DistantApp] = []
      defer { for app in apps { app.end() } }
      var casts: [[any DemoApp]] = []
      // Nobody else has such accounts, so that the gateway knows nothing of them from an earlier run.
      let run = String(UInt32.random(in: 46_656..<1_679_616), radix: 36)
      for style in Style.all {
        let cast = try style.persons.map {
          try DistantApp.start("\($0)-\(run)", of: style, endpoint: endpoint, timeline)
        }
        apps += cast
        casts.append(cast)
      }
      return try await play(options, "one gateway", casts, timeline)
    }
  #endif

  private static func play(
    _ options: DemoOptions, _ place: String, _ casts: [[any DemoApp]], _ timeline: Timeline
  ) async throws -> Bool {
    let files = try DemoFile.all()
    let stage = Stage(timeline: timeline, casts: casts)
    timeline.isQuiet = !options.isFull
    timeline.scene("Curtain up: \(place), \(stage.apps.count) apps")
    await stage.goOnline(stage.apps)
    timeline.isQuiet = false
    await SceneDocuments.play(files, on: stage)
    timeline.isQuiet = !options.isFull
    await SceneDirect.play(on: stage)
    await SceneGroup.play(on: stage)
    await SceneExtensions.play(on: stage)
    await SceneOffline.play(on: stage)
    await SceneFiles.play(files, on: stage)
    await SceneFriends.play(on: stage)
    await SceneMarks.play(on: stage)
    timeline.scene("Curtain")
    stage.expectRevokedMessagesDeleted()
    await stage.goOffline(stage.apps)
    stage.expectNothingMore()
    return summarize(stage)
  }

  private static func summarize(_ stage: Stage) -> Bool {
    Printer.write("\n" + PairTable(stage).text + "\n")
    if stage.differences.isEmpty {
      Printer.write("\(stage.timeline.count) callbacks, all as expected")
      return true
    }
    let count = stage.differences.count
    Printer.write("\(stage.timeline.count) callbacks, \(count == 1 ? "1 difference" : "\(count) differences"):")
    for difference in stage.differences { Printer.write("\n" + difference) }
    return false
  }
}
