import Glibc
import Threads

Terminal.prepare()
let arguments = Array(CommandLine.arguments.dropFirst())
exit(Workers.run { [arguments] in Frontend.run(arguments) })
