import { mocked, spyOn } from 'storybook/test';

/** What a failed call is logged as: the one thing that the product writes to the console. */
const failedCall = / failed: [A-Z_]+(?: \d+)? /;

/** Hears what a story writes to the console as errors, until Storybook takes its spies away. */
export function watchErrors(): void {
  spyOn(console, 'error');
}

/** Throws what a story should not have written; one that means to says so by `parameters.logsErrors`. */
export function expectNoErrors(parameters: { readonly logsErrors?: boolean }): void {
  const lines = mocked(console.error).mock.calls.map((given) => given.map(String).join(' '));
  const strange = lines.filter((line) => !failedCall.test(line));
  if (strange.length === 0 || parameters.logsErrors) return;
  throw new Error(`It wrote to the console: ${strange.join(' | ').slice(0, 2000)}`);
}
