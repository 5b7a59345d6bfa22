/// What the pages of a whole run add to the style of a page.
///
/// `RunPages` and `SystemPage` use its classes by name; those of verdicts are made by `Judgement.style`.
/// A new kind of verdict has no style until it is written here.
let runStyle = """
  main:has(.run) { max-width: none; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-bottom: .75rem; }
  nav a, .run a { text-underline-offset: .2em; }
  article { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; scroll-margin-top: .5rem; }
  :target > td, :target > th { background: var(--now) !important; }
  .filters { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin: 1.25rem 0 .75rem; }
  .filters[hidden] { display: none; }
  .filters input[type=search] {
    font: inherit; color: inherit; background: var(--card); padding: .4rem .6rem;
    border: 1px solid var(--line); border-radius: .5rem; min-width: 0; width: 14rem; max-width: 60vw;
  }
  .filters input[type=checkbox] { width: 1.15rem; height: 1.15rem; vertical-align: -.2rem; }
  #shown { color: var(--soft); }
  .scroller:has(.run) { max-height: 88vh; overflow: auto; }
  .run { border-collapse: separate; border-spacing: 0; font-size: .85rem; }
  .scroller .run { min-width: 0; }
  .run th, .run td { padding: 0; }
  .run colgroup:nth-of-type(even) { background: var(--paper); }
  .run thead th { position: sticky; top: 0; z-index: 2; background: var(--card); vertical-align: bottom; }
  .run thead th:first-child { left: 0; z-index: 3; padding: .4rem .8rem; }
  .run thead span { writing-mode: vertical-rl; rotate: 180deg; padding: .4rem .25rem; }
  .run thead a:not(:hover) { color: var(--soft); text-decoration: none; }
  .run tbody th { max-width: 46vw; overflow: hidden; text-overflow: ellipsis; }
  .run tbody th a { display: block; padding: .3rem .8rem; overflow: hidden; text-overflow: ellipsis; }
  .run td { text-align: center; min-width: 1.8rem; }
  .run td a { display: block; padding: .3rem 0; color: inherit; text-decoration: none; }
  .run td a:hover { background: var(--now); }
  .run a:focus-visible { outline-offset: -3px; position: relative; z-index: 1; }
  .run .fault { text-align: left; padding: .3rem .8rem; color: var(--bad); }
  td.upheld, td.proved { color: var(--good); }
  td.broken, td.crashed, td.timed-out, td.flaky { color: var(--first); }
  td.surprise { color: var(--bad); background: var(--bad-card); font-weight: 700; }
  td.impossible, td.no-evidence, td.gave-up, td.skipped { color: var(--soft); }
  .sign.upheld, .sign.proved { color: var(--good); }
  .sign.broken, .sign.crashed, .sign.timed-out, .sign.flaky { color: var(--first); }
  .sign.surprise { color: var(--bad); }
  header + .scroller { margin-top: 1.25rem; }
  .scroller .laws :is(th, td) { position: static; box-shadow: none; max-width: none; white-space: normal; overflow-wrap: break-word; vertical-align: top; }
  .laws tbody th { color: var(--ink); }
  .laws .count { width: 1%; text-align: right; }
  .says { display: block; color: var(--soft); font: .8rem system-ui, sans-serif; }
  .how { display: table; font: .9rem system-ui, sans-serif; }
  .laws .sign { display: inline-block; width: 1.1rem; }
  .sign ~ .says, .sign ~ .how { margin-left: 1.6rem; }
  details { margin-top: 1rem; }
  summary { cursor: pointer; padding: .5rem 0; }
  """
