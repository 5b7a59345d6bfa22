/// The token of a case in which `ClearAnySelection` breaks get-set.
let clearing = "v2/get-set/ClearAnySelection/0C204044GR1G408000000J38"
