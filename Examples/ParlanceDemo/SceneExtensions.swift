import DemoApps

/// The scene about a message's fields besides its text.
@MainActor
enum SceneExtensions {
  /// Plays the scene: fields that every style reads, and fields that only the writer's own style understands.
  static func play(on stage: Stage) async {
    stage.timeline.scene("3. Extension fields: the shared ones reach every style, a style's own only itself")
    for from in stage.casts {
      guard let writer = from.first else { continue }
      for to in stage.casts {
        guard let reader = to.last else { continue }
        stage.part("\(writer.style) to \(reader.style)", from: writer, to: reader)
        let order = Outgoing(
          text: "A table, please", shared: ["dishes": ["rice", "soup"], "seats": 4],
          hasOwnFields: true)
        _ = await stage.send(order, from: writer, to: .direct(reader.account), hearers: [reader])
      }
    }
  }
}
