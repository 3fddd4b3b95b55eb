import PaySheetChecking

extension CheckRun {
    /// Checks the files of the operands, or those of a list.
    static func run(_ settings: RunSettings, _ console: inout Console) throws(UsageError) -> Int32 {
        let readsSources = !settings.options.readsScripts
        let containers = settings.check.containers
        let endings = settings.check.catalogs.endings
        let inputs =
            if let listed = settings.listed {
                Walk.inputs(listed: listed, readsSources: readsSources, opening: containers, ending: endings, console.system)
            } else {
                Walk.inputs(
                    of: settings.operands, staysInside: settings.fixes, readsSources: readsSources, readsDomainFiles: true,
                    readsCompressed: true, opening: containers, ending: endings, console.system)
            }
        return try run(settings, inputs, &console)
    }
}
