#!/usr/bin/env python3
"""Checks action.yml and the CI samples: their form, and what the script of the action does.

  check-action.py PAYSHEET
"""
import hashlib
import os
import platform
import re
import subprocess
import sys
import tarfile
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
def run(**inputs):
    values = {
        "BINARY": paysheet, "PATHS": ".", "FAIL_ON": "error", "ARGUMENTS": "", "SARIF": "", "ONLY_CHANGED_LINES": "false", "SUMMARY": "true",
        "BASE": "", "ACTION": str(root),
    } | inputs  # fmt: skip
    need(set(values) == set(check["env"]), "the test and the step name other variables")
    output = folder / "output"
    output.write_text("")
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", check["run"]], cwd=folder, capture_output=True, text=True,
        env=os.environ | values | {"GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(folder / "summary.md")})
    need(output.read_text() == f"status={done.returncode}\n", "the output is not the exit status")
    return done


with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)
    (folder / "a b").mkdir()
    (folder / "a b" / "clean.applepay.json").write_text(CLEAN + "\n")
    (folder / "comma.applepay.json").write_text(CLEAN.replace("200.50", "200,50") + "\n")

    need(run(PATHS="a b").returncode == 0, "a clean folder fails")
    failing = run(SARIF="report.sarif")
    need(failing.returncode == 1 and "::error " in failing.stdout, "a mistake gives no annotation: " + failing.stdout + failing.stderr)
    need((folder / "report.sarif").read_text().lstrip().startswith("{"), "no SARIF report")
    need(run(FAIL_ON="never").returncode == 0, "fail-on is not handed on")
    need(run(ARGUMENTS="--ignore=amount/format").returncode == 0, "arguments are not handed on")
    need(run(PATHS="a b\nabsent.json\n").returncode == 2, "an absent file passes")
    need(run(PATHS="a b/$(touch hacked).json").returncode == 2 and not (folder / "hacked").exists(), "a path is executed")
    need(run(PATHS="--fail-on=never").returncode == 2, "a path is taken for an option")

# A pull request: findings on lines that it adds, a table by rule, and pictures before and after. The repository cannot be written to.
with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)

    def git(*words):
        return subprocess.run(
            ["git", "-c", "user.name=x", "-c", "user.email=x@example.com", *words], cwd=folder, check=True, capture_output=True,
            text=True).stdout.strip()  # fmt: skip

    git("init", "--quiet")
    (folder / "old.applepay.json").write_text(CLEAN.replace("200.50", "200,50").replace(",", ",\n") + "\n")
    (folder / "price.applepay.json").write_text(CLEAN.replace(",", ",\n") + "\n")
    git("add", ".")
    git("commit", "--quiet", "--message", "x")
    base = git("rev-parse", "HEAD")
    (folder / "price.applepay.json").write_text(CLEAN.replace("200.50", "210.50").replace(",", ",\n") + "\n")
    (folder / "old.applepay.json").write_text((folder / "old.applepay.json").read_text().replace('"US"', '"us"'))
    (folder / "new `name`.applepay.json").write_text(CLEAN)
    (folder / "package.json").write_text('{"name": "shop"}')
    git("add", ".")
    git("commit", "--quiet", "--message", "y")
    done = run(BASE=base, ONLY_CHANGED_LINES="true")
    need(done.returncode == 1 and "country/unknown" in done.stdout, "a new mistake passes: " + done.stdout + done.stderr)
    need("amount/format" not in done.stdout, "an old mistake is shown")
    summary = (folder / "summary.md").read_text()
    for words in ("| 1 | `country/unknown` |", "### `price.applepay.json`", "<details><summary>Before", "**\\$200.50**", "**\\$210.50**", "### `new name.applepay.json`"):
        need(words in summary, f"the summary has no {words}: {summary}")
    need("package.json" not in summary and str(folder) not in summary, "the summary has too much: " + summary)
    # An attribute of the pull request cannot hide its files, and a line that is removed can be a mistake.
    (folder / ".gitattributes").write_text("* -diff\n")
    done = run(BASE=base, ONLY_CHANGED_LINES="true")
    need(done.returncode == 1 and "country/unknown" in done.stdout, "an attribute hides a mistake: " + done.stdout + done.stderr)
    lines = (folder / "price.applepay.json").read_text().splitlines(keepends=True)
    (folder / "price.applepay.json").write_text("".join(line for line in lines if "merchantCapabilities" not in line))
    done = run(BASE=base, ONLY_CHANGED_LINES="true", PATHS="price.applepay.json")
    need(done.returncode == 1 and "member/missing" in done.stdout, "a removed member passes: " + done.stdout + done.stderr)
    (folder / "price.applepay.json").write_text("".join(lines))
    (folder / ".gitattributes").unlink()
    (folder / "summary.md").unlink()
    need("amount/format" in run(BASE=base).stdout, "an old mistake is not shown")
    need(run(BASE=base, ONLY_CHANGED_LINES="true", PATHS="price.applepay.json").returncode == 0, "paths do not limit the changes")
    need("amount/format" in run(BASE="0" * 40, ONLY_CHANGED_LINES="true").stdout, "without a base, not everything is checked")
    (folder / "summary.md").unlink()
    run(BASE=base, SUMMARY="false")
    need(not (folder / "summary.md").exists(), "a summary that nobody wants")

