import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  buildCompiled,
  storedId,
  type CompiledQuestionnaire,
  type Questionnaire,
  type QuestionnaireValidators,
} from '../engine/questionnaire.ts';

export const buildDir = fileURLToPath(new URL('../../build', import.meta.url));

export async function listQuestionnaires(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

/** By the ids that storage uses. */
export async function loadQuestionnaires(
  folders: readonly string[],
): Promise<ReadonlyMap<string, CompiledQuestionnaire>> {
  const compiled = await Promise.all(folders.map(loadOne));
  return new Map(compiled.map((one) => [storedId(one.questionnaire), one]));
}

async function loadOne(folder: string): Promise<CompiledQuestionnaire> {
  // Both files are the compile step's own, written in exactly these types.
  const bundle: { default: QuestionnaireValidators } = await import(
    pathToFileURL(join(folder, 'validators.js')).href
  );
  const questionnaire: Questionnaire = JSON.parse(await readFile(join(folder, 'questionnaire.json'), 'utf8'));
  return buildCompiled(questionnaire, bundle.default);
}
