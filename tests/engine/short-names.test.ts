import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Answer } from '../../src/engine/answers.ts';
import { allQuestions, findQuestion } from '../../src/engine/questionnaire.ts';
import { withOwnTexts } from '../../src/engine/results.ts';
import { shortTitle, statement } from '../../src/engine/short-names.ts';
import { loadFixture, loadShipped } from '../helpers/load-compiled.ts';

it('every shipped question has a short name, and every yes/no question two statements', async () => {
  const entries = await readdir(new URL('../../schemas', import.meta.url));
  for (const id of entries.filter((name) => !/^(?:meta|options)$|\./.test(name))) {
    const { questionnaire } = await loadShipped(id);
    const asked = allQuestions(questionnaire).filter(({ ownTextOf }) => !ownTextOf);
    for (const question of asked) {
      expect(shortTitle(question)).not.toBe(question.title);
      const said = [true, false].map((answer) => statement(question, answer));
      if (question.type === 'boolean') expect(said).toEqual([question.short?.yes, question.short?.no]);
      else expect(question.short).toEqual({ short: shortTitle(question) });
    }
  }
});

it.each<[id: string, answer: Answer | undefined, line: string]>([
  ['coin_purpose', true, 'Coin solves a real problem that needs it'],
  ['coin_purpose', false, 'Coin solves no real problem that needs it'],
  ['coin_purpose', null, 'Real problem solved: Can’t tell'],
  ['coin_purpose', undefined, 'Real problem solved'],
])('a question with its answer is one line: %s, %s', async (id, answer, line) => {
  const { questionnaire } = await loadShipped('coineval');
  expect(statement(findQuestion(questionnaire, id)!.question, answer)).toBe(line);
});

it('without a short name a line begins with the title, and members’ own texts are in it', async () => {
  const { questionnaire } = await loadFixture('further');
  const [question, own] = allQuestions(questionnaire).flatMap((one, index, all) =>
    all[index + 1]?.ownTextOf ? [one, all[index + 1]!] : [],
  );
  const option = own!.ownTextOf!.option;
  const answer = question!.type === 'choices' ? [option] : option;
  const answers = { [question!.id]: answer, [own!.id]: 'by hand' };
  const line = statement(withOwnTexts(question!, answers), answer);
  expect(line.startsWith(`${question!.title} `)).toBe(true);
  expect(line).toContain(': by hand');
});
