import Foundation
import Parlance

/// The whole demo: apps of every style on one embedded engine, and the scenes that they play.
@MainActor
enum Demo {
  /// Plays all scenes.
  ///
  /// - parameter isFull: A Boolean value that indicates whether every callback is printed, and not only those of the
  ///   vendors' documents.
  /// - returns: Whether every callback was as expected.
  /// - throws: What kept the engine from starting, or the demo from finding its files.
  static func run(isFull: Bool) async throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-demo-\(UUID().uuidString)")
    // A folder that cannot be removed is the system's to clean: it is a temporary one.
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = try MessagingEnvironment.embedded(at: folder)
    defer { environment.shutDown() }
    let files = try DemoFile.all()
    let timeline = Timeline(isFull: isFull)
    let casts = Style.all.map { style in style.accounts.map { style.makeApp($0, environment, timeline) } }
    let stage = Stage(timeline: timeline, casts: casts)
    timeline.isQuiet = !isFull
    timeline.scene("Curtain up: one engine, \(stage.apps.count) apps")
    await stage.goOnline(stage.apps)
    timeline.isQuiet = false
    await SceneDocuments.play(files, on: stage)
    timeline.isQuiet = !isFull
    await SceneDirect.play(on: stage)
    await SceneGroup.play(on: stage)
    await SceneExtensions.play(on: stage)
    await SceneOffline.play(on: stage)
    await SceneFiles.play(files, on: stage)
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
