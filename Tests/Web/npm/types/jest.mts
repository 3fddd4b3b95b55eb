// The matcher in a file with the types of Jest, of which only this is needed.
import "paysheet/jest";

declare function expect(value: unknown): jest.Matchers<void>;
expect({}).toBeApplePay({ failOn: "warning" });
expect({}).toMatchSheet({ total: { amount: /^38/ }, card: { type: "debit" }, shippingMethods: [{}, { label: "Express" }] });
// @ts-expect-error There is no such member.
expect({}).toMatchSheet({ totl: {} });
