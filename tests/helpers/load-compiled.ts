import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  buildCompiled,
  type CompiledQuestionnaire,
  type Questionnaire,
  type QuestionnaireValidators,
} from '../../src/engine/questionnaire.ts';

const root = fileURLToPath(new URL('../../build/', import.meta.url));

export const shippedFolder = (id: string) => `${root}questionnaires/${id}`;

export const fixtureFolder = (id: string) => `${root}fixtures/${id}`;

export const loadShipped = (id: string) => load(shippedFolder(id));

export const loadFixture = (id: string) => load(fixtureFolder(id));

/** The numbers of sections and questions of a questionnaire in schemas/: editors add to them. */
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
