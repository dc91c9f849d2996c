internal import Foundation
internal import Parlance

extension TeamManager {
  func createTeam(_ option: NIMCreateTeamExOption, completion: (((any Error)?, String?, [String]?) -> Void)?) {
    createTeam(option.option, users: option.users, completion: completion)
  }

  func update(
    _ clientCustomMode: NIMTeamUpdateClientCustomMode, teamId: String, completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { [core] device, completion in
      guard let group = device.group(teamId) else { return completion(MessagingError(.notMember).nim) }
      // There is one rule for both.
      let isSo = group.membersMayEdit == (clientCustomMode == .all)
      core.afterCallbacks {
        completion(isSo ? nil : .notSupported("members who may change the custom field alone"))
      }
    }
  }

  func searchTeam(with option: NIMTeamSearchOption, completion: @escaping ((any Error)?, [NIMTeam]?) -> Void) {
    let (fields, text) = (option.searchContentOption, option.searchContent ?? "")
    let rules: String.CompareOptions = option.ignoreingCase ? [.caseInsensitive] : []
    core.fetch(completion) { [core, isSuper] device, done in
      guard !text.isEmpty else { throw NSError.invalidParameter("an empty text") }
      let found = device.groups().filter { group in
        guard group.isLarge == isSuper else { return false }
        return fields.contains(.optiontName) && group.name.range(of: text, options: rules) != nil
          || fields.contains(.optiontId) && group.id.range(of: text, options: rules) != nil
      }
      core.afterCallbacks { done(.success(found.map { NIMTeam($0, core: core) })) }
    }
  }

  func updateTInfosLocal(_ teams: [NIMTeam]) -> Bool {
    !teams.isEmpty && teams.allSatisfy { $0.teamId.map { known($0) != nil } ?? false }
  }

  func fetchTeams(withTimestamp timestamp: TimeInterval, completion block: (((any Error)?, [NIMTeam]?) -> Void)?) {
    core.fetch(block) { [core, isSuper] device, done in
      guard !timestamp.isNaN else { throw NSError.invalidParameter("a time is not a number") }
      device.fetchGroups { result in
        done(result.nim.map { $0.filter { $0.isLarge == isSuper }.map { NIMTeam($0, core: core) } })
      }
    }
  }

  func fetchTeamInfoList(
    _ teamIds: [String], completion block: @escaping ((any Error)?, [NIMTeam]?, [String]?) -> Void
  ) {
    let answer = { (error: (any Error)?, found: ([NIMTeam], [String])?) in block(error, found?.0, found?.1) }
    core.fetch(answer) { device, done in
      guard !teamIds.isEmpty, teamIds.count <= Limits.listedTeams else {
        throw NSError.invalidParameter("1 to \(Limits.listedTeams) teams")
      }
      fetchTeams(teamIds[...], ([], []), device, done)
    }
  }

  /// Fetches teams one after the other.
  private func fetchTeams(
    _ ids: ArraySlice<String>, _ found: (teams: [NIMTeam], failed: [String]), _ device: Device,
    _ done: @escaping (Result<([NIMTeam], [String]), NSError>) -> Void
  ) {
    guard let id = ids.first else { return done(.success(found)) }
    device.fetchGroupInformation(id) { [self] result in
      var found = found
      switch result {
      case .success(let group) where group.isLarge == isSuper: found.teams.append(NIMTeam(group, core: core))
      case .failure(let error) where [.notConnected, .notLoggedIn, .sessionEnded].contains(error.code):
        return done(.failure(error.nim))
      case .success, .failure: found.failed.append(id)
      }
      fetchTeams(ids.dropFirst(), found, device, done)
    }
  }
}
