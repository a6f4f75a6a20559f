import { mocked, spyOn } from 'storybook/test';

/** The log line of a failed call, the only thing that the product writes to the console (A10). */
const failedCall = / failed: [A-Z_]+(?: \d+)? /;

/** Records what a story writes with console.error, until Storybook removes its spies. */
export function watchErrors(): void {
  spyOn(console, 'error');
}

/** Throws if a story wrote other errors to the console, unless it has `parameters.logsErrors`. */
export function expectNoErrors(parameters: { readonly logsErrors?: boolean }): void {
  const lines = mocked(console.error).mock.calls.map((given) => given.map(String).join(' '));
  const strange = lines.filter((line) => !failedCall.test(line));
  if (strange.length === 0 || parameters.logsErrors) return;
  throw new Error(`It wrote to the console: ${strange.join(' | ').slice(0, 2000)}`);
}
