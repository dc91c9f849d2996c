import DemoApps

/// Friends and blocks between the styles that have them.
@MainActor
enum SceneFriends {
  /// Plays the scene: a request is granted, the one who granted it blocks the other one, and the friendship ends.
  static func play(on stage: Stage) async {
    stage.timeline.scene("6. Friends: a request, a block, an end")
    for from in stage.casts {
      for to in stage.casts {
        guard let asking = from.first as? any Befriender, let asked = to.last as? any Befriender else { continue }
        stage.part("\(asking.style) to \(asked.style)", from: asking, to: asked)
        await befriend(asking, asked, on: stage)
        await block(asking, asked, on: stage)
        await stage.perform("\(asking.name) ends the friendship") {
          asking.leave(asked.account)
        } steps: {
          [(asking, .left(asked.account)), (asked, .wasLeft(by: asking.account))]
        }
      }
    }
  }

  private static func befriend(_ asking: any Befriender, _ asked: any Befriender, on stage: Stage) async {
    await stage.perform("\(asking.name) asks \(asked.name) to be a friend") {
      asking.ask(asked.account)
    } steps: {
      [(asking, .asked(asked.account)), (asked, .wasAsked(by: asking.account))]
    }
    await stage.perform("\(asked.name) grants that") {
      asked.grant(asking.account)
    } steps: {
      [(asked, .granted(asking.account)), (asking, .wasGranted(by: asked.account))]
    }
  }

  private static func block(_ writer: any Befriender, _ blocking: any Befriender, on stage: Stage) async {
    await stage.perform("\(blocking.name) blocks \(writer.name)") {
      blocking.setBlocked(true, writer.account)
    } steps: {
      [(blocking, .blocked(writer.account))]
    }
    var label = ""
    await stage.perform("\(writer.name) writes to \(blocking.name), in vain") {
      label = stage.timeline.label(
        try writer.send(Outgoing(text: "Are you there?"), to: .direct(blocking.account)))
    } steps: {
      [(writer, .wroteInVain(label))]
    }
    await stage.perform("\(blocking.name) blocks \(writer.name) no longer") {
      blocking.setBlocked(false, writer.account)
    } steps: {
      [(blocking, .unblocked(writer.account))]
    }
  }
}
