import PaySheetGenerator
import PaySheetShapes
import generate

/// What the generator makes, made once: it takes seconds in a debug build.
enum MadeFiles {
    static let sources = Result { try SourceFiles.all() }
    static let pages = Pages.all
    static let derived = Generator().files

    static func page(_ path: String) -> String? { pages.first { $0.path == path }?.text }
}
