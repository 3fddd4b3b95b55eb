import PaySheet
import PaySheetChecking
import PaySheetReports

/// Writes examples into a folder, with a manifest that lists the finding of each.
struct ExampleFolder: ~Copyable {
    private let folder: String
    private let request: ExampleRequest

    static let manifestName = "manifest.json"

    init(_ folder: String, _ request: ExampleRequest) throws(UsageError) {
        guard !folder.isEmpty else { throw UsageError("--out needs the name of a folder") }
        self.folder = folder
        self.request = request
    }

    func write(_ console: inout Console) throws(UsageError) -> Int32 {
        let system = console.system
        // Nothing is written if a file would be lost. Examples are generated twice to save memory.
        if !request.isForced, system.look(folder) != nil {
            var inTheWay: [String] = []
            _ = try forEachFile { name, bytes in
                if isOther(name, bytes, system) { inTheWay.append(name) }
                return nil
            }
            if let first = inTheWay.first {
                console.note(
                    Paths.join(folder, first) + " exists and differs"
                        + (inTheWay.count > 1 ? ", and so do " + String(inTheWay.count - 1) + " more" : "")
                        + "; nothing was written. Name another folder, or add --force to replace")
                return ExitStatus.undone
            }
        }
        if let failure = system.create(folder) {
            console.note(folder + ": " + failure.message)
            return ExitStatus.undone
        }
        var count = 0
        let failed = try forEachFile { name, bytes in
            count += 1
            return system.save(bytes, as: name, in: folder).map { Paths.join(folder, name) + ": " + $0.message }
        }
        if let failed {
            console.note(failed)
            return ExitStatus.undone
        }
        console.note("wrote " + String(count) + " files to " + folder)
        return ExitStatus.passed
    }

    private func isOther(_ name: String, _ bytes: [UInt8], _ system: System) -> Bool {
        let path = Paths.join(folder, name)
        guard system.look(path) != nil else { return false }
        guard case .success(let old) = system.read(path, bytes.count + 1) else { return true }
        return old != bytes
    }

    /// Passes every file to a closure in order, the manifest last. Stops at the first message.
    private func forEachFile(_ take: (_ name: String, _ bytes: [UInt8]) -> String?) throws(UsageError) -> String? {
        var manifest = ExampleManifest()
        for number in 0..<request.count {
            let document = try request.document(number)
            let files = document.files(hasSeed: isOfSeveralSeeds)
            for file in files.documents + files.others {
                if let complaint = take(file.name, file.text) { return complaint }
            }
            manifest.add(document, files)
        }
        return take(ExampleFolder.manifestName, manifest.json)
    }

    private var isOfSeveralSeeds: Bool {
        if case .broken = request.task { return request.count > 1 }
        return false
    }
}
