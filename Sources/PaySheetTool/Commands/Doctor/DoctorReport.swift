import PaySheet
import PaySheetReports
import PaySheetText

/// The output of `paysheet doctor`.
struct DoctorReport {
    private let folder: String
    private let files: Int
    private let isCut: Bool
    private let isEmpty: Bool
    private let lines: [DoctorLine]

    /// What no file of a project shows.
    private static let unchecked = [
        "signatures of certificates", "files on the server of the site", "headers that no file has",
        "merchant identifiers in Apple's account",
    ]

    init(folder: String, files: ProjectFiles, _ diagnosis: Diagnosis) {
        self.folder = folder
        self.files = files.count
        isCut = files.isCut
        isEmpty = diagnosis.isEmpty
        lines = diagnosis.lines
    }

    /// What to do first: about the part that comes first of those that are not there or not right.
    private var first: (text: String, next: String?) {
        if isEmpty { return ("name the folder of your project; nothing in this one is about Apple Pay", "paysheet doctor DIR") }
        guard let line = lines.first, line.state != .found else {
            return ("try a payment; nothing here stops it", "Docs/Testing-a-checkout.md")
        }
        let place = line.place.map { $0 + ": " } ?? ""
        return (line.part.rawValue + ": " + place + line.text, line.next)
    }

    private static let width = DoctorLine.State.allCases.map { $0.rawValue.utf8.count }.max() ?? 0
    private static let partWidth = DoctorLine.Part.allCases.map { $0.rawValue.utf8.count }.max() ?? 0

    private static func padded(_ text: String, _ width: Int) -> String {
        // Cannot trap: the width is that of the longest word.
        text + String(repeating: " ", count: width - text.utf8.count + 2)
    }

    /// The lines for people.
    var text: String {
        var text = "First: " + VisibleText.line(first.text) + "\n"
        if let next = first.next { text += "       " + VisibleText.line(next) + "\n" }
        guard !isEmpty else { return text }
        text += "\n"
        for line in lines {
            let indent =
                DoctorReport.padded(line.state.rawValue, DoctorReport.width)
                + DoctorReport.padded(line.part.rawValue, DoctorReport.partWidth)
            let place = line.place.map { VisibleText.leading($0) + ": " } ?? ""
            text += indent + place + VisibleText.line(line.text) + "\n"
            if let next = line.next { text += String(repeating: " ", count: indent.utf8.count) + VisibleText.line(next) + "\n" }
        }
        let count = Counted.text(files, "file") + (isCut ? "; the project has more, which were not read" : "")
        return text + "\n" + count + ". Not checked: " + Listing.text(DoctorReport.unchecked, separator: ", ") + ".\n"
    }

    /// The output for programs.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("folder", folder)
            json.name("first")
            json.object { json in
                json.member("text", first.text)
                json.member("next", first.next)
            }
            json.name("parts")
            json.array { list in
                for line in lines {
                    list.object { one in
                        one.member("state", line.state.rawValue)
                        one.member("part", line.part.rawValue)
                        one.member("text", line.text)
                        one.member("place", line.place)
                        one.member("next", line.next)
                    }
                }
            }
            json.member("files", number: files)
            json.member("notChecked", DoctorReport.unchecked)
        }
        return json.bytes + [0x0A]
    }
}