samples = root / "Examples" / "ci"
version = (root / "VERSION").read_text().strip()
requests = samples / "requests"


def shell(script, folder, **values):
    """Runs a script as GitHub and GitLab do, in an environment in which `swift` writes a command that says so."""
    (folder / "bin").mkdir(exist_ok=True)
    swift = folder / "bin" / "swift"
    swift.write_text(
        '#!/bin/sh\nmkdir -p "$HOME/compiled"\nprintf "#!/bin/sh\\necho compiled\\n" > "$HOME/compiled/paysheet"\n'
        'chmod +x "$HOME/compiled/paysheet"\ncase "$*" in *--show-bin-path*) echo "$HOME/compiled";; esac\n')
    swift.chmod(0o755)
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], cwd=folder, capture_output=True, text=True,
        env=os.environ | values | {"HOME": str(folder), "PATH": f"{folder}/bin:{os.environ['PATH']}"})


def release(folder):
    """Makes a release with one archive. Returns the address of all releases, and the checksum."""
    name = f"paysheet-{version}-{platform.system().lower()}-{platform.machine()}"
    archive = folder / "releases" / version / f"{name}.tar.gz"
    archive.parent.mkdir(parents=True)
    with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
        tar.add(paysheet, f"{name}/paysheet")
    return (folder / "releases").as_uri(), hashlib.sha256(archive.read_bytes()).hexdigest()


