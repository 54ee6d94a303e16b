/// A connected part of the system, whose variables are linked by constraints, and which is solved independently.
///
/// **Basic feasible solved form, represented by its active rows.** Cassowary (Badros, Borning, Stuckey 2001) keeps
/// every basic variable as an explicit row over the parametric ones; a chain of n views then takes O(n²) numbers as
/// soon as equations keep their markers. Here, the parametric symbols themselves are kept: as many *active* rows as
/// there are variables, each at its bound, and a sparse factorization of them (`Factorization`). The values are W⁻¹
/// times the bounds, and a row of the paper's tableau is computed on demand in one pass over the factors.
///
/// **Constraints include their error variables.** A row a·x ⋚ b with weight w costs w times its violation, so its cost
/// is convex and piecewise linear, with a kink at its bound (Fourer 1985). In the paper's terms: the slack and both
/// error variables of an active row are parametric; an inactive row has one of them in the basis, and `piece` tells
/// which: error below (−1), slack or nothing (0), error above (+1). Every basis is feasible in this way.
///
/// **Levels.** The symbolic weights of the hierarchy correspond to one objective row per level, and levels are
/// optimized from high to low. Directions that would worsen a higher level are then *barred*, with a bit for each
/// position and direction: reduced costs are compared lexicographically without being stored.
final class Component {
  /// The state of a row.
  enum State {
    static let live: UInt8 = 0
    /// Dropped because of a conflict of required constraints.
    static let dropped: UInt8 = 1
    static let removed: UInt8 = 2
  }

  /// The directions of a position, as bits.
  enum Direction {
    static let up: UInt8 = 1
    static let down: UInt8 = 2
    static let both: UInt8 = 3
  }

  // Columns.
  @exclusivity(unchecked) var variables = Slab<Int32>()
  @exclusivity(unchecked) var x = Slab<Double>()

  // Rows.
  @exclusivity(unchecked) var matrix = RowMatrix()
  @exclusivity(unchecked) var ids = Slab<Int32>()
  /// −1: ≤, 0: =, 1: ≥.
  @exclusivity(unchecked) var relation = Slab<Int8>()
  @exclusivity(unchecked) var bound = Slab<Double>()
  /// The cost per unit of the row's error: rows are scaled so that their largest coefficient is 1.
  @exclusivity(unchecked) var weight = Slab<Double>()
  @exclusivity(unchecked) var priority = Slab<Double>()
  @exclusivity(unchecked) var rank = Slab<Int>()
  @exclusivity(unchecked) var state = Slab<UInt8>()
  /// The position at which the row is active, or −1.
  @exclusivity(unchecked) var position = Slab<Int32>()
  @exclusivity(unchecked) var piece = Slab<Int8>()
  /// The row's value minus its bound, for inactive rows.
  @exclusivity(unchecked) var residual = Slab<Double>()
  @exclusivity(unchecked) var removedRows = 0
  /// The active rows removed since the last solution.
  @exclusivity(unchecked) var freed = Slab<Int32>()

  /// The distinct priorities, highest first, and the rows of each in the order of addition.
  @exclusivity(unchecked) var levels: [Double] = []
  @exclusivity(unchecked) var rowsOfLevel: [[Int32]] = []

  // Positions.
  /// The active row, or the complement of a column that is held at its value.
  @exclusivity(unchecked) var symbol = Slab<Int32>()
  /// The value of the active row.
  @exclusivity(unchecked) var held = Slab<Double>()
  /// The directions that would worsen a higher level.
  @exclusivity(unchecked) var barred = Slab<UInt8>()
  @exclusivity(unchecked) var factor = Factorization()

  // Scratch memory; all zero between uses where noted.
  @exclusivity(unchecked) var byColumn = Slab<Double>()
  @exclusivity(unchecked) var byPosition = Slab<Double>()
  @exclusivity(unchecked) var reducedCost = Slab<Double>()
  @exclusivity(unchecked) var step = Slab<Double>()
  /// The rate of change of each touched row; zero between uses.
  @exclusivity(unchecked) var rate = Slab<Double>()
  @exclusivity(unchecked) var isTouched = Slab<Bool>()
  @exclusivity(unchecked) var touched = Slab<Int32>()
  @exclusivity(unchecked) var kinks: [Kink] = []
  /// The largest factor in the gradient priced last.
  @exclusivity(unchecked) var pricingScale = 0.0

  @exclusivity(unchecked) var tolerance = Tolerance.epsilon
  @exclusivity(unchecked) var isDirty = true
  /// The number of consecutive steps without progress; many of them trigger Bland's rule.
  @exclusivity(unchecked) var stalled = 0
  @exclusivity(unchecked) var iterations = 0
  /// Whether a loss of precision in the factors was detected.
  @exclusivity(unchecked) var isImprecise = false
  /// Whether a run ended at the iteration limit.
  @exclusivity(unchecked) var isUnfinished = false
  @exclusivity(unchecked) var conflicts: [(members: [Int32], broken: Int32, gap: Double)] = []

  /// Whether the active rows were chosen without earlier ones, and not yet stepped from.
  @exclusivity(unchecked) var isFresh = false
  /// The iteration at which exchanges of parallel rows are tried again.
  @exclusivity(unchecked) var nextFlips = 0
  /// The remaining work budget of the whole system.
  let budget: WorkBudget

  init(_ budget: WorkBudget) { self.budget = budget }

  /// The number of columns, and of positions.
  var size: Int { variables.count }
  var rows: Int { ids.count }

  @inline(__always) func isRequired(_ row: Int) -> Bool { priority[row] >= LinearConstraint.required }

  /// Returns the live, active row at a position, or −1 if the position is free to move at no cost.
  @inline(__always) func liveRow(at p: Int) -> Int {
    let row = Int(symbol[p])
    return row >= 0 && state[row] == State.live ? row : -1
  }

  /// Returns the piece of its cost function that a row with this residual is on.
  @inline(__always) func piece(of row: Int, at residual: Double) -> Int8 {
    let relation = relation[row]
    if residual > tolerance { return relation <= 0 ? 1 : 0 }
    if residual < -tolerance { return relation >= 0 ? -1 : 0 }
    return 0
  }

  /// Returns the directions in which an active row violates its constraint.
  @inline(__always) func outward(_ row: Int) -> UInt8 {
    switch relation[row] {
    case 0: Direction.both
    case 1: Direction.down
    default: Direction.up
    }
  }
}
