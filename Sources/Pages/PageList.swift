/// A list of what there is to look at, in groups; each row has a cut of the actual picture.
package enum PageList {
  /// Rows, cuts and marks.
  package static let style = #"""
    #list { padding-bottom: 24px; }
    .group { content-visibility: auto; contain-intrinsic-height: auto 400px; }
    .group > h3 {
      position: sticky; top: 0; z-index: 1; background: var(--panel); padding: 12px 16px 6px; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; direction: rtl; text-align: left;
    }
    .group .words { padding: 6px 16px; }
    .row {
      display: grid; grid-template-columns: 64px 1fr 16px; gap: 2px 12px; width: 100%; height: auto; padding: 10px 14px;
      border: 0; border-left: 2px solid transparent; border-radius: 0; background: none; text-align: left;
      white-space: normal; font-weight: 400; align-items: start; content-visibility: auto;
      contain-intrinsic-height: auto 88px;
    }
    .row:hover { background: var(--ground); }
    .row[aria-current="true"] { background: var(--chosen); border-left-color: var(--accent); }
    .row > span { min-width: 0; }
    .row .headline {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; font-weight: 500;
      overflow-wrap: anywhere;
    }
    .row code { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; margin-top: 2px; }
    .row .where { display: block; color: var(--soft); font-size: 12px; margin-top: 2px; overflow-wrap: anywhere; }
    .row[data-decision="accepted"] .headline, .row[data-decision="rejected"] .headline { color: var(--soft); }
    .cut {
      position: relative; display: block; width: 64px; height: 64px; overflow: hidden; border-radius: 6px;
      background: var(--stage); border: 1px solid var(--line);
    }
    .cut img { position: absolute; left: 0; top: 0; transform-origin: 0 0; max-width: none; }
    .cut i {
      position: absolute; border: 1.5px solid var(--accent); border-radius: 3px; box-shadow: 0 0 0 1px rgb(255 255 255 / .6);
    }
    .cut.none { display: grid; place-items: center; color: var(--soft); font-size: 18px; }
    .mark {
      width: 16px; height: 16px; border-radius: 50%; border: 1.5px solid color-mix(in srgb, var(--soft) 45%, transparent); display: grid; place-items: center;
      font-size: 10px; line-height: 1; font-weight: 650;
    }
    .mark.accepted { background: var(--added); border-color: var(--added); color: var(--on-added); }
    .mark.rejected { background: var(--removed); border-color: var(--removed); color: var(--panel); }
    .mark.accepted::after { content: "✓"; } .mark.rejected::after { content: "✕"; }
    """#

  /// Makes the rows that are seen first, and loads pictures that come near.
  package static let script = #"""
    const marks = { accepted: "accepted", rejected: "rejected" };

    /* Pictures are loaded when they come near what is seen. */
    const near = new IntersectionObserver((seen) => {
      for (const one of seen) {
        if (!one.isIntersecting) continue;
        near.unobserve(one.target);
        const image = one.target.querySelector("img");
        image.src = image.dataset.source;
      }
    }, { rootMargin: "400px" });

    /* A square cut of a picture around a region, in its pixels; the whole width where there is none. */
    function cut(source, region) {
      if (!source) return make("span", { class: "cut none", "aria-hidden": "true" }, "—");
      const image = make("img", { "data-source": source, decoding: "async", alt: "" });
      const box = make("span", { class: "cut" }, image);
      near.observe(box);
      const place = (scale, x, y) => { image.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`; };
      if (region) {
        /* Of a wide region the beginning is shown, so that text stays readable. */
        const scale = Math.min(1, Math.max(46 / Math.max(region.width, region.height, 1), Math.min(.5, 30 / Math.max(1, region
          .height))));
        const room = 62 / scale;
        const x = Math.max(0, region.width * scale > 50 ? region.x - 6 / scale : region.x + region.width / 2 - room / 2);
        const y = Math.max(0, region.y + region.height / 2 - room / 2);
        place(scale, x, y);
        const mark = make("i");
        Object.assign(mark.style, { left: (region.x - x) * scale - 2 + "px", top: (region.y - y) * scale - 2 + "px",
          width: region.width * scale + 4 + "px", height: region.height * scale + 4 + "px" });
        box.append(mark);
      } else image.addEventListener("load", () => place(62 / image.naturalWidth, 0, 0));
      return box;
    }

    function rowOf(row, choose) {
      return make("button", { class: row.isNew ? "row new" : "row", "data-key": row.key, "data-decision": row.decision || null,
          onclick: () => choose(row.key) },
        cut(row.source, row.region),
        make("span", {}, row.badge ? [make("span", { class: "badge " + row.badge[0] }, row.badge[1]), " "] : null,
          make("span", { class: "headline" }, row.headline), row.what ? make("code", {}, row.what) : null,
          make("span", { class: "where" }, row.where)),
        row.decision === undefined ? make("span") : markOf(row.decision));
    }

    function markOf(decision) {
      return make("span", { class: "mark " + (decision || ""), role: "img", "aria-label": marks[decision] ||
          "to review", title: marks[decision] || "to review" });
    }

    /* Groups that are not made yet: what is seen comes first, the rest when there is time. */
    const unmade = { groups: [], choose: null, timer: null };

    /* A group has a title, the number of its rows, and makes them; a row may be words alone. */
    function drawList(groups, choose) {
      clearTimeout(unmade.timer);
      byId("list").replaceChildren();
      Object.assign(unmade, { groups: groups.slice(), choose });
      makeGroups(60);
    }

    function makeGroups(most) {
      const made = [];
      for (let count = 0; count < most && unmade.groups.length;) {
        const group = unmade.groups.shift();
        count += group.count;
        made.push(make("section", { class: "group" }, make("h3", { title: group.title }, make("bdi", {}, group.title)), make("ul", {},
          group.rows().map((row) => make("li", {}, row.words ? make("p", { class: "quiet words" }, row.words) : rowOf(row, unmade
            .choose))))));
      }
      byId("list").append(...made);
      clearTimeout(unmade.timer);
      if (unmade.groups.length) unmade.timer = setTimeout(() => makeGroups(200), 20);
    }

    function rowWith(key) {
      const find = () => document.querySelector("#list .row[data-key=\"" + CSS.escape(key || "") + "\"]");
      const row = find();
      if (row || !unmade.groups.length) return row;
      makeGroups(Infinity);
      return find();
    }

    function showCurrent(key) {
      for (const row of document.querySelectorAll("#list .row[aria-current]")) row.removeAttribute("aria-current");
      const row = rowWith(key);
      if (!row) return;
      row.setAttribute("aria-current", "true");
      row.scrollIntoView({ block: "nearest" });
    }

    function showDecision(key, decision) {
      const row = rowWith(key);
      if (!row || !row.querySelector(".mark")) return;
      row.dataset.decision = decision || "";
      row.querySelector(".mark").replaceWith(markOf(decision));
    }
    """#
}
