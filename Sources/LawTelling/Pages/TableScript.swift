/// The script of the table of all systems: it sifts the rows, and goes from cell to cell by keys.
///
/// Without it every cell is there and is a link. It knows ids, classes and `data-text` of
/// `RunPages+Index` by name: change them together. `CI/full.d/page` drives it in a browser.
let tableScript = """
  "use strict";
  {
    const table = document.querySelector(".run");
    const rows = [...table.tBodies[0].rows];
    const filter = document.getElementById("filter");
    const only = document.getElementById("only");
    const shown = document.getElementById("shown");
    document.querySelector(".filters").hidden = false;
    document.querySelector(".keys").hidden = false;

    // One cell of the table is among the stops of Tab, arrow keys lead to the others.
    let stop;
    const choose = (link) => {
      if (stop) stop.tabIndex = -1;
      stop = link;
      if (stop) stop.tabIndex = 0;
    };
    for (const link of table.querySelectorAll("a")) link.tabIndex = -1;

    const sift = () => {
      const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const row of rows) {
        const isMeant = words.every((word) => row.dataset.text.includes(word));
        row.hidden = !isMeant || (only.checked && !row.classList.contains("surprise"));
        if (!row.hidden) count += 1;
      }
      shown.textContent = `${count} of ${rows.length} system${rows.length === 1 ? "" : "s"}`;
      if (!stop || stop.closest("tr").hidden) {
        const first = rows.find((row) => !row.hidden);
        choose(first && first.querySelector("a"));
      }
    };
    // The address holds what is sifted by, so that it can be shared.
    const keep = () => {
      const address = new URLSearchParams();
      if (filter.value) address.set("system", filter.value);
      if (only.checked) address.set("only", "surprises");
      history.replaceState(null, "", `#${address}`);
      sift();
    };
    const recall = () => {
      const address = new URLSearchParams(location.hash.slice(1));
      filter.value = address.get("system") || "";
      only.checked = address.has("only");
      sift();
    };
    filter.addEventListener("input", keep);
    only.addEventListener("change", keep);
    window.addEventListener("hashchange", recall);
    filter.form.addEventListener("submit", (event) => event.preventDefault());
    recall();

    const linkIn = (cell) => cell && cell.querySelector("a");
    const along = (cell, way) => {
      let next = cell[way];
      while (next && !linkIn(next)) next = next[way];
      return linkIn(next);
    };
    const across = (cell, way) => {
      let row = cell.parentElement[way];
      while (row && (row.hidden || !linkIn(row.cells[cell.cellIndex]))) row = row[way];
      return row && linkIn(row.cells[cell.cellIndex]);
    };
    const aims = {
      ArrowLeft: (cell) => along(cell, "previousElementSibling"),
      ArrowRight: (cell) => along(cell, "nextElementSibling"),
      ArrowUp: (cell) => across(cell, "previousElementSibling"),
      ArrowDown: (cell) => across(cell, "nextElementSibling"),
      Home: (cell) => linkIn(cell.parentElement.cells[0]),
      End: (cell) => [...cell.parentElement.querySelectorAll("a")].pop(),
    };
    table.addEventListener("focusin", (event) => {
      if (event.target.matches("tbody a")) choose(event.target);
    });
    table.addEventListener("keydown", (event) => {
      const cell = event.target.closest("tbody th, tbody td");
      if (!cell || !(event.key in aims) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const next = aims[event.key](cell);
      if (!next) return;
      next.focus({ preventScroll: true });
      // What is sticky must not cover it.
      const scroller = table.parentElement;
      const frame = scroller.getBoundingClientRect();
      const place = next.getBoundingClientRect();
      const left = next.closest("th") ? 0 : table.tHead.rows[0].cells[0].offsetWidth;
      const top = table.tHead.offsetHeight;
      if (next.closest("td")) {
        scroller.scrollLeft += Math.min(0, place.left - frame.left - left);
        scroller.scrollLeft += Math.max(0, place.right - frame.right);
      }
      scroller.scrollTop += Math.min(0, place.top - frame.top - top);
      scroller.scrollTop += Math.max(0, place.bottom - frame.bottom);
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }
  """
