/// The Mustache templates of pages: two braces escape the inserted text, three insert markup made
/// here.
///
/// They are strings of the program, so that an installed tool needs no further files.
enum PageTemplates {
  static let all = [
    "head": head, "table": HTMLTable.template, "legend": legend, "ratio": ratio,
    "commands": commands, "page": page, "rate": rate, "timeline": timeline,
    "comparison": comparison, "images": images, "run": run,
    "caveats": caveats, "result": result, "sweep": sweep,
    "sweepRate": sweepRate, "devices": devices, "device": device,
  ]

  /// The first bytes of every page, which identify a file as a report.
  static let start = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="scrollbench report">

    """

  private static let head =
    start + """
      <meta http-equiv="Content-Security-Policy" content="{{{policy}}}">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>{{pageTitle}}</title>
      <style>{{{style}}}</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the result</a>
      <header>
      <p class="kicker">ScrollBench · {{kicker}}</p>
      <h1>{{headline}}</h1>
      {{#sentences}}<p class="lead">{{.}}</p>
      {{/sentences}}
      {{#what}}<p class="what">{{.}}</p>
      {{/what}}
      </header>
      <nav aria-label="Sections"><ul tabindex="0" aria-label="Sections">
      {{#links}}<li><a href="#{{target}}">{{link}}</a></li>
      {{/links}}
      </ul></nav>
      <main id="main">

      """

  private static let page = """
    {{#head}}
    {{> head}}
    {{/head}}
    {{#result}}{{> result}}{{/result}}
    {{#comparison}}{{> comparison}}{{/comparison}}
    {{#rates}}{{> rate}}{{/rates}}
    {{#images}}{{> images}}{{/images}}
    {{#hasLimits}}{{> caveats}}{{/hasLimits}}
    {{#run}}{{> run}}{{/run}}
    </main>
    <footer><p>The page loads nothing. Its element <code>data</code> holds all figures as JSON, as run --format json prints them.</p></footer>
    <script type="application/json" id="timelines">{{{timelineData}}}</script>
    <script type="application/json" id="data">{{{data}}}</script>
    <script>{{{script}}}</script>
    </body>
    </html>

    """

  private static let result = """
    <section id="result" aria-label="Result">
    <div class="tiles">{{#tiles}}<dl class="tile"><dt>{{tileName}}</dt><dd class="figure">{{tileFigure}}</dd><dd class="of">{{tileNote}}</dd></dl>{{/tiles}}</div>
    {{#hasBadge}}<p class="badge"><a href="#caveats">{{badge}}</a></p>{{/hasBadge}}
    {{#ratio}}{{> ratio}}{{/ratio}}
    {{#hasDeciding}}<p class="deciding"><strong>What would decide this:</strong> {{deciding}}.</p>{{/hasDeciding}}
    <ul class="words">{{#sentences}}<li>{{before}}{{#isLinked}}<a href="{{document}}">{{document}}</a>{{/isLinked}}{{after}}</li>{{/sentences}}</ul>
    </section>

    """

  private static let caveats = """
    <section id="caveats" class="caveats">
    {{#hasCaveats}}<h2>Caveats</h2>
    <ul>{{#caveats}}<li>{{.}}</li>{{/caveats}}</ul>{{/hasCaveats}}
    {{#hasFindings}}<h2>Findings</h2><ul>{{#findings}}<li>{{.}}</li>{{/findings}}</ul>{{/hasFindings}}
    {{#hasRecurringHitches}}<details><summary>Late frames, and what happens in them</summary>
    <ul>{{#recurringHitches}}<li>{{.}}</li>{{/recurringHitches}}</ul></details>{{/hasRecurringHitches}}
    </section>

    """

  private static let legend = """
    <li><span class="swatch {{swatch}}"></span>{{entry}}</li>

    """

  private static let ratio = """
    <figure><div class="wrap flat">{{{ratioChart}}}</div><figcaption>{{ratioNote}}</figcaption></figure>

    """

  private static let commands = """
    <h2>Reproduce</h2>
    <pre tabindex="0" role="region" aria-label="Commands"><code>{{commands}}</code></pre>

    """

  private static let rate = """
    <section id="{{rateID}}">
    <h2>{{rateTitle}}</h2>
    <p class="note">{{rateHeading}}</p>
    {{#isLowerRate}}<details><summary>Charts and tables at {{rateName}}</summary>{{/isLowerRate}}
    <figure><div class="wrap flat">{{{frameTimesChart}}}</div>
    <figcaption>Median (full bar), 95th percentile (pale) and 99th (line) of the frame times, and the share of the budget that the median takes.</figcaption></figure>
    {{#tables}}{{> table}}{{/tables}}
    {{#ratio}}<h3>Ratios</h3>
    {{> ratio}}{{/ratio}}
    <details{{#isShort}} open{{/isShort}}><summary>Phases</summary>
    <figure><div class="wrap flat">{{{phases.chart}}}</div>
    <ul class="legend">{{#phases.legend}}{{> legend}}{{/phases.legend}}</ul></figure></details>
    <h3>Frame after frame</h3>
    <p class="note">{{timelineNote}}</p>
    {{#timelines}}{{> timeline}}{{/timelines}}
    {{#isLowerRate}}</details>{{/isLowerRate}}
    </section>

    """

  private static let timeline = """
    <details class="timeline-box" name="timelines-{{rateID}}" data-timeline="{{timelineIndex}}">
    <summary><span class="timeline-name"><span class="swatch {{timelineSwatch}}"></span>{{timelineName}}</span>{{{timelineStrip}}}</summary>
    <p class="note">{{timelineFacts}}</p>
    <div class="wrap">{{{timelineChart}}}</div>
    <div class="controls" hidden><input type="range" min="0" step="1" value="0" aria-label="Frame of {{timelineName}} at {{rateName}}"><output aria-live="off"></output>{{#hasLateFrames}}<button type="button" aria-label="Late frame before, {{timelineName}} at {{rateName}}">← late</button><button type="button" aria-label="Next late frame, {{timelineName}} at {{rateName}}">late →</button>{{/hasLateFrames}}</div>
    <dl class="readout" hidden></dl>
    </details>

    """

  private static let comparison = """
    <section id="comparison">
    <h2>This run and {{comparedWith}}</h2>
    {{#ratios}}<h3>{{ratioRate}}</h3>
    {{> ratio}}{{/ratios}}
    {{#hasChanges}}{{#changes}}{{> table}}{{/changes}}{{/hasChanges}}
    {{#comparisonNotes}}<p class="note">{{.}}</p>{{/comparisonNotes}}
    </section>

    """

  private static let images = """
    <section id="images">
    <details{{#isShort}} open{{/isShort}}><summary>Images</summary>
    <p class="note">The place where two sections meet; overdraw is darker where a pixel is touched more often, red where it is blended. {{imagesNote}}</p>
    <div class="images">{{#shownImages}}<figure><img src="{{address}}" alt="{{alternative}}"><figcaption>{{imageCaption}}</figcaption></figure>{{/shownImages}}</div></details>
    </section>

    """

  private static let run = """
    <section id="run">
    {{> commands}}
    <details><summary>Environment</summary>
    <ul class="words">{{#environment}}<li>{{.}}</li>{{/environment}}</ul>
    <p class="note">The keys of the scenario that are not at their default:</p>
    <pre tabindex="0" role="region" aria-label="Scenario"><code>{{scenarioText}}</code></pre></details>
    </section>

    """

  private static let sweep = """
    {{#head}}
    {{> head}}
    {{/head}}
    <section id="notes" class="caveats">
    <h2>Notes</h2>
    {{#hasNotes}}<ul>{{#notes}}<li>{{.}}</li>{{/notes}}</ul>{{/hasNotes}}
    {{^hasNotes}}<p>All cells are there, and none of them has a caveat.</p>{{/hasNotes}}
    </section>
    {{#rates}}{{> sweepRate}}{{/rates}}
    <section id="run">
    {{> commands}}
    </section>
    </main>
    <footer><p>Ratios are those of strategies measured in turn in one process, frame by frame and round by round. Counts are exact. The page holds all it shows and loads nothing.</p></footer>
    <script>{{{script}}}</script>
    </body>
    </html>

    """

  private static let sweepRate = """
    <section id="{{rateID}}">
    <h2>{{rateName}}</h2>
    <ul class="legend">{{#legend}}{{> legend}}{{/legend}}</ul>
    {{#maps}}<h3>{{label}}</h3>
    {{> table}}
    {{/maps}}
    <p class="note">A: the rounds show that its frames are shorter than all others'. {{signs}}</p>
    <details><summary>Every cell at {{rateName}}</summary>
    {{#tables}}{{> table}}{{/tables}}
    </details>
    </section>

    """

  private static let devices = """
    {{#head}}
    {{> head}}
    {{/head}}
    {{#result}}{{> result}}{{/result}}
    {{#parts}}{{> device}}{{/parts}}
    {{#hasCaveats}}{{> caveats}}{{/hasCaveats}}
    <section id="run">
    {{> commands}}
    </section>
    </main>
    <footer><p>The page loads nothing. Its element <code>data</code> holds the figures as JSON, as {{dataCommand}} prints them.</p></footer>
    <script type="application/json" id="data">{{{data}}}</script>
    <script>{{{script}}}</script>
    </body>
    </html>

    """

  private static let device = """
    <section id="{{partID}}">
    {{#isFolded}}<details><summary>{{partTitle}}</summary>{{/isFolded}}
    {{^isFolded}}<h2>{{partTitle}}</h2>{{/isFolded}}
    <p class="note">{{partNote}}</p>
    {{#tables}}{{> table}}{{/tables}}
    {{#hasWords}}<ul class="words">{{#words}}<li>{{.}}</li>{{/words}}</ul>{{/hasWords}}
    {{#charts}}<h3>{{chartHeading}}</h3>
    <figure><div class="wrap">{{{chart}}}</div><figcaption>{{chartNote}}</figcaption></figure>
    {{/charts}}
    {{#isFolded}}</details>{{/isFolded}}
    </section>

    """
}
