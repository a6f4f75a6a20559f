import type { Code, DataOf } from '../../../scripts/questionnaires/sentences/sentences.ts';

/** Codes with data as a check gives them, and the resulting sentences. */
export type Pinned<C extends Code> = {
  readonly [Each in C]: readonly [data: DataOf<Each>, sentence: string];
};
