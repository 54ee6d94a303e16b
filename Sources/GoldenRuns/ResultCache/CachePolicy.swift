import Cache

/// The caches of a run, and how it uses them.
package struct CachePolicy: Sendable {
  /// Where they are looked for, in this order; the first one takes new results.
  package let caches: [ContentCache]
  /// Whether documents without a result are drawn.
  package var drawsMissing = true
  /// Says which job of a list a document belongs to.
  package var job: @Sendable (_ document: String) -> String? = { _ in nil }

  /// Results in caches; at least one.
  package init(_ caches: [ContentCache]) { self.caches = caches }
}
