import BenchmarkSupport
import CExpat
import InterfaceFile
import InterfaceXML
import Views

// Reads the documents given on the command line, or the examples: Expat with empty handlers (the peer, and a lower
// bound), bytes → document, bytes → tree.

func parseWithExpatAlone(_ bytes: [UInt8]) {
  let parser = XML_ParserCreate(nil)
  XML_SetElementHandler(parser, { _, _, _ in }, { _, _ in })
  XML_SetCharacterDataHandler(parser, { _, _, _ in })
  bytes.withUnsafeBytes { buffer in
    _ = XML_Parse(parser, buffer.baseAddress!.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
  }
  XML_ParserFree(parser)
}

func count(_ element: Element) -> Int { element.children.reduce(1) { $0 + count($1) } }

for (path, bytes) in documentsOfCommandLine() {
  do {
    let document = try InterfaceDocument.read(bytes, file: path)
    let elements = count(document.root)
    let views = try document.instantiate().scenes.reduce(0) { $0 + $1.tree.views.count }
    print("\(path): \(bytes.count) bytes, \(elements) elements, \(views) live views")
    let expat = Timing { parseWithExpatAlone(bytes) }
    let read = Timing { _ = try? InterfaceDocument.read(bytes, file: path) }
    let whole = Timing { _ = try? InterfaceDocument.read(bytes, file: path).instantiate() }
    print(expat.line("Expat alone      "))
    print(read.line("read             "))
    print(whole.line("read, instantiate"))
    print("                   \((whole.median / expat.median * 10).rounded() / 10) × Expat alone")
  } catch {
    print("\(path): \(error)")
  }
}
