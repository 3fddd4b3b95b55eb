#!/usr/bin/env python3
"""Checks action.yml and the CI samples: their form, and what the script of the action does.

  check-action.py PAYSHEET
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

root = Path(__file__).resolve().parent.parent.parent
paysheet = str(Path(sys.argv[1]).resolve())
CLEAN = (
    '{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],'
    '"total":{"label":"Trip","amount":"200.50"}}'
)


def need(condition, message):
    if not condition:
        sys.exit("check-action: " + message)


# The form, after GitHub's metadata syntax for composite actions.
action = yaml.safe_load((root / "action.yml").read_text())
need(set(action) <= {"name", "description", "author", "branding", "inputs", "outputs", "runs"}, "a member that GitHub does not know")
need(action["name"] and action["description"], "no name or description")
for name, item in action["inputs"].items():
    need(set(item) <= {"description", "required", "default", "deprecationMessage"}, f"input {name} has a strange member")
    need(item.get("description") and isinstance(item.get("default"), str), f"input {name} has no description or no default")
for name, item in action["outputs"].items():
    need(set(item) == {"description", "value"}, f"output {name} lacks something")
runs = action["runs"]
need(runs["using"] == "composite", "not a composite action")
for step in runs["steps"]:
    need(set(step) <= {"id", "name", "if", "shell", "run", "env", "working-directory", "uses", "with"}, "a step has a strange member")
    need(step.get("shell") == "bash" and "run" in step, "a step without shell")
    need("${{" not in step["run"], "an input becomes a part of the script")

# The script of the step that checks, as GitHub runs it.
check = next(step for step in runs["steps"] if step.get("id") == "check")
with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)
    (folder / "a b").mkdir()
    (folder / "a b" / "clean.applepay.json").write_text(CLEAN + "\n")
    (folder / "comma.applepay.json").write_text(CLEAN.replace("200.50", "200,50") + "\n")

    def run(**inputs):
        values = {"BINARY": paysheet, "PATHS": ".", "FAIL_ON": "error", "ARGUMENTS": "", "SARIF": ""} | inputs
        need(set(values) == set(check["env"]), "the test and the step name other variables")
        output = folder / "output"
        output.write_text("")
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", check["run"]], cwd=folder, capture_output=True, text=True,
            env=os.environ | values | {"GITHUB_OUTPUT": str(output)})
        need(output.read_text() == f"status={done.returncode}\n", "the output is not the exit status")
        return done

    need(run(PATHS="a b").returncode == 0, "a clean folder fails")
    failing = run(SARIF="report.sarif")
    need(failing.returncode == 1 and "::error " in failing.stdout, "a mistake gives no annotation: " + failing.stdout + failing.stderr)
    need((folder / "report.sarif").read_text().lstrip().startswith("{"), "no SARIF report")
    need(run(FAIL_ON="never").returncode == 0, "fail-on is not handed on")
    need(run(ARGUMENTS="--ignore=amount/format").returncode == 0, "arguments are not handed on")
    need(run(PATHS="a b\nabsent.json\n").returncode == 2, "an absent file passes")
    need(run(PATHS="a b/$(touch hacked).json").returncode == 2 and not (folder / "hacked").exists(), "a path is executed")
    need(run(PATHS="--fail-on=never").returncode == 2, "a path is taken for an option")

# The samples can be read, and name inputs that there are.
samples = root / "Examples" / "ci"
job = yaml.safe_load((samples / "github.yml").read_text())["jobs"]["paysheet"]
used = next(step for step in job["steps"] if "/paysheet@" in step.get("uses", ""))
need(set(used["with"]) <= set(action["inputs"]), "github.yml names an input that there is not")
gitlab = yaml.safe_load((samples / "gitlab.yml").read_text())["payment-requests"]
need("codequality" in gitlab["artifacts"]["reports"], "gitlab.yml has no code quality report")
hooks = {hook["id"] for hook in yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text())}
sample = yaml.safe_load((samples / "pre-commit.yaml").read_text())["repos"][0]["hooks"][0]["id"]
need(sample in hooks, "pre-commit.yaml names a hook that there is not")
print("check-action: the action's form is right and its script does what it says")
