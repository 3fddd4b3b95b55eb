package import PaySheetChecking

/// Serves a coding agent until its input ends, and returns the exit status.
package typealias AgentServerRun = (_ system: System, _ catalogs: CatalogList, _ roots: [String]) -> Int32

/// `paysheet mcp`: the server for coding agents. The program provides it, so that programs without one do not link it.
enum AgentServerCommand {
    static let description = CommandDescription(
        name: "mcp", summary: "serve a coding agent over the Model Context Protocol", operands: "",
        discussion: [
            "Reads messages from standard input and writes messages to standard output, one on each line. Clients of coding agents\n"
                + "start it; Docs/For-agents.md says how. It serves until its input ends.",
            "It reads files only below the folders of --root, or below those that the client names, also after links. It writes no\n"
                + "file, starts no program and uses no network.",
        ],
        options: [
            OptionDescription(
                name: "root", value: "DIR", isRepeatable: true,
                summary: "a folder that may be read (default: the current one, or those that the client names)"), .help,
        ],
        statuses: [(0, "the input has ended"), (2, "the command could not complete: usage")],
        examples: ["paysheet mcp", "paysheet mcp --root shop --root shared"],
        run: { arguments, console in
            guard arguments.operands.isEmpty else {
                return console.usage(UsageError("mcp takes no operands; name folders with --root"), command: "mcp")
            }
            let roots = arguments.values("root")
            for root in roots where console.system.look(root)?.kind != .folder {
                return console.usage(UsageError("--root: there is no folder " + root + "; name an existing one"), command: "mcp")
            }
            guard let serve = console.agentServer else {
                return console.usage(UsageError("this program has no server for agents; use the command paysheet"), command: "mcp")
            }
            return serve(console.system, arguments.catalogs, roots)
        })
}
