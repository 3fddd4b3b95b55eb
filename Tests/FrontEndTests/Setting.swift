import PaySheet
import PaySheetChecking

/// How documents are checked, in the form that all front ends have in common.
struct Setting: Sendable {
    /// The name in the list of differences.
    let name: String
    /// What a front end is asked to do.
    enum Task: Sendable { case check, fix, fixRisky }
    var task = Task.check
    /// The options by their names in JSON, with values as JSON. Values that are paths name files of ``files``.
    var options: [(name: String, value: String)] = []
    /// The names of options whose values are paths. The web module takes the content instead.
    var paths: Set<String> = []
    /// The configuration of the project.
    var configuration: String?
    /// Files besides those of the subject.
    var files: [String: [UInt8]] = [:]

    init(_ name: String, _ change: (inout Setting) -> Void = { _ in }) {
        self.name = name
        change(&self)
    }

    /// All files that it adds to a project.
    var allFiles: [String: [UInt8]] {
        var files = files
        if let configuration { files[CheckSettings.configurationFile] = [UInt8](configuration.utf8) }
        return files
    }

    /// The options as words of the command line.
    var words: [String] {
        options.flatMap { option -> [String] in
            var word = "--"
            for letter in option.name { word += letter.isUppercase ? "-" + letter.lowercased() : String(letter) }
            switch JSONTree([UInt8](option.value.utf8)) {
            case .boolean(true)?: return [word]
            case .text(let text)?: return [word, text]
            case .object(let members)?: return [word, members.map { $0.name + "=" + ($0.value.text ?? "") }.joined(separator: ",")]
            case .list(let elements)?: return [word, elements.compactMap { $0.text }.joined(separator: ",")]
            default: return [word, option.value]
            }
        }
    }

    /// The options as the members of an object.
    func members(_ value: (String, String) -> String = { $1 }) -> String {
        options.map { JSONTree.text($0.name).json + ":" + value($0.name, $0.value) }.joined(separator: ",")
    }
}

/// The settings that need to know what a check of the subject finds.
extension Setting {
    /// All settings for a subject.
    ///
    /// - Parameter plain: What the command finds without options.
    static func all(for subject: Subject, _ plain: Answer) -> [(setting: Setting, subject: Subject)] {
        var all = [Setting("none")]
        let first = plain.first
        if let first {
            let rule = JSONTree.text(first.rule).json
            all.append(Setting("ignore") { $0.configuration = #"{"ignore":[{"rule":\#(rule),"reason":"known"}]}"# })
            all.append(Setting("severity") { $0.options = [("severity", "{" + rule + #":"info"}"#)] })
            all.append(
                Setting("baseline") {
                    $0.options = [("baseline", #""known.json""#)]
                    $0.paths = ["baseline"]
                    $0.files["known.json"] = CommandFrontEnd().baseline(of: subject)
                })
            all.append(
                Setting("lines") {
                    $0.options = [("changedLines", #""change.diff""#)]
                    $0.paths = ["changedLines"]
                    $0.files["change.diff"] = [UInt8](
                        "--- a/\(first.file)\n+++ b/\(first.file)\n@@ -\(first.line),0 +\(first.line),1 @@\n+changed\n".utf8)
                })
        }
        all.append(Setting("profile") { $0.options = [("profile", #""stripe""#)] })
        all.append(
            Setting("facts") {
                $0.options = [("noProviders", "true"), ("expectNetworks", #"["visa"]"#), ("expectCapabilities", #"["supports3DS"]"#)]
            })
        all.append(Setting("configured") { $0.configuration = #"{"profile":"adyen","expectNetworks":["visa"],"noProviders":true}"# })
        if let kind = plain.kind { all.append(Setting("kind") { $0.options = [("kind", JSONTree.text(kind).json)] }) }
        all.append(Setting("version") { $0.options = [("apiVersion", "3")] })
        all.append(
            Setting("expected") {
                $0.options = [("expectCountry", #""DE""#), ("expectCurrency", #""EUR""#), ("expectMerchant", #"["merchant.com.other"]"#)]
            })
        all.append(Setting("fix") { $0.task = .fix })
        all.append(
            Setting("risky") {
                $0.task = .fixRisky
                $0.options = [("includeRisky", "true")]
            })
        var pairs = all.map { ($0, subject) }
        if let first, let noted = subject.noting(first) { pairs.append((Setting("comment"), noted)) }
        return pairs
    }
}

extension Subject {
    /// The same files with a comment that hides a finding; `nil` if its file cannot have one.
    fileprivate func noting(_ finding: Answer.Found) -> Subject? {
        guard let bytes = files[finding.file] else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let note = "paysheet-ignore \(finding.rule): known"
        var noted = self
        if SourceNames.haveComments(finding.file) {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            guard lines.indices.contains(finding.line - 1) else { return nil }
            lines[finding.line - 1] += " // " + note
            noted.files[finding.file] = [UInt8](lines.joined(separator: "\n").utf8)
            return noted
        }
        guard finding.file.hasSuffix(".json"), case .object(let members)? = JSONTree(bytes), !members.isEmpty else { return nil }
        let start = text.firstIndex(of: "{") ?? text.startIndex
        noted.files[finding.file] = [UInt8]((text[...start] + #""$comment":"\#(note)","# + text[text.index(after: start)...]).utf8)
        return noted
    }
}

/// The names of files that can have comments behind a line.
private enum SourceNames {
    static func haveComments(_ name: String) -> Bool { [".js", ".ts", ".mjs", ".jsx", ".tsx"].contains { name.hasSuffix($0) } }
}
