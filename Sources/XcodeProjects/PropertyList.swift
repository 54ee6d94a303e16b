/// A value of a property list (Apple, Property List Programming Guide), old-style or in XML.
///
/// Numbers, dates and data are texts as written: nothing here needs them as anything else.
package indirect enum PropertyList: Hashable, Sendable {
  /// A string, or what is written like one; `YES` and `NO` for `<true/>` and `<false/>`, as in build settings.
  case text(String)
  /// An array.
  case list([PropertyList])
  /// A dictionary; of several values of one key the last one.
  case table([String: PropertyList])

  /// The text; nil for anything else.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The items of a list; none of anything else.
  package var items: [PropertyList] { if case .list(let items) = self { items } else { [] } }

  /// The texts of a list.
  package var texts: [String] { items.compactMap(\.text) }

  /// The entries of a dictionary; none of anything else.
  package var entries: [String: PropertyList] { if case .table(let entries) = self { entries } else { [:] } }

  /// The value of a key; nil if there is none.
  package subscript(key: String) -> PropertyList? { entries[key] }
}
