// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let site = RuleCard.cards(siteText)

    static let siteText = ##"""
        9060
        site/hidden-folder
        Hidden folder that is left out
        warning
        correct
        document
        2026.11
        Settings of a server or host leave out folders that begin with a dot.
        Apple finds no domain association file in .well-known, so it does not verify the domain. The sheet closes as soon as it opens.
        Except .well-known from the line.
        -
        https://developer.apple.com/documentation/applepayontheweb/configuring-your-environment
        From experience with settings of servers and hosts.
        from site
        set /nginx.conf "server {\n  location ~ /\\. {\n    deny all;\n  }\n}\n"
        finds /nginx.conf
        from site
        set /.htaccess "RedirectMatch 404 /\\.\n"
        finds /.htaccess
        from site
        set /web.config "<hiddenSegments>\n  <add segment=\".well-known\" />\n</hiddenSegments>\n"
        finds /web.config
        from site
        set /firebase.json "{ \"hosting\": { \"ignore\": [\"firebase.json\", \"**/.*\"] } }\n"
        finds /firebase.json
        from site
        set /.dockerignore "node_modules\n.*\n"
        finds /.dockerignore
        from site
        set /server.js "app.use(express.static(\"public\", { dotfiles: \"ignore\" }));\n"
        finds /server.js
        from site
        set /package.json "{ \"dependencies\": { \"express\": \"^5.1.0\" } }\n"
        set /server.js "app.use(express.static(\"public\"));\n"
        finds /server.js
        right
        from site
        set /nginx.conf "server {\n  location ^~ /.well-known/ { allow all; }\n  location ~ /\\. {\n    deny all;\n  }\n}\n"
        from site
        set /nginx.conf "server {\n  location ~ /\\.ht {\n    deny all;\n  }\n}\n"
        from site
        set /.htaccess "RewriteCond %{REQUEST_URI} !^/\\.well-known/\nRewriteRule (^|/)\\. - [F]\n"
        from site
        set /.dockerignore ".*\n!.well-known\n"
        from site
        set /.gitignore "node_modules\n.env\n"
        from site
        set /package.json "{ \"dependencies\": { \"express\": \"^4.21.0\" } }\n"
        set /server.js "app.use(express.static(\"public\"));\n"
        from site
        set /package.json "{ \"dependencies\": { \"express\": \"^5.1.0\" } }\n"
        set /server.js "app.use(express.static(\"public\", { dotfiles: \"allow\" }));\n"

        9061
        site/payment-policy
        Header that forbids payments
        warning
        correct
        document
        2026.11
        Settings of a server or host send a Permissions-Policy without payments.
        Safari throws a SecurityError on every page with this header, before a sheet opens.
        Write payment=(self), or leave payment out of the header.
        -
        https://www.w3.org/TR/payment-request/#permissions-policy
        The specification of the header, which names the feature payment.
        from site
        set /nginx.conf "add_header Permissions-Policy \"camera=(), payment=()\";\n"
        finds /nginx.conf
        from site
        set /next.config.js "{\n  key: \"Permissions-Policy\",\n  value: \"camera=(), payment=()\",\n}\n"
        finds /next.config.js
        from site
        set /.htaccess "Header set Feature-Policy \"payment 'none'\"\n"
        finds /.htaccess
        right
        from site
        set /nginx.conf "add_header Permissions-Policy \"camera=(), payment=(self)\";\n"
        from site
        set /nginx.conf "add_header Permissions-Policy \"camera=()\";\n"
        from site
        set /notes.conf "# payment=() is for pages without a checkout\n"
        """##
}
