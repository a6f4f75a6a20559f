import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type {
  CompiledQuestionnaire,
  Questionnaire,
  QuestionnaireValidators,
} from '../../src/engine/registry/questionnaire.ts';

const root = fileURLToPath(new URL('../../build/', import.meta.url));

/** A questionnaire of schemas/ as it was compiled. */
export const loadShipped = (id: string) => load(`${root}questionnaires/${id}`);

/** A questionnaire of tests/fixtures/questionnaires as it was compiled. */
export const loadFixture = (id: string) => load(`${root}fixtures/${id}`);

async function load(dir: string): Promise<CompiledQuestionnaire> {
  const questionnaire = JSON.parse(await readFile(`${dir}/questionnaire.json`, 'utf8')) as Questionnaire;
  const module = (await import(/* @vite-ignore */ pathToFileURL(`${dir}/validators.js`).href)) as {
    default: QuestionnaireValidators;
  };
  return { questionnaire, validators: module.default };
}
