/** The writer thread of the storage suite: its commands, and some that make a writer fail. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Commands } from '../../src/server/ports/storage.ts';
import { serveWriter } from '../../src/server/storage/sqlite/serve-writer.ts';
import { contractCommands, type ContractSpec } from './contract-commands.ts';

export type WriterSpec = ContractSpec & {
  /** Ends the thread in the middle of a command. */
  readonly crash: { readonly args: null; readonly outcome: null };
};

const commands: Commands<WriterSpec> = {
  ...contractCommands,
  async crash() {
    process.exit(1);
  },
};

if (!parentPort) throw new Error('This module is run as a thread');
const { file, maxPages }: { readonly file: string; readonly maxPages?: number } = workerData;
await serveWriter(parentPort, file, commands, (database) => {
  if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
});
