"""Checks a column of requests with Polars, and counts the findings by rule: python with_polars.py"""

import json

import polars

import paysheet

orders = polars.DataFrame(
    {
        "order": [1, 2, 3],
        "request": [
            json.dumps(
                {
                    "countryCode": country, "currencyCode": "USD", "merchantCapabilities": ["supports3DS"],
                    "supportedNetworks": ["visa"], "total": {"label": "Harbor Books", "amount": amount},
                }  # fmt: skip
            )
            for country, amount in (("US", "38.06"), ("us", "38,06"), ("US", "38,06"))
        ],
    }
)


def rules(requests: polars.Series) -> polars.Series:
    """Returns the rules of the findings in each request. One open command checks the whole column."""
    found = [[finding.rule for finding in report.findings] for report in paysheet.check_lines(requests)]
    return polars.Series(found, dtype=polars.List(polars.String))


orders = orders.with_columns(polars.col("request").map_batches(rules, return_dtype=polars.List(polars.String)).alias("rules"))
for row in orders.iter_rows(named=True):
    print(row["order"], ", ".join(row["rules"]) or "no findings")
counts = orders["rules"].explode().drop_nulls().value_counts().sort("count", "rules", descending=[True, False])
for rule, count in counts.iter_rows():
    print(rule, count)
