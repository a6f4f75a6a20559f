import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { WriteSpec } from './commands/command-list.ts';

/** What every use case works with. */
export interface Context {
  readonly storage: Storage<WriteSpec>;
  readonly questionnaires: ReadonlyMap<string, CompiledQuestionnaire>;
  readonly clock: Clock;
}
