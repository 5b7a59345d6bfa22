import Deaths

/// An operation on a system, or a question to a model.
enum FatalMoment {
  case making, deriving, getting, setting, acting
}

/// The place at which a system or a model ends its process.
protocol FatalPlace {
  static var moment: FatalMoment { get }
}

extension FatalPlace {
  /// Notes the process, and ends it if this is the moment, and the last digit in base 4 is 3.
  static func visit<Cause: Death>(_ moment: FatalMoment, _ number: Int, _ cause: Cause.Type) {
    Witness.note()
    if moment == self.moment && number & 3 == 3 { Cause.die() }
  }
}

enum AtInit: FatalPlace { static var moment: FatalMoment { .making } }
enum AtDerive: FatalPlace { static var moment: FatalMoment { .deriving } }
enum AtGet: FatalPlace { static var moment: FatalMoment { .getting } }
enum AtSet: FatalPlace { static var moment: FatalMoment { .setting } }
enum AtAct: FatalPlace { static var moment: FatalMoment { .acting } }
