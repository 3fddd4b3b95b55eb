import gql from 'graphql-tag'
export const APPLE_PAY = gql`
  mutation ApplePay($input: ApplePayPaymentRequest!) {
    completePayment(input: $input) { total { label amount } status errors { code } }
  }
`
