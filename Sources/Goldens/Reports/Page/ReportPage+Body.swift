extension ReportPage {
  /// The elements filled by the scripts.
  static let body = #"""
    <a class="skip" href="#main">Skip to the pictures</a>
    <header>
    <h1>layoutshot</h1>
    <span class="counts" id="counts"></span>
    <button id="to-grid" title="All changes (g)">Overview</button>
    <button id="look" title="Light or dark (d)">Appearance</button>
    <button id="to-help" title="Keys (?)">Keys</button>
    </header>
    <div id="body">
    <nav id="side" aria-label="Changes">
    <form id="filters" role="search" aria-label="Filters"></form>
    <p id="found" class="unseen" role="status" aria-live="polite"></p>
    <ul id="list"></ul>
    </nav>
    <main id="main" tabindex="-1">
    <section id="overview" aria-label="Overview"><div id="grid"></div></section>
    <article id="detail" class="hidden" aria-label="Change"></article>
    </main>
    </div>
    <div id="toast" class="hidden" role="status" aria-live="polite"></div>
    <dialog id="help" aria-labelledby="help-title"></dialog>
    <noscript><p>This page needs JavaScript. The same is in comment.md and report.json beside it.</p></noscript>
    """#
}
