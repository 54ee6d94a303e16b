/// Which kinds of warnings and notes a user wants to see. Errors are of no kind: they are always reported.
package struct ReportedKinds: Hashable, Sendable {
  /// The word for every kind.
  package static let all = "all"

  /// The kinds that are reported although they are notes, and although `silenced` names them or all.
  package var shown: Set<String>
  /// The kinds that are not reported.
  package var silenced: Set<String>

  /// Kinds by the words of their categories, or `all`.
  package init(shown: some Sequence<String> = [], silenced: some Sequence<String> = []) {
    self.shown = Set(shown)
    self.silenced = Set(silenced)
  }

  /// These kinds, and those of others that these do not decide.
  package func over(_ others: Self) -> Self {
    func undecided(_ words: Set<String>, by own: Set<String>) -> Set<String> {
      own.contains(Self.all) ? [] : words.subtracting(own)
    }
    return Self(
      shown: shown.union(undecided(others.shown, by: silenced)),
      silenced: silenced.union(undecided(others.silenced, by: shown)))
  }

  /// Whether a finding is reported.
  package func keeps(_ finding: Finding) -> Bool {
    finding.severity == .error || isTurnedOn(finding.category)
      || silenced.isDisjoint(with: [Self.all, finding.category.rawValue])
  }

  /// Whether notes of a category are reported like warnings.
  package func isTurnedOn(_ category: Category) -> Bool {
    !shown.isDisjoint(with: [Self.all, category.rawValue])
  }
}
