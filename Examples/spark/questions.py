"""Questions about an archive, in Spark SQL over the tables `documents` and `findings`."""

QUESTIONS = {
    "Which rules break most per merchant?": """
        SELECT merchant, rule, severity, findings
        FROM (
            SELECT *, row_number() OVER (PARTITION BY merchant ORDER BY findings DESC, rule) AS place
            FROM (SELECT merchant, rule, severity, count(*) AS findings FROM findings GROUP BY merchant, rule, severity)
        )
        WHERE place <= 3
        ORDER BY merchant, place
    """,
    "Which currencies carry wrong decimals?": """
        SELECT currency, requests, wrong, round(100 * wrong / requests, 2) AS percent
        FROM (
            SELECT currency, count(*) AS requests, count_if(exists(findings, f -> f.rule = 'amount/decimals')) AS wrong
            FROM documents GROUP BY currency
        )
        WHERE wrong > 0
        ORDER BY percent DESC, currency
    """,
    "How did it change by month?": """
        SELECT
            month,
            count(*) AS requests,
            count_if(exists(findings, f -> f.severity = 'error')) AS with_errors,
            round(100 * count_if(exists(findings, f -> f.severity = 'error')) / count(*), 2) AS percent,
            count_if(exists(findings, f -> f.rule = 'amount/decimals')) AS wrong_decimals
        FROM documents GROUP BY month
        ORDER BY month
    """,
}
