"""Reads the exports that ExportFilesTests wrote and compares them with frames.csv and summary.csv."""

import csv
import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

import jsonschema
from prometheus_client.openmetrics import parser as openmetrics

try:
    import pandas
except ImportError:
    pandas = None

SCHEMAS = {
    path.stem: jsonschema.Draft7Validator(json.loads(path.read_text()))
    for path in (pathlib.Path(__file__).parent / "schemas").glob("*.json")
}
for schema in SCHEMAS.values():
    schema.check_schema(schema.schema)
PHASES = ["advance", "recycle", "configure", "layout", "commit", "composite"]


def require(holds, sentence):
    if not holds:
        sys.exit(f"check-exports: {sentence}")


def table(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, strict=True))


def valid(path, name):
    """The value of a JSON file, which must match its schema."""
    value = json.loads(path.read_bytes())
    validator = SCHEMAS[name]
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    require(error is None, f"{path}: {error and error.json_path}: {error and error.message}")
    return value


def percentile(values, percent):
    values = sorted(values)
    rank = (len(values) - 1) * percent / 100
    low = math.floor(rank)
    high = min(low + 1, len(values) - 1)
    return values[low] + (rank - low) * (values[high] - values[low])


def require_same(read, own, what):
    """Both are lists of frames, each a list of phase times."""
    require(len(read) == len(own), f"{what}: {len(read)} frames instead of {len(own)}")
    times = [[sum(frame) for frame in frames] for frames in (read, own)]
    require(sum(times[0]) == sum(times[1]), f"{what}: the sums differ")
    for percent in (0, 50, 90, 95, 99, 100):
        require(
            percentile(times[0], percent) == percentile(times[1], percent),
            f"{what}: percentile {percent} differs")
    require(read == own, f"{what}: the phases differ")


def series_key(line):
    return line["strategy"], int(line["refresh_hz"])


def series_of(frames):
    """The lines of frames.csv by series, in order."""
    series = {}
    for line in frames:
        series.setdefault(series_key(line), []).append(line)
    return series


def phases_of(lines):
    return [[int(line[f"{phase}_ns"]) for phase in PHASES] for line in lines]


