"""Opens a report in headless Chromium and prints its faults.

usage: check-report.py PAGE SUMMARY SHOTS [AXE]

PAGE is the report; SUMMARY the summary.csv, or the crossover.csv of a sweep, that its figures must equal;
SHOTS the prefix of the screenshots' names; AXE a file with axe-core. Uses the DevTools protocol over a
pair of pipes.
"""

import base64
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

WIDTHS = [(390, 844), (1280, 900)]
# The rows of the chart of ratios that are visible on the first screen.
FIRST_ROWS = 5
SCHEMES = ["light", "dark"]
MOST_BYTES = 3_000_000

# Elements that are wider than the window and not inside a scrolling element.
OVERFLOW = """(() => {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width) found.push('the page itself');
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.skip')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.right <= width + 1 && box.left >= -1) continue;
    let scrolls = false;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const kind = getComputedStyle(parent).overflowX;
      if (kind === 'auto' || kind === 'scroll' || kind === 'hidden') { scrolls = true; break; }
    }
    if (!scrolls) found.push(element.tagName + '.' + (element.className.baseVal ?? element.className)
      + ' ' + Math.round(box.left) + '…' + Math.round(box.right));
  }
  return found.slice(0, 8);
})()"""

# The chart of ratios, as far as it is not visible before one scrolls, or the lack of it; null if all is well.
FIRST_SCREEN = """(rows => {
  const chart = document.querySelector('#result svg.ratios');
  if (!chart) return document.querySelectorAll('.tile').length < 2 ? null : 'there is no chart of ratios';
  const box = chart.getBoundingClientRect();
  const share = Math.min(1, rows / chart.querySelectorAll('circle').length);
  const end = Math.round(box.top + scrollY + box.height * share);
  return end <= innerHeight ? null : 'the chart of ratios ends at ' + end + ' of ' + innerHeight + ' px';
})"""

# Texts that are crossed by a line or a band of their chart.
CROSSED = """(() => {
  const found = [];
  for (const chart of document.querySelectorAll('svg.ratios, svg.bars')) {
    const lines = [...chart.querySelectorAll('line, rect')].map(l => l.getBoundingClientRect());
    for (const text of chart.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      if (lines.some(l => l.left < box.right - 1 && box.left < l.right - 1 && l.top < box.bottom - 3
          && box.top < l.bottom - 3 || l.width < 1 && l.left > box.left + 1 && l.left < box.right - 1
          && l.top < box.bottom - 3 && box.top < l.bottom - 3))
        found.push(chart.getAttribute('aria-label') + ': "' + text.textContent + '"');
    }
  }
  return found.slice(0, 8);
})()"""

# Overlapping texts of one chart.
OVERLAP = """(() => {
  const found = [];
  for (const chart of document.querySelectorAll('svg.chart')) {
    const texts = [...chart.querySelectorAll('text')].map(t => [t, t.getBoundingClientRect()])
      .filter(([t, box]) => box.width > 0 && t.textContent !== '▲');
    for (let i = 0; i < texts.length; i++) for (let j = 0; j < i; j++) {
      const [a, b] = [texts[i][1], texts[j][1]];
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3)
        found.push(chart.getAttribute('aria-label') + ': "' + texts[i][0].textContent + '" on "'
          + texts[j][0].textContent + '"');
    }
  }
  return found.slice(0, 8);
})()"""

FIGURES = """[...document.querySelectorAll('data[data-metric]')].map(d =>
  [d.dataset.series, d.dataset.metric, d.value, d.textContent])"""

# The cells of every table of a sweep's page: refresh rate, caption, row, column, text.
MAP_FIGURES = """[...document.querySelectorAll('section[id^=rate-] table')].flatMap(table => {
  const rate = table.closest('section').id.slice('rate-'.length);
  const columns = [...table.tHead.rows[0].cells].map(cell => cell.textContent);
  return [...table.tBodies[0].rows].flatMap(row => [...row.cells].slice(1).map((cell, index) =>
    [rate, table.getAttribute('aria-label'), row.cells[0].textContent, columns[index + 1], cell.textContent]));
})"""

# The fields of all maps of a sweep's page.
MAP_FIELDS = "[...document.querySelectorAll('svg.map .field, svg.map .empty')].length"

# The tables of counters on a sweep's page and their columns of crossover.csv.
COUNTS = {
    "blended px per frame": "blended_px_per_frame",
    "opaque px per frame": "opaque_px_per_frame",
    "offscreen passes per frame": "offscreen_passes_per_frame",
}

# Focuses the first slider; returns its value, maximum and frame description, or null without a slider.
FOCUS = """(() => {
  const slider = document.querySelector('.controls input');
  if (!slider) return null;
  slider.scrollIntoView();
  slider.focus();
  return [slider.value, slider.max, document.querySelector('.controls output').textContent];
})()"""


