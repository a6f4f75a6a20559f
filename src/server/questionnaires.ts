import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  CompiledQuestionnaire,
  Questionnaire,
  QuestionnaireValidators,
} from '../engine/registry/questionnaire.ts';

/** Loads every compiled questionnaire of a folder (the compile step's output), by id. */
export async function loadQuestionnaires(
  folder: string,
): Promise<ReadonlyMap<string, CompiledQuestionnaire>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const compiled = await Promise.all(ids.map((id) => loadOne(join(folder, id))));
  return new Map(compiled.map((one) => [one.questionnaire.id, one]));
}

async function loadOne(folder: string): Promise<CompiledQuestionnaire> {
  // Both files are the compile step's own, written in exactly these types.
  const bundle: { default: QuestionnaireValidators } = await import(
    pathToFileURL(join(folder, 'validators.js')).href
  );
  const questionnaire: Questionnaire = JSON.parse(await readFile(join(folder, 'questionnaire.json'), 'utf8'));
  return { questionnaire, validators: bundle.default };
}