# The step that gets the command takes the archive by checksum, and compiles only if there is none.
get = next(step for step in runs["steps"] if step.get("id") == "get")
with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)
    releases, checksum = release(folder)
    number = 0

    def fetch(**changes):
        global number
        number += 1
        output = folder / f"output-{number}"
        values = {
            "PAYSHEET_SHA256": checksum, "PAYSHEET_RELEASES": releases, "PAYSHEET_SOURCE": str(root), "FOLDER": f"{folder}/tool-{number}",
        } | changes  # fmt: skip
        need(set(values) == set(get["env"]), "the test and the step that gets the command name other variables")
        done = shell(get["run"], folder, GITHUB_OUTPUT=str(output), **values)
        return done, output.read_text().removeprefix("binary=").strip() if output.exists() else ""

    def version_of(binary):
        return subprocess.run([binary, "--version"], capture_output=True, text=True, env={"HOME": str(folder)}).stdout.strip()

    done, binary = fetch()
    need(done.returncode == 0 and version_of(binary) == f"paysheet {version}", "the archive is not taken: " + done.stderr)
    done, again = fetch(FOLDER=f"{folder}/tool-1", PAYSHEET_RELEASES="file:///absent")
    need(again == binary and not done.stderr, "a cached archive is not used: " + done.stderr)
    Path(binary).write_text("#!/bin/sh\necho planted\n")
    done, again = fetch(FOLDER=f"{folder}/tool-1")
    need(version_of(again) == f"paysheet {version}", "a planted command runs")
    done, again = fetch(FOLDER=f"{folder}/tool-1", PAYSHEET_SHA256="0" * 64)
    need(done.returncode == 1 and not again, "a cached archive with another checksum passes")
    done, binary = fetch(PAYSHEET_SHA256="0" * 64)
    need(done.returncode == 1 and not binary and "checksum" in done.stderr, "an archive with another checksum passes")
    for name, changes in {"no checksum": {"PAYSHEET_SHA256": ""}, "no archive": {"PAYSHEET_RELEASES": "file:///absent"}}.items():
        done, binary = fetch(**changes)
        need(done.returncode == 0 and version_of(binary) == "compiled", f"does not compile with {name}: {done.stderr}")
    done, again = fetch(PAYSHEET_SHA256="", FOLDER=str(Path(binary).parent.parent))
    need("found" in done.stderr, "a compiled command is not kept: " + done.stderr)

    # A command in the repository is never run, and source is compiled only if it is in a folder or named by its commit.
    def git(*words):
        return subprocess.run(
            ["git", "-c", "user.name=x", "-c", "user.email=x@example.com", *words], cwd=folder / "shop", check=True, capture_output=True,
            text=True).stdout.strip()  # fmt: skip

    planted = folder / "shop" / ".paysheet-tool" / Path(binary).parent.name / "paysheet"
    planted.parent.mkdir(parents=True)
    planted.write_text("#!/bin/sh\necho planted\n")
    planted.chmod(0o755)
    git("init", "--quiet")
    git("add", "--force", ".")
    git("commit", "--quiet", "--message", "x")
    tool = str(folder / "shop" / ".paysheet-tool")
    for name, changes in {"a checksum": {}, "no checksum": {"PAYSHEET_SHA256": ""}}.items():
        done, again = fetch(FOLDER=tool, **changes)
        need(done.returncode == 0 and version_of(again) != "planted", f"a committed command runs with {name}")
    script = f'export PAYSHEET_VERSION={version}; bash "{samples}/get-paysheet.sh" "$FOLDER"'
    done = shell(script.replace(version, ""), folder, FOLDER=f"{folder}/unset")
    need(done.returncode == 1 and "set PAYSHEET_VERSION" in done.stderr, "a version that is missing is not named: " + done.stderr)
    remote = {"PAYSHEET_SOURCE": (folder / "shop").as_uri(), "PAYSHEET_RELEASES": "file:///absent"}
    for name, changes, status in (
        ("no archive", {"PAYSHEET_SHA256": checksum}, 1), ("no checksum", {"PAYSHEET_SHA256": ""}, 1),
        ("the name of a branch", {"PAYSHEET_SHA256": "", "PAYSHEET_COMMIT": "HEAD"}, 1),
        ("a commit", {"PAYSHEET_SHA256": "", "PAYSHEET_COMMIT": git("rev-parse", "HEAD")}, 0),
    ):  # fmt: skip
        done = shell(script, folder, FOLDER=f"{folder}/remote", **remote, **changes)
        need(done.returncode == status, f"a source elsewhere with {name}: {done.returncode} {done.stderr}")

