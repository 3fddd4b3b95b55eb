// @flow
type Props = {| +request: ApplePayPaymentRequest, +total: {| amount: string |} |}
export const empty: Props = ({ request: null, total: { amount: '' } }: any)
