import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';

/** By the ids that storage uses for their records. */
export type Questionnaires = ReadonlyMap<string, CompiledQuestionnaire>;

export interface Context {
  readonly storage: Storage<Questionnaires>;
  readonly questionnaires: Questionnaires;
  readonly clock: Clock;
}
