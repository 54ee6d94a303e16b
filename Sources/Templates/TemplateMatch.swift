import Diagnostics
import Geometry
import Views

/// What matching a template with the live tree gave: values only, nothing of either tree stays alive.
public struct TemplateMatch: Hashable, Sendable {
  /// A template view and the live view that it claims.
  public struct Pair: Hashable, Sendable {
    /// The live view.
    public let live: ViewID
    /// The template view.
    public let template: ViewSummary
    /// Why they are counterparts.
    public let rule: Rule
    /// Whether a later template view claims the same live view, whose layout wins.
    public let isOverruled: Bool
  }

  /// Why a view has no counterpart; the raw values are what JSON and tables show.
  public enum Reason: String, Hashable, Sendable {
    /// No child of the other parent has its class.
    case noneOfItsClass = "none-of-its-class"
    /// Some have its class and nothing says which is meant.
    case severalOfItsClass = "several-of-its-class"
    /// All that have its class are counterparts of others.
    case taken
  }

  /// A live view that no template view claims, though its superview has a counterpart.
  public struct UnmatchedLive: Hashable, Sendable {
    /// The view.
    public let view: ViewID
    /// What is worth knowing of it.
    public let summary: ViewSummary
    /// How many views lie in it that have no counterpart either.
    public let insideCount: Int
    /// Why it has none.
    public let reason: Reason
    /// The template views that come nearest, at most three; empty for views beyond `findingLimit`.
    public let candidates: [Candidate]
  }

  /// A template view that claims no live view, though its superview does.
  public struct UnmatchedTemplate: Hashable, Sendable {
    /// What is worth knowing of it.
    public let summary: ViewSummary
    /// The live counterpart of its superview.
    public let liveParent: ViewID
    /// Where it would stand in that view's coordinates, points, once the template's layout is applied.
    public let frameInLiveParent: Rect
    /// How many views lie in it that have no counterpart either.
    public let insideCount: Int
    /// Why it has none.
    public let reason: Reason
    /// The live views that come nearest, at most three; empty for views beyond `findingLimit`.
    public let candidates: [Candidate]
  }

  /// A live view that several children of one template view claim; the last one's layout wins.
  public struct SharedClaim: Hashable, Sendable {
    /// The live view.
    public let live: ViewID
    /// What is worth knowing of it.
    public let summary: ViewSummary
    /// Those that claim it, in document order.
    public let claimants: [ViewSummary]
    /// Why each of them does.
    public let rules: [Rule]
  }

  /// A template view that TPMultiLayoutViewController itself, by the code that a running app has, would pair otherwise.
  ///
  /// Children of such views are not listed: that they differ, too, follows.
  public struct LibraryDifference: Hashable, Sendable {
    /// Why it would; the raw values are what JSON shows.
    public enum Reason: String, Hashable, Sendable {
      /// The template's root has a negative tag, so that nothing of the template is applied.
      case negativeRoot = "negative-root"
      /// Live views with a negative tag are found, and count among those of their class.
      case negativeTag = "negative-tag"
      /// Two buttons without image have the same image.
      case noImage = "no-image"
      /// Two text fields without text have the same text.
      case blankField = "blank-field"
      /// The actions of an event are compared in their order.
      case actionOrder = "action-order"
      /// A control with several targets is like no other unless each target has an action for each event.
      case severalTargets = "several-targets"
      /// A segue is a target of its own.
      case segue
      /// Outlets are not compared.
      case outlet
      /// Object ids are not known to an app.
      case objectID = "id"
    }

    /// A live view that is taken.
    public struct Choice: Hashable, Sendable {
      /// The view.
      public let live: ViewID
      /// What is worth knowing of it.
      public let summary: ViewSummary
      /// Why it is taken.
      public let rule: Rule
    }

    /// The template view.
    public let template: ViewSummary
    /// What it is paired with here; nil for nothing.
    public let own: Choice?
    /// What the library would pair it with; nil for nothing.
    public let library: Choice?
    /// Why they differ.
    public let reason: Reason
  }

  /// The orientation of the template.
  public let orientation: Orientation
  /// All claims in the template's document order, overruled ones among them.
  public let pairs: [Pair]
  /// The topmost live views without counterpart, in document order.
  public let unmatchedLive: [UnmatchedLive]
  /// The topmost template views without counterpart, in document order.
  public let unmatchedTemplate: [UnmatchedTemplate]
  /// Live views that several template views claim, in document order.
  public let shared: [SharedClaim]
  /// Template views that TPMultiLayoutViewController itself would pair otherwise, in document order.
  public let libraryDifferences: [LibraryDifference]
  /// What the template says about the live views.
  package let layout: ExtractedLayout

  /// How many findings of a kind are spelled out; the rest is one finding that counts them.
  public static let findingLimit = 100
}

/// A view that nearly is the counterpart of another.
public struct Candidate: Hashable, Sendable {
  /// Where it stands in respect to the place where it would be found.
  public enum Place: Hashable, Sendable {
    /// There, and no one's counterpart.
    case free
    /// There, but the counterpart of the view that is named.
    case taken(by: String)
    /// In another superview, which is named.
    case elsewhere(inside: String)
  }

  /// What makes the two counterparts.
  public enum Remedy: Hashable, Sendable {
    /// Giving both the same tag, one that none of their siblings has.
    case sameTag
    /// The same for each pair: nothing tells several apart.
    case tagEachPair(alike: String)
    /// Adding a view to the other tree, since this one has its counterpart, and giving the new pair the same tag:
    /// by any other rule it could claim what is taken.
    case add
    /// Moving the template's view of the two into the template view that is named: the layout follows the live
    /// tree.
    case move(into: String)
    /// Moving it there and giving both the same tag.
    case moveAndTag(into: String)
    /// Finding a counterpart for the candidate's superview first.
    case matchSuperview
  }

  /// What is worth knowing of it.
  public let summary: ViewSummary
  /// Rules by which both are alike.
  public let alike: [Rule]
  /// Rules by which they differ.
  public let different: [Rule]
  /// Where it stands.
  public let place: Place
  /// What makes them counterparts.
  public let remedy: Remedy
}
