import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsFolder } from '../../scripts/questionnaires/option-lists.ts';
import { schemasDir } from '../../scripts/questionnaires/paths.ts';
import { checkFolders } from './check-folders.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { compileSource } from './compile-source.ts';

const folder = new URL('../fixtures/foreign/', import.meta.url);

/** A question of another publisher's form: `said` names our questions that ask it, or `lost` says why none can. */
export interface SourceQuestion {
  readonly number: string;
  readonly type: string;
  /** When the source asks it; absent: always. */
  readonly condition?: string;
  /** The number of answers of which one is chosen. */
  readonly options?: number;
  readonly said?: readonly string[];
  readonly lost?: string;
}

export async function readSource(id: string): Promise<readonly SourceQuestion[]> {
  return JSON.parse(await readFile(new URL(`sources/${id}.json`, folder), 'utf8'));
}

/** How a question of another publisher's form is asked here, by its id there. */
export interface FormVerdict {
  /** Our questions, calculated values or cells ('table.row.column') for it. Absent: none. */
  readonly said?: readonly string[];
  /** What cannot be said; absent: it is asked without loss. */
  readonly loss?: string;
}

/** The verdicts on seven forms, by form and question. */
export async function readVerdicts(): Promise<
  Readonly<Record<string, Readonly<Record<string, FormVerdict>>>>
> {
  return JSON.parse(await readFile(new URL('verdicts.json', folder), 'utf8'));
}

/** The questionnaires of tests/fixtures/foreign by id, checked like schemas/, whose lists they share. */
export async function compileFormsOfOthers(): Promise<ReadonlyMap<string, CompiledQuestionnaire>> {
  const root = await mkdtemp(join(tmpdir(), 'forms-'));
  await cp(new URL('questionnaires', folder), root, { recursive: true });
  await cp(join(schemasDir, optionsFolder), join(root, optionsFolder), { recursive: true });
  const outcome = await checkFolders(root);
  await rm(root, { recursive: true });
  if (outcome.kind === 'problems') throw new Error(outcome.report);
  return new Map(outcome.folders.map(({ source }) => [source.id, compileSource(source)]));
}
