/// Facts about what is on the stage: a title, its place, and tabs.
package enum PageInspector {
  /// Tabs, facts and lines of documents.
  package static let style = #"""
    #inspector > header { padding: 16px 16px 0; }
    #inspector .place { color: var(--soft); font-size: 12px; margin-top: 6px; overflow-wrap: anywhere; }
    .tabs { display: flex; gap: 16px; padding: 12px 16px 0; border-bottom: 1px solid var(--line); }
    .tabs button { border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; padding: 0 0 8px; height: auto; color: var(--soft); }
    .tabs button[aria-selected="true"] { color: var(--text); border-bottom-color: var(--accent); }
    #facts { padding: 4px 16px 24px; }
    #facts h3 { margin: 16px 0 6px; overflow-wrap: anywhere; }
    #facts .pair { display: flex; gap: 12px; justify-content: space-between; padding: 3px 0; }
    #facts .pair > span { overflow-wrap: anywhere; min-width: 0; }
    #facts .pair button { white-space: normal; overflow-wrap: anywhere; text-align: right; }
    #facts .pair > span:last-child { color: var(--soft); text-align: right; flex: none; max-width: 50%; }
    .lines { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; font-size: 12px; margin-top: 8px; }
    .lines > div { display: grid; grid-template-columns: 38px 14px 1fr; padding: 1px 8px 1px 0; }
    .lines > div > span:first-child { color: var(--soft); text-align: right; padding-right: 8px; user-select: none; }
    .lines code { white-space: pre-wrap; }
    .lines .context code { white-space: pre; overflow: hidden; text-overflow: ellipsis; color: var(--soft); }
    .lines .removed { background: var(--removed-back); } .lines .removed > span:nth-child(2), .lines .removed code { color: var(--removed); }
    .lines .added { background: var(--added-back); } .lines .added > span:nth-child(2), .lines .added code { color: var(--added); }
    .lines .changed { background: var(--chosen); }
    .lines b { font-weight: 650; text-decoration: underline; text-underline-offset: 2px; }
    """#

  /// Tabs, and the lines of documents.
  package static let script = #"""
    /* Tabs are [{ id, name, content }]; content makes the elements when its tab is shown. */
    function drawInspector(title, place, tabs, chosen, choose) {
      const shown = tabs.find((tab) => tab.id === chosen) || tabs[0];
      const buttons = tabs.map((tab) => make("button", { role: "tab", id: "tab-" + tab.id, "aria-controls": "facts",
        "aria-selected": tab === shown ? "true" : "false", tabindex: tab === shown ? "0" : "-1",
        onclick: () => choose(tab.id) }, tab.name));
      byId("inspector").replaceChildren(make("header", {}, make("h2", { id: "headline" }, title), make("p", { class: "place" },
        place)), make("div", { class: "tabs", role: "tablist", onkeydown: tabKey }, buttons), make("div", { id: "facts",
        role: "tabpanel", "aria-labelledby": "tab-" + shown.id }, shown.content()));
    }

    function tabKey(event) {
      const by = { ArrowLeft: -1, ArrowRight: 1 } [event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const all = [...event.currentTarget.querySelectorAll("button")];
      const next = all[(all.indexOf(event.target) + by + all.length) % all.length];
      next.click();
      byId(next.id).focus();
    }

    const lineKinds = { " ": "context", "-": "removed", "+": "added", ">": "changed" };

    /* Lines of a document; of a line on both sides, what differs stands out. `value` is what to look for on one side. */
    function excerpt(lines, value) {
      const removed = lines.filter((line) => line.sign === "-");
      const added = lines.filter((line) => line.sign === "+");
      const indent = Math.min(...lines.map((line) => /^\s*/.exec(line.text)[0].length));
      const row = (line) => {
        const twin = line.sign === "-" ? added[removed.indexOf(line)] : line.sign === "+" ? removed[added.indexOf(line)] : null;
        const text = line.text.slice(indent);
        const parts = twin ? differing(text, twin.text.slice(indent)) : line.sign === ">" && value ? around(text, value) : [text];
        const whole = make("code", { title: line.text.trim() }, parts.map((part, index) => index % 2 ? make("b", {}, part) :
          shortened(part, line.sign, index, parts.length)));
        return make("div", { class: lineKinds[line.sign] || "context" }, make("span", {}, line.line), make("span", {}, line.sign ===
          ">" ? "" : line.sign), whole);
      };
      return make("div", { class: "lines" }, lines.map(row));
    }

    /* The text before, of and after what differs from another one; words are not cut. */
    function differing(text, other) {
      let start = 0;
      while (start < Math.min(text.length, other.length) && text[start] === other[start]) start++;
      let end = 0;
      while (end < Math.min(text.length, other.length) - start && text[text.length - 1 - end] === other[other.length - 1 - end]) end++;
      while (start > 0 && /[\w.]/.test(text[start - 1])) start--;
      while (end > 0 && /[\w.]/.test(text[text.length - end])) end--;
      return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)];
    }

    function around(text, value) {
      const written = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
      const at = text.indexOf("\"" + written + "\"");
      return at < 0 ? [text] : [text.slice(0, at + 1), written, text.slice(at + 1 + written.length)];
    }

    /* Of what is the same around a difference the beginning and the nearest attribute are enough. */
    function shortened(text, sign, index, count) {
      if (sign === " " || count < 3 || text.length < 60) return text;
      if (index === 0) return text.replace(/^(\s*<\w+)\s.*?\s(\S*)$/s, "$1 … $2");
      return text.replace(/^(["\]]?)\s?.*?(\s?\/?>?)$/s, "$1 …$2");
    }

    /* The path of a file: `place` leads from the page to the folder that files are named from; null where no editor can open it. */
    function pathFrom(place, file) {
      if (file.startsWith("/")) return file;
      if (location.protocol !== "file:" || typeof place !== "string") return null;
      return decodeURIComponent(new URL(place + address(file), location.href).pathname);
    }

    /* The editor that opens a line is chosen once. */
    const editors = {
      vscode: ["Visual Studio Code", (path, line) => { location.href = "vscode://file" + path.split("/").map(encodeURIComponent).join("/") + ":" + line; }],
      xcode: ["Xcode: copy an xed command", (path, line) => copyText("xed --line " + line + " '" + path.replaceAll("'", "'\\''") + "'")],
    };

    function openInEditor(path, line, isAsking) {
      const editor = editors[memory.get("editor")];
      if (editor && !isAsking) return editor[1](path, line || 1);
      const box = byId("question");
      box.replaceChildren(make("h2", { id: "question-title" }, "Open in"), make("p", { class: "quiet" },
          "This browser remembers it; shift-click the link to choose again."),
        make("div", { class: "choices" }, Object.entries(editors).map(([key, [name, open]]) => make("button", { "data-editor": key,
          onclick: () => { memory.set("editor", key);
            box.close();
            open(path, line || 1); } }, name)), make("button", { onclick: () => box.close() }, "Cancel")));
      box.showModal();
    }
    """#
}
