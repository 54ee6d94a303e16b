extension FontTable {
  /// A face, and its differences from the request.
  struct Choice {
    var face: Int
    var style: GlyphStyle
    var metrics: VerticalMetrics?
    var isSystem = false
    var substitution: Substitution?
  }

  /// Returns the face for a request, which always exists.
  func choose(_ request: FontRequest) -> Choice {
    switch request.family {
    case .system:
      return system(weight: request.weight, isItalic: request.isItalic, requested: nil)
    case .named(let name):
      guard let (record, words) = lookUp(name) else { return unknown(name, request) }
      return named(name, record, words, request)
    }
  }

  /// Returns the record for a name, and the name's style words.
  ///
  /// A name that is not in the table matches its longest prefix in the table that is followed by a "-" or only by style
  /// words.
  private func lookUp(_ name: String) -> (NameRecord, StyleWords)? {
    let key = FontTable.key(name)
    if let record = record(name) { return (record, StyleWords(FontTable.style(of: key))) }
    var end = key.endIndex
    while end > key.startIndex {
      if let index = namesByKey[String(key[..<end])] {
        let rest = key[end...]
        if rest.hasPrefix("-") { return (names[index], StyleWords(rest)) }
        if let words = StyleWords(exactly: rest) { return (names[index], words) }
      }
      end = key.index(before: end)
    }
    return nil
  }

  /// Returns the part of a PostScript name after the family.
  private static func style(of name: String) -> Substring {
    guard let dash = name.lastIndex(of: "-") else { return "" }
    return name[dash...]
  }

  private func named(
    _ name: String, _ record: NameRecord, _ words: StyleWords, _ request: FontRequest
  ) -> Choice {
    let weight = request.weight == .regular ? words.weight : request.weight
    let isItalic = request.isItalic || words.isItalic
    if record.fit == .system {
      return system(weight: weight, isItalic: isItalic, requested: name)
    }
    var choice = Choice(face: record.face, style: record.style, metrics: record.metrics)
    if FontTable.key(name) != FontTable.key(record.name) || weight != words.weight
      || isItalic != words.isItalic
    {
      (choice.face, choice.style) = face(family: faces[record.face].family, weight, isItalic)
    }
    choice.substitution = substitution(name, record.fit, choice.face)
    return choice
  }

  private func substitution(_ name: String, _ fit: FontFit, _ face: Int) -> Substitution? {
    let used = faces[face].displayName
    switch fit {
    case .system, .itself: return nil
    case .sameWidths: return Substitution(requested: name, used: used, kind: .sameWidths)
    case .standIn: return Substitution(requested: name, used: used, kind: .standIn)
    }
  }

  private func unknown(_ name: String, _ request: FontRequest) -> Choice {
    let words = StyleWords(FontTable.style(of: name))
    var choice = system(
      weight: request.weight == .regular ? words.weight : request.weight,
      isItalic: request.isItalic || words.isItalic, requested: name)
    choice.substitution = Substitution(
      requested: name, used: faces[choice.face].displayName, kind: .unknownName)
    return choice
  }

  /// The system font is the table's first family.
  private func system(weight: FontWeight, isItalic: Bool, requested: String?) -> Choice {
    let (face, style) = face(family: faces[0].family, weight, isItalic)
    var choice = Choice(face: face, style: style, metrics: .system, isSystem: true)
    if faces[face].weight != weight {
      choice.substitution = Substitution(
        requested: requested ?? "system font, \(weight)", used: faces[face].displayName,
        kind: .nearestWeight)
    }
    return choice
  }

  /// Returns the nearest face of a family, and the synthetic changes to its outlines. Weight takes precedence over
  /// slope, because a sheared face is closer to an italic one than a regular face is to a bold one.
  func face(family: String, _ weight: FontWeight, _ isItalic: Bool) -> (Int, GlyphStyle) {
    let members = faces.indices.filter { faces[$0].family == family }
    let wanted = FontTable.available(weight, among: members.map { faces[$0].weight })
    let sameWeight = members.filter { faces[$0].weight == wanted }
    let face = sameWeight.first { faces[$0].isItalic == isItalic } ?? sameWeight.first ?? 0
    var style: GlyphStyle = []
    if weight >= .semibold, faces[face].weight < .semibold { style.insert(.bold) }
    if isItalic, !faces[face].isItalic { style.insert(.oblique) }
    return (face, style)
  }

  /// Returns the nearest available weight: light ones map to regular and heavy ones to bold; medium prefers regular,
  /// semibold prefers bold.
  private static func available(_ weight: FontWeight, among weights: [FontWeight]) -> FontWeight {
    if weights.contains(weight) { return weight }
    if weight <= .medium {
      return weights.filter { $0 <= .medium }.min { abs($0.rawValue - 400) < abs($1.rawValue - 400) }
        ?? weights.min() ?? .regular
    }
    return weights.filter { $0 >= .semibold }.min { abs($0.rawValue - 700) < abs($1.rawValue - 700) }
      ?? weights.max() ?? .regular
  }

  /// Returns the fallback faces for characters missing from `face`: the families in order, each in the same weight and
  /// slope if possible, followed by all other faces.
  func fallbacks(for face: Int) -> [Int] {
    var order: [Int] = []
    var families: [String] = []
    for record in faces where !families.contains(record.family) { families.append(record.family) }
    for family in families {
      order.append(self.face(family: family, faces[face].weight, faces[face].isItalic).0)
    }
    for other in faces.indices where !order.contains(other) { order.append(other) }
    return order.filter { $0 != face }
  }

  /// Returns the faces of the families designed for a script, each in the nearest weight.
  func faces(of script: ScriptTag, _ weight: FontWeight) -> [Int] {
    var families: [String] = []
    for record in faces where record.scripts.contains(script) && !families.contains(record.family) {
      families.append(record.family)
    }
    return families.map { face(family: $0, weight, false).0 }
  }
}
