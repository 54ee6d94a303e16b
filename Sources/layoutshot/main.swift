import Glibc
import Threads

Terminal.prepare()
let arguments = Array(CommandLine.arguments.dropFirst())
let status = Workers.run { [arguments] in Frontend.run(arguments) }
// Ends like git: silently and by the signal, once all other output is written.
if Terminal.isClosed { Interruption.end(by: SIGPIPE) }
exit(status)
