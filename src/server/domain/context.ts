import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { WriteSpec } from './commands/command-list.ts';

export interface Context {
  readonly storage: Storage<WriteSpec>;
  /** By the ids that storage uses for their records. */
  readonly questionnaires: ReadonlyMap<string, CompiledQuestionnaire>;
  readonly clock: Clock;
}
