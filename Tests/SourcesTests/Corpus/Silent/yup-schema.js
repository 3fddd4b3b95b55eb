const applePayRequest = yup.object({ total: yup.object({ label: yup.string() }) }).label('ApplePay')
