import DemoApps

/// One group with all apps in it.
@MainActor
enum SceneGroup {
  /// Plays the scene: texts, receipts with counts, a revocation by the author and one by a manager.
  static func play(on stage: Stage) async {
    stage.timeline.scene("2. One group: texts, receipts, revocation by the author and by a manager")
    guard let founder = stage.apps.lazy.compactMap({ $0 as? any GroupFounder }).first else {
      return stage.report("no style can found a group")
    }
    let others = stage.apps.filter { $0 !== founder }
    stage.part("The group")
    guard let group = await found("Trip", by: founder, others, on: stage) else { return }
    stage.part("Receipts")
    for author in stage.casts.compactMap(\.first) { await receipts(author, group, on: stage) }
    stage.part("Revocations")
    for author in stage.casts.compactMap(\.first) { await ownRevocation(author, group, on: stage) }
    for cast in stage.casts {
      guard let manager = cast.first, manager !== founder, manager.takesBack else { continue }
      await managersRevocation(founder, manager, group, on: stage)
    }
  }

  /// Founds a group.
  ///
  /// - parameter others: The members beside the founder.
  /// - returns: The group; nil if its founder got no answer.
  static func found(
    _ name: String, by founder: any GroupFounder, _ others: [any DemoApp], on stage: Stage
  ) async -> Group? {
    var group = Group(id: "", name: name, founder: founder.account, members: others.map(\.account))
    let title = "\(founder.name) founds the group \(group.name)"
    stage.timeline.step(title)
    founder.foundGroup(named: group.name, members: group.members)
    guard await stage.timeline.wait(until: { founder.foundedGroup != nil }), let id = founder.foundedGroup else {
      stage.report("\(title): no answer after \(Timeline.deadline) seconds")
      return nil
    }
    group.id = id
    let visitors = others.compactMap { $0 as? any ChannelVisitor }
    let members = others.filter { !($0 is any ChannelVisitor) }
    await stage.expect([(founder, .foundedGroup(group))] + members.map { ($0, .joinedGroup(group)) }, title)
    for visitor in visitors {
      await stage.perform("\(visitor.name) joins the channel of \(group.name)") {
        visitor.joinChannel(of: group)
      } outcome: {
        [(visitor, .joinedGroup(group))]
      }
    }
    return group
  }

  private static func receipts(_ author: any DemoApp, _ group: Group, on stage: Stage) async {
    let others = stage.apps.filter { $0 !== author }
    let message = await stage.send(
      Outgoing(text: "Who comes?"), from: author, to: .group(group), hearers: others)
    if let message, author.hasGroupReceipts { await stage.acknowledge(message, inGroupBy: others) }
  }

  private static func ownRevocation(_ author: any DemoApp, _ group: Group, on stage: Stage) async {
    let others = stage.apps.filter { $0 !== author }
    let message = await stage.send(
      Outgoing(text: "Take boots."), from: author, to: .group(group), hearers: others)
    if let message { await stage.takeBack(message, by: author, witnesses: others) }
  }

  /// A manager revokes a message of a member of another style.
  private static func managersRevocation(
    _ founder: any GroupFounder, _ manager: any DemoApp, _ group: Group, on stage: Stage
  ) async {
    let others = stage.apps.filter { $0 !== founder }
    await stage.perform("\(founder.name) makes \(manager.name) a manager") {
      founder.makeManager(manager.account, of: group)
    } outcome: {
      [(founder, .namedManager(manager.account, group))] + others.map { ($0, .managerNamed(manager.account, group)) }
    }
    guard let author = stage.apps.last(where: { $0.style != manager.style }) else { return }
    let message = await stage.send(
      Outgoing(text: "It rains!"), from: author, to: .group(group), hearers: stage.apps.filter { $0 !== author })
    guard let message else { return }
    await stage.takeBack(message, by: manager, witnesses: stage.apps.filter { $0 !== manager })
  }
}
