import { describe, expect, it } from 'vitest';
import { findQuestion } from '../../src/engine/questionnaire.ts';
import { toAnswerText } from '../../src/engine/results.ts';
import type { Answer } from '../../src/engine/answers.ts';
import type { SectionSource } from '../../src/engine/compile/source.ts';
import { compileSource } from '../helpers/compile-source.ts';
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

  it('does not group the digits of a year, alone and in rows', () => {
    const properties: SectionSource['properties'] = {
      since: { type: 'integer', title: 'Since when?', 'x-unit': 'year' },
      earlier: {
        type: 'array',
        title: 'What came before?',
        maxItems: 2,
        'x-columns': { year: { type: 'number', title: 'Year', 'x-unit': 'year' } },
      },
    };
    const { questionnaire: years } = compileSource({
      id: 'years',
      schema: {
        title: 'Years',
        'x-questionnaire': { kind: 'checklist', version: 1, page: '/coineval', order: 9, reward: 1 },
        properties: { all: { type: 'object', title: 'All', properties } },
      },
      ui: {},
      released: { versions: {} },
    });
    const read = (id: string, answer: Answer) => toAnswerText(findQuestion(years, id)!.question, answer);
    expect(read('since', 2019)).toBe('2019');
    expect(read('earlier', [{ year: 2017 }])).toBe('Year: 2017');
  });
});
