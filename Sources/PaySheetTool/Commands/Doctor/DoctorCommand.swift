import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import PaySheetTokens

/// `paysheet doctor`: what stops the payments of a project, and what to do first.
package enum DoctorCommand {
    package static let description = CommandDescription(
        name: "doctor", summary: "look through a project, and say what stops its payments", operands: "[DIR]",
        discussion: [
            "For \"it does not work\". The command checks the requests, pages and servers of a project as check does.\n"
                + "It checks certificates as certificate does, and the domain association file. It also reads settings of servers and hosts for what hides this file or\n"
                + "forbids payments. It prints a line for each part of the checkout, those that stop a payment first. The last line\n"
                + "of each is the command that goes deeper.",
            "A part that the project does not show can be in another one. Words of source code say where a part is, so such a line\n"
                + "proves nothing. Private keys are named by their paths and never opened. Nothing is sent anywhere.",
        ],
        options: [
            OptionDescription(
                name: NowOption.option, value: NowOption.value,
                summary: "check dates by this moment; today is the time of the clock (default: today)"),
            OptionDescription(name: "root", value: "DIR", summary: "the folder for relative paths in reports (default: the current one)"),
        ] + SubjectRun.options + [.help],
        statuses: [
            (0, "no finding reaches the threshold"), (1, "findings"),
            (2, "the command could not complete: usage, unreadable input, nothing of Apple Pay in the folder"),
        ],
        examples: ["paysheet doctor", "paysheet doctor shop/", "paysheet doctor --format sarif . > doctor.sarif"],
        run: { arguments, console in
            do throws(UsageError) {
                return try run(arguments, &console)
            } catch {
                return console.usage(error, command: "doctor")
            }
        })

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> Int32 {
        guard arguments.operands.count <= 1 else { throw UsageError("name one folder: that of the project") }
        let folder = arguments.operands.first ?? "."
        guard console.system.look(folder)?.kind == .folder else {
            throw UsageError(
                folder + (console.system.look(folder) == nil ? ": there is no such folder" : ": it is not a folder; use paysheet check"))
        }
        let now = try NowOption.moment(arguments.options, console.system) ?? DateTimeText(secondsSince1970: console.system.date())
        let paths = Paths(current: console.system.currentFolder, root: arguments.value("root"))
        let files = ProjectFiles(in: folder, console.system)
        var run = try SubjectRun(arguments, checking: [folder], &console)
        var diagnosis = Diagnosis(of: folder, files, facts(of: files, arguments.catalogs, paths, console.system))
        run.check(folder: folder, &console) { diagnosis.add($0) }
        for value in run.unreached { diagnosis.add(value) }
        examine(certificates: files.certificates, now: now.instant, paths, &diagnosis, &run, &console)
        examine(settings: files, &diagnosis, &run, &console)
        let status = run.finish(&console)
        let report = DoctorReport(folder: folder, files: files, diagnosis)
        if run.printsOwn {
            let isJSON = arguments.value("format") == "json"
            console.write(isJSON ? report.json : [UInt8](report.text.utf8), isText: !isJSON)
        }
        return diagnosis.isEmpty ? ExitStatus.undone : status
    }

    private static func read(_ path: String, _ system: System) -> [UInt8]? {
        guard case .success(let bytes) = system.read(path, InputFile.byteLimit) else { return nil }
        return bytes
    }

    private static func facts(of files: ProjectFiles, _ catalogs: CatalogList, _ paths: Paths, _ system: System) -> ProjectFacts {
        var facts = ProjectFacts()
        for path in files.packages {
            if let bytes = read(path, system) { facts.add(packages: bytes, at: paths.reported(path)) }
        }
        let filter = SourceFilter(catalogs.calls())
        for path in files.sources {
            guard let bytes = read(path, system), filter.accepts(bytes) else { continue }
            facts.add(bytes, at: paths.reported(path))
        }
        return facts
    }

    private static func examine(
        certificates: [String], now: Instant?, _ paths: Paths, _ diagnosis: inout Diagnosis, _ run: inout SubjectRun,
        _ console: inout Console
    ) {
        var check = CertificateCheck(purpose: nil, now: now)
        check.noteBefore = CertificateCheck.usualNote
        let files = certificates.map { path -> (path: String, bytes: [UInt8]?) in
            guard case .success(let bytes) = console.system.read(path, BERLimits().bytes + 1) else { return (path, nil) }
            check.issuers += (try? CertificateFile(bytes))?.certificates ?? []
            return (path, bytes)
        }
        for case (let path, let bytes?) in files {
            let name = paths.reported(path)
            do throws(CertificateFileError) {
                for (index, entry) in try CertificateFile(bytes).entries.enumerated() {
                    guard case .certificate(let certificate) = entry, !certificate.isAuthority else { continue }
                    let unchecked = if case .unchecked = check.signature(of: certificate) { ["signature"] } else { [String]() }
                    let findings = run.accepted(
                        check.findings(in: certificate), of: "certificate", unchecked: unchecked, at: path, ordinal: index, &console
                    ) { diagnosis.add($0) }
                    if findings.isEmpty { diagnosis.add(certificate: words(certificate, now), at: name) }
                }
            } catch {
                diagnosis.add(Report.Failure(path: name, message: error.description))
            }
        }
    }

    /// What a certificate is for, and how long.
    private static func words(_ certificate: Certificate, _ now: Instant?) -> String {
        let name = certificate.purpose?.name ?? "certificate for another purpose"
        guard let end = certificate.notAfter.instant, let now else { return name }
        // Cannot overflow: both moments are between the years 0 and 9999.
        return name + ", " + Counted.text(Int((end.secondsSince1970 - now.secondsSince1970) / 86_400), "day") + " left"
    }

    /// Settings of servers and hosts, and source code that can have some.
    private static func examine(
        settings files: ProjectFiles, _ diagnosis: inout Diagnosis, _ run: inout SubjectRun, _ console: inout Console
    ) {
        let system = console.system
        let usesExpress5 = files.packages.contains { read($0, system).map { SiteSettings.usesExpress5($0) } ?? false }
        let scripts = files.sources.filter { path in ["js", "mjs", "cjs", "ts", "mts"].contains { path.hasSuffix("." + $0) } }
        for path in files.settings + scripts {
            guard let bytes = read(path, system) else { continue }
            let findings = SiteSettings(bytes, at: path, usesExpress5: usesExpress5).findings
            guard !findings.isEmpty else { continue }
            _ = run.accepted(findings, of: "settings", unchecked: [], at: path, &console) { diagnosis.add($0) }
        }
    }
}
