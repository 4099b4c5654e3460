/// The templates of a sweep's page, beside those of a run's.
enum SweepTemplates {
  static let all: [String: String] = [
    "sweep": page, "sweepRate": rate, "table": PageTemplates.all["table"] ?? "",
    "legend": PageTemplates.all["legend"] ?? "",
  ]

  private static let page =
    PageTemplates.start + """
      <meta http-equiv="Content-Security-Policy" content="{{{policy}}}">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>{{pageTitle}}</title>
      <style>{{{style}}}</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the result</a>
      <header>
      <p class="kicker">ScrollBench · sweep of {{kicker}}</p>
      <h1>{{headline}}</h1>
      {{#sentences}}<p class="lead">{{.}}</p>
      {{/sentences}}
      {{#what}}<p class="what">{{.}}</p>
      {{/what}}
      </header>
      <nav aria-label="Sections"><ul tabindex="0" aria-label="Sections">
      <li><a href="#notes">Notes</a></li>
      {{#rates}}<li><a href="#{{rateID}}">{{rateName}}</a></li>
      {{/rates}}<li><a href="#run">Do it again</a></li>
      </ul></nav>
      <main id="main">
      <section id="notes" class="caveats">
      <h2>Notes</h2>
      {{#hasNotes}}<ul>{{#notes}}<li>{{.}}</li>{{/notes}}</ul>{{/hasNotes}}
      {{^hasNotes}}<p>All cells are there, and none of them has a caveat.</p>{{/hasNotes}}
      </section>
      {{#rates}}{{> sweepRate}}{{/rates}}
      <section id="run">
      <h2>Do it again</h2>
      <pre tabindex="0" role="region" aria-label="Commands"><code>{{commands}}</code></pre>
      </section>
      </main>
      <footer><p>Ratios are those of strategies measured in turn in one process, frame by frame and round by round. Counts are exact. The page holds all it shows and loads nothing.</p></footer>
      </body>
      </html>

      """

  private static let rate = """
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
