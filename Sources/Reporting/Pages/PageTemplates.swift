/// The Mustache templates of pages: two braces escape the inserted text, three insert markup made
/// here.
///
/// They are strings of the program, so that an installed tool needs no further files.
enum PageTemplates {
  static let all = [
    "head": head, "table": HTMLTable.template, "legend": legend, "ratio": ratio,
    "commands": commands, "page": page, "rate": rate, "timeline": timeline,
    "comparison": comparison, "images": images, "run": run, "figures": figures,
    "caveats": caveats, "result": result, "sweep": sweep,
    "sweepRate": sweepRate,
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
    {{> result}}
    {{#comparison}}{{> comparison}}{{/comparison}}
    {{#rates}}{{> rate}}{{/rates}}
    {{#images}}{{> images}}{{/images}}
    {{#figures}}{{> figures}}{{/figures}}
    {{#run}}{{> run}}{{/run}}
    {{> caveats}}
    </main>
    <footer><p>{{colophon}}</p></footer>
    <script type="application/json" id="timelines">{{{timelineData}}}</script>
    <script>{{{script}}}</script>
    </body>
    </html>

    """

  private static let result = """
    <section id="result">
    {{#result}}
    {{#hasTiles}}<div class="tiles">{{#tiles}}<dl class="tile"><dt>{{tileName}}</dt><dd class="figure">{{tileFigure}}</dd><dd class="of">{{tileNote}}</dd></dl>{{/tiles}}</div>{{/hasTiles}}
    <p class="badge"><a href="#caveats">{{badge}}</a></p>
    {{#ratio}}{{> ratio}}{{/ratio}}
    {{/result}}
    <h2>The result in words</h2>
    <ul>{{#sentences}}<li>{{.}}</li>{{/sentences}}</ul>
    </section>

    """

  private static let caveats = """
    <section id="caveats" class="caveats">
    <h2>Caveats</h2>
    <ul>{{#caveats}}<li>{{.}}</li>{{/caveats}}</ul>
    {{#hasFindings}}<h3>Findings</h3><ul>{{#findings}}<li>{{.}}</li>{{/findings}}</ul>{{/hasFindings}}
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
    <h2>{{rateName}}</h2>
    <p class="note">{{rateHeading}}</p>
    <h3>Strategies side by side</h3>
    <figure><div class="wrap flat">{{{frameTimesChart}}}</div>
    <figcaption>Median (full bar), 95th percentile (pale) and 99th (line) of the frame times, and the share of the budget that the median takes. Dashed lines are budgets that a frame time reaches or comes near to.</figcaption></figure>
    {{#tables}}{{> table}}{{/tables}}
    {{#ratio}}<h3>Paired difference</h3>
    {{> ratio}}{{/ratio}}
    {{#isLowerRate}}<details><summary>Where the time goes at {{rateName}}</summary>{{/isLowerRate}}
    <h3>Where the budget goes</h3>
    <figure><div class="wrap flat">{{{phases.chart}}}</div>
    <ul class="legend">{{#phases.legend}}{{> legend}}{{/phases.legend}}</ul>
    <figcaption>Medians of the phases, one after the other. They need not add up to the median frame.</figcaption></figure>
    {{#phases.table}}{{> table}}{{/phases.table}}
    <h3>Frame after frame</h3>
    <p class="note">{{timelineNote}}</p>
    {{#timelines}}{{> timeline}}{{/timelines}}
    <h3>Distribution</h3>
    <figure><div class="wrap">{{{distributionChart}}}</div>
    <ul class="legend">{{#legend}}{{> legend}}{{/legend}}</ul>
    <figcaption>The share of frames that take no longer. Each step upwards leaves a tenth of the frames before, so that the slowest few can be seen.</figcaption></figure>
    {{#isLowerRate}}</details>{{/isLowerRate}}
    </section>

    """

  private static let timeline = """
    <div class="timeline-box" data-timeline="{{timelineIndex}}">
    <h4><span class="swatch {{timelineSwatch}}"></span>{{timelineName}}</h4>
    <p class="note">{{timelineFacts}}</p>
    <div class="wrap">{{{timelineChart}}}</div>
    <div class="controls" hidden><input type="range" min="0" step="1" value="0" aria-label="Frame of {{timelineName}} at {{rateName}}"><output aria-live="off"></output>{{#hasLateFrames}}<button type="button" aria-label="Late frame before, {{timelineName}} at {{rateName}}">← late</button><button type="button" aria-label="Next late frame, {{timelineName}} at {{rateName}}">late →</button>{{/hasLateFrames}}</div>
    <dl class="readout" hidden></dl>
    </div>

    """

  private static let comparison = """
    <section id="comparison">
    <h2>Compared with {{comparedWith}}</h2>
    <p class="note">First is this run, second is {{comparedWith}}.</p>
    {{#ratios}}<h3>{{ratioRate}}</h3>
    {{> ratio}}{{/ratios}}
    {{#pairs}}<h4>{{pairHeading}}</h4>
    {{#table}}{{> table}}{{/table}}
    {{#pairNotes}}<p class="note">{{.}}</p>{{/pairNotes}}
    {{/pairs}}
    {{#comparisonNotes}}<p class="note">{{.}}</p>{{/comparisonNotes}}
    </section>

    """

  private static let images = """
    <section id="images">
    <h2>Images</h2>
    <p class="note">What each strategy shows where two sections meet, the work behind it, and how far it is from the reference. {{imagesNote}}</p>
    {{#shownStrategies}}<h4><span class="swatch {{swatch}}"></span>{{imaged}}</h4>
    <div class="images">{{#images}}<figure><img src="{{address}}" alt="{{alternative}}"><figcaption>{{imageCaption}}</figcaption></figure>{{/images}}</div>
    {{#equalImages}}<p class="note">{{.}}</p>{{/equalImages}}
    {{/shownStrategies}}
    </section>

    """

  private static let run = """
    <section id="run">
    {{> commands}}
    </section>
    <section id="environment">
    <h2>Environment</h2>
    <h3>Scenario</h3>
    <dl class="facts">{{#scenarioFacts}}<dt>{{fact}}</dt><dd>{{factValue}}</dd>{{/scenarioFacts}}</dl>
    <h3>Machine</h3>
    <dl class="facts">{{#machineFacts}}<dt>{{fact}}</dt><dd>{{factValue}}</dd>{{/machineFacts}}</dl>
    <details><summary>The keys of the scenario that are not at their default</summary><pre tabindex="0" role="region" aria-label="Scenario"><code>{{scenarioText}}</code></pre></details>
    </section>

    """

  private static let figures = """
    <section id="figures">
    <h2>Every figure</h2>
    <p class="note">All of summary.csv, as the file has it, and further metrics of the run.</p>
    <details><summary>Show them</summary>
    {{#figures}}{{> table}}{{/figures}}
    </details>
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
    </body>
    </html>

    """

  private static let sweepRate = """
    <section id="{{rateID}}">
    <h2>{{rateName}}</h2>
    <p>{{rateSentence}}</p>
    <ul class="legend">{{#legend}}{{> legend}}{{/legend}}</ul>
    {{#maps}}<h3>{{mapHeading}}</h3>
    <figure><div class="scroll" role="region" tabindex="0" aria-label="Map of {{mapHeading}}, {{rateName}}"><div class="wrap">{{{mapChart}}}</div></div>
    <figcaption>{{mapAxes}} One letter: that strategy's frames are shorter than all others', and the rounds show it. Letters with = between them, hatched: a tie, the shorter median first.</figcaption></figure>
    {{/maps}}
    <details><summary>Every cell at {{rateName}}</summary>
    {{#tables}}{{> table}}{{/tables}}
    </details>
    </section>

    """
}
