import PaySheet
package import PaySheetTokens

/// Certificates in the files that options name.
package enum CertificateInput {
    /// Reads all certificates and requests of a file.
    package static func entries(_ path: String, _ system: System) throws(UsageError) -> [CertificateFile.Entry] {
        let name = Paths(current: system.currentFolder, root: nil).reported(path)
        switch system.read(path, BERLimits().bytes + 1) {
        case .failure(let failure): throw UsageError(name + ": " + failure.message, isInFile: true)
        case .success(let bytes):
            do throws(CertificateFileError) {
                return try CertificateFile(bytes).entries
            } catch {
                throw UsageError(name + ": " + error.description, isInFile: true)
            }
        }
    }

    /// Reads the first certificate of a file.
    package static func certificate(_ path: String, _ system: System) throws(UsageError) -> Certificate {
        guard case .certificate(let certificate)? = try entries(path, system).first else {
            let name = Paths(current: system.currentFolder, root: nil).reported(path)
            throw UsageError(name + ": this is a certificate request, not a certificate", isInFile: true)
        }
        return certificate
    }
}
