import DemoApps

/// A picture and a file, from every style that has them to every other.
@MainActor
enum SceneFiles {
  /// Plays the scene: each app shows what came, gets it, and says where it is.
  static func play(_ files: [DemoFile], on stage: Stage) async {
    stage.timeline.scene("5. A picture and a file: the same bytes in every app")
    for from in stage.casts {
      for to in stage.casts {
        guard let writer = from.first as? any FileExchanger, let reader = to.last as? any FileExchanger else {
          continue
        }
        stage.part("\(writer.style) to \(reader.style)", from: writer, to: reader)
        for file in files { await exchange(file, writer, reader, on: stage) }
      }
    }
  }

  private static func exchange(
    _ file: DemoFile, _ writer: any FileExchanger, _ reader: any FileExchanger, on stage: Stage
  ) async {
    if let writer = writer as? any FileUploader { await stage.upload(file, by: writer) }
    let sent = await stage.send(
      Outgoing(text: "", file: file), from: writer, to: .direct(reader.account), hearers: [reader])
    if let sent { await stage.open(file, of: sent, by: reader) }
  }
}
