import Cache

/// Where results of documents are kept, and what a run does with them.
package struct AnswerSource: Sendable {
  /// Where they are looked for, in this order; the first one takes new results.
  package let caches: [ContentCache]
  /// Whether documents are worked on that have no result.
  package var mayWork = true
  /// Says which job of a list a document belongs to.
  package var job: @Sendable (_ document: String) -> String? = { _ in nil }

  /// Results in caches; at least one.
  package init(_ caches: [ContentCache]) { self.caches = caches }
}
