import { LRUCache } from 'lru-cache';
import type { RecordUse } from '../../ports/entities.ts';

/** What a member keeps of a questionnaire, as long as the member's count of saves is this one. */
export interface KnownUse {
  readonly count: number;
  readonly use: RecordUse;
}

/** Of members who were saving here lately. */
const most = 10_000;

/**
 * Deleted records that go for good by their age leave the count of saves alone: so long after it was added up what a member
 * keeps is added up again, however often it was counted on since.
 */
const longest = 10 * 60_000;

/**
 * What members keep, known from their last saves here, so that the next one does not add up their records again. It is
 * only ever asked for together with the count of saves that the database has: a save from elsewhere makes it void.
 */
export class KnownUses {
  readonly #uses = new LRUCache<string, KnownUse>({ max: most, ttl: longest, noUpdateTTL: true });

  find(memberId: string, module: string): KnownUse | undefined {
    return this.#uses.get(toKey(memberId, module));
  }

  keep(memberId: string, module: string, known: KnownUse): void {
    this.#uses.set(toKey(memberId, module), known);
  }
}

function toKey(memberId: string, module: string): string {
  return `${module} ${memberId}`;
}
