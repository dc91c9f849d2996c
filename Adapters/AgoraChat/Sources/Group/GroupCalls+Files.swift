internal import Foundation
internal import Parlance

/// The shared files of a group.
extension GroupCalls {
  func files(_ id: String, _ page: Int, _ size: Int) -> Call<[AgoraChatGroupSharedFile]> {
    { device, done in
      device.fetchFiles(ofGroup: id) { result in
        do throws(MessagingError) {
          let files = try result.get().map { AgoraChatGroupSharedFile($0) }
          done(.success(try files.page(page, from: 1, size: size)))
        } catch {
          done(.failure(error))
        }
      }
    }
  }

  func addFile(_ path: String, _ id: String, _ progress: ((Int32) -> Void)?) -> Call<AgoraChatGroupSharedFile> {
    { device, done in
      let name = (path as NSString).lastPathComponent
      device.addFile(.file(path), named: name, toGroup: id, progress: Self.teller(progress)) { result in
        done(result.map { AgoraChatGroupSharedFile($0) })
      }
    }
  }

  func download(
    _ file: String, to path: String, _ id: String, _ progress: ((Int32) -> Void)?
  ) -> Call<AgoraChatGroup> {
    { device, done in
      // The list is the members' alone, and says whether the group has the file.
      device.fetchFiles(ofGroup: id) { result in
        let files: [GroupFile]
        switch result {
        case .failure(let error): return done(.failure(error))
        case .success(let found): files = found
        }
        guard let found = files.first(where: { $0.id.string == file }) else {
          return done(.failure(MessagingError(.mediaNotFound, MessagingError.noGroupFile)))
        }
        device.download(found.id, to: .file(path), progress: Self.teller(progress)) { result in
          done(result.map { _ in object(id, device, files: files) })
        }
      }
    }
  }

  func removeFile(_ file: String, _ id: String) -> Call<AgoraChatGroup> {
    { device, done in
      device.removeFile(MediaID(file), fromGroup: id) { error in
        // An id that no file can have is that of none.
        if let error {
          let isWrong = error.code == .invalidArgument && !MediaID(file).isValid
          return done(.failure(isWrong ? MessagingError(.mediaNotFound, MessagingError.noGroupFile) : error))
        }
        device.fetchFiles(ofGroup: id) { done(.success(object(id, device, files: try? $0.get()))) }
      }
    }
  }

  /// Reports progress in percent.
  private static func teller(_ progress: ((Int32) -> Void)?) -> ((TransferProgress) -> Void)? {
    guard let progress else { return nil }
    return { progress($0.total > 0 ? Int32(clamping: $0.completed * 100 / $0.total) : 0) }
  }
}
