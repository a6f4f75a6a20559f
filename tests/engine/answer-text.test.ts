import { describe, expect, it } from 'vitest';
import { findQuestion } from '../../src/engine/questionnaire.ts';
import { toAnswerText } from '../../src/engine/results.ts';
import type { Answer } from '../../src/engine/answers.ts';
import { loadFixture } from '../helpers/load-compiled.ts';

const { questionnaire } = await loadFixture('everything');

describe('toAnswerText', () => {
  it.each<[string, Answer | undefined, string | undefined]>([
    ['is_listed', true, 'Yes'],
    ['is_listed', false, 'No'],
    ['is_listed', undefined, undefined],
    ['floor_note', '1 ETH', '1 ETH'],
    ['floor_note', '  ', undefined],
    ['floor_note', undefined, undefined],
    ['chain', 'mainnet', 'The main network'],
    ['chain', 'gone', 'gone'],
    ['channels', ['forum', 'chat'], 'A forum, A chat'],
    ['channels', [], 'None of these'],
    ['channels', undefined, undefined],
  ])('turns the answer to %s, %j, into %s', (id, answer, text) => {
    expect(toAnswerText(findQuestion(questionnaire, id)!.question, answer)).toBe(text);
  });
});
