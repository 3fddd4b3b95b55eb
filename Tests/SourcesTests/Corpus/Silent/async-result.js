const details = await fetch('/totals').then(r => r.json())
session.completeShippingMethodSelection({ newTotal: details.total, newLineItems: details.items })
