import { findStoredAnswers } from '../../src/server/domain/stored.ts';
import { openCheckedFile } from '../database/checked-file.ts';
import { openCheckedPostgres } from '../database/checked-postgres.ts';
import type { CheckedDatabase } from '../database/checked-database.ts';

export interface StoredUse {
  readonly records: number;
  readonly members: number;
  /** By the id that an answer is stored under: the number of answers, and the members who gave them. */
  readonly answers: ReadonlyMap<string, { readonly count: number; readonly members: ReadonlySet<string> }>;
}

/**
 * Counts the answers in a database, by the id that storage has for a questionnaire; `place` is a PostgreSQL address or
 * a folder.
 */
export async function readStoredUse(place: string): Promise<ReadonlyMap<string, StoredUse>> {
  const isAddress = /^postgres(ql)?:\/\//.test(place);
  const database = isAddress ? await openCheckedPostgres(place) : openCheckedFile(place);
  try {
    return await count(database);
  } finally {
    await database.close();
  }
}

async function count(database: CheckedDatabase): Promise<ReadonlyMap<string, StoredUse>> {
  const found = new Map<string, Tally>();
  const query = 'SELECT module, member_id, content FROM records ORDER BY module, member_id';
  for await (const { module, member_id: member, content } of database.rows(query)) {
    const tally = found.get(String(module)) ?? new Tally();
    found.set(String(module), tally);
    tally.add(String(member), findStoredAnswers({ content: String(content) })?.answers ?? {});
  }
  return found;
}

class Tally implements StoredUse {
  records = 0;
  members = 0;
  readonly answers = new Map<string, { count: number; members: Set<string> }>();
  #last: string | undefined;

  add(member: string, answers: Readonly<Record<string, unknown>>): void {
    this.records += 1;
    if (member !== this.#last) this.members += 1;
    this.#last = member;
    for (const id of Object.keys(answers)) {
      const answer = this.answers.get(id) ?? { count: 0, members: new Set() };
      answer.count += 1;
      answer.members.add(member);
      this.answers.set(id, answer);
    }
  }
}
