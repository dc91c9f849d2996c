import NIMSDK
import Parlance  // Parlance: the engine behind NIMSDK.
import SampleTerminal

let options = Options.parse()

#if Remote
  do {
    // Parlance: with an endpoint, the engine is at that gateway; without one, it is embedded in this app.
    if let url = options.endpoint { MessagingEnvironment.default = try .gateway(url, folder: options.dataFolder) }
  } catch {
    Terminal.fail(error)
  }
#endif

let screen = Screen()
Terminal.run(ChatApp(options, screen), screen)
