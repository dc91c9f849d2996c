internal import ParlanceCore
internal import ParlanceEngine

/// One connection of a link: frames pass in order, as the bytes that a network would carry, until it is closed or cut.
final class SimulatedConnection {
  /// An event at the device's end.
  enum Event {
    case frames([InboundFrame])
    case ended
  }

  private let scheduler: Scheduler
  private let network: Network
  private let deviceLife: Life
  private let hub: SimulatedHub
  /// The run of the hub that it leads to.
  private let hubLife: Life
  private let deviceEnd: (Event) -> Void
  private let upstream: SimulatedQueue
  private let downstream: SimulatedQueue
  private var session: HubSession?
  /// The calls that wait for their replies, by number.
  private var calls: [UInt64: any HubCall.Type] = [:]
  private var held: [OutboundFrame] = []
  /// The place up to which each stream was pushed to the session.
  private var pushed: [StreamName: Int64] = [:]
  private var isPaused = false
  private var isClosedByDevice = false
  private var isClosedByHub = false
  private var isCut = false

  init(
    _ scheduler: Scheduler, _ deviceLife: Life, hub: SimulatedHub, network: Network,
    deviceEnd: @escaping (Event) -> Void
  ) {
    self.scheduler = scheduler
    self.network = network
    self.deviceLife = deviceLife
    self.hub = hub
    hubLife = hub.life
    self.deviceEnd = deviceEnd
    upstream = SimulatedQueue(scheduler, hub.life)
    downstream = SimulatedQueue(scheduler, deviceLife)
    hub.note(self)
    if !hub.isRunning { cut() }
  }

  // MARK: towards the hub

  func submit(_ frames: [OutboundFrame]) {
    guard !isClosedByDevice, !isCut else { return }
    if isPaused { return held += frames }
    for frame in frames { calls[frame.number] = type(of: frame.call) }
    let packet = FrameCodec.encode(outbound: frames)
    upstream.put(after: network.delay()) { [self] in arrive(outbound: packet) }
  }

  private func arrive(outbound packet: [UInt8]) {
    guard !isCut, !isClosedByHub, let loop = hub.loop, hubLife.isAlive else { return }
    let session = session ?? loop.makeSession(outlet: Outlet(self))
    self.session = session
    let now = hub.clock.shown
    do throws(MessagingError) {
      let frames = try FrameCodec.decode(outbound: packet, limit: .max).map {
        switch $0 {
        case .frame(let frame): ReceivedFrame(frame, received: now)
        case .refused(let number, let error): ReceivedFrame(number: number, error: error, received: now)
        }
      }
      loop.submit(frames, from: session)
    } catch {
      preconditionFailure("a device wrote what cannot be read: \(error)")
    }
  }

  /// Ends the connection from the device. Frames that it sent before may still arrive.
  func closeByDevice() {
    guard !isClosedByDevice else { return }
    isClosedByDevice = true
    downstream.removeAll()
    if isCut { return }
    if network.toss() { upstream.removeAll() }
    upstream.put(after: network.delay()) { [self] in closeAtHub() }
  }

  private func closeAtHub() {
    guard !isClosedByHub, hubLife.isAlive else { return }
    isClosedByHub = true
    if let session { hub.loop?.close(session) }
  }

  // MARK: towards the device

  private func deliver(_ frames: [InboundFrame]) {
    guard hubLife.isAlive, !isClosedByHub else { return }
    for case .event(let event) in frames {
      let last = pushed[event.stream] ?? 0
      if event.sequence <= last { hub.wrongPush("\(event.stream) \(event.sequence) after \(last) by \(hub.name)") }
      pushed[event.stream] = event.sequence
    }
    let packet = FrameCodec.encode(inbound: frames)
    if isCut || isClosedByDevice { return }
    downstream.put(after: network.delay()) { [self] in arrive(inbound: packet) }
  }

  private func arrive(inbound packet: [UInt8]) {
    guard !isCut, !isClosedByDevice else { return }
    do throws(MessagingError) {
      deviceEnd(.frames(try FrameCodec.decode(inbound: packet, limit: .max) { calls.removeValue(forKey: $0) }))
    } catch {
      preconditionFailure("the hub wrote what cannot be read: \(error)")
    }
  }

  private func setPaused(_ isPaused: Bool) {
    self.isPaused = isPaused
    guard !isPaused, !held.isEmpty else { return }
    let frames = held
    held.removeAll()
    submit(frames)
  }

  private func closeByHub() {
    guard !isClosedByHub else { return }
    closeAtHub()
    downstream.put(after: network.delay()) { [self] in if !isClosedByDevice { deviceEnd(.ended) } }
  }

  // MARK: the network

  /// Loses all frames in flight; each end notices later, if it still runs.
  func cut() {
    guard !isCut else { return }
    isCut = true
    scheduler.after(network.patience(), of: hubLife) { [self] in closeAtHub() }
    scheduler.after(network.patience(), of: deviceLife) { [self] in
      if !isClosedByDevice { deviceEnd(.ended) }
    }
  }

  /// The hub's way to the device.
  private final class Outlet: SessionOutlet {
    private weak var connection: SimulatedConnection?

    init(_ connection: SimulatedConnection) { self.connection = connection }

    func deliver(_ frames: [InboundFrame]) { connection?.deliver(frames) }
    var backlog: SessionBacklog { SessionBacklog() }
    func setPaused(_ isPaused: Bool) { connection?.setPaused(isPaused) }
    func close(reason: SessionCloseReason) { connection?.closeByHub() }
  }
}
