import type { Edit } from 'jsonc-parser';
import { find, type Code, type DataOf, type Finding } from './sentences/sentences.ts';

/** Something an editor should know: what, where, and in one sentence. An error refuses, a warning does not. */
export interface Problem extends Place, Finding {
  readonly severity: Severity;
  /** The change that corrects it, where that is certain. */
  readonly edit?: Edit;
}

export type Severity = 'error' | 'warning';

/** Where a problem is. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A problem at a place of a file. */
export function toProblem<C extends Code>(
  severity: Severity,
  { file, line }: Place,
  code: C,
  data: DataOf<C>,
): Problem {
  return { severity, file, line, ...find(code, data) };
}
