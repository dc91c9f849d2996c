internal import ParlanceCore

/// One run's use of a disk; over with the run.
final class SimulatedDeviceStore: DeviceStore {
  private let disk: SimulatedDisk
  private let life: Life
  private var isDurable = false

  init(_ disk: SimulatedDisk, _ life: Life) {
    self.disk = disk
    self.life = life
  }

  func begin(isDurable: Bool) throws(MessagingError) {
    try enter().begin(isDurable: isDurable)
    self.isDurable = isDurable
  }

  func makeDurable() { isDurable = true }

  func commit() throws(MessagingError) {
    try checkAlive()
    try disk.commit(isDurable: isDurable)
  }

  func rollback() { if life.isAlive { disk.store.rollback() } }

  func close() { if life.isAlive { disk.close() } }

  func enter() throws(MessagingError) -> MemoryDeviceStore {
    try checkAlive()
    return try disk.call()
  }

  private func checkAlive() throws(MessagingError) {
    guard life.isAlive else { throw MessagingError(.storageFailed, "the process is dead") }
  }
}
