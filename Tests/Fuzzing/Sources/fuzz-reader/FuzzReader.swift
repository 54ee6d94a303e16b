import InterfaceFile

/// libFuzzer's entry: bytes go through both stages of reading. Crashes, hangs and broken promises are findings.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? InterfaceDocument.read(bytes, file: "fuzz.xib"),
    let (scenes, _) = try? document.instantiate()
  else { return 0 }
  for scene in scenes {
    for view in scene.tree.views {
      precondition(view.frame.isFinite, "a frame is not finite")
      precondition(view.frame.size.width >= 0 && view.frame.size.height >= 0, "a size is negative")
    }
  }
  return 0
}
