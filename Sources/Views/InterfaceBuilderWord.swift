/// A choice of UIKit's that Interface Builder writes as a word, the raw value.
///
/// Records of goldens quote these words, as they do all texts of a document.
public protocol InterfaceBuilderWord: RawRepresentable<String>, Hashable, Sendable {}
