export const complete = async <T,>(session: ApplePaySession, make: () => Promise<T>) => { session.completePayment((await make()) as any) }
