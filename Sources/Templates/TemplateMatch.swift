import Geometry
import Views

/// The result of matching a template with the live tree: values only, which keep neither tree alive.
public struct TemplateMatch: Hashable, Sendable {
  /// A template view and the live view that it claims.
  public struct Pair: Hashable, Sendable {
    /// The live view.
    public let live: ViewID
    /// The template view.
    public let template: ViewSummary
    /// The reason.
    public let rule: Rule
    /// Whether a later template view, whose layout takes precedence, claims the same live view.
    public let isOverruled: Bool
  }

  /// Why a view has no counterpart; the raw values are shown in JSON and tables.
  public enum Reason: String, Hashable, Sendable {
    /// No child of the other parent has its class.
    case noneOfItsClass = "none-of-its-class"
    /// Several have its class, and nothing distinguishes them.
    case severalOfItsClass = "several-of-its-class"
    /// All children with its class are counterparts of others.
    case taken
  }

  /// A live view that no template view claims, though its superview has a counterpart.
  public struct UnmatchedLive: Hashable, Sendable {
    /// The view.
    public let view: ViewID
    /// Its description.
    public let summary: ViewSummary
    /// The number of its descendants that have no counterpart either.
    public let insideCount: Int
    /// The reason.
    public let reason: Reason
    /// The most similar template views, at most three; empty for views beyond `findingLimit`.
    public let candidates: [Candidate]
  }

  /// A template view that claims no live view, though its superview does.
  public struct UnmatchedTemplate: Hashable, Sendable {
    /// Its description.
    public let summary: ViewSummary
    /// The live counterpart of its superview.
    public let liveParent: ViewID
    /// Its frame in that view's coordinates in points after applying the template's layout.
    public let frameInLiveParent: Rect
    /// The number of its descendants that have no counterpart either.
    public let insideCount: Int
    /// The reason.
    public let reason: Reason
    /// The most similar live views, at most three; empty for views beyond `findingLimit`.
    public let candidates: [Candidate]
  }

  /// A live view claimed by several children of one template view; the last one's layout takes precedence.
  public struct SharedClaim: Hashable, Sendable {
    /// The live view.
    public let live: ViewID
    /// Its description.
    public let summary: ViewSummary
    /// The views that claim it, in document order.
    public let claimants: [ViewSummary]
    /// The reason for each of them.
    public let rules: [Rule]
  }

  /// A template view that TPMultiLayoutViewController's own code, as used by a running app, would pair differently.
  ///
  /// Children of such views are not listed: their differences are a consequence.
  public struct LibraryDifference: Hashable, Sendable {
    /// The reason; the raw values are shown in JSON.
    public enum Reason: String, Hashable, Sendable {
      /// The template's root has a negative tag, so that nothing of the template is applied.
      case negativeRoot = "negative-root"
      /// Live views with a negative tag are found, and count as views of their class.
      case negativeTag = "negative-tag"
      /// Two buttons without image have the same image.
      case noImage = "no-image"
      /// Two text fields without text have the same text.
      case blankField = "blank-field"
      /// The actions of an event are compared in order.
      case actionOrder = "action-order"
      /// A control with several targets is equal to no other unless each target has an action for each event.
      case severalTargets = "several-targets"
      /// A segue is a separate target.
      case segue
      /// Outlets are not compared.
      case outlet
      /// Object IDs are unknown to an app.
      case objectID = "id"
    }

    /// The live counterpart.
    public struct Choice: Hashable, Sendable {
      /// The view.
      public let live: ViewID
      /// Its description.
      public let summary: ViewSummary
      /// The reason.
      public let rule: Rule
    }

    /// The template view.
    public let template: ViewSummary
    /// Its counterpart here; nil for none.
    public let own: Choice?
    /// Its counterpart in the library; nil for none.
    public let library: Choice?
    /// The reason for the difference.
    public let reason: Reason
  }

  /// The orientation of the template.
  public let orientation: Orientation
  /// All claims in the template's document order, including overruled ones.
  public let pairs: [Pair]
  /// The topmost live views without counterpart, in document order.
  public let unmatchedLive: [UnmatchedLive]
  /// The topmost template views without counterpart, in document order.
  public let unmatchedTemplate: [UnmatchedTemplate]
  /// Live views claimed by several template views, in document order.
  public let shared: [SharedClaim]
  /// Template views that TPMultiLayoutViewController itself would pair differently, in document order.
  public let libraryDifferences: [LibraryDifference]
  /// The template's layout for the live views.
  package let layout: ExtractedLayout

  /// The maximum number of findings of a kind; one more counts the rest.
  public static let findingLimit = 100
}

/// A view that is almost the counterpart of another.
public struct Candidate: Hashable, Sendable {
  /// Its position relative to the place where it would be found.
  public enum Place: Hashable, Sendable {
    /// There, without a counterpart.
    case free
    /// There, but the counterpart of the given view.
    case taken(by: String)
    /// In another superview, which is given.
    case elsewhere(inside: String)
  }

  /// What would make the two counterparts.
  public enum Remedy: Hashable, Sendable {
    /// Giving both the same tag, unique among their siblings.
    case sameTag
    /// The same for each pair: nothing distinguishes several.
    case tagEachPair(alike: String)
    /// Adding a view to the other tree, since this one has its counterpart, and giving the new pair the same tag: by
    /// any other rule it could claim another's counterpart.
    case add
    /// Moving the template's view of the two into the given template view: the layout follows the live tree.
    case move(into: String)
    /// Moving it there and giving both the same tag.
    case moveAndTag(into: String)
    /// Finding a counterpart for the candidate's superview first.
    case matchSuperview
  }

  /// Its description.
  public let summary: ViewSummary
  /// The rules by which both are equal.
  public let alike: [Rule]
  /// Rules by which they differ.
  public let different: [Rule]
  /// Its position.
  public let place: Place
  /// What would make them counterparts.
  public let remedy: Remedy
}
