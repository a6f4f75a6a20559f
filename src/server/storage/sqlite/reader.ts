import type { ReadDb } from '../../ports/database.ts';
import { buildQueries } from './connection.ts';
import { openReader } from './database.ts';

export interface Reader {
  readonly reads: ReadDb;
  close(): void;
}

export function openReads(file: string): Reader {
  const database = openReader(file);
  return {
    reads: buildQueries(database),
    close() {
      if (database.isOpen) database.close();
    },
  };
}
