import Foundation
import TestSupport
import Testing

/// `review --serve`: what a page does there.
@Suite struct ReviewServerTests {
  @Test func servesThePageAndItsPictures() throws {
    let scratch = try Scratch.failedRun()
    let server = try ReviewServer(scratch)
    let page = try server.get("")
    #expect(
      page.status == 200 && page.text.contains("connect-src 'self'") && page.text.contains("\"served\":{"))
    for line in ["Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY"] {
      #expect(page.head.contains(line))
    }
    let picture = "Other/Sign.iphone-se.portrait.1x-actual.png"
    let answer = try server.get(picture)
    #expect(answer.status == 200 && answer.head.contains("image/png"))
    #expect(try answer.body == scratch.bytes("layoutshot-failures/\(picture)"))
    #expect(server.end() == SIGTERM)
  }

  /// What is accepted there is what `accept` writes, byte for byte.
  @Test func acceptsAsTheCommandDoes() throws {
    let (scratch, other) = (try Scratch.failedRun(), try Scratch.failedRun())
    let ids = try scratch.items()
    #expect(ids.count == 2)
    let server = try ReviewServer(scratch)
    let answer = try server.post("decide", "{\"accept\": [\"\(ids[0])\"]}")
    #expect(
      answer.status == 200 && answer.text.contains("1 change accepted, 2 golden images written"),
      "\(answer.text)")
    #expect(try other.run("accept", ids[0]).status == 0)
    #expect(try scratch.contents("Goldens") == other.contents("Goldens"))
    #expect(try scratch.contents("layoutshot-failures") == other.contents("layoutshot-failures"))
    #expect(try scratch.items() == [ids[1]])
    // The page still has what was decided, with its pictures.
    #expect(try server.get("").text.contains("\"decisions\":{\"\(ids[0])\":\"accepted\"}"))
    #expect(try server.get("Other/Sign.iphone-se.portrait.1x-expected.png").status == 200)
  }

  @Test func eachStepIsTakenBack() throws {
    let scratch = try Scratch.failedRun()
    let before = try scratch.contents("Goldens", "layoutshot-failures")
    let ids = try scratch.items()
    let server = try ReviewServer(scratch)
    #expect(try server.post("decide", "{\"accept\": [\"\(ids[0])\"]}").status == 200)
    let between = try scratch.contents("Goldens", "layoutshot-failures")
    #expect(try server.post("decide", "{\"reject\": [\"\(ids[1])\"]}").status == 200)
    #expect(!scratch.has("layoutshot-failures/report.json"), "all is decided")
    #expect(try server.post("undo", "{}").status == 200)
    #expect(try scratch.contents("Goldens", "layoutshot-failures") == between)
    #expect(try server.post("undo", "{}").status == 200)
    #expect(try scratch.contents("Goldens", "layoutshot-failures") == before)
    #expect(try server.post("undo", "{}").text.contains("nothing to take back"))
    // Many at once are one step.
    #expect(try server.post("decide", "{\"accept\": [\"\(ids[0])\", \"\(ids[1])\"]}").status == 200)
    #expect(try scratch.run("verify", "-q").status == 0)
  }

  /// What another program wrote since is not overwritten.
  @Test func nothingIsTakenBackOverOtherChanges() throws {
    let scratch = try Scratch.failedRun()
    let server = try ReviewServer(scratch)
    let ids = try scratch.items()
    #expect(try server.post("decide", "{\"accept\": [\"\(ids[0])\"]}").status == 200)
    #expect(try scratch.run("verify", "-q").status == 1)
    let now = try scratch.contents("Goldens", "layoutshot-failures")
    let answer = try server.post("undo", "{}")
    #expect(answer.status == 409 && answer.text.contains("changed since"), "\(answer.text)")
    #expect(try scratch.contents("Goldens", "layoutshot-failures") == now)
    let unseen = try server.post("decide", "{\"accept\": [\"\(ids[1])\"]}")
    #expect(unseen.status == 409 && unseen.text.contains("another run"), "\(unseen.text)")
    #expect(try scratch.contents("Goldens", "layoutshot-failures") == now)
    // The page begins again with the report of that run.
    #expect(try server.get("").text.contains("\"decisions\":{}"))
    #expect(try server.post("decide", "{\"accept\": [\"\(ids[1])\"]}").status == 200)
  }

  @Test func unknownChangesAreRefused() throws {
    let scratch = try Scratch.failedRun()
    let before = try scratch.contents("Goldens", "layoutshot-failures")
    let server = try ReviewServer(scratch)
    let answer = try server.post("decide", "{\"accept\": [\"00000000\"]}")
    #expect(answer.status == 409 && answer.text.contains("no change"), "\(answer.text)")
    #expect(try scratch.contents("Goldens", "layoutshot-failures") == before)
  }

  @Test func optionsAreChecked() throws {
    let scratch = try Scratch()
    let none = try scratch.run("review", "--serve")
    #expect(none.status == 2 && none.err.contains("no report.json"))
    let failed = try Scratch.failedRun()
    #expect(try failed.run("review", "--serve", "--port", "70000").err.contains("expected 0 to 65535"))
    #expect(try failed.run("review", "--port", "80").err.contains("--port is an option of --serve"))
  }
}
