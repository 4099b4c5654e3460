/// The templates of a sweep's page, beside those of a run's.
enum SweepTemplates {
  static let all = ["sweep": page, "sweepRate": rate]

  private static let page = """
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
