import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import type { Clock } from '../ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { WriteSpec } from './commands/command-list.ts';

/** What every use case works with. */
export interface Context {
  readonly storage: Storage<WriteSpec>;
  /** By the ids under which storage keeps their records. */
  readonly questionnaires: ReadonlyMap<string, CompiledQuestionnaire>;
  readonly clock: Clock;
}
