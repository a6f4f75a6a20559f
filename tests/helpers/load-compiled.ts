import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  buildCompiled,
  type CompiledQuestionnaire,
  type Questionnaire,
  type QuestionnaireValidators,
} from '../../src/engine/questionnaire.ts';

const root = fileURLToPath(new URL('../../build/', import.meta.url));

/** Where a questionnaire of schemas/ was compiled to. */
export const shippedFolder = (id: string) => `${root}questionnaires/${id}`;

/** Where a questionnaire of tests/fixtures/questionnaires was compiled to. */
export const fixtureFolder = (id: string) => `${root}fixtures/${id}`;

/** A questionnaire of schemas/ as it was compiled. */
export const loadShipped = (id: string) => load(shippedFolder(id));

/** A questionnaire of tests/fixtures/questionnaires as it was compiled. */
export const loadFixture = (id: string) => load(fixtureFolder(id));

/** How many sections and questions a questionnaire of schemas/ has: editors add to them. */
export async function countShipped(id: string) {
  const { questionnaire } = await loadShipped(id);
  const asked = questionnaire.sections.flatMap(({ questions }) => questions);
  return { parts: questionnaire.sections.length, asked: asked.filter(({ retired }) => !retired).length };
}

async function load(dir: string): Promise<CompiledQuestionnaire> {
  const questionnaire = JSON.parse(await readFile(`${dir}/questionnaire.json`, 'utf8')) as Questionnaire;
  const module = (await import(/* @vite-ignore */ pathToFileURL(`${dir}/validators.js`).href)) as {
    default: QuestionnaireValidators;
  };
  return buildCompiled(questionnaire, module.default);
}
