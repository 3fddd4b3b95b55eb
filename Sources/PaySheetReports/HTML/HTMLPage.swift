import PaySheet
import PaySheetText

/// The frame of a page without scripts and external resources.
enum HTMLPage {
    static func head(title: String) -> String {
        // The policy allows only this style sheet, by its hash.
        let hash = Base64.encode(SHA256.hash(style.utf8))
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(XMLText.escaped(title))</title>
            <style>\(style)</style>
            </head>
            <body>

            """
    }

    private static let style = """

        :root {
          color-scheme: light dark;
          --text: #1d1d1f; --quiet: #55555a; --page: #ffffff; --card: #f5f5f7; --line: #d2d2d7; --link: #0055aa;
          --error: #b00020; --warning: #7a4b00; --info: #00557f; --good: #14602f;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --text: #f5f5f7; --quiet: #b0b0b8; --page: #161617; --card: #232326; --line: #48484d; --link: #7ab8ff;
            --error: #ff8a8f; --warning: #ffc46b; --info: #7fd0ff; --good: #7ee2a8;
          }
        }
        body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
        h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; }
        h3 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; } h4 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
        p { margin: .5rem 0; } p, li { overflow-wrap: anywhere; }
        a { color: var(--link); }
        a:focus-visible, pre:focus-visible, input:focus-visible + label { outline: .2rem solid var(--link); outline-offset: .15rem; border-radius: .2rem; }
        .skip { position: absolute; left: -100rem; } .skip:focus { position: static; }
        .failed { color: var(--error); } .passed { color: var(--good); } .unasked { color: var(--warning); }
        .facts { display: flex; flex-wrap: wrap; gap: .2rem 2rem; margin: .75rem 0; } .facts div { display: flex; gap: .5rem; }
        dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
        nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; list-style: none; margin: .75rem 0; padding: 0; }
        fieldset { display: flex; flex-wrap: wrap; gap: .5rem; border: 0; margin: 1rem 0; padding: 0; } legend { float: left; padding: .3rem .5rem .3rem 0; color: var(--quiet); }
        input { position: absolute; opacity: 0; }
        label { padding: .25rem .8rem; border: 1px solid var(--line); border-radius: 1rem; cursor: pointer; }
        label.error .count { color: var(--error); } label.warning .count { color: var(--warning); } label.info .count { color: var(--info); }
        .count { font-weight: 700; margin-left: .2rem; }
        input:checked + label { background: var(--text); border-color: var(--text); color: var(--page); } input:checked + label .count { color: inherit; }
        body:has(#show-error:checked) :is(.filtered:not(.has-error), article:not(.error)) { display: none; }
        body:has(#show-warning:checked) :is(.filtered:not(.has-warning), article:not(.warning)) { display: none; }
        body:has(#show-info:checked) :is(.filtered:not(.has-info), article:not(.info)) { display: none; }
        article, .rule { margin: 1rem 0; padding: .75rem 1rem; background: var(--card); border-left: .3rem solid var(--line); border-radius: .3rem; }
        article.error { border-color: var(--error); } article.warning { border-color: var(--warning); } article.info { border-color: var(--info); }
        article:target, .rule:target, .file:target h3 { outline: .15rem solid var(--link); }
        .file { margin: 1.5rem 0; }
        .severity { font-weight: 700; }
        article.error .severity, td.error { color: var(--error); } article.warning .severity, td.warning { color: var(--warning); }
        article.info .severity, td.info { color: var(--info); }
        td.error, td.warning, td.info { font-weight: 700; }
        .place, .kind, .note, .more, footer { color: var(--quiet); font-size: .9rem; margin: .3rem 0; }
        .quiet { color: var(--quiet); } article p { margin: .2rem 0; }
        .verdict { margin: .3rem 0; font-weight: 600; }
        pre { overflow-x: auto; margin: .5rem 0; font: .85rem/1.45 ui-monospace, monospace; } code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
        .rule dl { margin: .5rem 0; } .rule dl div { display: flex; gap: .75rem; margin: .3rem 0; } .rule dt { flex: 0 0 4rem; }
        .links { display: flex; flex-wrap: wrap; gap: .2rem 1rem; list-style: none; margin: .5rem 0 0; padding: 0; font-size: .9rem; overflow-wrap: anywhere; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
        thead th { color: var(--quiet); font-weight: 400; } tbody th { font-weight: 400; overflow-wrap: anywhere; width: 100%; }
        td { white-space: nowrap; font-variant-numeric: tabular-nums; } td[colspan] { color: var(--quiet); }
        footer { margin-top: 2.5rem; border-top: 1px solid var(--line); }
        @media (max-width: 480px) {
          article, .rule { padding: .6rem .7rem; } th, td { padding-right: .5rem; font-size: .9rem; } .rule dl div { display: block; }
        }
        @media print { fieldset, nav { display: none; } article, .rule { break-inside: avoid; } }

        """
}
