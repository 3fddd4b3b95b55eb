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
          --error: #b00020; --warning: #7a4b00; --info: #00557f;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --text: #f5f5f7; --quiet: #b0b0b8; --page: #161617; --card: #232326; --line: #48484d; --link: #7ab8ff;
            --error: #ff8a8f; --warning: #ffc46b; --info: #7fd0ff;
          }
        }
        body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2rem; overflow-wrap: anywhere; }
        h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
        a { color: var(--link); }
        article { margin: 1rem 0; padding: .75rem 1rem; background: var(--card); border-left: .3rem solid var(--line); border-radius: .3rem; }
        .error { border-color: var(--error); } .warning { border-color: var(--warning); } .info { border-color: var(--info); }
        .severity { font-weight: 700; }
        .error .severity { color: var(--error); } .warning .severity { color: var(--warning); } .info .severity { color: var(--info); }
        .place, .kind, footer { color: var(--quiet); font-size: .9rem; margin: .2rem 0; }
        pre { overflow-x: auto; margin: .5rem 0 0; font: .85rem/1.45 ui-monospace, monospace; }
        table { border-collapse: collapse; } caption { text-align: left; font-weight: 700; }
        th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); }
        thead th { color: var(--quiet); font-weight: 400; } tbody th { font-weight: 400; font-family: ui-monospace, monospace; }
        footer { margin-top: 2rem; border-top: 1px solid var(--line); }

        """
}