# The samples for GitLab and Jenkins do what they say.
jenkins = (samples / "Jenkinsfile").read_text().split("sh \'\'\'")[1].split("\'\'\'")[0]
gitlab = yaml.safe_load((samples / "gitlab.yml").read_text())["payment-requests"]
for name, script, reports in (
    ("gitlab.yml", "\n".join(gitlab["script"]), ["gl-code-quality-report.json", "paysheet.xml"]),
    ("Jenkinsfile", jenkins, ["paysheet.xml", "checkstyle.xml"]),
):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        releases, checksum = release(folder)
        (folder / "get-paysheet.sh").symlink_to(samples / "get-paysheet.sh")
        (folder / "requests").symlink_to(requests)
        done = shell(script, folder, PAYSHEET_VERSION=version, PAYSHEET_SHA256=checksum, PAYSHEET_RELEASES=releases)
        need(done.returncode == 0 and "compiling" not in done.stderr, f"{name} fails: {done.stdout}{done.stderr}")
        need(all((folder / report).stat().st_size for report in reports), f"{name} writes no reports")
        (folder / "requests").unlink()
        (folder / "requests").mkdir()
        (folder / "requests" / "comma.applepay.json").write_text(CLEAN.replace("200.50", "200,50"))
        done = shell(script, folder, PAYSHEET_VERSION=version, PAYSHEET_SHA256=checksum, PAYSHEET_RELEASES=releases)
        need(done.returncode == (0 if name == "Jenkinsfile" else 1) and "amount/format" in done.stdout, f"{name} shows no mistake")

# The jobs of `paysheet init` get the command by its checksum.
def job_of_init(service):
    """Returns the script of a job that `paysheet init` prints."""
    text = subprocess.run([paysheet, "init", "--ci", service], cwd=tempfile.mkdtemp(), capture_output=True, text=True).stdout
    job = yaml.safe_load(text)
    if service == "gitlab":
        return "\n".join(job["paysheet"]["before_script"] + job["paysheet"]["script"])
    get, check = [step for step in job["jobs"]["paysheet"]["steps"] if "run" in step]
    need(set(get["env"]) == {"PAYSHEET_ARCHIVE", "PAYSHEET_SHA256"}, "the job of init gets other variables")
    # Between two steps, the runner adds the lines of a file to PATH.
    return get["run"] + 'PATH="$(tail -n 1 "$GITHUB_PATH"):$PATH"\n' + check["run"]


for service in ("github", "gitlab"):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        releases, checksum = release(folder)
        (archive,) = (folder / "releases").rglob("*.tar.gz")
        (folder / "clean.applepay.json").write_text(CLEAN)
        right = {"PAYSHEET_ARCHIVE": archive.as_uri(), "PAYSHEET_SHA256": checksum, "GITHUB_PATH": str(folder / "path")}
        done = shell(job_of_init(service), folder, **right)
        need(done.returncode == 0, f"the job of init for {service} fails: {done.stdout}{done.stderr}")
        for name, change in {"another checksum": "0" * 64, "no checksum": ""}.items():
            done = shell(job_of_init(service), folder, **right | {"PAYSHEET_SHA256": change})
            need(done.returncode != 0, f"the job of init for {service} takes an archive with {name}")
        need("PAYSHEET_SHA256: is not set" in done.stderr, "the job of init does not say what to set: " + done.stderr)

# A tag can move to another commit.
for file in [*(root / ".github" / "workflows").glob("*.yml"), samples / "github.yml", root / "README.md", *(root / "Docs").glob("*.md")]:
    for uses in re.findall(r"uses: *(\S+)", file.read_text()):
        need(re.search(r"@[0-9a-f]{40}$|/paysheet@<commit$", uses), f"{file.name} does not pin {uses} to a commit")

# The samples can be read, and name inputs that there are.
job = yaml.safe_load((samples / "github.yml").read_text())["jobs"]["paysheet"]
used = next(step for step in job["steps"] if "/paysheet@" in step.get("uses", ""))
need(set(used["with"]) <= set(action["inputs"]), "github.yml names an input that there is not")
need("codequality" in gitlab["artifacts"]["reports"], "gitlab.yml has no code quality report")
hooks = {hook["id"] for hook in yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text())}
sample = yaml.safe_load((samples / "pre-commit.yaml").read_text())["repos"][0]["hooks"][0]["id"]
need(sample in hooks, "pre-commit.yaml names a hook that there is not")
print("check-action: the action's form is right and its script does what it says")
