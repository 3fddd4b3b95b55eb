export const Example = () => (
  <pre><code>{`new ApplePaySession(3, { total: {} })`}</code><em title="new ApplePaySession(1, {})">it's here</em></pre>
)
