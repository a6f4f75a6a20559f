import type { Reads } from '../../ports/storage.ts';
import { buildQueries } from './connection.ts';
import { openReader } from './database.ts';

export interface Reader {
  readonly reads: Reads;
  close(): void;
}

export function openReads(file: string): Reader {
  const database = openReader(file);
  return {
    reads: { db: buildQueries(database).named },
    close() {
      if (database.isOpen) database.close();
    },
  };
}
