"""Checks a column of requests with pandas, and counts the findings by rule: python with_pandas.py"""

import json

import pandas

import paysheet

orders = pandas.DataFrame(
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

# One open command checks the whole column; the reports have its order.
reports = list(paysheet.check_lines(orders["request"]))
orders["safari"] = [report.safari.outcome for report in reports]
orders["rules"] = [[finding.rule for finding in report.findings] for report in reports]

print(orders[["order", "safari", "rules"]].to_string(index=False))
print(orders["rules"].explode().value_counts().to_string())
