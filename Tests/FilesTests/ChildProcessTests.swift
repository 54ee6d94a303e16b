import Files
import Foundation
import Glibc
import Synchronization
import Testing

struct ChildProcessTests {
  private func start(_ line: String, variables: [String]? = nil, output: String = "/dev/null") throws
    -> ChildProcess
  {
    try ChildProcess(
      "sh", ["sh", "-c", line], variables: variables, output: .file(output), errors: .file("/dev/null"))
  }

  @Test func exitStatus() throws {
    #expect(try start("exit 3").wait() == 3)
    #expect(try start("kill -9 $$").wait() == 128 + 9)
    // SIGPIPE has its default effect, whatever this process does with it.
    #expect(try start("kill -PIPE $$; exit 0").wait() == 128 + SIGPIPE)
  }

  @Test func outputAndEnvironment() throws {
    let folder = try ScratchFolder()
    let place = folder.path + "/out"
    #expect(try start("read line; echo \"$line$NAME\"", variables: ["NAME=value"], output: place).wait() == 0)
    #expect(try InputFile.read(place).bytes == Array("value\n".utf8))
  }

  @Test func missingProgram() {
    #expect {
      _ = try ChildProcess("no-such-program", ["x"], output: .nothing, errors: .nothing)
    } throws: { ($0 as? ChildProcess.Failure)?.code == ENOENT }
  }

  @Test func endlessProgram() throws {
    #expect(try start("sleep 60").wait(atMost: 0.1) == nil)
    #expect(try start("exit 4").wait(atMost: 30) == 4)
  }

  /// A child ends with this process, not with the thread that started it.
  @Test func theThreadThatStartedItMayEnd() throws {
    let folder = try ScratchFolder()
    let go = folder.path + "/go"
    let process = Mutex<ChildProcess?>(nil)
    let thread = Thread {
      let started = try? self.start("while [ ! -e \(go) ]; do sleep 0.01; done; exit 7")
      process.withLock { $0 = started }
    }
    thread.start()
    while !thread.isFinished { usleep(1000) }
    // The thread is gone some time after it is finished.
    usleep(50_000)
    try OutputFile.write([], to: go)
    let started = process.withLock { $0 }
    #expect(started?.wait(atMost: 30) == 7)
  }

  @Test func limits() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/file"
    let process = try ChildProcess(
      "head", ["head", "-c", "100000", "/dev/zero"], output: .file(file), errors: .nothing, largestFile: 5000)
    #expect(process.wait() == 128 + SIGXFSZ && InputFile.size(file) == 5000)
    #expect(try start("sleep 60").wait(atMost: 60, unless: { true }) == nil)
  }

  @Test func crossedStreams() throws {
    let folder = try ScratchFolder()
    let (out, err) = (folder.path + "/out", folder.path + "/err")
    let descriptors = [out, err].map { (path: String) in open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
    defer { for descriptor in descriptors { close(descriptor) } }
    let process = try ChildProcess(
      "sh", ["sh", "-c", "echo out; echo err >&2"], output: .descriptor(descriptors[0]),
      errors: .descriptor(descriptors[1]))
    #expect(process.wait() == 0)
    #expect(try InputFile.read(out).bytes == Array("out\n".utf8))
    #expect(try InputFile.read(err).bytes == Array("err\n".utf8))
  }
}
