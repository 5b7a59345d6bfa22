import BindingLawsCommands

@main struct Repro: BindingLawsCommand {
  static let systems = screens + articles + views + stores
}
