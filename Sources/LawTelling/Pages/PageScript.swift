/// The script of the page: it steps through the table that is there without it.
///
/// The fragment `#step=2` opens the page at a step.
let pageScript = """
  "use strict";
  (() => {
    const table = document.querySelector("table[data-first-difference]");
    const slider = document.getElementById("step");
    if (!table || !slider) return;
    const now = document.getElementById("now");
    const back = document.getElementById("back");
    const forth = document.getElementById("forth");
    const last = Number(slider.max);
    const cells = [...table.querySelectorAll("[data-step]")];
    document.querySelector(".stepper").hidden = false;

    const cellOf = (group, lane, step) => {
      const body = [...table.tBodies].find((body) => body.dataset.group === group);
      const row = body && [...body.rows].find((row) => row.dataset.lane === lane);
      return row && row.querySelector(`[data-step="${step}"]`);
    };
    const lanesOf = (group) => {
      const body = [...table.tBodies].find((body) => body.dataset.group === group);
      return body ? [...body.rows].map((row) => row.dataset.lane).filter(Boolean) : [];
    };
    const element = (name, text) => {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const copy = (cell) => {
      const made = element("td");
      if (cell) made.append(...cell.cloneNode(true).childNodes);
      if (cell && cell.classList.contains("differs")) made.className = "differs";
      return made;
    };
    const heading = (text, scope) => {
      const made = element("th", text);
      made.scope = scope;
      return made;
    };
    const sides = (step) => {
      const sides = element("table");
      const head = sides.createTHead().insertRow();
      for (const text of ["", "system", "model"]) head.append(heading(text, "col"));
      const body = sides.createTBody();
      for (const lane of lanesOf("System")) {
        const row = body.insertRow();
        row.append(heading(lane, "row"), copy(cellOf("System", lane, step)), copy(cellOf("Model", lane, step)));
      }
      for (const group of ["Held bindings", "Write log"]) {
        for (const lane of lanesOf(group)) {
          const cell = cellOf(group, lane, step);
          if (!cell || !cell.textContent) continue;
          const row = body.insertRow();
          const wide = copy(cell);
          wide.colSpan = 2;
          row.append(heading(lane, "row"), wide);
        }
      }
      return sides;
    };

    const show = (wanted) => {
      const step = Math.min(last, Math.max(0, wanted));
      slider.value = step;
      const line = table.tHead.querySelector(`[data-step="${step}"] code`).textContent;
      slider.setAttribute("aria-valuetext", `step ${step} of ${last}: ${line}`);
      back.disabled = step === 0;
      forth.disabled = step === last;
      for (const cell of cells) {
        const own = Number(cell.dataset.step);
        cell.classList.toggle("is-now", own === step);
        cell.classList.toggle("is-later", own > step);
      }
      const title = element("h3", `Step ${step} of ${last}: `);
      title.append(element("code", line));
      if (String(step) === table.dataset.firstDifference) {
        const mark = element("span", "first difference");
        mark.className = "first";
        title.append(mark);
      }
      now.replaceChildren(title, sides(step));
      now.dataset.step = step;
      const column = table.tHead.querySelector(`[data-step="${step}"]`);
      const scroller = table.parentElement;
      const start = table.tHead.rows[0].cells[0].offsetWidth;
      scroller.scrollLeft = Math.max(0, column.offsetLeft - start - 8);
    };

    slider.addEventListener("input", () => show(Number(slider.value)));
    back.addEventListener("click", () => show(Number(slider.value) - 1));
    forth.addEventListener("click", () => show(Number(slider.value) + 1));
    document.addEventListener("keydown", (event) => {
      if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
      const current = Number(slider.value);
      const aims = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last };
      if (!(event.key in aims)) return;
      event.preventDefault();
      show(aims[event.key]);
    });
    const opening = () => {
      const asked = /^#step=(\\d+)$/.exec(location.hash);
      show(asked ? Number(asked[1]) : Number(table.dataset.firstDifference || last));
    };
    window.addEventListener("hashchange", opening);
    opening();
  })();
  """
