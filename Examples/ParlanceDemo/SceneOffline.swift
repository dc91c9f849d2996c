import DemoApps

/// An app that was away.
@MainActor
enum SceneOffline {
  /// Plays the scene: while an app of each style is away, one of every style writes to it and revokes two messages.
  static func play(on stage: Stage) async {
    stage.timeline.scene("4. Back from offline: messages, and revocations that happened meanwhile")
    for from in stage.casts {
      for to in stage.casts {
        guard let writer = from.first, let reader = to.last else { continue }
        await miss(writer, reader, on: stage)
      }
    }
  }

  private static func miss(_ writer: any DemoApp, _ reader: any DemoApp, on stage: Stage) async {
    stage.part("\(writer.style) writes, \(reader.style) is away", from: writer, to: reader)
    let place = Place.direct(reader.account)
    let seen = await stage.send(Outgoing(text: "Are you there?"), from: writer, to: place, hearers: [reader])
    await stage.goOffline([reader])
    let missed = await stage.send(Outgoing(text: "Hello?"), from: writer, to: place, hearers: [])
    let first = await stage.send(Outgoing(text: "Call me"), from: writer, to: place, hearers: [])
    let second = await stage.send(Outgoing(text: "or write"), from: writer, to: place, hearers: [])
    guard let seen, let missed, let first, let second else { return }
    await stage.takeBack(seen, by: writer, witnesses: [])
    await stage.takeBack(missed, by: writer, witnesses: [])
    await stage.perform("\(reader.name) logs in again") {
      reader.goOnline()
    } outcome: {
      if !writer.takesBack { return [(reader, .loggedIn), (reader, .received([missed, first, second]))] }
      return [
        (reader, .loggedIn), (reader, .received([first, second])),
        (reader, .lost(seen, by: writer.account, writer.revocationWay, isOffline: true)),
        (reader, .lost(missed, by: writer.account, writer.revocationWay, isOffline: true, hadIt: false)),
      ]
    }
  }
}
