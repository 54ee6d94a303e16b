import Assets
import Cache
import Digests
import Files
import Screens
import TestSupport
import Testing

@testable import GoldenRuns

/// What is kept of work in a cache, and what must not be.
@Suite struct KeptWorkTests {
  private let scratch: ScratchFolder
  private let cache: ContentCache
  private let first = ContentDigest(of: "first")
  private let entry = CacheEntry(text: "result\n")

  init() throws {
    scratch = try ScratchFolder()
    cache = ContentCache(scratch.path + "/cache")
  }

  private var file: String { scratch.path + "/input" }

  /// Work in the cache, as a new run would find it.
  private var work: KeptWork {
    KeptWork(
      [cache],
      answers: ReadingAnswers(
        fonts: TestFonts.library, storyboards: ProjectStoryboards(), library: { _ in AssetLibrary() },
        frames: { _ in [] }))
  }

  private func write(_ text: String) throws { try OutputFile.write(Array(text.utf8), to: file) }

  private func read() { _ = try? InputFile.read(file) }

  @Test func workThatReadsTheSameIsFound() throws {
    try write("one")
    let work = work
    #expect(work.known(first) == nil)
    #expect(work.keep(entry, [], of: work.doing { _ in read() }, first))
    let known = try #require(self.work.known(first))
    #expect(self.work.has(known) && self.work.entries(of: known).map(\.entry) == [entry])
    try write("two")
    let other = try #require(self.work.known(first))
    #expect(!self.work.has(other), "what it reads is not what it was")
  }

  /// A file that changes while work reads it says nothing about the result.
  @Test func tornWorkIsNotKept() throws {
    try write("one")
    let work = work
    let done = work.doing { _ in
      read()
      try? write("two")
      read()
    }
    #expect(!done.isWhole && !work.keep(entry, [], of: done, first))
    #expect(self.work.known(first) == nil)
  }

  /// Neither does one that another part of the run read otherwise before.
  @Test func workThatContradictsTheRunIsNotKept() throws {
    try write("one")
    let work = work
    #expect(work.doing { _ in read() }.isWhole)
    try write("two")
    let done = work.doing { _ in read() }
    #expect(!done.isWhole && !work.keep(entry, [], of: done, first))
  }

  /// What does not follow from what was read is drawn again each time.
  @Test func chanceIsNotKept() throws {
    let done = work.doing { _ in ReadingRecord.noteChance() }
    #expect(!done.isWhole && !work.keep(entry, [], of: done, first))
  }

  /// An entry without one of its contents is none.
  @Test func entriesWithoutTheirContentsAreLeftOut() throws {
    let content = Array("a picture".utf8)
    let entry = CacheEntry(files: [.init("A.png", content)], text: "result\n")
    let work = work
    #expect(work.keep(entry, [content], of: work.doing { _ in }, first))
    let known = try #require(work.known(first))
    #expect(work.entries(of: known).map(\.contents) == [[content]])
    try OutputFile.remove("\(scratch.path)/cache/cas/\(ContentDigest(content).text)")
    #expect(work.entries(of: known).map(\.contents) == [])
  }
}
