import JSON
import PictureComparison

/// A text that no cache entry of this version has: it counts as a miss.
struct CachedFormError: Error {}

/// A value that cache entries hold, as JSON.
protocol CachedForm {
  var form: JSONValue { get }
  init(form json: JSONValue) throws(CachedFormError)
}

/// A value whose members are stored one after another. They need no names: an entry is only found by the program that
/// stored it.
protocol CachedRecord: CachedForm {
  /// Any value; all of its members are replaced.
  static var blank: Self { get }
  /// The members that are stored.
  static var members: CachedMembers<Self> { get }
}

extension CachedRecord {
  var form: JSONValue { .array(Self.members.stored(self)) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard case .array(let items) = json.content else { throw CachedFormError() }
    self = Self.blank
    try Self.members.read(items, &self)
  }
}

/// The members of a value, from which both its form in caches and the way back follow.
struct CachedMembers<Value> {
  let stored: (Value) -> [JSONValue]
  let read: ([JSONValue], inout Value) throws(CachedFormError) -> Void

  init<each Member: CachedForm>(_ paths: repeat WritableKeyPath<Value, each Member>) {
    stored = { value in
      var items: [JSONValue] = []
      for path in repeat each paths { items.append(value[keyPath: path].form) }
      return items
    }
    read = { (items, value) throws(CachedFormError) in
      var rest = items[...]
      for path in repeat each paths {
        guard let item = rest.popFirst() else { throw CachedFormError() }
        value[keyPath: path] = try .init(form: item)
      }
      if !rest.isEmpty { throw CachedFormError() }
    }
  }
}

// MARK: Simple values

extension JSONValue: CachedForm {
  var form: JSONValue { self }

  init(form json: JSONValue) { self = json }
}

extension String: CachedForm {
  var form: JSONValue { .string(self) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard let text = json.string else { throw CachedFormError() }
    self = text
  }
}

extension Int: CachedForm {
  var form: JSONValue { .integer(self) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard case .integer(let number) = json.content else { throw CachedFormError() }
    self = number
  }
}

extension Bool: CachedForm {
  var form: JSONValue { .flag(self) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard let flag = json.flag else { throw CachedFormError() }
    self = flag
  }
}

/// A word.
extension CachedForm where Self: RawRepresentable, RawValue == String {
  var form: JSONValue { .string(rawValue) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard let value = Self(rawValue: try String(form: json)) else { throw CachedFormError() }
    self = value
  }
}

extension Optional: CachedForm where Wrapped: CachedForm {
  var form: JSONValue { self?.form ?? .null }

  init(form json: JSONValue) throws(CachedFormError) {
    self = json.content == .null ? nil : try Wrapped(form: json)
  }
}

extension Array: CachedForm where Element: CachedForm {
  var form: JSONValue { .array(map(\.form)) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard case .array(let items) = json.content else { throw CachedFormError() }
    self = []
    for item in items { append(try Element(form: item)) }
  }
}

/// A set, in the order of the bytes of its elements' forms.
extension Set: CachedForm where Element: CachedForm {
  var form: JSONValue {
    let forms = map { element in (element.form, Array(element.form.text(isIndented: false).utf8)) }
    return .array(forms.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0))
  }

  init(form json: JSONValue) throws(CachedFormError) { self = Set(try [Element](form: json)) }
}

/// A number by its bits: as a decimal number it might come back as its neighbor.
extension Double: CachedForm {
  var form: JSONValue { .string(String(bitPattern, radix: 16)) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard let bits = UInt64(try String(form: json), radix: 16) else { throw CachedFormError() }
    self.init(bitPattern: bits)
  }
}

extension UInt8: CachedForm {
  var form: JSONValue { .integer(Int(self)) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard let byte = UInt8(exactly: try Int(form: json)) else { throw CachedFormError() }
    self = byte
  }
}

extension PixelHash: CachedForm {
  var form: JSONValue { .string(text) }

  init(form json: JSONValue) throws(CachedFormError) {
    guard let hash = PixelHash(try String(form: json)) else { throw CachedFormError() }
    self = hash
  }
}