def missed_ticks(lines, rate, pipeline):
    """Plays each round with integers: a tick is 10⁹ units of a nanosecond divided by the rate."""
    missed, tick = [], 1_000_000_000
    for line, phases in zip(lines, phases_of(lines), strict=True):
        app, composite = sum(phases[:5]) * rate, phases[5] * rate
        first = int(line["frame"]) == 0
        if first:
            begin = app_end = end = before = shown = start = 0
        elif pipeline == "serial":
            start = shown
        else:
            start = begin // tick + 1
            if end <= start * tick:
                start = max(start, shown - 1)
        begin = max(start * tick, app_end, before) if pipeline != "serial" else start * tick
        app_end = begin + app
        before, end = end, max(app_end, end) + composite
        ready = max(start + 1, -(-end // tick))
        missed.append(max(0, ready - (shown + 1 if pipeline == "serial" or not first else 2)))
        shown = ready if first else max(shown + 1, ready)
    return missed


def check_trace(path, series, pipeline):
    trace = valid(path, "chrome-trace")
    require(path.read_bytes().startswith(b'{"traceEvents":['), f"{path}: the file does not start with its events")
    names, threads, rows, counters = {}, {}, {}, {}
    for event in trace["traceEvents"]:
        kind, pid, tid = event["ph"], event["pid"], event.get("tid")
        if kind == "M":
            if event["name"] == "process_name":
                names[pid] = event["args"]["name"]
            if event["name"] == "thread_name":
                threads[pid, tid] = event["args"]["name"]
            continue
        time = round(event["ts"] * 1_000)
        require(abs(event["ts"] * 1_000 - time) < 1e-3, f"{path}: {event['ts']} is not a whole number of nanoseconds")
        if kind == "C":
            ((column, value),) = event["args"].items()
            counters.setdefault((pid, column), []).append((time, value))
        elif kind == "X":
            rows.setdefault((pid, threads[pid, tid]), []).append(
                (time, time + round(event["dur"] * 1_000), event))
    for pid, ((strategy, rate), lines) in enumerate(series.items(), start=1):
        what = f"{path}, {strategy} at {rate} Hz"
        require(names[pid].startswith(f"scrollbench {strategy} at {rate} Hz, "), f"{what}: the name is wrong")
        read, now = [], None
        work = rows[pid, "Frame phases" if pipeline == "serial" else "App phases"]
        for start, end, event in work:
            if event["name"] == "frame":
                read.append([0] * 6)
                now, last = start, end
            else:
                require(start == now and end <= last, f"{what}: phases are not consecutive")
                read[-1][PHASES.index(event["name"])] = end - start
                now = end
        if pipeline != "serial":
            before = 0
            for frame, (start, end, _) in zip(read, rows[pid, "Compositor"], strict=True):
                require(start >= before, f"{what}: compositor intervals overlap")
                frame[5], before = end - start, end
        require_same(read, phases_of(lines), what)
        expected, actual = rows[pid, "Expected Timeline"], rows[pid, "Actual Timeline"]
        missed = missed_ticks(lines, rate, pipeline)
        for line, late, (start, _, _), (begin, end, event) in zip(lines, missed, expected, actual, strict=True):
            require(start == begin, f"{what}: the timelines start a frame at different times")
            length = (late + 1) * 1e9 / rate
            require(abs(end - begin - length) <= 1, f"{what}: a frame is shown at the wrong tick")
            require(event["name"].startswith("HITCH ") == (late > 0), f"{what}: hitches differ")
            if late > 0:
                require(event["args"]["missed_ticks"] == late, f"{what}: missed_ticks differs")
                require(event["args"]["first_row"] == int(line["first_row"]), f"{what}: first_row differs")
        # A counter is valid until its next event.
        for (process, column), events in counters.items():
            if process != pid:
                continue
            index = -1
            starts = [start for start, _, event in work if event["name"] == "frame"]
            for line, start in zip(lines, starts, strict=True):
                while index + 1 < len(events) and events[index + 1][0] <= start:
                    index += 1
                require(events[index][1] == float(line[column]), f"{what}: {column} differs")
    return counters


def check_speedscope(path, series):
    file = valid(path, "speedscope")
    names = [frame["name"] for frame in file["shared"]["frames"]]
    for profile, ((strategy, rate), lines) in zip(file["profiles"], series.items(), strict=True):
        what = f"{path}, {profile['name']}"
        require(profile["name"] == f"{strategy} at {rate} Hz", f"{what}: the name is wrong")
        read, stack, now = [], [], profile["startValue"]
        for event in profile["events"]:
            require(event["at"] >= now, f"{what}: events are out of order")
            now, name = event["at"], names[event["frame"]]
            if event["type"] == "O":
                stack.append((name, now))
                if name == "frame":
                    read.append([0] * 6)
            else:
                opened, since = stack.pop()
                require(opened == name, f"{what}: events are not balanced")
                if name in PHASES:
                    read[-1][PHASES.index(name)] = now - since
        require(not stack and now == profile["endValue"], f"{what}: an event stays open")
        require_same(read, phases_of(lines), what)


def check_long(path, frames):
    keys = ["scenario", "strategy", "refresh_hz", "reuse", "engine", "run_id", "schema_version",
            "round", "frame"]
    read = table(path)
    own = [
        {key: line[key] for key in keys} | {"metric": name, "value": line[name]}
        for line in frames for name in line if name not in keys]
    require(read == own, f"{path}: the lines differ from the values of frames.csv")
    if pandas:
        data = pandas.read_csv(path, dtype={"strategy": str, "scenario": str}, keep_default_na=False)
        wide = data.pivot(index=["strategy", "refresh_hz", "round", "frame"], columns="metric",
                          values="value")
        require(len(wide) == len(frames), f"{path}: pandas reads {len(wide)} frames")
        require(
            sorted(wide["frame_ns"]) == sorted(float(line["frame_ns"]) for line in frames),
            f"{path}: pandas reads other times")


def key_of(line):
    parts = [line[name] for name in ("scenario", "engine", "strategy", "reuse", "refresh_hz")]
    return "/".join(part.replace("%", "%25").replace("/", "%2F") for part in parts)


def checked_value(name, value, line, frames, what):
    """Compares a metric with summary.csv or the mean of frames.csv; returns whether either has it."""
    column = name.removesuffix("_per_frame")
    if name in line:
        require(value == float(line[name]), f"{what}: {name} is {value}, not {line[name]}")
    elif column in frames[0] and name != column:
        measured = [float(frame[column]) for frame in frames if frame["round"] != "0"]
        mean = sum(measured) / len(measured)
        require(abs(value - mean) < 0.0006, f"{what}: {name} is {value}, not {mean}")
    else:
        return False
    return True


def check_values(folder, summary, frames_of):
    printed = {key_of(line): (line, frames_of[series_key(line)]) for line in summary}
    bmf = valid(folder / "bmf", "bmf")
    require(set(bmf) == set(printed), f"{folder}/bmf: the series differ from summary.csv")
    values = 0
    for series, measures in bmf.items():
        for name, measure in measures.items():
            values += checked_value(name, measure["value"], *printed[series], f"{folder}/bmf")
        for end in ("low", "high"):
            side = measures["frame_p50_ms"]["lower_value" if end == "low" else "upper_value"]
            printed_end = float(printed[series][0][f"frame_p50_ci_{end}_ms"])
            require(side == printed_end, f"{folder}/bmf: the {end} end of frame_p50_ms differs")
    entries = valid(folder / "github-action-benchmark", "github-action-benchmark")
    require(len({entry["name"] for entry in entries}) == len(entries), f"{folder}: a name occurs twice")
    for entry in entries:
        series, name = entry["name"].rsplit("/", 1)
        checked_value(name, entry["value"], *printed[series], f"{folder}/github-action-benchmark")
    gauges = 0
    for family in openmetrics.text_string_to_metric_families((folder / "openmetrics").read_text(encoding="utf-8")):
        for sample in family.samples:
            name = sample.name.removeprefix("scrollbench_")
            gauges += checked_value(name, sample.value, *printed[key_of(sample.labels)], f"{folder}/openmetrics")
    require(gauges == values, f"{folder}: openmetrics has {gauges} values, bmf {values}")
    [line] = table(folder / "history")
    require(float(line["schema_version"]) == 1 and line["time"].endswith("Z"), f"{folder}/history")
    for column, value in list(line.items())[10:]:
        series, name = column.rsplit("/", 1)
        checked_value(name, float(value), *printed[series], f"{folder}/history")
    return values


def check_benchstat(path, series, summary):
    """Checks the Go benchmark format (golang.org/design/14313-benchmark-format)."""
    printed = {series_key(line): line for line in summary}
    units, lines, used = {}, {}, set()
    for line in path.read_text(encoding="utf-8").split("\n")[:-1]:
        require(len(line.encode()) < 65_536, f"{path}: a line is too long for Go's scanner")
        words = line.split()
        if words[0].startswith("Benchmark"):
            match = re.fullmatch(
                r"BenchmarkScroll/scenario=([^/]+)/engine=([^/]+)/strategy=([^/]+)/reuse=([^/]+)/hz=(\d+)",
                words[0])
            require(match and words[0].isascii(), f"{path}: the name {words[0]}")
            strategy = urllib.parse.unquote(match[3], errors="strict")
            values = dict(zip(words[3::2], map(float, words[2::2]), strict=True))
            require(len(values) == len(words) // 2 - 1, f"{path}: a line has a unit twice")
            used |= set(values)
            lines.setdefault((strategy, int(match[5])), []).append((int(words[1]), values))
        elif words[0] == "Unit":
            units[words[1]] = dict(word.split("=") for word in words[2:])
        else:
            require(re.fullmatch(r"[a-z][^A-Z\s:]*: \S.*", line), f"{path}: the line {line!r}")
    require(set(units) == used, f"{path}: declared and used units differ")
    for unit, facts in units.items():
        require((facts.get("assume") == "exact") != unit.endswith("-sec"), f"{path}: {unit}")
    require(list(lines) == list(series), f"{path}: the series differ")
    for key, own in series.items():
        rounds = max(int(line["round"]) for line in own)
        require(len(lines[key]) == rounds + 1, f"{path}: {len(lines[key])} lines of {key}")
        for index, (count, values) in enumerate(lines[key][:-1], start=1):
            times = [int(line["frame_ns"]) for line in own if int(line["round"]) == index]
            require(count == len(times), f"{path}: the number of frames differs")
            for percent in (50, 95, 99):
                difference = values[f"frame_p{percent}-sec"] - percentile(times, percent) / 1e9
                require(abs(difference) < 0.51e-9, f"{path}: frame_p{percent} of {key} differs")
        for name, value in lines[key][-1][1].items():
            checked_value(name, value, printed[key], own, path)
    if tool := shutil.which("benchstat"):
        result = subprocess.run([tool, path], capture_output=True, text=True, check=False)
        require(result.returncode == 0 and "sec/op" not in result.stderr, result.stderr)
        require("frame_p50-sec" in result.stdout, f"{path}: benchstat reads no times")


frames_read = values_read = 0
folders = sorted(path for path in pathlib.Path(sys.argv[1]).iterdir() if path.is_dir())
require(folders, "there are no exports")
for folder in folders:
    frames, summary = table(folder / "frames.csv"), table(folder / "summary.csv")
    pipeline = json.loads((folder / "run.json").read_bytes())["pipeline"]
    series = series_of(frames)
    check_trace(folder / "chrome-trace", series, pipeline)
    check_speedscope(folder / "speedscope", series)
    check_long(folder / "long", frames)
    check_benchstat(folder / "benchstat", series, summary)
    values_read += check_values(folder, summary, series)
    frames_read += len(frames)
optional = (("pandas", pandas), ("benchstat", shutil.which("benchstat")))
readers = ["csv", "json", "jsonschema", "prometheus_client"] + [name for name, found in optional if found]
print(f"check-exports: {frames_read} frames and {values_read} values read by {', '.join(readers)}")
