/// Keys, and the dialog that names them.
package enum PageKeys {
  /// What a key does, unless someone is writing.
  package static let script = #"""
    /* Keys are [[signs, words]], actions by the key's name; `isBusy` says that only `always` may act. */
    function startKeys(keys, actions, always, isBusy) {
      byId("help").append(make("h2", { id: "help-title" }, "Keys"), make("dl", {}, keys.map(([signs, words]) => [
        make("dt", {}, make("kbd", {}, signs)), make("dd", {}, words)
      ])), make("form", { method: "dialog" }, make("button", {}, "Close")));
      byId("to-help").addEventListener("click", () => byId("help").showModal());
      actions["?"] = () => byId("help").showModal();
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
        const target = event.target;
        const isText = target.matches("input:not([type=range]), select, textarea");
        if (isText) { if (event.key === "Escape") { target.blur();
            event.preventDefault(); } return; }
        if (target.matches("input[type=range]") && /^(Arrow|Home|End|Page)/.test(event.key)) return;
        if (target.matches("button, summary, a") && [" ", "Enter"].includes(event.key)) return;
        if (target.id === "stage" && event.key.startsWith("Arrow") && typeof view.zoom === "number") return;
        const action = actions[event.key];
        if (!action || (isBusy() && !always.includes(event.key))) return;
        event.preventDefault();
        action();
      });
    }
    """#
}
