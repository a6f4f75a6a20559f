import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toHelpText } from '../../src/engine/compile/help.ts';
import { loadShipped } from '../helpers/load-compiled.ts';

const ids = readdirSync(new URL('../../schemas', import.meta.url)).filter(
  (name) => /^[a-z]+$/.test(name) && !['meta', 'options'].includes(name),
);

describe('the wording of the shipped questionnaires', () => {
  it.each(ids)('puts no hyphen between a number and its unit: %s', async (id) => {
    const { questionnaire } = await loadShipped(id);
    const texts = questionnaire.sections.flatMap(({ questions }) =>
      questions.flatMap(({ title, help, options }) => [
        title,
        toHelpText(help),
        ...options.map((option) => option.title),
      ]),
    );
    expect(texts.filter((text) => /\d-(?:hour|day|week|month|year)/.test(text))).toEqual([]);
  });
});

// Answers of an evaluation are never required (I1).
it.each(['coineval', 'nfteval'])('%s requires no answer', async (id) => {
  const { questionnaire } = await loadShipped(id);
  const questions = questionnaire.sections.flatMap((section) => section.questions);
  expect(questions.filter(({ required, ownTextOf }) => required && !ownTextOf)).toEqual([]);
});
