// The matcher in a file with the types of Jest, of which only this is needed.
import "paysheet/jest";

declare function expect(value: unknown): jest.Matchers<void>;
expect({}).toBeApplePay({ failOn: "warning" });
