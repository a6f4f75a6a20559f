import type { Edit } from 'jsonc-parser';
import { find, type Code, type DataOf, type Finding } from './sentences/sentences.ts';

/** A finding for an editor, in one sentence. An error refuses the content; a hint only suggests something. */
export interface Problem extends Place, Finding {
  readonly severity: Severity;
  readonly edit?: Edit;
}

type Severity = 'error' | 'warning' | 'hint';

export interface Place {
  readonly file: string;
  readonly line: number;
}

export function toProblem<C extends Code>(
  severity: Severity,
  { file, line }: Place,
  code: C,
  data: DataOf<C>,
): Problem {
  return { severity, file, line, ...find(code, data) };
}
