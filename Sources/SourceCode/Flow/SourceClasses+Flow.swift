// What is asked of the types of files where values are followed from file to file.
extension SourceClasses {
  /// The content of a file; nil for one that cannot be read.
  func bytes(ofFile path: String) -> [UInt8]? { index.bytes(ofFile: path) }

  /// The files that have a word; none where too many have.
  func files(mentioning word: String) -> [String] {
    let files = index.files(mentioning: word)
    return files.count > Self.mostMentions ? [] : files.map { index.paths[$0] }
  }

  /// The files that may declare or extend a type.
  func files(declaring type: String) -> [String] { (index.files[type] ?? []).map { index.paths[$0] } }

  /// The types that declare a property or a method of a name; none where too many files have the name.
  func types(declaring name: String) -> Set<String> {
    let files = index.files(mentioning: name)
    guard files.count <= Self.mostMentions else { return [] }
    index.read(files)
    let wanted = Set(files.map { index.paths[$0] })
    return index.known.withLock { known in
      Set(
        known.types.values.joined().filter { type in
          wanted.contains(type.file)
            && (type.properties.contains { $0.name == name } || type.methods.contains { $0.name == name })
        }.map(\.name))
    }
  }

  /// The types of the properties of a type and of those that it inherits from, and of what their methods return, as far as they are known.
  func propertyTypes(of type: String) -> [String: String] {
    var (next, steps, found) = (String?.some(SourceType.plain(type)), 0, [String: String]())
    while let name = next, steps < Self.mostAncestors {
      let types = all(name)
      for own in types.flatMap(\.properties) {
        if let type = own.type ?? own.enumeration ?? own.literalType, found[own.name] == nil {
          found[own.name] = type
        }
      }
      for method in types.flatMap(\.methods) where found[method.name] == nil {
        found[method.name] = method.resultType
      }
      next = types.first(where: \.isClass)?.inherited.first
      steps += 1
    }
    return found
  }

  /// Whether objects of a type are made of its properties: it is declared, and nobody wrote an initializer.
  func takesProperties(_ type: String) -> Bool {
    let types = all(type)
    return types.contains { !$0.isExtension && !$0.isClass }
      && !types.contains { $0.methods.contains { $0.name == "init" } }
  }

  /// The types of the files that a type inherits from or conforms to, and those that do of it, with itself.
  func relatives(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    func follow(_ next: (String) -> [String]) {
      var waiting = [type]
      while let name = waiting.popLast(), found.count < Self.mostRelatives {
        for other in next(name) where found.insert(other).inserted { waiting.append(other) }
      }
    }
    follow { all($0).flatMap(\.inherited).filter { isProtocol($0) || !all($0).isEmpty } }
    follow { name in
      let numbers = index.heirs[name] ?? []
      index.read(numbers)
      return index.known.withLock { Set(($0.heirs[name] ?? []).map(\.name)) }.sorted()
    }
    return found
  }

  /// The most files with a word, the most classes that are looked through for a property, and the most of a type's kind.
  private static let (mostMentions, mostAncestors, mostRelatives) = (64, 8, 64)
}
