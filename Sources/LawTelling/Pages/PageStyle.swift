/// The style of every page: light and dark, from a phone's width up.
///
/// `htmlPage` puts it into the page, which can be sent as it is. `CaseArticle`, `SystemSection`, `RunPage`,
/// `tableBody` and `pageScript` use its classes by name. Labels of facts and kinds of verdicts are among the
/// classes.
let pageStyle = """
  :root {
    color-scheme: light dark;
    --paper: #fbfaf7; --card: #ffffff; --ink: #1d1f23; --soft: #5d626b; --line: #dcd9d1;
    --accent: #1f5fbf; --bad: #b3261e; --good: #1d6b35; --bad-card: #fdecea; --first: #8a5a00; --now: #e8effb;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #15171b; --card: #1e2126; --ink: #eceae4; --soft: #a4a9b3; --line: #363b44;
      --accent: #8ab4f8; --bad: #ff8f85; --good: #7fd394; --bad-card: #3a2220; --first: #f0c060; --now: #24324a;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0; background: var(--paper); color: var(--ink);
    font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  }
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: clamp(1.4rem, 5vw, 2.1rem); line-height: 1.2; margin: .25rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.4rem; line-height: 1.2; margin: .25rem 0; overflow-wrap: anywhere; }
  section > h2, h3, h4 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
  section.system { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
  section.system > h2, article > header > h3 { font-size: 1.4rem; line-height: 1.2; margin: .25rem 0; overflow-wrap: anywhere; }
  article { margin-top: 2.5rem; }
  :target { scroll-margin-top: .5rem; }
  :target > td, :target > th { background: var(--now) !important; }
  a { color: var(--accent); }
  code, pre, dd, td, tbody th { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
  .kind {
    display: inline-block; margin: 0; padding: .1rem .6rem; border-radius: 1rem;
    font-size: .8rem; font-weight: 600; border: 1px solid currentColor; color: var(--soft);
  }
  .kind.broken, .kind.crashed, .kind.timed-out { color: var(--bad); }
  .lead { margin: 0; color: var(--soft); font-size: 1.1rem; }
  .note { color: var(--soft); margin: .25rem 0 .75rem; font-size: .9rem; }
  dl { margin: 1.25rem 0 0; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .5rem 1rem; }
  dl div { display: grid; grid-template-columns: 6rem 1fr; gap: .5rem; padding: .35rem 0; }
  dt { color: var(--soft); }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  .found dd { color: var(--bad); font-weight: 600; }
  .required dd { font-weight: 600; }
  .what dd, .also dd, .and dd, .model dd { font-family: inherit; }
  .stepper { margin-top: 1.5rem; }
  .controls { display: flex; gap: .75rem; align-items: center; }
  .controls input { flex: 1; min-width: 0; height: 2.75rem; accent-color: var(--accent); }
  button {
    min-width: 2.75rem; height: 2.75rem; font: inherit; color: var(--ink); background: var(--card);
    border: 1px solid var(--line); border-radius: .6rem; cursor: pointer;
  }
  button:disabled { opacity: .4; cursor: default; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .now { margin-top: .5rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; }
  .now h3 { margin: 0 0 .5rem; font-size: 1rem; }
  .now table { width: 100%; }
  .scroller { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
  table { border-collapse: collapse; font-size: .9rem; }
  .scroller table { min-width: 100%; }
  th, td { text-align: left; padding: .4rem .8rem; white-space: nowrap; border-bottom: 1px solid var(--line); }
  .now td { white-space: normal; overflow-wrap: anywhere; min-width: 5.5rem; }
  .scroller thead code {
    display: inline-block; width: max-content; max-width: 14rem; white-space: normal;
    overflow-wrap: anywhere; vertical-align: top;
  }
  .scroller td { max-width: 18rem; overflow-wrap: anywhere; }
  tbody:last-child tr:last-child > * { border-bottom: 0; }
  thead th { vertical-align: top; font-weight: 500; }
  tbody th { font-weight: 400; color: var(--soft); }
  .scroller th:first-child { position: sticky; left: 0; background: var(--card); box-shadow: 1px 0 var(--line); z-index: 1; }
  .group th { font: 600 .8rem system-ui, sans-serif; color: var(--ink); padding-top: .9rem; }
  .group th span { position: sticky; left: .8rem; }
  .number { color: var(--soft); }
  .first { display: block; color: var(--first); font-size: .8rem; font-weight: 600; }
  .first::before { content: "▲ "; }
  td.differs { color: var(--bad); background: var(--bad-card); font-weight: 600; }
  .mark { position: relative; }
  .mark::after { content: "≠"; }
  .is-now { background: var(--now); }
  td.differs.is-now { background: var(--bad-card); box-shadow: inset 3px 0 var(--bad); }
  thead .is-now { box-shadow: inset 0 3px var(--accent); }
  .is-later { opacity: .6; }
  header + .scroller, section + .scroller { margin-top: 1.25rem; }
  .scroller .laws :is(th, td) { position: static; box-shadow: none; max-width: none; white-space: normal; overflow-wrap: break-word; vertical-align: top; }
  .laws tbody th { color: var(--ink); }
  .laws .count { width: 1%; text-align: right; }
  .says { display: block; color: var(--soft); font: .8rem system-ui, sans-serif; }
  .how { display: table; font: .9rem system-ui, sans-serif; }
  .laws .sign { display: inline-block; width: 1.1rem; }
  .sign ~ .says, .sign ~ .how { margin-left: 1.6rem; }
  .sign.upheld, .sign.proved { color: var(--good); }
  .sign.broken, .sign.crashed, .sign.timed-out, .sign.flaky { color: var(--first); }
  .sign.surprise { color: var(--bad); }
  details { margin-top: 1rem; }
  summary { cursor: pointer; padding: .5rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; margin: 0; }
  .line { display: flex; gap: .5rem; align-items: start; margin-bottom: .5rem; }
  .line pre { flex: 1; min-width: 0; }
  footer { margin-top: 3rem; color: var(--soft); font-size: .85rem; }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media (max-width: 34rem) {
    dl div { grid-template-columns: 1fr; gap: 0; }
    th, td { padding: .35rem .55rem; }
    .group th span { left: .55rem; }
    [data-first-difference] { font-size: .8rem; }
    [data-first-difference] :is(th, td) { padding: .35rem .45rem; }
    .first { white-space: normal; }
    [data-first-difference] tbody th { white-space: normal; overflow-wrap: break-word; max-width: 8rem; }
    .scroller thead code { max-width: 9rem; }
  }
  """
