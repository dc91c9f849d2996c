import Foundation
import NIMSDK
import SeededClients

extension NIMClient {
  var teamCalls: [(name: String, call: () -> Void)] {
    let manager = sdk.teamManager
    return [
      (
        "createTeam",
        { [self] in
          let option = NIMCreateTeamOption()
          (option.name, option.intro) = (choices.optionalText(), choices.optionalText())
          option.maxMemberCountLimitation = choices.unsigned()
          let done = world.completions.once("create team")
          manager.createTeam(option, users: choices.accounts()) { [weak world] _, id, _ in
            if let id { world?.note(group: id) }
            done()
          }
        }
      ),
      (
        "addUsers",
        { [self] in
          let done = world.completions.once("add users")
          manager.addUsers(
            choices.accounts(), toTeam: world.group(), postscript: choices.optionalText(),
            attach: choices.optionalText()
          ) { _, _ in done() }
        }
      ),
      (
        "kickUsers",
        { [self] in
          let done = world.completions.once("kick users")
          manager.kickUsers(choices.accounts(), fromTeam: world.group()) { _ in done() }
        }
      ),
      (
        "updateTeamInfos",
        { [self] in
          let done = world.completions.once("team infos")
          let tag = NSNumber(value: choices.chance(70) ? choices.below(14) : choices.int())
          manager.updateTeamInfos([tag: choices.text()], teamId: world.group()) { _ in done() }
        }
      ),
      (
        "mute",
        { [self] in
          let done = world.completions.once("mute")
          manager.updateMuteState(choices.flag(), userId: choices.account(), inTeam: world.group()) { _ in done() }
        }
      ),
      (
        "members",
        { [self] in
          let done = world.completions.once("team members")
          manager.fetchTeamMembers(world.group()) { _, _ in done() }
          let inviters = world.completions.once("inviters")
          manager.fetchInviterAccids(world.group(), withTargetMembers: choices.accounts()) { _, _ in inviters() }
          _ = (manager.allMyTeams(), manager.teamMember(choices.account(), inTeam: world.group()))
        }
      ),
      (
        "transfer",
        { [self] in
          let done = world.completions.once("transfer")
          manager.transferManager(withTeam: world.group(), newOwnerId: choices.account(), isLeave: choices.chance(10)) {
            _ in
            done()
          }
        }
      ),
      (
        "apply",
        { [self] in
          let done = world.completions.once("apply")
          manager.apply(toTeam: world.group(), message: choices.text()) { _, _ in done() }
        }
      ),
    ]
  }

  var roomCalls: [(name: String, call: () -> Void)] {
    let manager = sdk.chatroomManager
    return [
      (
        "enterChatroom",
        { [self] in
          let request = NIMChatroomEnterRequest()
          (request.roomId, request.roomNickname, request.roomExt) = (
            world.room(), choices.optionalText(), choices.optionalText()
          )
          let done = world.completions.once("enter")
          manager.enterChatroom(request) { _, _, _ in done() }
        }
      ),
      (
        "exitChatroom",
        { [self] in
          let done = world.completions.once("exit")
          manager.exitChatroom(world.room()) { _ in done() }
        }
      ),
      (
        "fetchChatroomMembers",
        { [self] in
          let request = NIMChatroomMemberRequest()
          (request.roomId, request.limit) = (world.room(), choices.unsigned())
          let done = world.completions.once("room members")
          manager.fetchChatroomMembers(request) { _, _ in done() }
        }
      ),
      (
        "upload",
        { [self] in
          let done = world.completions.once("upload")
          sdk.resourceManager.upload(world.path(), progress: { _ in }) { _, _ in done() }
        }
      ),
      (
        "download",
        { [self] in
          let done = world.completions.once("download")
          let target =
            choices.chance(50) ? world.folder.appendingPathComponent("d\(choices.below(3))").path : choices.text()
          sdk.resourceManager.download(choices.text(), filepath: target, progress: { _ in }) { _ in done() }
          if choices.chance(20) { sdk.resourceManager.cancelTask(target) }
        }
      ),
    ]
  }
}
