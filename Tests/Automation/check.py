"""Runs what Specs/Automation gives to teams, in a repository of an app made for that.

The steps of the GitHub workflow are read from the file and run one after the other as a runner would,
but for those that get rutter from elsewhere; the hooks are run by pre-commit, with the rutter given
instead of one that pre-commit builds.

Usage: check.py RUTTER SCRATCH, in rutter's own repository.
"""

import os
import pathlib
import subprocess
import sys

import yaml

SPECS = pathlib.Path("Specs/Automation").resolve()
ROOT = pathlib.Path(".").resolve()
MANIFEST = """\
screens:
  home:
    opens: [detail]
  detail:
    parameters: {id: Int}
    link: /items/{id}

routers:
  Main: {root: home}
"""


class Repository:
    def __init__(self, folder, rutter):
        self.folder = folder
        (folder / "Specs").mkdir(parents=True)
        (folder / "bin").mkdir()
        (folder / "bin" / "rutter").symlink_to(pathlib.Path(rutter).resolve())
        self.environment = dict(
            os.environ, PATH=f"{folder / 'bin'}:{os.environ['PATH']}",
            GIT_CONFIG_GLOBAL=os.devnull, GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@example.com",
            GIT_COMMITTER_NAME="a", GIT_COMMITTER_EMAIL="a@example.com")
        self.write(".gitignore", "/bin\n/findings.md\n")
        self.write("rutter.yaml", "rutter: 1\nspecs: Specs\nlinks: {schemes: [shop]}\n")
        self.write("Specs/Main.yaml", MANIFEST)
        self.run("git init --quiet --initial-branch=main . && rutter generate --quiet")

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def edit(self, old, new):
        text = (self.folder / "Specs/Main.yaml").read_text(encoding="utf-8")
        assert old in text, old
        self.write("Specs/Main.yaml", text.replace(old, new))

    def run(self, script, **environment):
        result = subprocess.run(
            ["bash", "-e", "-c", script], cwd=self.folder, capture_output=True, text=True,
            env=dict(self.environment, **environment))
        return result

    def commit(self):
        return self.run("git add --all && git commit --quiet --message change")


def expect(condition, result, what):
    if not condition:
        sys.exit(f"error: {what}\n{result.stdout}{result.stderr}")


# The workflow.


def run_workflow(repository, summary):
    """The exit code of each step with a command, by name; after one that fails only 'always()' runs."""
    workflow = yaml.safe_load((SPECS / "github-workflow.yml").read_text(encoding="utf-8"))
    job = workflow["jobs"]["manifests"]
    codes, results, failed = {}, {}, False
    for step in job["steps"]:
        if "run" not in step or step["name"] in ("Build rutter", "Put rutter on the path"):
            continue
        condition = step.get("if", "")
        if "hashFiles('findings.md')" in condition:
            if not (repository.folder / "findings.md").exists():
                continue
        elif condition not in ("", "github.event_name == 'pull_request'"):
            sys.exit(f"error: the condition '{condition}' is not known here")
        if failed and "always()" not in condition:
            continue
        result = repository.run(
            step["run"], GITHUB_STEP_SUMMARY=str(summary), GITHUB_BASE_REF="main", **job["env"])
        codes[step["name"]], results[step["name"]] = result.returncode, result
        failed = failed or result.returncode != 0
    return codes, results


def check_workflow(rutter, scratch):
    repository = Repository(scratch / "workflow", rutter)
    summary = scratch / "summary.md"
    repository.commit()
    repository.run("git update-ref refs/remotes/origin/main main && git switch --quiet -c change")
    names = [
        "Check the manifests", "Show the findings", "Compare the generated Swift with the manifests",
        "Tell what breaks"]
    codes, results = run_workflow(repository, summary)
    result = results[names[-1]] if names[-1] in results else next(iter(results.values()))
    expect(codes == dict.fromkeys(names, 0), result, f"an unchanged project is refused: {codes}")

    repository.edit("link: /items/{id}", "link: /things/{id}")
    codes, results = run_workflow(repository, summary)
    result = results[names[2]]
    expect(codes == {names[0]: 0, names[1]: 0, names[2]: 3}, result, f"drift is not seen: {codes}")
    expect("Specs/Main.yaml:" in result.stdout, result, "the drift's cause is not told")

    repository.run("rutter generate")
    codes, results = run_workflow(repository, summary)
    result = results[names[3]]
    expect(codes[names[3]] == 4, result, f"a broken link is not seen: {codes}")
    expect("Links in the wild" in summary.read_text(), result, "the summary says nothing of it")

    repository.edit("[detail]", "[details]")
    codes, results = run_workflow(repository, summary)
    result = results[names[0]]
    expect(codes == {names[0]: 1, names[1]: 0}, result, f"an error is not seen: {codes}")
    expect("::error file=Specs/Main.yaml,line=3" in result.stderr, result, "it is not annotated")
    print("workflow: a sound project passes; drift, a broken link and an error fail")


# The hooks.


def check_hooks(rutter, scratch):
    source = scratch / "source"
    source.mkdir()
    repository = Repository(scratch / "hooks", rutter)
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    (source / ".pre-commit-hooks.yaml").write_text(hooks, encoding="utf-8")
    made = repository.run(
        f"cd '{source}' && git init --quiet . && git add --all"
        " && git commit --quiet --message hooks && git tag v0.1.0")
    expect(made.returncode == 0, made, "no repository of hooks")
    config = yaml.safe_load((SPECS / "pre-commit-config.yaml").read_text(encoding="utf-8"))
    config["repos"][0]["repo"] = str(source)
    for hook in config["repos"][0]["hooks"]:
        hook["language"] = "system"
    repository.write(".pre-commit-config.yaml", yaml.safe_dump(config))
    repository.environment["PRE_COMMIT_HOME"] = str(scratch / "pre-commit")
    installed = repository.run("pre-commit install")
    expect(installed.returncode == 0, installed, "the hooks are not installed")

    result = repository.commit()
    expect(result.returncode == 0, result, "a sound project is not committed")
    repository.edit("id: Int", "id: String")
    result = repository.commit()
    expect(result.returncode != 0 and "exit code: 3" in result.stderr, result, "drift is committed")
    repository.run("rutter generate")
    result = repository.commit()
    expect(result.returncode == 0, result, "what was generated anew is not committed")
    repository.edit("[detail]", "[details]")
    result = repository.commit()
    expect(result.returncode != 0 and "exit code: 1" in result.stderr, result, "errors are committed")
    repository.edit("[details]", "[ detail ]  # all of them")
    result = repository.commit()
    expect(
        result.returncode != 0 and "files were modified" in result.stderr, result,
        "a manifest is committed that is not formatted")
    result = repository.commit()
    expect(result.returncode == 0, result, "what was formatted is not committed")
    print("hooks: a sound project is committed; drift, errors and loose layout are not")


scratch = pathlib.Path(sys.argv[2]).resolve()
check_workflow(sys.argv[1], scratch)
check_hooks(sys.argv[1], scratch)