class Browser:
    """A headless Chromium, controlled by the DevTools protocol."""

    def __init__(self, profile):
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()
        # Chromium reads calls from descriptor 3 and writes answers to 4.
        command = (
            f"exec chromium --headless --no-sandbox --disable-gpu --no-first-run"
            f" --disable-background-networking --user-data-dir='{profile}'"
            f" --remote-debugging-pipe about:blank 3<&{theirs_in} 4>&{theirs_out}"
        )
        self.process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=[theirs_in, theirs_out],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.answers = os.fdopen(ours_in, "rb", buffering=0)
        self.calls = os.fdopen(ours_out, "wb", buffering=0)
        self.rest = b""
        self.number = 0
        self.events = []
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setScrollbarsHidden", {"hidden": True})

    def message(self):
        while b"\0" not in self.rest:
            chunk = self.answers.read(1 << 16)
            if not chunk:
                raise SystemExit("check-report: Chromium exited unexpectedly")
            self.rest += chunk
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, parameters=None):
        self.number += 1
        call = {"id": self.number, "method": method, "params": parameters or {}}
        if getattr(self, "session", None):
            call["sessionId"] = self.session
        self.calls.write(json.dumps(call).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    raise SystemExit(f"check-report: {method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def value(self, expression):
        result = self.call(
            "Runtime.evaluate",
            {"expression": expression, "returnByValue": True, "awaitPromise": True},
        )
        if "exceptionDetails" in result:
            raise SystemExit(f"check-report: {result['exceptionDetails']}")
        return result["result"].get("value")

    def open(self, url):
        self.call("Page.navigate", {"url": url})
        while self.value("document.readyState") != "complete":
            pass

    def key(self, key, code):
        for kind in ["keyDown", "keyUp"]:
            self.call(
                "Input.dispatchKeyEvent",
                {"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code},
            )

    def close(self):
        self.calls.close()
        self.answers.close()
        self.process.wait()

    @property
    def errors(self):
        """Errors and warnings of the console, and exceptions."""
        found = []
        for event in self.events:
            parameters = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"].get("text", "an exception"))
            elif event.get("method") == "Log.entryAdded":
                found.append(parameters["entry"]["text"])
            elif event.get("method") == "Runtime.consoleAPICalled":
                found.append(str(parameters.get("args")))
        return found


def quantity(text):
    """The number of a table cell and its rounding error; None for words."""
    words = text.replace(",", "").replace("×", "").split()
    prefixes = {"kB": 1e3, "MB": 1e6, "GB": 1e9, "k": 1e3, "M": 1e6, "G": 1e9, "B": 1}
    factor = prefixes.get(words[1], None) if len(words) == 2 else 1
    try:
        value = float(words[0])
    except (ValueError, IndexError):
        return None
    if factor is None:
        return None
    places = len(words[0].split(".")[1]) if "." in words[0] else 0
    # Headrooms are truncated, not rounded.
    step = 10.0**-places * (1 if "×" in text else 0.5)
    return value * factor, step * factor * 1.0001 + 1e-9


def figure_faults(figures, summary):
    with open(summary, encoding="utf-8", newline="") as file:
        lines = {f"{line['strategy']}/{line['refresh_hz']}": line for line in csv.DictReader(file)}
    faults, checked = [], set()
    for series, metric, exactly, shown in figures:
        # The page also has the metrics that only run.json and `run --format json` have.
        if series in lines and metric not in lines[series]:
            continue
        field = lines.get(series, {}).get(metric)
        if field is None or " ".join(field.split()) != " ".join(exactly.split()):
            faults.append(f"{series} {metric}: the page has {exactly}, the file {field}")
            continue
        checked.add((series, metric))
        if shown == exactly:
            continue
        number = quantity(shown)
        if number is None or abs(number[0] - float(field)) > number[1]:
            faults.append(f"{series} {metric}: the page shows {shown} for {field}")
    for series, line in lines.items():
        faults += [
            f"{series} {metric} is not on the page" for metric in line if (series, metric) not in checked
        ]
    return faults


def map_faults(browser, crossover):
    """Differences between the tables and maps of a sweep's page and crossover.csv."""
    with open(crossover, encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    columns = list(lines[0])
    axes = columns[columns.index("cell") + 1 : columns.index("refresh_hz")]
    shown = {
        (rate, label.split(",")[0], row, column): text
        for rate, label, row, column, text in browser.value(MAP_FIGURES)
    }
    faults = []
    for line in lines:
        place = (", ".join(line[axis] for axis in axes), line["strategy"])

        def of(caption):
            return shown.pop((line["refresh_hz"], caption, *place), "nothing")

        text = of("Times the fastest of the cell [95 %]")
        numbers = [float(word) for word in re.findall(r"[0-9.]+", text)]
        fields = [line[f"time_ratio{part}"] for part in ("", "_ci_low", "_ci_high")]
        wanted = [float(field) for field in fields if field]
        if (
            not text.endswith(" " + line["verdict"])
            or len(numbers) != len(wanted)
            or any(abs(a - b) > 0.00051 for a, b in zip(numbers, wanted))
        ):
            faults.append(f"{place}: the page has {text}, the file {wanted} {line['verdict']}")
        for caption, metric in COUNTS.items():
            text = of(caption)
            number = quantity(text)
            if number is None or abs(number[0] - float(line[metric])) > number[1]:
                faults.append(f"{place} {metric}: the page shows {text} for {line[metric]}")
    faults += [f"the page shows {text} for {place}" for place, text in shown.items() if text != "–"]
    cells = len({(line["refresh_hz"], line["cell"]) for line in lines})
    if browser.value(MAP_FIELDS) < cells:
        faults.append(f"the maps have {browser.value(MAP_FIELDS)} fields for {cells} cells")
    return faults


def is_map(figures):
    with open(figures, encoding="utf-8", newline="") as file:
        return "time_ratio" in next(csv.reader(file), [])


def check(browser, page, summary, shots, axe):
    faults = []
    of_sweep = is_map(summary)
    if page.stat().st_size > MOST_BYTES:
        faults.append(f"{page.stat().st_size} bytes, at most {MOST_BYTES} are accepted")
    for width, height in WIDTHS:
        for scheme in SCHEMES:
            place = f"at {width} px, {scheme}"
            browser.events.clear()
            browser.call(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
            )
            browser.call(
                "Emulation.setEmulatedMedia",
                {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
            )
            browser.open(page.as_uri())
            if browser.value("document.title").startswith("owned"):
                faults.append(f"{place}: a name was executed as a script")
            late = None if of_sweep else browser.value(f"{FIRST_SCREEN}({FIRST_ROWS})")
            faults += [f"{place}: {late}"] if late else []
            first = browser.value(FOCUS)
            browser.key("Home", 36)
            browser.key("ArrowRight", 39)
            second = browser.value(FOCUS)
            if (first is None) != of_sweep:
                faults.append(f"{place}: a slider is {'missing' if first is None else 'unexpected'}")
            elif first and (second[0] != "1" or second[2] == first[2] and first[0] != "1"):
                faults.append(f"{place}: keys do not change the frame ({first}, {second})")
            browser.value("document.querySelectorAll('details').forEach(d => { d.open = true })")
            unseen = browser.value("[...document.images].filter(i => !i.naturalWidth).map(i => i.alt)")
            faults += [f"{place}: missing image: {what}" for what in unseen]
            faults += [f"{place}: too wide: {what}" for what in browser.value(OVERFLOW)]
            faults += [f"{place}: texts overlap: {what}" for what in browser.value(OVERLAP)]
            faults += [f"{place}: a line crosses {what}" for what in browser.value(CROSSED)]
            found = (
                map_faults(browser, summary)
                if of_sweep
                else figure_faults(browser.value(FIGURES), summary)
            )
            faults += [f"{place}: {what}" for what in found[:8]]
            if axe:
                browser.value(pathlib.Path(axe).read_text(encoding="utf-8") + "; 0")
                violations = browser.value(
                    "axe.run(document).then(r => r.violations"
                    ".filter(v => v.impact === 'serious' || v.impact === 'critical')"
                    ".map(v => v.id + ': ' + v.help + ' ' + v.nodes.slice(0, 3).map(n => n.target + ' '"
                    " + (n.failureSummary || '')).join(' | ')))"
                )
                faults += [f"{place}: axe-core: {what}" for what in violations]
            faults += [f"{place}: on the console: {what}" for what in browser.errors]
            browser.value("document.querySelectorAll('#figures details').forEach(d => { d.open = false })")
            browser.value("scrollTo(0, 0)")
            shot = browser.call("Page.captureScreenshot", {"captureBeyondViewport": True, "format": "png"})
            pathlib.Path(f"{shots}-{width}-{scheme}.png").write_bytes(base64.b64decode(shot["data"]))
    return faults


def main():
    page, summary, shots = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
    axe = sys.argv[4] if len(sys.argv) > 4 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            faults = check(browser, page, summary, shots, axe)
        finally:
            browser.close()
    for fault in faults:
        print(f"check-report: {page.name} {fault}", file=sys.stderr)
    if faults:
        raise SystemExit(1)
    print(f"check-report: {page.name}: no faults at {', '.join(str(w) for w, _ in WIDTHS)} px", file=sys.stderr)


main()
