import InterfaceXML

extension Element {
  /// The ids of the controllers of a storyboard, whose root this is, to which nothing leads: no segue, relationship or outlet, no
  /// identifier, and which are not the initial one. None in other documents.
  ///
  /// Source: Apple, `UIStoryboard`: a controller is made as the initial one, by its identifier, or by a segue.
  package var unreachedControllers: Set<String> {
    guard children.contains(where: { $0.name == "scenes" }) else { return [] }
    var unnamed: Set<String> = []
    var reached = Set([peek("initialViewController")].compactMap(\.self))
    var waiting = [self]
    while let element = waiting.popLast() {
      // An outlet leads to layouts that are scenes of their own: a controller's twin.
      if ["segue", "outlet", "outletCollection"].contains(element.name),
        let destination = element.peek("destination")
      {
        reached.insert(destination)
      }
      if element.peek("sceneMemberID") == "viewController", element.peek("storyboardIdentifier") == nil,
        element.name != "viewControllerPlaceholder", let id = element.peek("id")
      {
        unnamed.insert(id)
      }
      waiting += element.children
    }
    return unnamed.subtracting(reached)
  }
}
