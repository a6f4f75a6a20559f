import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';

/** By the ids that storage uses for their records. */
export type Questionnaires = ReadonlyMap<string, CompiledQuestionnaire>;

export interface Caller {
  readonly memberId: string;
  readonly email: string;
  readonly tokenHash: string;
}

export interface Context {
  readonly storage: Storage<Questionnaires>;
  readonly questionnaires: Questionnaires;
  readonly clock: Clock;
  /** Sign-in is by code: sessions that began by e-mail alone, while sign-in was open, no longer count. */
  readonly needsProof?: boolean;
}
