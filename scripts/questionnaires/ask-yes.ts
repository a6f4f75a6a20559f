import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** Whether the editor confirms; without a terminal false. */
export async function askYes(input: Readable, output: Writable): Promise<boolean> {
  const asking = createInterface({ input, output });
  const ended = once(asking, 'close').then(() => '');
  const said = await Promise.race([asking.question('Record this as what went live? Type yes: '), ended]);
  asking.close();
  return /^y(es)?$/i.test(said.trim());
}
