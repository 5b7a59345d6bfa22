/// The script of a page, which steps through the tables that are there without it.
///
/// If the page shows one case, the fragment `#step=2` opens it at a step. The script uses elements of
/// `CaseArticle` and `CaseArticle+Lanes` by class and `data-` attribute. `CI/full.d/page` drives it in a
/// browser, by the same names.
let pageScript = """
  "use strict";
  {
    const stories = document.querySelectorAll("[data-case]");
    const element = (name, text) => {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const heading = (text, scope) => {
      const made = element("th", text);
      made.scope = scope;
      return made;
    };
    const copy = (cell) => {
      const made = element("td");
      if (cell) made.append(...cell.cloneNode(true).childNodes);
      if (cell && cell.classList.contains("differs")) made.className = "differs";
      return made;
    };

    const begin = (story) => {
      const table = story.querySelector("table[data-first-difference]");
      const slider = story.querySelector(".step");
      if (!table || !slider) return;
      const now = story.querySelector(".now");
      const back = story.querySelector(".back");
      const forth = story.querySelector(".forth");
      const last = Number(slider.max);
      const cells = [...table.querySelectorAll("[data-step]")];
      const sides = [...table.tBodies].slice(0, 2);
      const others = [...table.tBodies].slice(2);
      story.querySelector(".stepper").hidden = false;

      const rows = (body) => [...body.rows].filter((row) => row.dataset.lane);
      const cellOf = (row, step) => row && row.querySelector(`[data-step="${step}"]`);
      const rowOf = (body, lane) => rows(body).find((row) => row.dataset.lane === lane);
      const name = (row) => row.cells[0].textContent;
      const isSeen = (cell) => cell && cell.textContent !== "";

      const beside = (step) => {
        const made = element("table");
        const head = made.createTHead().insertRow();
        for (const text of ["", ...sides.map((body) => body.dataset.side)])
          head.append(heading(text, "col"));
        const body = made.createTBody();
        // The side that has more of them says in which order they stand.
        const full = [...sides].sort((one, other) => rows(other).length - rows(one).length);
        const lanes = new Set(full.flatMap((side) => rows(side).map((row) => row.dataset.lane)));
        for (const lane of lanes) {
          const both = sides.map((side) => rowOf(side, lane));
          const shown = both.map((row) => cellOf(row, step));
          if (!shown.some(isSeen)) continue;
          const row = body.insertRow();
          row.append(heading(name(both.find((row) => row)), "row"), ...shown.map(copy));
        }
        for (const lane of others.flatMap(rows)) {
          const cell = cellOf(lane, step);
          if (!isSeen(cell)) continue;
          const row = body.insertRow();
          const wide = copy(cell);
          wide.colSpan = 2;
          row.append(heading(name(lane), "row"), wide);
        }
        return made;
      };

      const show = (wanted, isOpening) => {
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
        now.replaceChildren(title, beside(step));
        now.dataset.step = step;
        const column = table.tHead.querySelector(`[data-step="${step}"]`);
        const start = table.tHead.rows[0].cells[0].offsetWidth;
        // No further than it takes, so that what came before stays; at first a part is enough.
        const scroller = table.parentElement;
        const wide = isOpening ? Math.min(column.offsetWidth, 48) : column.offsetWidth;
        const least = column.offsetLeft + wide - scroller.clientWidth;
        const most = column.offsetLeft - start;
        scroller.scrollLeft = Math.min(most, Math.max(least, scroller.scrollLeft));
      };

      slider.addEventListener("input", () => show(Number(slider.value)));
      back.addEventListener("click", () => show(Number(slider.value) - 1));
      forth.addEventListener("click", () => show(Number(slider.value) + 1));
      const keyboard = stories.length === 1 ? document : story;
      keyboard.addEventListener("keydown", (event) => {
        if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
        const current = Number(slider.value);
        const aims = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last };
        if (!(event.key in aims)) return;
        event.preventDefault();
        show(aims[event.key]);
      });
      const opening = () => {
        const asked = stories.length === 1 && /^#step=(\\d+)$/.exec(location.hash);
        show(asked ? Number(asked[1]) : Number(table.dataset.firstDifference || last), true);
      };
      window.addEventListener("hashchange", opening);
      opening();
    };
    stories.forEach(begin);

    // Where nothing may be copied the text is selected at least.
    for (const code of document.querySelectorAll(".line code")) {
      const button = element("button", "Copy");
      button.type = "button";
      button.addEventListener("click", () => {
        getSelection().selectAllChildren(code);
        if (document.execCommand("copy")) button.textContent = "Copied";
      });
      code.closest(".line").append(button);
    }
  }
  """
