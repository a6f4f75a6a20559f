/** The writer thread of the storage suite. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from '../../src/server/storage/sqlite/serve-writer.ts';
import { writerWrites } from './contract-writes.ts';

if (!parentPort) throw new Error('This module is run as a thread');
const { file, maxPages }: { readonly file: string; readonly maxPages?: number } = workerData;
await serveWriter(parentPort, file, {
  writes: writerWrites,
  given: undefined,
  prepare: (database) => {
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
  },
});
