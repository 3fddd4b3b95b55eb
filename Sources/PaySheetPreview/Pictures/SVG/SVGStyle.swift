/// The style of the picture. Every selector begins with the class of the root, which names the theme, so that several pictures can be
/// on one page.
enum SVGStyle {
    /// The class of the root.
    static func root(_ theme: PictureTheme) -> String {
        switch theme {
        case .auto: "paysheet-auto"
        case .light: "paysheet-light"
        case .dark: "paysheet-dark"
        }
    }

    static func text(_ theme: PictureTheme) -> String {
        let scope = "." + root(theme) + " "
        let fonts = "system-ui,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif"
        let types = SVGType.allCases.map { scope + ".ps-" + $0.rawValue + "{" + $0.declarations + "}" }
        let fixed = ([scope + "text{font-family:" + fonts + ";font-variant-numeric:tabular-nums}"] + types).joined(separator: "\n") + "\n"
        switch theme {
        case .auto: return fixed + colors(.light, scope) + "\n@media (prefers-color-scheme:dark){\n" + colors(.dark, scope) + "\n}"
        case .light: return fixed + colors(.light, scope)
        case .dark: return fixed + colors(.dark, scope)
        }
    }

    private static func colors(_ palette: Palette, _ scope: String) -> String {
        [
            ("face", "fill:" + palette.card), ("edge", "fill:none;stroke:" + palette.border), ("rule", "stroke:" + palette.hairline),
            ("band", "fill:" + palette.band), ("ink", "fill:" + palette.ink), ("dim", "fill:" + palette.dim),
            ("credit", "fill:" + palette.credit), ("problem", "fill:" + palette.problem), ("done", "fill:" + palette.done),
            ("dot", "fill:" + palette.accent), ("ring", "fill:none;stroke:" + palette.dim), ("track", "stroke:" + palette.border),
        ].map { scope + ".ps-" + $0.0 + "{" + $0.1 + "}" }.joined(separator: "\n")
    }
}
