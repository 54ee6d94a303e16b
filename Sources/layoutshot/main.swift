import Glibc

exit(Frontend.run(Array(CommandLine.arguments.dropFirst())))
