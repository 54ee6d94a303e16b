import Diagnostics
import Geometry
import Views

/// An archive → resolved trees.
struct ArchiveInstantiator {
  let context: ReadingContext
  let archive: Archive
  let records: ArchiveRecords

  init(_ document: InterfaceDocument) throws(ReadError) {
    context = ReadingContext(file: document.file)
    archive = try Archive(root: document.root, context: context)
    records = ArchiveRecords(archive)
  }

  /// All scenes in the file's order, and what was found on the way.
  func instantiate() throws(ReadError) -> (scenes: [Scene], findings: [Finding]) {
    guard let roots = archive.value("IBDocument.RootObjects", of: archive.data) else {
      throw ReadError(.missingPart("IBDocument.RootObjects"), at: context.location(of: archive.data))
    }
    var objects = ObjectList()
    let viewReader = ArchiveViewReader(archive: archive, records: records)
    for element in archive.items(of: roots) { add(element, to: &objects, viewReader) }
    let autolayout = archive.value("IBDocument.UseAutolayout", of: archive.data)?.text == "YES"
    let assembly = SceneAssembly(context: context, canvas: canvas, reportsConstraints: autolayout)
    return (assembly.scenes(from: objects), context.findings)
  }

  private func add(_ element: Element, to objects: inout ObjectList, _ viewReader: ArchiveViewReader) {
    let reader = archive.reader(element)
    if viewReader.isView(element) {
      guard let view = viewReader.view(element) else { return }
      objects.views.append(
        .init(
          view: view, isFreeform: reader.has("IBUISimulatedSizeMetrics"), orientation: orientation(reader)))
    } else if reader.className == "IBProxyObject" {
      guard reader.string("IBProxiedObjectIdentifier") == "IBFilesOwner" else { return }
      objects.owners.append(owner(element, isController: false, viewReader))
    } else if reader.className.hasSuffix("Controller") {
      objects.owners.append(owner(element, isController: true, viewReader))
    }
  }

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
      owner.orientation = orientation(reader)
      if let view = reader.value("IBUIView"), viewReader.isView(view) { owner.view = viewReader.view(view) }
    }
    owner.outlets = records.outlets.filter { $0.source == ObjectIdentifier(element) }.map {
      ($0.name, ArchiveRecords.identity(of: $0.destination), $0.location)
    }
    return owner
  }

  /// Orientations: 1 portrait, 2 upside down, 3 and 4 landscape.
  private func orientation(_ reader: ArchiveReader) -> Orientation? {
    guard let metrics = reader.object("IBUISimulatedOrientationMetrics") else { return nil }
    let number =
      metrics.has("IBUIInterfaceOrientation")
      ? metrics.int("IBUIInterfaceOrientation", default: 1) : metrics.int("interfaceOrientation", default: 1)
    return number >= 3 ? .landscape : .portrait
  }

  /// The screen of the era that the view fills: 3.5 or 4 inch, or the iPad.
  private func canvas(rootSize: Size, isFreeform: Bool, orientation: Orientation?) -> DesignCanvas {
    let screens = [
      Size(width: 320, height: 480), Size(width: 320, height: 568), Size(width: 768, height: 1024),
    ]
    if !isFreeform {
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
