/// The style of the page.
enum HTMLStyle {
    static func text(_ theme: PictureTheme) -> String {
        switch theme {
        case .auto:
            ":root{color-scheme:light dark;" + variables(.light) + "}\n@media (prefers-color-scheme:dark){:root{" + variables(.dark)
                + "}}\n"
                + rules
        case .light: ":root{color-scheme:light;" + variables(.light) + "}\n" + rules
        case .dark: ":root{color-scheme:dark;" + variables(.dark) + "}\n" + rules
        }
    }

    private static func variables(_ palette: Palette) -> String {
        [
            ("page", palette.page), ("card", palette.card), ("border", palette.border), ("hairline", palette.hairline),
            ("band", palette.band), ("ink", palette.ink), ("dim", palette.dim), ("accent", palette.accent), ("credit", palette.credit),
            ("problem", palette.problem), ("done", palette.done),
        ].map { "--" + $0.0 + ":" + $0.1 }.joined(separator: ";")
    }

    private static let rules = """
        *,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
        body{background:var(--page);color:var(--ink);font:15px/1.45 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;padding:24px}
        main{display:flex;flex-wrap:wrap;gap:24px;justify-content:center;align-items:flex-start}
        .sheet{background:var(--card);border:1px solid var(--border);border-radius:16px;width:100%;max-width:400px;overflow:hidden}
        .caption{padding:12px 24px;font-size:13px;font-weight:600;color:var(--dim);background:var(--band);border-bottom:1px solid var(--hairline)}
        header{padding:20px 24px 16px;position:relative}
        header::after{content:"\\00d7";content:"\\00d7"/"";position:absolute;inset-inline-end:24px;top:18px;width:24px;height:24px;border-radius:50%;\
        border:1.5px solid var(--dim);color:var(--dim);font-size:18px;line-height:20px;text-align:center}
        header.open::after{content:none}
        h1,h2,h3{font-weight:600}
        .page{width:100%;font-size:20px;text-align:center}
        .payee{font-size:20px;line-height:1.4;font-weight:700}
        .part{font-size:13px;color:var(--dim);margin-bottom:8px}
        section{padding:14px 24px;border-top:1px solid var(--hairline)}
        .dim{color:var(--dim);font-size:13px}
        header .dim{padding-inline-end:32px}
        .detail{display:block}
        dl div{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;padding-block:3px;position:relative}
        dt{flex:1 1 7em;min-width:0}
        dd{max-width:100%;margin-inline-start:auto;text-align:end;font-variant-numeric:tabular-nums}
        bdi,h1,h2,h3,p{overflow-wrap:anywhere}
        .credit{color:var(--credit)}
        .pending{color:var(--dim);font-style:italic}
        .choice,.step,.icon{padding-inline-start:30px}
        .choice::before,.step::before{content:"";position:absolute;inset-inline-start:0;top:6px;width:16px;height:16px;border:2px solid var(--dim);border-radius:50%}
        .selected::before{border:5px solid var(--accent)}
        .step::before{inset-inline-start:3px;top:9px;width:10px;height:10px;border:0;background:var(--accent)}
        .step:not(.last)::after{content:"";position:absolute;inset-inline-start:7px;top:22px;bottom:-6px;width:2px;background:var(--border)}
        .icon::before{content:"";position:absolute;inset-inline-start:1px;top:5px;width:18px;height:18px}
        .card::before,.shipment::before{top:7px;height:14px;border:1.5px solid var(--dim);border-radius:3px;background:linear-gradient(var(--dim),var(--dim)) 0 3px/100% 1.5px no-repeat}
        .address::before{inset-inline-start:3px;width:14px;height:14px;border:1.5px solid var(--dim);border-radius:50% 50% 0 50%;transform:rotate(45deg)}
        .person::before{background:radial-gradient(circle at 50% 28%,var(--dim) 4px,transparent 4.5px),radial-gradient(8px 7px at 50% 100%,var(--dim) 95%,transparent)}
        .shipment::before{background-position:50% 0;background-size:4px 5px}
        .opens{padding-inline-end:16px}
        .opens::after{content:"\\203a";content:"\\203a"/"";position:absolute;inset-inline-end:0;top:0;color:var(--dim);font-size:20px}
        .notice{margin:0 24px 14px;padding:8px 12px;border-inline-start:3px solid;border-radius:4px;background:var(--band);font-size:14px}
        .problem{border-color:var(--problem)}.problem strong{color:var(--problem)}
        .done{border-color:var(--done)}.done strong{color:var(--done)}
        .note{font-size:13px;margin-top:8px}
        .note .dim{display:block}
        .total{background:var(--band);border-top:1px solid var(--hairline);padding:14px 24px}
        .total dl{font-size:17px;font-weight:700}
        .confirm{margin-top:12px;padding:9px 12px;border:1.5px solid var(--dim);border-radius:10px;color:var(--dim);font-weight:700;text-align:center}
        .confirm.ready{background:var(--accent);border-color:var(--accent);color:var(--card)}
        .confirm.done{color:var(--done);border-color:var(--done)}
        .confirm.done::before{content:"\\2713 "}
        .confirm.problem{color:var(--problem);border-color:var(--problem)}
        footer{color:var(--dim);font-size:12px;text-align:center;padding-top:16px}
        @media(max-width:420px){body{padding:12px}header,section,.total,.caption{padding-inline:16px}.notice{margin-inline:16px}header::after{inset-inline-end:16px}}
        .spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        """
}
