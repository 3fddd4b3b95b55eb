import 'package:flutter/material.dart';
import 'package:pay/pay.dart';

const _items = [
  PaymentItem(label: 'Tea', amount: '9.00', status: PaymentItemStatus.final_price),
  PaymentItem(label: 'Mail', amount: '4.90', status: PaymentItemStatus.final_price),
];

class Shop extends StatelessWidget {
  @override
  Widget build(BuildContext context) => ApplePayButton(
    paymentConfiguration: PaymentConfiguration.fromJsonString(defaultApplePay),
    paymentItems: _items,
    onPaymentResult: (result) => debugPrint('paid'),
  );
}
