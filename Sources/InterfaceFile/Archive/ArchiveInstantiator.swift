import Diagnostics
import Geometry
import InterfaceXML
import Views

/// Converts an archive to resolved trees.
struct ArchiveInstantiator {
  let context: ReadingContext
  let archive: Archive
  let records: ArchiveRecords
  private let root: Element

  init(_ document: InterfaceDocument, texts: TextOverlay) throws(ReadError) {
    root = document.root
    context = ReadingContext(file: document.file, reading: root, texts: texts)
    archive = try Archive(root: document.root, context: context)
    records = ArchiveRecords(archive)
  }

  /// All scenes in the file's order, and the findings from reading them.
  func instantiate() throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
    guard let roots = archive.value("IBDocument.RootObjects", of: archive.data) else {
      throw ReadError(.missingPart("IBDocument.RootObjects"), at: context.location(of: archive.data))
    }
    var objects = ObjectList()
    let viewReader = ArchiveViewReader(archive: archive, records: records)
    for element in archive.items(of: roots) { add(element, to: &objects, viewReader) }
    _ = archive.reader(archive.data).bool("IBDocument.UseAutolayout", default: false)
    let assembly = SceneAssembly(context: context, canvas: canvas)
    let scenes = assembly.scenes(from: objects)
    ArchiveSweep(context: context).sweep(root)
    return (scenes, context.findings)
  }

  private func add(_ element: Element, to objects: inout ObjectList, _ viewReader: ArchiveViewReader) {
    let reader = archive.reader(element)
    if viewReader.isView(element) {
      guard let view = viewReader.view(element) else { return }
      objects.views.append(.init(view: view, marks: marks(reader)))
    } else if reader.className == "IBProxyObject" {
      guard reader.string("IBProxiedObjectIdentifier") == "IBFilesOwner" else { return }
      objects.owners.append(owner(element, isController: false, viewReader))
    } else if reader.className.hasSuffix("Controller") {
      objects.owners.append(owner(element, isController: true, viewReader))
    } else if !Self.inertObjects.contains(where: reader.className.hasSuffix) {
      context.add(
        .ignoredElement(reader.className, in: "IBDocument.RootObjects", at: reader.location))
    }
  }

  /// Suffixes of class names without a visible representation.
  private static let inertObjects = ["CustomObject", "Recognizer", "Item", "NSCustomResource"]

  private func owner(
    _ element: Element, isController: Bool, _ viewReader: ArchiveViewReader
  ) -> ObjectList.Owner {
    let reader = archive.reader(element)
    var owner = ObjectList.Owner(
      id: ArchiveRecords.identity(of: element), className: records.customClass(of: element),
      isController: isController, location: reader.location)
    if isController {
      owner.className = owner.className ?? String(reader.className.dropFirst(2))
      owner.title = reader.string("IBUITitle")
      owner.userLabel = records.name(of: element)
      owner.marks = marks(reader)
      if let view = reader.value("IBUIView"), viewReader.isView(view) { owner.view = viewReader.view(view) }
    }
    owner.outlets = records.outlets(of: element)
    return owner
  }

  /// Orientations: 1 portrait, 2 upside down, 3 and 4 landscape.
  private func marks(_ reader: ArchiveReader) -> ObjectList.Marks {
    var marks = ObjectList.Marks(isFreeform: reader.has("IBUISimulatedSizeMetrics"))
    guard let metrics = reader.object("IBUISimulatedOrientationMetrics") else { return marks }
    let keys = ["IBUIInterfaceOrientation", "interfaceOrientation"]
    let number = metrics.int(keys.first(where: metrics.has) ?? keys[0], default: 1)
    marks.orientation = number >= 3 ? .landscape : .portrait
    if !(1...4).contains(number) {
      context.add(
        .badValue(
          String(number), of: keys[0], expected: "1 … 4",
          used: number >= 3 ? "landscape" : "portrait", at: metrics.location))
    }
    return marks
  }

  /// The screen of the era that the view fills: 3.5 or 4 inch, or the iPad.
  private func canvas(rootSize: Size, marks: ObjectList.Marks) -> DesignCanvas {
    let orientation = marks.orientation
    let screens = [
      Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 768, height: 1024),
    ]
    if !marks.isFreeform {
      for upright in screens {
        let screen = orientation == .landscape ? upright.transposed : upright
        let canvas = DesignCanvas.fitting(
          rootSize, screen: screen, device: nil, orientation: orientation ?? .portrait, scale: 2)
        if !canvas.isFreeform { return canvas }
      }
    }
    return .freeform(rootSize, screen: screens[0], device: nil, scale: 2)
  }
}
