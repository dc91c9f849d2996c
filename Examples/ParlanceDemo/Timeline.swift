import DemoApps
import Dispatch

/// Records the vendors' callbacks, prints each when it fires, and lets a scene wait for it.
@MainActor
final class Timeline: Recorder {
  /// The longest time that a scene waits for the callbacks that it expects, in seconds.
  static let deadline = 60

  /// The number of callbacks that fired.
  private(set) var count = 0
  /// The callbacks of each app, by its name, in the order in which they fired.
  private var recorded: [String: [Callback]] = [:]
  /// The labels of messages, by their ids.
  private var labels: [String: String] = [:]
  private var waiter: Waiter?
  private var waits = 0
  private let start = ContinuousClock.now
  private var printer: Printer

  private struct Waiter {
    var number: Int
    var condition: @MainActor () -> Bool
    var continuation: CheckedContinuation<Bool, Never>
  }

  /// An empty timeline.
  ///
  /// - parameter isFull: A Boolean value that indicates whether times and places are printed, too.
  init(isFull: Bool) { printer = Printer(isFull: isFull) }

  /// A Boolean value that indicates whether nothing is printed as it comes.
  var isQuiet: Bool {
    get { printer.isQuiet }
    set { printer.isQuiet = newValue }
  }

  // MARK: headings

  /// Begins a scene.
  func scene(_ title: String) { printer.scene(title) }
  /// Begins a part of a scene.
  func part(_ title: String) { printer.part(title) }
  /// Prints the next step of an app.
  func step(_ title: String) { printer.step(title) }
  /// Prints the paths and addresses of a file.
  func place(_ places: [String]) { for place in places { printer.place(place) } }
  /// Prints a difference from the expected callbacks.
  func difference(_ text: String) { printer.difference(text) }

  // MARK: recording

  /// Notes that a callback fired.
  ///
  /// - parameter app: The name of the app that received it.
  func record(_ callback: Callback, of app: String) {
    count += 1
    recorded[app, default: []].append(callback)
    printer.line(since: ContinuousClock.now - start, app: app, callback)
    guard let waiter, waiter.condition() else { return }
    self.waiter = nil
    waiter.continuation.resume(returning: true)
  }

  /// The callbacks of an app that no scene has looked at yet.
  func pending(of app: String) -> [Callback] { recorded[app] ?? [] }

  /// Takes the oldest callbacks of an app out of those that no scene has looked at yet.
  func take(_ count: Int, of app: String) { recorded[app] = Array(pending(of: app).dropFirst(count)) }

  // MARK: waiting

  /// Waits until the recorded callbacks fulfil a condition, which is looked at whenever one fires.
  ///
  /// - returns: False if the deadline passed first.
  func wait(until condition: @escaping @MainActor () -> Bool) async -> Bool {
    if condition() { return true }
    waits += 1
    let number = waits
    return await withCheckedContinuation { continuation in
      waiter = Waiter(number: number, condition: condition, continuation: continuation)
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(Self.deadline)) { [weak self] in
        MainActor.assumeIsolated { self?.expire(number) }
      }
    }
  }

  private func expire(_ number: Int) {
    guard let waiter, waiter.number == number else { return }
    self.waiter = nil
    waiter.continuation.resume(returning: false)
  }

  // MARK: names

  /// The label of a message, such as `#1`; labels are assigned in the order in which they are first requested.
  func label(_ id: String) -> String {
    if let known = labels[id] { return known }
    let label = "#\(labels.count + 1)"
    labels[id] = label
    return label
  }
}
