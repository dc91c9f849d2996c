/// The reports of a hub's store in memory.
private struct MemoryReports: MemoryPart {
  /// In the order of their numbers, which have no gaps.
  var inOrder: [ReportRecord] = []
}

extension MemoryHubStore {
  private var reports: [ReportRecord] {
    get { parts[MemoryReports.self].inOrder }
    _modify { yield &parts[MemoryReports.self].inOrder }
  }

  package func save(_ report: ReportRecord) throws(MessagingError) -> ReportNumber {
    var report = report
    let known = try self.report(of: report.message, by: report.reporter)?.number
    report.number = known ?? ReportNumber(rawValue: Int64(reports.count + 1))
    set(report)
    return report.number
  }

  package func closeReport(_ number: ReportNumber, at time: Timestamp, note: String) throws(MessagingError) {
    guard var report = try report(number: number) else { return }
    report.closed = time
    report.note = note
    set(report)
  }

  package func report(number: ReportNumber) throws(MessagingError) -> ReportRecord? {
    let isKnown = !reports.isEmpty && (1...Int64(reports.count)).contains(number.rawValue)
    return isKnown ? reports[Int(number.rawValue) - 1] : nil
  }

  package func report(of message: EventPlace, by account: AccountNumber) throws(MessagingError) -> ReportRecord? {
    reports.first { $0.message == message && $0.reporter == account }
  }

  package func reports(
    areClosed: Bool, after number: ReportNumber, limit: Int
  ) throws(MessagingError) -> [ReportRecord] {
    Array(reports.lazy.filter { $0.number > number && ($0.closed != nil) == areClosed }.prefix(max(0, limit)))
  }

  package func openReportCount(of account: AccountNumber) throws(MessagingError) -> Int {
    reports.count { $0.reporter == account && $0.closed == nil }
  }

  private func set(_ report: ReportRecord) {
    let index = Int(report.number.rawValue) - 1
    if index < reports.count {
      let known = reports[index]
      reports[index] = report
      undo.note { $0.reports[index] = known }
    } else {
      reports.append(report)
      undo.note { $0.reports.removeLast() }
    }
  }
}
