import PaySheet

/// Reads the file that `--merchants` names.
enum MerchantFile {
    static func read(_ path: String, _ system: System) throws(UsageError) -> MerchantDirectory {
        switch system.read(path, Limits().bytes) {
        case .failure(let failure): throw UsageError(path + ": " + failure.message, isInFile: true)
        case .success(let bytes):
            let reading = MerchantDirectory.read(bytes, policy: Policy())
            guard let directory = reading.value else {
                throw UsageError(
                    path + ":" + (reading.findings.first?.description ?? " it is not a list of merchants"), isInFile: true)
            }
            return directory
        }
    }
}
