import BindingLaws

/// A model of one element.
protocol ElementModel: ConditionalModel where Port == SinglePort {}

/// The conditions of a label: it may be loud, and it may be bad.
///
/// Traces name bases here, and draws and tokens number them: names and orders have to stay. `Conditionals`
/// repeats the names of the changes.
struct LabelModel: ElementModel {
  typealias Base = Conditions

  /// The conditions of the label.
  struct Conditions: Equatable, Listed {
    var isLoud = false
    var isBad = false

    static let all = Bool.all.rows(of: 2).map { Conditions(isLoud: $0[0], isBad: $0[1]) }
  }

  func changes(at port: SinglePort) -> [String] { ["bold", "red"] }

  func isAsked(_ change: String, at port: SinglePort, in base: Conditions) -> Bool {
    change == "bold" ? base.isLoud : base.isBad
  }
}

/// A model of one condition and one change.
struct BoldModel: ElementModel {
  typealias Base = Bool
  func changes(at port: SinglePort) -> [String] { ["bold"] }
  func isAsked(_ change: String, at port: SinglePort, in isLoud: Bool) -> Bool { isLoud }
}

/// A model of a colour that may be there.
///
/// A colour that is explicitly none counts as there.
struct ColourModel: ElementModel {
  var bases: [String??]? { [.none, .some(.none), .some(.some("red"))] }
  func changes(at port: SinglePort) -> [String] { ["none", "red"] }

  func isAsked(_ change: String, at port: SinglePort, in colour: String??) -> Bool {
    colour.map { ($0 ?? "none") == change } ?? false
  }
}
