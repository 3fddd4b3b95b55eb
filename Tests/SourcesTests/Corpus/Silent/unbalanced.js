)}] new ApplePaySession(3, { total: ((([[{ label: ) ] } ApplePay
