export const ApplePayPaymentRequest = z.object({ total: z.object({ label: z.string(), amount: z.number() }), countryCode: z.string() })
