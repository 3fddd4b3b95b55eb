import PaySheet
import PaySheetChecking
import PaySheetPreview
import PaySheetReports

/// What the command `paysheet.preview` is asked to do.
struct PreviewRequest {
    static let command = "paysheet.preview"

    let address: String
    let form: String
    let theme: String?
    let language: String?
    /// The number of the document in the text, from 0; `nil` for the first one that has a picture.
    let document: Int?
    /// Whether the picture is written beside the document. Otherwise the answer has it.
    let isWritten: Bool

    /// - Parameter arguments: The address of a text, and an object of options.
    init(_ arguments: [JSONTree]) throws(RequestError) {
        guard let address = arguments.first?.string else {
            throw RequestError(.invalidParams, "the first argument must be the address of the document")
        }
        let options = arguments.count > 1 ? arguments[1] : .null
        self.address = address
        form = options["as"]?.string ?? "svg"
        theme = options["theme"]?.string
        language = options["language"]?.string
        document = options["document"]?.int
        isWritten = options["write"]?.bool ?? true
        guard form == "svg" || form == "html" else {
            throw RequestError(.invalidParams, "the option \"as\" takes svg or html, not \"" + form + "\"")
        }
    }
}

/// Pictures of payment sheets and orders.
extension LanguageServer {
    mutating func codeLenses(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        var text = try text(params)
        let documents = checked(text.address).documents
        return JSONBytes.array { list in
            for (number, document) in documents.enumerated() where document.line == nil {
                guard let subject = pictured(document) else { continue }
                let bytes = text.content.bytes
                let start = document.range.first { bytes[$0] > 0x20 } ?? document.range.lowerBound
                list.object { lens in
                    lens.name("range")
                    lens.range(start..<start, in: &text.content)
                    lens.name("command")
                    lens.object { command in
                        command.member("title", "Preview the " + subject)
                        command.member("command", PreviewRequest.command)
                        command.name("arguments")
                        command.array { arguments in
                            arguments.text(text.address)
                            guard documents.count > 1 else { return }
                            arguments.object { $0.member("document", number: number) }
                        }
                    }
                }
            }
        }
    }

    /// What a picture of a document shows: `payment sheet`. `nil` for a document without one.
    private func pictured(_ document: PlacedDocument) -> String? {
        guard let kind = document.kind, let drawable = catalogs.functions(for: kind).preview?(), drawable.kinds.contains(kind) else {
            return nil
        }
        return drawable.subject
    }

    mutating func execute(_ params: JSONTree) throws(RequestError) -> [UInt8] {
        guard params["command"]?.string == PreviewRequest.command else {
            throw RequestError(.invalidParams, "the only command is " + PreviewRequest.command)
        }
        let request = try PreviewRequest(params["arguments"]?.list ?? [])
        guard let text = texts[request.address] else {
            throw RequestError(.invalidParams, "the document is not open; open it first")
        }
        let (picture, notes, number) = try picture(of: text, request)
        var path: String?
        if request.isWritten, let file = text.file {
            let target = LanguageServer.target(of: file, request.form, number, TextLanguage(text.language, path: text.path))
            if let failure = system.save(picture, to: target) {
                throw RequestError(.requestFailed, target + ": " + failure.message)
            }
            path = target
            if client.showsDocuments {
                writer.request("window/showDocument") { json in
                    json.member("uri", Address.of(target))
                    json.member("external", bool: true)
                }
            }
        }
        return JSONBytes.object { json in
            json.member("form", request.form)
            if let path { json.member("uri", Address.of(path)) }
            if path == nil { json.member("text", String(decoding: picture, as: UTF8.self)) }
            json.member("notes", notes)
        }
    }

    /// Draws the picture as the command does.
    private mutating func picture(
        of text: OpenText, _ request: PreviewRequest
    ) throws(RequestError) -> (bytes: [UInt8], notes: [String], number: Int) {
        let documents = checked(text.address).documents
        guard let number = request.document ?? documents.firstIndex(where: { pictured($0) != nil }) ?? documents.indices.first else {
            throw RequestError(.requestFailed, "this is not a document of a known kind")
        }
        guard documents.indices.contains(number) else {
            throw RequestError(.invalidParams, "the option \"document\" takes a number below " + String(documents.count))
        }
        let document = documents[number]
        var values = OptionValues()
        let read: ReadDocument
        let answer: DocumentAnswer
        do throws(UsageError) {
            for (option, value) in [("theme", request.theme), ("language", request.language)] {
                guard let value, let description = PreviewOptions.others.first(where: { $0.name == option }) else { continue }
                try values.set(value, for: description)
            }
            let options = try PreviewOptions(
                values, form: request.form == "html" ? .html : .svg, columns: nil, isColored: false, isolatesDirection: false, system)
            read = ReadDocument(document.json(in: text.content.bytes), named: "-", as: document.kind, catalogs)
            answer = catalogs.preview(read, options)
        } catch {
            throw RequestError(.invalidParams, error.text)
        }
        guard answer.status == ExitStatus.passed else {
            throw RequestError(.requestFailed, answer.notes.last ?? "there is nothing to draw")
        }
        return (answer.output, answer.notes, number)
    }

    /// The file beside a document: `cart.json` has the picture `cart.svg`.
    ///
    /// Source code can be a page, and have a picture of its own with the same name. So `pay.html` has `pay.sheet.html`, and its second
    /// document `pay.sheet-2.html`.
    private static func target(of file: String, _ form: String, _ number: Int, _ language: TextLanguage) -> String {
        let name = Address.name(file)
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
        let folder = Address.folder(file)
        var end = "." + form
        if case .source = language { end = ".sheet" + (number > 0 ? "-" + String(number + 1) : "") + end }
        return (folder == "/" ? "/" : folder + "/") + (stem.isEmpty ? name : stem) + end
    }
}
