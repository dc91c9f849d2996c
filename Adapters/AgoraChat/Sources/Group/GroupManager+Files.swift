internal import Foundation
internal import Parlance

/// The shared files of groups.
extension GroupManager {
  func getGroupFileList(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> [AgoraChatGroupSharedFile]? {
    core.wait(in: .group, pError, calls.files(aGroupId, aPageNum, aPageSize))
  }

  func getGroupFileList(
    withId aGroupId: String, pageNumber aPageNum: Int, pageSize aPageSize: Int,
    completion aCompletionBlock: (([AgoraChatGroupSharedFile]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.files(aGroupId, aPageNum, aPageSize))
  }

  func uploadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatGroupSharedFile?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(
      in: .group, during: .fileUploadFailed, aCompletionBlock, calls.addFile(aFilePath, aGroupId, aProgressBlock))
  }

  func downloadGroupSharedFile(
    withId aGroupId: String, filePath aFilePath: String, sharedFileId aSharedFileId: String,
    progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(
      in: .group, during: .fileDownloadFailed, aCompletionBlock,
      calls.download(aSharedFileId, to: aFilePath, aGroupId, aProgressBlock))
  }

  func removeGroupSharedFile(
    withId aGroupId: String, sharedFileId aSharedFileId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?
  ) -> AgoraChatGroup? {
    core.wait(in: .group, pError, calls.removeFile(aSharedFileId, aGroupId))
  }

  func removeGroupSharedFile(
    withId aGroupId: String, sharedFileId aSharedFileId: String,
    completion aCompletionBlock: ((AgoraChatGroup?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(in: .group, aCompletionBlock, calls.removeFile(aSharedFileId, aGroupId))
  }
}
