"""Compiles manifests of rutter to Swift: an action for each manifest, and one for what they share.

An action sees its manifest, those it uses, the project file and `data`, and nothing else.
"""

RutterInfo = provider(
    doc = "The manifests of a project, for others that use them.",
    fields = {"manifests": "A depset of files."},
)

def _path(file, label):
    """How a manifest is named under `uses`: from the package's folder, or from the workspace's."""
    prefix = label.package + "/" if label.package else ""
    path = file.short_path
    return path[len(prefix):] if path.startswith(prefix) else path

def _used(ctx, manifest, known):
    """The manifests that one uses; all of them, if nothing is said about it."""
    names = ctx.attr.uses.get(_path(manifest, ctx.label))
    if names == None:
        return [file for file in known.values() if file != manifest]
    for name in names:
        if name not in known:
            fail("'%s' is no manifest of '%s' or its deps" % (name, ctx.label), attr = "uses")
    return [known[name] for name in names]

def _declare(ctx, stem):
    return ctx.actions.declare_file("%s/%s.generated.swift" % (ctx.label.name, stem))

def _compile(ctx, output, own, others, extra = []):
    args = ctx.actions.args()
    args.add("compile")
    args.add_all(own)
    args.add_all(others, before_each = "--with")
    args.add_all(extra)
    args.add("--output", output.dirname)
    if ctx.file.project:
        args.add("--project", ctx.file.project.dirname or ".")
    args.add_all(["--source-locations", "relative", "--color", "never", "--quiet"])
    project = [ctx.file.project] if ctx.file.project else []
    ctx.actions.run(
        executable = ctx.executable.rutter,
        arguments = [args],
        inputs = own + others + project + ctx.files.data,
        outputs = [output],
        mnemonic = "RutterCompile",
        progress_message = "Compiling %s" % (own[0].short_path if own else ctx.label),
    )
    return output

def _rutter_library_impl(ctx):
    deps = [dep[RutterInfo].manifests for dep in ctx.attr.deps]
    manifests = depset(ctx.files.manifests, transitive = deps)
    known = {_path(file, ctx.label): file for file in manifests.to_list()}
    unknown = [name for name in ctx.attr.uses if name not in known]
    if unknown:
        fail("'%s' is no manifest of '%s'" % (unknown[0], ctx.label), attr = "uses")
    outputs = []
    for manifest in ctx.files.manifests:
        output = _declare(ctx, manifest.basename[:-len(manifest.extension) - 1])
        outputs.append(_compile(ctx, output, [manifest], _used(ctx, manifest, known)))
    module = ["--module", ctx.attr.module] if ctx.attr.module else []
    outputs.append(_compile(ctx, _declare(ctx, "rutter"), [], known.values(), ["--shared"] + module))
    return [DefaultInfo(files = depset(outputs)), RutterInfo(manifests = manifests)]

rutter_library = rule(
    implementation = _rutter_library_impl,
    doc = "Swift for the `srcs` of a `swift_library`.",
    attrs = {
        "manifests": attr.label_list(
            allow_files = [".yaml", ".yml", ".json"],
            mandatory = True,
            doc = "Each becomes a file of its name.",
        ),
        "project": attr.label(allow_single_file = True, doc = "The project file, `rutter.yaml`."),
        "deps": attr.label_list(
            providers = [RutterInfo],
            doc = "Libraries whose manifests may be used.",
        ),
        "uses": attr.string_list_dict(
            doc = "The manifests that a manifest uses, by path; without an entry, all.",
        ),
        "data": attr.label_list(allow_files = True, doc = "Templates, and the baseline."),
        "module": attr.string(doc = "The Swift module, where the project has several."),
        "rutter": attr.label(
            default = "@rutter//:rutter",
            executable = True,
            cfg = "exec",
            allow_single_file = True,
            doc = "The tool.",
        ),
    },
)
