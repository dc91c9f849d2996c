#if Server
  internal import Foundation
  internal import ParlanceGateway
  internal import ParlanceMoving

  extension BridgeServer {
    /// Fetches the content of a file and uploads it to the other side.
    func carry(_ file: BridgeFile, _ upload: FetchRequest?, of work: BridgeWork, _ hub: HubEnd) {
      let (client, description) = source(of: file, hub)
      // A thread each, as it waits; there are no more than requests to one side.
      Thread.detachNewThread { [weak self] in
        let result: Result<[UInt8], MediaLoss>
        do throws(MediaLoss) { result = .success(try client.bytes(of: description)) } catch { result = .failure(error) }
        guard let self else { return }
        queue.async { [weak self] in
          switch result {
          case .failure(let loss): self?.complete(work, .lost(loss))
          case .success(let bytes): self?.upload(bytes, file, upload, of: work, hub)
          }
        }
      }
    }

    private func upload(
      _ bytes: [UInt8], _ file: BridgeFile, _ upload: FetchRequest?, of work: BridgeWork, _ hub: HubEnd
    ) {
      if var request = upload {
        request.upload?.bytes = bytes
        // If it has to wait for a login it leaves with its content.
        var work = work
        work.request = .service(request)
        return send(request, of: work)
      }
      send(hub.message(uploading: file, bytes), of: work) { response in
        let (verdict, answer) = HubEnd.verdict(on: response, to: HubRequest("POST", ["files"]))
        return .verdict(verdict, answer)
      }
    }

    /// Returns the source of a file's content, and the file as it is asked for there.
    private func source(of file: BridgeFile, _ hub: HubEnd) -> (MediaClient, ArchiveFile) {
      var (files, description) = (settings.files, file.description)
      (files.sizeLimit, files.attempts) = (BridgeFile.sizeLimit, 1)
      switch file.side {
      case .service: files.hosts += end.fileHosts
      case .hub:
        description.address = hub.address(ofFile: description.record ?? "")
        // The gateway's address is the operator's.
        (files.allowsAllHosts, files.allowsPlainHTTP, files.allowsPrivateNetworks) = (true, true, true)
      }
      // One for each file: another one's failures say nothing of it.
      return (MediaClient(files), description)
    }
  }
#endif
