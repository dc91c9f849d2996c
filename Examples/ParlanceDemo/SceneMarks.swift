import DemoApps

/// Pins and edits of messages between the styles that have them.
@MainActor
enum SceneMarks {
  /// Plays the scene: the reader of a message pins it, and its sender changes its text.
  static func play(on stage: Stage) async {
    stage.timeline.scene("7. Marks: a pin, an edit")
    for from in stage.casts {
      for to in stage.casts {
        guard let writer = from.first as? any Marker, let reader = to.last as? any Marker else { continue }
        stage.part("\(writer.style) to \(reader.style)", from: writer, to: reader)
        await play(writer, reader, on: stage)
      }
    }
  }

  private static func play(_ writer: any Marker, _ reader: any Marker, on stage: Stage) async {
    let place = Place.direct(reader.account)
    guard
      let message = await stage.send(
        Outgoing(text: "Tea at fife o'clock"), from: writer, to: place, hearers: [reader])
    else { return }
    await stage.perform("\(reader.name) pins \(message.label)") {
      reader.pin(message.id)
    } marks: {
      [(reader, .pinned(message.label)), (writer, .sawPin(message.label, by: reader.account))]
    }
    guard let editor = writer as? any Editor else { return }
    let text = "Tea at five o'clock"
    await stage.perform("\(writer.name) changes \(message.label)") {
      editor.edit(message.id, to: text)
    } marks: {
      [(writer, .edited(text)), (reader, .sawEdit(message.label, text, by: writer.account))]
    }
    // A message behind the change arrives after it.
    _ = await stage.send(Outgoing(text: "Now it is right"), from: writer, to: place, hearers: [reader])
    for app in [writer, reader] where app.storedText(of: message.id) != text {
      stage.report("\(app.name) has \(app.storedText(of: message.id) ?? "nothing"), not \(text)")
    }
  }
}
