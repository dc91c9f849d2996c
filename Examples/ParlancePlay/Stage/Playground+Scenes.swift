import Dispatch
import PhoneApps

extension Playground {
  /// Plays a scene from its beginning; one that is being played ends.
  ///
  /// - parameter pace: The time that each sentence stands before the next step, in milliseconds.
  func play(_ scene: Scene, pace: Int) async {
    sceneNumber += 1
    let number = sceneNumber
    for (index, step) in scene.steps.enumerated() {
      guard number == sceneNumber else { return }
      self.scene = SceneState(
        id: scene.id, step: index + 1, of: scene.steps.count, say: step.say, sayZh: step.sayZh)
      await perform(step)
      guard number == sceneNumber else { return }
      tell(step)
      await rest(milliseconds: pace)
    }
    if number == sceneNumber { self.scene = nil }
  }

  /// Ends the scene that is being played, if there is one.
  func endScene() {
    sceneNumber += 1
    scene = nil
  }

  /// Adds the numbers that a step of a move reports to its sentence.
  private func tell(_ step: Scene.Step) {
    guard step.action.phone == nil, let moveReport, var scene else { return }
    scene.say += " " + moveReport.english
    scene.sayZh += moveReport.chinese
    self.scene = scene
  }

  private func perform(_ step: Scene.Step) async {
    var action = step.action
    guard action.phone != nil else {
      // What failed stands in the scene's sentence.
      _ = try? await perform(action)
      return
    }
    guard let phone = action.phone.flatMap({ self.phone($0) }),
      let place = action.conversation.flatMap({ Place($0) }).map({ account(in: $0, on: phone) })
    else { return }
    action.conversation = place.id
    if let subject = step.subject {
      action.message = newest(subject, on: phone, in: place)
    }
    await open(place, on: phone)
    for receiver in step.receivers.compactMap({ self.phone($0) }) {
      await open(self.place(on: receiver, of: place, from: phone), on: receiver)
    }
    let counts = step.receivers.map { count(on: $0, of: place, from: phone) }
    // What a vendor refuses stands in the phone's callbacks; the scene goes on.
    _ = try? await perform(action)
    _ = await wait(milliseconds: sceneDeadline) { [unowned self] in
      zip(step.receivers, counts).allSatisfy { count(on: $0, of: place, from: phone) > $1 }
    }
  }

  /// Returns the id of the newest message of a conversation that is, or is not, the phone's own.
  private func newest(_ subject: Scene.Step.Subject, on phone: Phone, in place: Place) -> String? {
    phone.app.screen.rows[place]?.last { row in
      guard row.note == nil, let message = phone.app.message(row.id), message.kind != .note else { return false }
      return message.mine == (subject == .newestOwn)
    }?.id
  }

  /// Returns the number of rows in a receiver's conversation with a sender, or in the same group. A row that was taken back
  /// counts twice, so that a recall changes the number.
  private func count(on receiver: String, of place: Place, from sender: Phone) -> Int {
    guard let receiver = phone(receiver) else { return 0 }
    let rows = receiver.app.screen.rows[self.place(on: receiver, of: place, from: sender)] ?? []
    return rows.count + rows.count { $0.note?.revoked == true }
  }

  /// Returns a receiver's conversation with a sender, or the same group.
  private func place(on receiver: Phone, of place: Place, from sender: Phone) -> Place {
    // In a move a person has two phones, which show the same conversation.
    let isSame = place.isGroup || sender.profile.account == receiver.profile.account
    return isSame ? place : .direct(sender.profile.account)
  }

  /// Opens the conversation in which a step plays, unless it is open.
  private func open(_ place: Place, on phone: Phone) async {
    guard phone.isOpen, phone.app.screen.opened != place else { return }
    var action = PlayAction(phone: phone.id, action: PhoneAbility.open.rawValue)
    action.conversation = place.id
    // A phone that cannot open the conversation still plays its step.
    _ = try? await perform(action)
  }

  /// Returns the conversation that a step names: in a move the accounts are those of the newest one.
  private func account(in place: Place, on phone: Phone) -> Place {
    guard phone.profile.cloud != nil else { return place }
    let mover = movers.first { $0.person.lowercased() == place.name }
    return mover.map { .direct($0.account) } ?? place
  }

  /// Lets a time go by.
  func rest(milliseconds: Int) async {
    guard milliseconds > 0 else { return }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { continuation.resume() }
    }
  }

  // MARK: waiting

  /// Waits until a condition holds, which is looked at whenever something changed.
  ///
  /// - returns: False if the time was over first.
  func wait(milliseconds: Int, until condition: @escaping @MainActor () -> Bool) async -> Bool {
    if condition() { return true }
    waitNumber += 1
    let number = waitNumber
    return await withCheckedContinuation { continuation in
      waiters.append(Waiter(number: number, condition: condition, continuation: continuation))
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
        MainActor.assumeIsolated { self?.end(number, false) }
      }
    }
  }

  /// Ends the waits whose conditions hold.
  func checkWaiters() {
    for waiter in waiters where waiter.condition() { end(waiter.number, true) }
  }

  private func end(_ number: Int, _ result: Bool) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(returning: result)
  }

  /// A task that waits for a condition.
  struct Waiter {
    var number: Int
    var condition: @MainActor () -> Bool
    var continuation: CheckedContinuation<Bool, Never>
  }
}
