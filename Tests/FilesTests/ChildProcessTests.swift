import Files
import Glibc
import Testing

struct ChildProcessTests {
  private func start(_ line: String, variables: [String]? = nil, output: String = "/dev/null") throws
    -> ChildProcess
  {
    try ChildProcess(
      "sh", ["sh", "-c", line], variables: variables, output: .file(output), errors: .file("/dev/null"))
  }

  @Test func statusOfTheEnd() throws {
    #expect(try start("exit 3").wait() == 3)
    #expect(try start("kill -9 $$").wait() == 128 + 9)
    // Whatever this process does with it, the signal of pipes has its usual effect.
    #expect(try start("kill -PIPE $$; exit 0").wait() == 128 + SIGPIPE)
  }

  @Test func outputAndEnvironment() throws {
    let folder = try ScratchFolder()
    let place = folder.path + "/out"
    #expect(try start("read line; echo \"$line$NAME\"", variables: ["NAME=value"], output: place).wait() == 0)
    #expect(try InputFile.read(place).bytes == Array("value\n".utf8))
  }

  @Test func programThatIsNotThere() {
    #expect {
      _ = try ChildProcess("no-such-program", ["x"], output: .nothing, errors: .nothing)
    } throws: { ($0 as? ChildProcess.Failure)?.code == ENOENT }
  }

  @Test func programThatDoesNotEnd() throws {
    #expect(try start("sleep 60").wait(atMost: 0.1) == nil)
    #expect(try start("exit 4").wait(atMost: 30) == 4)
  }
}
