"""Runs the steps of action.yml as a workflow of another repository would, and prints their faults.

usage: check-action.py ACTION PACKAGE EXECUTABLE ID

ACTION is the folder of action.yml; PACKAGE a package with an executable, built in the debug configuration; ID
the strategy that it adds. The current folder is the workspace.
"""

import os
import re
import subprocess
import sys
import tempfile

import yaml


class Job:
    """The steps of the action with some inputs."""

    def __init__(self, action, folder, **inputs):
        with open(f"{action}/action.yml", encoding="utf-8") as file:
            self.action = yaml.safe_load(file)
        known = self.action["inputs"]
        self.inputs = {name: value.get("default") for name, value in known.items()}
        self.inputs.update({name.replace("_", "-"): value for name, value in inputs.items()})
        unset = [name for name, value in self.inputs.items() if value is None]
        assert set(self.inputs) == set(known) and not unset, (self.inputs, unset)
        self.files = {name: f"{folder}/{name}" for name in ("GITHUB_ENV", "GITHUB_STEP_SUMMARY")}
        for path in self.files.values():
            open(path, "w", encoding="utf-8").close()
        self.environment = {**os.environ, **self.files, "GITHUB_ACTION_PATH": action}
        self.output = ""

    def run(self):
        """Runs the steps until one fails, and returns its exit status."""
        for step in self.action["runs"]["steps"]:
            if "run" not in step:
                assert re.fullmatch(r"actions/(cache|upload-artifact)@v\d+", step["uses"]), step
                continue
            own = {name: self.value(text) for name, text in step.get("env", {}).items()}
            result = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                env={**self.environment, **own}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            )
            self.output = result.stdout + result.stderr
            if result.returncode != 0:
                return result.returncode
            with open(self.files["GITHUB_ENV"], encoding="utf-8") as file:
                self.environment.update(line.rstrip("\n").split("=", 1) for line in file)
        return 0

    def value(self, text):
        """The value of an expression; only inputs are used in scripts."""
        return re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda match: self.inputs[match[1]], text)

    @property
    def summary(self):
        with open(self.files["GITHUB_STEP_SUMMARY"], encoding="utf-8") as file:
            return file.read()


def main():
    action, package, executable, strategy = sys.argv[1:]
    faults = []

    def expect(holds, what, job):
        if not holds:
            faults.append(f"{what}:\n{job.output}\n{job.summary}")

    with tempfile.TemporaryDirectory() as folder:
        inputs = {
            "baseline": f"{folder}/baseline.json", "package_path": package, "executable": executable,
            "build_options": "-c debug",
            "arguments": "--quick --time-debug-build --set content=none --display 320x400@2 --set inset=20"
            f" --frames 6 --rounds 1 --strategy {strategy},square",
        }
        missing = Job(action, folder, **inputs)
        expect(missing.run() == 3 and "no baseline at" in missing.output, "without a baseline", missing)
        update = [missing.environment["SCROLLBENCH"], "gate", "--baseline", inputs["baseline"], "--run", "scrollbench-run"]
        subprocess.run(update + ["--update-baseline"], check=True)
        held = Job(action, folder, **inputs)
        expect(held.run() == 0, "an unchanged run does not hold", held)
        expect(f"| {strategy} |" in held.summary and "gate: held" in held.summary, "the summary", held)
        worse = Job(action, folder, **{**inputs, "arguments": inputs["arguments"] + " --inject layer"})
        expect(worse.run() == 1, "one more layer in each cell holds", worse)
        expect("::error title=scrollbench fail" in worse.output, "no annotation", worse)
    for fault in faults:
        print(f"check-action: {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
