import Foundation
import PaySheet
import PaySheetSources
import TestSupport
import Testing

/// What holds for the tree of every file. Each part is in the one that it belongs to, behind those before it. Each token belongs to one part.
@Suite("The tree of a script")
struct SourceTreeTests {
    /// What is wrong with the tree of a text; `nil` if nothing is.
    private static func fault(_ bytes: [UInt8], _ path: String) throws -> String? {
        let tree = SourceTree(bytes, try #require(SourceLanguage(path: path)))
        var end = 0
        for (index, place) in tree.tokens.enumerated() {
            guard place.lowerBound >= end, place.upperBound <= bytes.count else { return "token \(index) at \(place) is not behind \(end)" }
            end = place.upperBound
        }
        guard tree.nodes.first?.tokens == 0..<tree.tokens.count else { return "the root has \(tree.nodes.first?.tokens as Any)" }
        // The token after the last child of each node.
        var ends = tree.nodes.map { $0.tokens.lowerBound }
        var owned = tree.nodes.map { $0.tokens.count }
        for (index, node) in tree.nodes.enumerated() {
            guard let parent = node.parent else { continue }
            guard node.tokens.lowerBound >= ends[parent], node.tokens.upperBound <= tree.nodes[parent].tokens.upperBound else {
                return "node \(index) \(node.tokens) is not behind \(ends[parent]) in \(tree.nodes[parent].tokens)"
            }
            ends[parent] = node.tokens.upperBound
            owned[parent] -= node.tokens.count
        }
        guard owned.allSatisfy({ $0 >= 0 }), owned.reduce(0, +) == tree.tokens.count else { return "tokens belong to no node, or to two" }
        return nil
    }

    private static let corpora = ["SourcesTests/Corpus", "PaySheetTests/Corpora", "FrontEndTests"]

    @Test("The tree of every file of the tests covers it")
    func corpus() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var count = 0
        for folder in Self.corpora {
            let files = FileManager.default.enumerator(at: tests.appending(path: folder), includingPropertiesForKeys: nil)
            for case let file as URL in files ?? FileManager.DirectoryEnumerator() where SourceLanguage(path: file.lastPathComponent) != nil
            {
                count += 1
                #expect(try Self.fault([UInt8](Data(contentsOf: file)), file.lastPathComponent) == nil, "\(file.path)")
            }
        }
        #expect(count > 40)
    }

    @Test(
        "The tree of scripts of others covers them",
        .enabled(if: ProcessInfo.processInfo.environment["PAYSHEET_SCRIPTS"] != nil, "only in full"))
    func scripts() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["PAYSHEET_SCRIPTS"])
        let files = try FileManager.default.contentsOfDirectory(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        #expect(files.count == 100)
        for file in files {
            #expect(try Self.fault([UInt8](Data(contentsOf: file)), file.lastPathComponent) == nil, "\(file.lastPathComponent)")
        }
    }

    private static let code = """
        import a, { b as c } from './a'; export default class A<T> extends B.C(d) implements E { static #r: X<Y> = { countryCode: 'US' };
        @prop({ a: 1 }) name?: string; constructor(private readonly x: X, { y = 1, ...z }: Z = {}) { super(x); }
        async *pay([q] = r, ...rest): Promise<void> { for (const i of r.items) i.amount = f?.(i)?.[0]!; label: while (a) break label; }
        get r() { return (r) } } export const f = async <T,>(a: T, b = a): Promise<T> => ({ ...a, [b]: `x ${b}` as T, get c() { return 1 } });
        if (a < b && c > (d)) x = a ? (b) : c => d; else do { y ??= typeof -new X.Y<Z>(1) } while (z--);
        switch (a) { case b ? 1 : 2: default: throw a, b } try { a } catch ({ b }) { } finally { }
        const e = <div a={b} {...c}>{d} text <b/></div>, g = /x[/]/.test(y) | (z >>> 2) ** 3; type T = { a: (b) => c } | d;
        enum F { a } interface G { a: b } export * as m from './m'; export { f as h, e }; ref<T>({ a }); x = y as any satisfies Z;
        """

    @Test("A script that begins and ends anywhere has a whole tree", arguments: ["a.ts", "a.tsx", "a.php"])
    func cut(_ path: String) throws {
        let text = path.hasSuffix("php") ? "<script>" + Self.code + "<?= $a ?>{{ b }}</script>" : Self.code
        let bytes = [UInt8](text.utf8)
        for place in TestScale.sampled(bytes.indices) {
            #expect(try Self.fault(Array(bytes[place...]), path) == nil, "from \(place)")
            #expect(try Self.fault(Array(bytes[..<place]), path) == nil, "to \(place)")
        }
    }

    @Test("Words and signs in any order have a whole tree", arguments: 0..<20 as Range<UInt64>)
    func soup(_ seed: UInt64) throws {
        let words = [
            "a", "b", "1", "'s'", "`t`", "`${", "/x/", "(", ")", "[", "]", "{", "}", "<", ">", "</a>", "<a", "/>", "=>", "=", "==", "+=",
            "?", "?.",
            "??", ":", ";", ",", ".", "...", "!", "-", "++", "&&", "||", "*", "|", "@", "#p", "\n", "if", "else", "for", "of", "in",
            "const", "let",
            "function", "class", "extends", "new", "await", "async", "yield", "return", "case", "default", "import", "export", "from", "as",
            "type",
            "enum", "interface", "static", "get", "set", "typeof", "delete", "this", "null", "catch", "try", "satisfies", "instanceof",
        ]
        var random = SeededGenerator(seed: seed)
        for _ in 0..<TestScale.scaled(200) {
            let text = (0..<Int.random(in: 1...60, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                .joined(separator: Bool.random(using: &random) ? " " : "\n")
            #expect(try Self.fault([UInt8](text.utf8), "a.tsx") == nil, "\(text)")
        }
    }

    @Test(
        "What is deep or repeated has a tree with as many parts as it has tokens",
        arguments: [
            "a=>", "a=", "a?", "!", "new ", "new a.", "(", "[", "{", "{a:", "`${", "<a ", "class A{", "function(", "a(", "a[", "if(", "a.",
            "...",
            "(a):", "<a>", "await ", "typeof ", "a?b:", "@a(", "x=<a>{", "a||", "a,b=>", "case a:", "export ", "a<b<", "as ", "const {a:",
        ])
    func deep(_ piece: String) throws {
        let language = try #require(SourceLanguage(path: "a.tsx"))
        let sizes = [2000, 4000].map { SourceTree([UInt8](String(repeating: piece, count: $0).utf8), language).nodes.count }
        #expect(sizes[1] <= 2 * sizes[0] + 200, "\(sizes)")
        #expect(try Self.fault([UInt8](String(repeating: piece, count: 4000).utf8), "a.tsx") == nil)
    }
}
