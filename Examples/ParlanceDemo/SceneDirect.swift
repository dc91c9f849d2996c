import DemoApps

/// Every style with every style, its own included, in a direct chat.
@MainActor
enum SceneDirect {
  /// Plays the scene: a text, its receipt, a reaction, a reply, and the text is revoked.
  static func play(on stage: Stage) async {
    stage.timeline.scene("1. Direct chats: text, receipt, reaction, reply, revocation")
    for from in stage.casts {
      for to in stage.casts {
        guard let writer = from.first, let reader = to.last else { continue }
        await talk(writer, reader, on: stage)
      }
    }
  }

  private static func talk(_ writer: any DemoApp, _ reader: any DemoApp, on stage: Stage) async {
    stage.part("\(writer.style) to \(reader.style)", from: writer, to: reader)
    let question = await stage.send(
      Outgoing(text: "Lunch at noon?"), from: writer, to: .direct(reader.account), hearers: [reader])
    guard let question else { return }
    await stage.acknowledge(question, by: reader)
    await stage.like(question, by: reader, witnesses: [writer])
    let answer = await stage.send(
      Outgoing(text: "One o'clock."), from: reader, to: .direct(writer.account), hearers: [writer])
    guard answer != nil else { return }
    await stage.takeBack(question, by: writer, witnesses: [reader])
  }
}
