import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nativeForms } from '../../scripts/bench/large/native-forms.ts';
import { buildLarge, listQuestions } from '../../scripts/bench/large/questionnaire.ts';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import { schemasDir } from '../../scripts/questionnaires/paths.ts';
import { answerTypeNames } from '../../src/engine/answers/answer-types.ts';
import { buildQuestionnaire } from '../../src/engine/registry/build-questionnaire.ts';
import { toCatalogEntry } from '../../src/engine/registry/catalog.ts';
import { allQuestions } from '../../src/engine/registry/find-question.ts';

async function checkLarge() {
  const root = await mkdtemp(join(tmpdir(), 'large-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(join(schemasDir, 'meta'), join(root, 'meta'), { recursive: true });
  await mkdir(join(root, 'large'));
  const { schema, ui } = buildLarge();
  await writeFile(join(root, 'large/schema.json'), JSON.stringify(schema));
  await writeFile(join(root, 'large/ui.json'), JSON.stringify(ui));
  return checkFolders(root);
}

it('what the bench measures has 1,000 sound questions of all types, the same for every library', async () => {
  const outcome = await checkLarge();
  if (outcome.kind === 'problems') throw new Error(outcome.report);
  const questionnaire = buildQuestionnaire(outcome.folders[0]!.source, () => 'key');
  const questions = allQuestions(questionnaire);
  expect([questionnaire.sections.length, questions.length]).toEqual([20, 1000]);
  expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(answerTypeNames));
  const first = questionnaire.sections[0]!.questions;
  for (const kind of ['boolean', 'text'] as const)
    for (const id of listQuestions(kind))
      expect(first).toContainEqual(expect.objectContaining({ id, type: kind }));

  for (const [library, toForm] of Object.entries(nativeForms)) {
    const form = JSON.stringify(toForm(questionnaire));
    const missing = questions.filter(({ id }) => !form.includes(id));
    expect(missing, library).toEqual([]);
  }
  // The catalogue comes with every page: it knows the questions that hang on others, and what they hang on.
  const { sections } = toCatalogEntry(questionnaire);
  expect(sections.flatMap(({ asking = [] }) => asking)).toHaveLength(200);
});
