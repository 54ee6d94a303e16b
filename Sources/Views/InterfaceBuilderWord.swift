/// A UIKit enumeration whose raw values are Interface Builder's words.
///
/// Records of goldens contain these words, like all texts of a document.
package protocol InterfaceBuilderWord: RawRepresentable<String>, Hashable, Sendable {}
