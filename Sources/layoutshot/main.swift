import Glibc
import Threads

Terminal.prepare()
let arguments = Array(CommandLine.arguments.dropFirst())
let status = Workers.run { [arguments] in Frontend.run(arguments) }
// As git ends: silently and by the signal, once whatever else was to be written is.
if Terminal.isClosed { Interruption.end(by: SIGPIPE) }
exit(status)
