/// A list of what there is to look at, in groups; each row has a cut of the actual picture.
package enum PageList {
  package static let style = #"""
    #list { padding-bottom: 24px; }
    .group { content-visibility: auto; contain-intrinsic-height: auto 400px; }
    .group > h3 {
      position: sticky; top: 0; z-index: 1; background: var(--panel); padding: 12px 16px 6px; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; direction: rtl; text-align: left;
    }
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

  package static let script = #"""
    const marks = { accepted: "accepted", rejected: "rejected" };

    /* A square cut of a picture around a region, in its pixels; the whole width where there is none. */
    function cut(path, region) {
      if (!path) return make("span", { class: "cut none", "aria-hidden": "true" }, "—");
      const image = make("img", { src: address(path), loading: "lazy", decoding: "async", alt: "" });
      const box = make("span", { class: "cut" }, image);
      /* Before it is loaded it stays where it is seen, or a browser would never load it. */
      const place = (scale, x, y) => { image.style.transform = `translate(${-x * scale}px, ${-y * scale}px) scale(${scale})`; };
      const placeWhenLoaded = (...where) => image.addEventListener("load", () => place(...where));
      if (region) {
        /* Of what is wide its beginning is enough: text has to be seen as text. */
        const scale = Math.min(1, Math.max(46 / Math.max(region.width, region.height, 1), Math.min(.5, 30 / Math.max(1, region
          .height))));
        const room = 62 / scale;
        const x = Math.max(0, region.width * scale > 50 ? region.x - 6 / scale : region.x + region.width / 2 - room / 2);
        const y = Math.max(0, region.y + region.height / 2 - room / 2);
        placeWhenLoaded(scale, x, y);
        const mark = make("i");
        Object.assign(mark.style, { left: (region.x - x) * scale - 2 + "px", top: (region.y - y) * scale - 2 + "px",
          width: region.width * scale + 4 + "px", height: region.height * scale + 4 + "px" });
        box.append(mark);
      } else image.addEventListener("load", () => place(62 / image.naturalWidth, 0, 0));
      return box;
    }

    function rowOf(row, choose) {
      return make("button", { class: "row", "data-key": row.key, "data-decision": row.decision || null,
          onclick: () => choose(row.key) },
        cut(row.picture, row.region),
        make("span", {}, row.badge ? [make("span", { class: "badge " + row.badge[0] }, row.badge[1]), " "] : null,
          make("span", { class: "headline" }, row.headline), row.what ? make("code", {}, row.what) : null,
          make("span", { class: "where" }, row.where)),
        row.decision === undefined ? make("span") : markOf(row.decision));
    }

    function markOf(decision) {
      return make("span", { class: "mark " + (decision || ""), role: "img", "aria-label": marks[decision] ||
          "to review", title: marks[decision] || "to review" });
    }

    /* Groups have a title, rows, and words in place of rows. */
    function drawList(groups, choose) {
      byId("list").replaceChildren(...groups.map((group) => make("section", { class: "group" },
        make("h3", { title: group.title }, make("bdi", {}, group.title)),
        make("ul", {}, group.rows.map((row) => make("li", {}, row.words ? make("p", { class: "quiet",
          style: "padding: 6px 16px" }, row.words) : rowOf(row, choose)))))));
    }

    function showCurrent(key) {
      for (const row of document.querySelectorAll("#list .row[aria-current]")) row.removeAttribute("aria-current");
      const row = document.querySelector("#list .row[data-key=\"" + CSS.escape(key || "") + "\"]");
      if (!row) return;
      row.setAttribute("aria-current", "true");
      row.scrollIntoView({ block: "nearest" });
    }

    function showDecision(key, decision) {
      const row = document.querySelector("#list .row[data-key=\"" + CSS.escape(key) + "\"]");
      if (!row || !row.querySelector(".mark")) return;
      row.dataset.decision = decision || "";
      row.querySelector(".mark").replaceWith(markOf(decision));
    }
    """#
}
