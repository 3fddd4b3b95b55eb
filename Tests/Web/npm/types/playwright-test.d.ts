// As much of the types of Playwright as paysheet/playwright uses.
declare module "@playwright/test" {
  export const expect: {
    extend<Matchers extends Record<string, (received: any, ...values: any[]) => unknown>>(
      matchers: Matchers): (received: unknown) => { [Name in keyof Matchers]: (...values: unknown[]) => void };
  };
  export const test: {
    extend<Fixtures, WorkerFixtures = {}>(fixtures: object): {
      (name: string, body: (fixtures: Fixtures) => Promise<void>): void;
      use(fixtures: Partial<Fixtures>): void;
    };
  };
}
