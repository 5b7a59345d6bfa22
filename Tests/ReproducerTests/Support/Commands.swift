/// The names of the commands that every executable has.
let commands = ["check", "replay", "explain", "list", "power", "report", "adopt"]
