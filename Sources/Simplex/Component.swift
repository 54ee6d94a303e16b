/// A connected part of the system: variables that constraints tie together, solved on its own.
///
/// **Basic feasible solved form, seen from its active rows.** Cassowary (Badros, Borning, Stuckey 2001) keeps every
/// basic variable as an explicit row over the parametric ones; a chain of n views then holds O(n²) numbers as soon as
/// equations keep their markers. Here the parametric symbols themselves are kept: as many *active* rows as there are
/// variables, each at its bound, and a sparse factorisation of them (`Factorization`). The values are W⁻¹ times the
/// bounds, and a row of the paper's tableau is one pass over the factors when it is asked for.
///
/// **Constraints carry their error variables with them.** A row a·x ⋚ b of weight w costs w times what it misses, so
/// its cost is convex and piecewise linear, with a kink at its bound (Fourer 1985). In the paper's terms: an active
/// row has its slack and both error variables parametric; an inactive one has one of them basic, and `piece` says
/// which: error below (−1), slack or nothing (0), error above (+1). Every basis is feasible that way, and the paper's
/// dual simplex for edits is an ordinary run from where the last one ended.
///
/// **Levels.** The symbolic weights of the hierarchy are one objective row a level, and levels are optimised from
/// high to low. What would make a higher level worse is *barred* then, a bit for each position and direction: reduced
/// costs are compared lexicographically without being stored.
final class Component {
  /// What has become of a row.
  enum State {
    static let live: UInt8 = 0
    /// Given up in a conflict of required constraints.
    static let dropped: UInt8 = 1
    static let removed: UInt8 = 2
  }

  /// Directions of a position, as bits.
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
  /// What one unit of the row's error costs: rows are scaled until their greatest coefficient is 1.
  @exclusivity(unchecked) var weight = Slab<Double>()
  @exclusivity(unchecked) var priority = Slab<Double>()
  @exclusivity(unchecked) var rank = Slab<Int>()
  @exclusivity(unchecked) var state = Slab<UInt8>()
  /// Where the row is active, or −1.
  @exclusivity(unchecked) var position = Slab<Int32>()
  @exclusivity(unchecked) var piece = Slab<Int8>()
  /// The row's value minus its bound, for inactive rows.
  @exclusivity(unchecked) var residual = Slab<Double>()
  @exclusivity(unchecked) var removedRows = 0
  /// Active rows removed since the last solution.
  @exclusivity(unchecked) var freed = Slab<Int32>()

  /// The distinct priorities, the highest first, and the rows of each in the order of adding.
  @exclusivity(unchecked) var levels: [Double] = []
  @exclusivity(unchecked) var rowsOfLevel: [[Int32]] = []

  // Positions.
  /// The active row, or the complement of a column that is held where it is.
  @exclusivity(unchecked) var symbol = Slab<Int32>()
  /// The value of the active row.
  @exclusivity(unchecked) var held = Slab<Double>()
  /// Directions that would make a higher level worse.
  @exclusivity(unchecked) var barred = Slab<UInt8>()
  @exclusivity(unchecked) var factor = Factorization()

  // Work, all zero between uses where it says so.
  @exclusivity(unchecked) var byColumn = Slab<Double>()
  @exclusivity(unchecked) var byPosition = Slab<Double>()
  @exclusivity(unchecked) var reducedCost = Slab<Double>()
  @exclusivity(unchecked) var step = Slab<Double>()
  /// How fast each touched row moves; zero between uses.
  @exclusivity(unchecked) var rate = Slab<Double>()
  @exclusivity(unchecked) var isTouched = Slab<Bool>()
  @exclusivity(unchecked) var touched = Slab<Int32>()
  @exclusivity(unchecked) var kinks: [Kink] = []
  /// The greatest factor in the gradient priced last.
  @exclusivity(unchecked) var pricingScale = 0.0

  @exclusivity(unchecked) var tolerance = Tolerance.epsilon
  @exclusivity(unchecked) var isDirty = true
  /// Steps in a row that changed nothing; many of them bring Bland's rule.
  @exclusivity(unchecked) var stalled = 0
  @exclusivity(unchecked) var iterations = 0
  /// Whether the factors have been seen to lose digits.
  @exclusivity(unchecked) var isImprecise = false
  /// Whether the iteration bound ended a run.
  @exclusivity(unchecked) var isUnfinished = false
  @exclusivity(unchecked) var conflicts: [(members: [Int32], broken: Int32)] = []

  init() {}

  /// How many columns, and positions, there are.
  var size: Int { variables.count }
  var rows: Int { ids.count }

  @inline(__always) func isRequired(_ row: Int) -> Bool { priority[row] >= LinearConstraint.required }

  /// The row that is live and active at a position, or −1 for one that is free to go anywhere at no cost.
  @inline(__always) func liveRow(at p: Int) -> Int {
    let row = Int(symbol[p])
    return row >= 0 && state[row] == State.live ? row : -1
  }

  /// Which piece of its cost a row with this residual is on.
  @inline(__always) func piece(of row: Int, at residual: Double) -> Int8 {
    let relation = relation[row]
    if residual > tolerance { return relation <= 0 ? 1 : 0 }
    if residual < -tolerance { return relation >= 0 ? -1 : 0 }
    return 0
  }

  /// The directions in which an active row leaves what it demands.
  @inline(__always) func outward(_ row: Int) -> UInt8 {
    switch relation[row] {
    case 0: Direction.both
    case 1: Direction.down
    default: Direction.up
    }
  }
}
