import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import type { JsonFile } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** A questionnaire whose files fit the format. */
export interface Checked {
  readonly dir: string;
  readonly source: QuestionnaireSource;
  /** With the texts of options. */
  readonly questions: readonly PlacedSource[];
  readonly schemaFile: JsonFile;
  readonly uiFile: JsonFile;
  readonly releasedFile: JsonFile | undefined;
}

export type Check = (checked: Checked) => readonly Problem[];

export type QuestionCheck = (question: PlacedSource, checked: Checked) => readonly Problem[];
