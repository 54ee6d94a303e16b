import Foundation
import TestSupport
import Testing

/// `render --cache`: pictures and messages equal those of an uncached run, whatever changed since the last one.
@Suite struct RenderCacheTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      atPath: Checkout.fixture("assets/Shop"), toPath: "\(scratch.path)/Shop")
    try scratch.put("Card.xib", as: "Card.xib")
    return scratch
  }

  /// The output of a run, and the files it wrote, by their names in its folder.
  private struct Run: Equatable {
    var status: Int32
    var printed: String
    var messages: String
    var files: [String: [UInt8]] = [:]
  }

  private func run(_ scratch: Scratch, _ options: [String], into folder: String) throws -> Run {
    try? FileManager.default.removeItem(atPath: scratch.path + "/" + folder)
    let inputs = ["Shop/Shop/Shop.xib", "Card.xib", "--scale", "1"]
    let outcome = try scratch.run(["render", "-o", folder] + inputs + options)
    var run = Run(
      status: outcome.status, printed: outcome.out.replacing("\(folder)/", with: ""), messages: outcome.err)
    for name in scratch.files where name.hasPrefix(folder + "/") {
      run.files[String(name.dropFirst(folder.count + 1))] = try scratch.bytes(name)
    }
    return run
  }

  /// Runs with the cache, and compares the result with an uncached run.
  ///
  /// - Parameter drawn: The documents that are drawn and not taken from the cache.
  private func check(
    _ scratch: Scratch, _ options: [String] = [], drawn: Int, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try run(scratch, options, into: "fresh")
    #expect(fresh.status == 0 && !fresh.files.isEmpty, sourceLocation: place)
    let entries = scratch.cachedResults
    #expect(try run(scratch, options + ["--cache", "cache"], into: "kept") == fresh, sourceLocation: place)
    #expect(scratch.cachedResults - entries == drawn, sourceLocation: place)
    // Now everything is cached, also for another number of threads.
    let again = try run(scratch, options + ["--cache", "cache", "--jobs", "3"], into: "kept")
    #expect(again == fresh, sourceLocation: place)
    #expect(scratch.cachedResults - entries == drawn, sourceLocation: place)
  }

  @Test func dependenciesDecide() throws {
    let scratch = try project()
    try check(scratch, drawn: 2)
    // An image from the catalogue, and a missing one.
    let cart = "Shop/Shop/Images.xcassets/Icons/cart.imageset/cart@2x.png"
    let other = try scratch.run("render", "Card.xib", "-o", "-", "--orientation=portrait").bytes
    try scratch.write(other, to: cart)
    try check(scratch, drawn: 1)
    try scratch.write(other, to: "Shop/Shop/Nowhere.png")
    try check(scratch, drawn: 1)
    // A landscape layout next to the document, then a changed one.
    try scratch.put("Card-landscape.xib", as: "Card-landscape.xib")
    try check(scratch, drawn: 1)
    let landscape = String(decoding: try scratch.bytes("Card-landscape.xib"), as: UTF8.self)
    try scratch.write(landscape + "\n<!-- -->\n", to: "Card-landscape.xib")
    try check(scratch, drawn: 1)
    try check(scratch, ["--appearance", "dark"], drawn: 2)
    try check(scratch, drawn: 0)
  }

  @Test func languagesAreAddedAndRemoved() throws {
    let scratch = try project()
    try check(scratch, ["--locale", "all"], drawn: 2)
    try scratch.write("\"x.text\" = \"Hallo\";\n", to: "de.lproj/Card.strings")
    try check(scratch, ["--locale", "all"], drawn: 1)
    try check(scratch, ["--sheet"], drawn: 2)
    try FileManager.default.removeItem(atPath: scratch.path + "/de.lproj")
    try check(scratch, ["--locale", "all"], drawn: 0)
  }

  @Test func brokenContentsAreRedrawn() throws {
    let scratch = try project()
    let fresh = try run(scratch, ["--cache", "cache"], into: "kept")
    for name in scratch.files where name.hasPrefix("cache/cas/") {
      try scratch.write(scratch.bytes(name).dropLast(7).map(\.self), to: name)
    }
    #expect(try run(scratch, ["--cache", "cache"], into: "kept") == fresh)
    #expect(try run(scratch, ["--cache", "cache"], into: "kept") == fresh)
  }

  @Test func namesAreSearchedInAllDocuments() throws {
    let scratch = try project()
    let scene = ["--scene", "Nowhere", "--cache", "cache"]
    let first = try run(scratch, scene, into: "kept")
    #expect(first.status == 2 && first.messages.contains("no input has a scene \"Nowhere\""))
    #expect(try run(scratch, scene, into: "kept") == first)
  }

  @Test func failuresAreRetried() throws {
    let scratch = try project()
    try scratch.write("<document", to: "Card.xib")
    let failed = try run(scratch, ["--cache", "cache"], into: "kept")
    #expect(failed.status == 2 && failed.messages.contains("Card.xib:1:"))
    #expect(try run(scratch, ["--cache", "cache"], into: "kept") == failed)
    #expect(scratch.cachedResults == 1)
  }

  @Test func readOnlyCachesAreReported() throws {
    let scratch = try project()
    let fresh = try run(scratch, [], into: "fresh")
    try scratch.write("", to: "file")
    let kept = try run(scratch, ["--cache", "file"], into: "kept")
    #expect(kept.status == 0 && kept.files == fresh.files)
    #expect(kept.messages.hasPrefix(fresh.messages) && kept.messages.contains("file: warning: [cache]"))
  }
}

extension Scratch {
  /// The number of results in the folder `cache`: entries other than dependencies and costs.
  var cachedResults: Int {
    files.filter { name in
      guard name.hasPrefix("cache/ac/"), let bytes = try? bytes(name) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains("\n[")
    }.count
  }
}
