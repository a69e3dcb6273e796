"""Holds the JSON Schemas against a public validator, check-jsonschema.

What rutter finds no error in, of all that is under Specs, has to fit; the examples of structural
mistakes there, and those of Tests/Mistakes, must not. Prints the share of all mistakes of
Tests/Mistakes that the schemas see.

Usage: check.py RUTTER SCRATCH, in the repository's folder.
"""

import json
import pathlib
import subprocess
import sys

STRUCTURAL = {"unknown-key", "wrong-kind", "wrong-boolean", "unknown-value"}
CORPUS = pathlib.Path("Tests/Mistakes")


def main(rutter, scratch):
    rutter = str(pathlib.Path(rutter).resolve())
    for name, subject in (("manifest", []), ("project", ["project"])):
        schema = subprocess.run([rutter, "schema", *subject], check=True, capture_output=True)
        (scratch / f"{name}.json").write_bytes(schema.stdout)
    schemas = [scratch / "manifest.json", scratch / "project.json"]
    subprocess.run(["check-jsonschema", "--check-metaschema", *schemas], check=True)
    subprocess.run(
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows",
         "Specs/Automation/github-workflow.yml"], check=True)
    check_specs(rutter, scratch)
    check_corpus(scratch)


def refused(files, scratch):
    """The files that do not fit their schema, or cannot be read."""
    names = set()
    for schema in ("manifest", "project"):
        some = [file for file in files if (file.stem == "rutter") == (schema == "project")]
        if not some:
            continue
        result = subprocess.run(
            ["check-jsonschema", "--output-format", "json",
             "--schemafile", scratch / f"{schema}.json", *some],
            capture_output=True)
        report = json.loads(result.stdout)
        for error in report["errors"] + report.get("parse_errors", []):
            names.add(error["filename"])
    return [file for file in files if str(file) in names]


def end_if(files, text):
    if files:
        sys.exit("\n".join(f"error: {file} {text}" for file in files))


def check_specs(rutter, scratch):
    sound = [file for file in (CORPUS / "Project").rglob("*.yaml")]
    wrong = []
    for folder in sorted(pathlib.Path("Specs").glob("*/*/")):
        files = [
            file for file in sorted(folder.rglob("*"))
            if file.suffix in (".yaml", ".yml", ".json") and "expected" not in file.parts
            and not any(part.startswith(".") for part in file.parts)
            and (file.stem == "rutter" or not file.name.startswith("rutter"))
        ]
        if folder.name in STRUCTURAL:
            wrong += [file for file in files if file.stem != "rutter"]
        validation = subprocess.run(
            [rutter, "validate", "--quiet", "--project", folder, folder], capture_output=True)
        if files and validation.returncode == 0:
            sound += files
    end_if(refused(sound, scratch), "is sound, and does not fit the schema")
    seen = refused(wrong, scratch)
    end_if([file for file in wrong if file not in seen], "has a mistake the schema does not see")
    print(f"specs: {len(sound)} sound files fit, {len(wrong)} with structural mistakes do not")


def check_corpus(scratch):
    total = found = 0
    for kind, files in seeded(scratch / "corpus").items():
        seen = refused(files, scratch)
        print(f"{kind}: the schemas see {len(seen)} of {len(files)} mistakes")
        if kind == "structure":
            missed = [file for file in files if file not in seen]
            end_if(missed, "has a mistake the schema does not see")
        total += len(files)
        found += len(seen)
    print(f"all: {found} of {total}, {100 * found // total} %")


def seeded(folder):
    """For each mistake of the corpus a file that has it, by kind."""
    files = {}
    lines = (CORPUS / "mistakes.txt").read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines, start=1):
        parts = line.split(" | ")
        if line.startswith("#") or len(parts) != 4:
            continue
        kind, name, text, replacement = (
            part.replace("\\n", "\n").replace("\\t", "\t") for part in parts)
        path = "rutter.yaml" if name == "rutter" else f"Specs/{name}.yaml"
        base = (CORPUS / "Project" / path).read_text(encoding="utf-8")
        if text not in base:
            sys.exit(f"error: mistakes.txt:{number}: {path} has no such text")
        place = folder / str(number) / path
        place.parent.mkdir(parents=True)
        wrong = replacement.replace("«", "").replace("»", "")
        place.write_text(base.replace(text, wrong, 1), encoding="utf-8")
        files.setdefault(kind, []).append(place)
    return files


main(sys.argv[1], pathlib.Path(sys.argv[2]))
