import { beforeAll, describe, expect, it } from 'vitest';
import { readContent, toReadFields } from '../../../src/engine/read.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { isSameContent } from '../../../src/engine/content.ts';
import { toAnswers, type Answers } from '../../../src/engine/answers.ts';
import { toWire } from '../../../src/engine/send.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { compareAnalyses } from '../../../src/engine/comparison.ts';
import { countAnswered } from '../../../src/engine/completion.ts';
import { findFaults } from '../../../src/engine/form.ts';
import { listSignals } from '../../../src/engine/answers/typed-answers.ts';
import { resultSections, toAnswerText } from '../../../src/engine/results.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

let further: CompiledQuestionnaire;

beforeAll(async () => {
  further = await loadFixture('further');
});

const tables = () => further.sections.find(({ id }) => id === 'tables')!;

function save(value: unknown) {
  const ready = prepareSave(further, undefined, { holders: value });
  return ready.kind === 'refused' ? ready.problems : ready.merged.answers;
}

const typed = [{ since: '2024-05-01', holder: ' Ann ', share: 12.5 }, {}, { holder: ' ' }, { holder: 'Bo' }];
const stored = [{ holder: 'Ann', share: 12.5, since: '2024-05-01' }, { holder: 'Bo' }];

describe('rows', () => {
  it('are sent as JSON text without blank rows, and stored and read as rows', () => {
    const { holders } = toWire(further.questionnaire, tables(), withAnswers({ holders: typed }));
    expect(JSON.parse(String(holders))).toEqual(stored);
    expect(save(holders)).toEqual({ holders: stored });
    const answers = { holders: stored };
    const read = toReadFields(
      further.questionnaire,
      { ...withAnswers(answers), version: 1, sections: ['tables'] },
      undefined,
    );
    const about = { sections: ['tables'], no: [], cant_tell: [], saved_at: '2026-11-23T00:00:00Z' } as never;
    const content = readContent(further.questionnaire, { id: '1', name: null, about, ...read });
    expect(content.answers).toEqual(answers);
    expect(save('')).toEqual({});
    expect(countAnswered(further, withAnswers({ holders: [{}] }))).toBe(0);
    expect(toAnswers({ holders: typed })).toEqual({ holders: typed });
  });

  it.each([
    ['a word instead of rows', 'much', /^Must be rows as a JSON text/],
    ['broken JSON', '[{]', /^Must be rows as a JSON text/],
    ['a list in a cell', '[{"holder":["Ann"]}]', /^Must be rows as a JSON text/],
    [
      'too many rows',
      JSON.stringify(Array.from({ length: 4 }, () => ({ holder: 'Ann' }))),
      'Must be at most 3 rows.',
    ],
    ['an unknown column', '[{"age":5}]', 'There is no column age.'],
    ['a word in a number column', '[{"holder":"Ann"},{"share":"much"}]', 'Row 2, “Share”: Must be a number.'],
    ['an invalid day', '[{"since":"2026-02-30"}]', /^Row 1, “Since”: Must be a day/],
    ['more digits than a number keeps', '[{"share":0.12345678901234567}]', /^Row 1, “Share”: .* 15 digits/],
    ['a figure that would read 0', '[{"share":1e-20}]', /^Row 1, “Share”: .* 15 digits/],
    ['the character U+0000', '[{"holder":"An\\u0000n"}]', 'The character U+0000 is not allowed.'],
    ['a text that is too long', JSON.stringify([{ holder: 'x'.repeat(1001) }]), /^Row 1, “Holder”: .* 1000 /],
  ])('are refused with %s', (_, value, message) => {
    const sentence: unknown = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(save(value)).toEqual([{ path: 'holders', message: sentence }]);
  });

  it('are refused with every wrong cell, by row and column (I11)', () => {
    const all = [
      { holder: 'x'.repeat(1001), share: 'much', since: '2026-02-30' },
      {},
      { holder: 'Ann', since: '1700-01-01' },
    ];
    const refused = save(JSON.stringify(all));
    expect(refused).toEqual(
      [
        /^Row 1, “Holder”: /,
        /^Row 1, “Share”: Must be a number/,
        /^Row 1, “Since”: Must be a day/,
        /^Row 2, “Since”: Must be in a year/,
      ].map((message) => ({ path: 'holders', message: expect.stringMatching(message) })),
    );
  });

  it('are refused if the tables of a section are together too large for a request', () => {
    const large = { questions: [...tables().questions, { ...tables().questions[0]!, id: 'others' }] };
    const row = { holder: 'é'.repeat(900) };
    const rowsOf = (count: number) => Array.from({ length: count }, () => row);
    const answers = { holders: rowsOf(3), others: rowsOf(3) };
    const wide = large.questions.map((question) => ({
      ...question,
      settings: { ...question.settings, max: 100 },
    }));
    const find = (all: Answers) => findFaults(wide as never, all, undefined);
    expect(find(answers)).toEqual([]);
    expect(find({ ...answers, others: rowsOf(20) })).toEqual([
      { questionId: 'others', fault: { kind: 'too-large', max: 32 } },
    ]);
  });

  it('are checked in the form too', () => {
    const faults = findFaults(tables().questions, { holders: [{}, { since: '5' }] }, undefined);
    expect(faults).toMatchObject([
      { fault: { kind: 'in-cell', row: 2, column: 'Since', cell: [1, 'since'] } },
    ]);
    expect(findFaults(tables().questions, { holders: typed }, undefined)).toEqual([]);
  });

  it('are shown in results and comparisons by column, with units and without blanks', () => {
    const content = (answers: Answers) => ({ ...withAnswers(answers), sections: ['tables'] });
    const [section] = resultSections(further, content({ holders: stored })).filter(
      ({ id }) => id === 'tables',
    );
    expect(section?.rows.slice(0, 1)).toMatchObject([
      {
        kind: 'rows',
        columns: [{ title: 'Holder' }, { title: 'Share', unit: 'percent' }, { title: 'Since' }],
        rows: [
          { text: 'Holder: Ann · Share: 12.5% · Since: 1 May 2024', cells: ['Ann', 12.5, '2024-05-01'] },
          { text: 'Holder: Bo · Share: - · Since: -', cells: ['Bo', undefined, undefined] },
        ],
      },
    ]);
    const contents = [content({ holders: stored }), content({ holders: typed }), content({})];
    const compared = compareAnalyses(further, contents).find(({ id }) => id === 'tables');
    expect(compared?.questions[0]?.answers.map(({ text }) => text)).toEqual([
      'Holder: Ann · Share: 12.5% · Since: 1 May 2024; Holder: Bo · Share: - · Since: -',
      'Holder: Ann · Share: 12.5% · Since: 1 May 2024; Holder: Bo · Share: - · Since: -',
      '-',
    ]);
  });

  it('are the same answer if every cell is the same', () => {
    expect(
      isSameContent(withAnswers({ holders: stored }), withAnswers({ holders: structuredClone(stored) })),
    ).toBe(true);
    expect(isSameContent(withAnswers({ holders: stored }), withAnswers({ holders: stored.slice(1) }))).toBe(
      false,
    );
  });
});

describe('fixed rows', () => {
  const send = (...all: object[]) => {
    const ready = prepareSave(further, undefined, { checks: JSON.stringify(all) });
    return ready.kind === 'refused' ? ready.problems[0]?.message : ready.merged.answers;
  };

  it('are stored by their current ids, in their order', () => {
    const [backup, audit] = [
      { row: 'backup', answer: true },
      { row: 'audit', answer: null, owner: 'Ann' },
    ];
    expect(send({ ...audit, row: 'review' }, backup, { row: 'fax' })).toEqual({ checks: [backup, audit] });
  });

  it.each([
    ['an unknown row', [{ row: 'phone', answer: true }], 'There is no row “phone”.'],
    ['no row', [{ answer: true }], 'There is no row “”.'],
    [
      'a row twice',
      [
        { row: 'audit', answer: true },
        { row: 'review', owner: 'Bo' },
      ],
      'The row “audit” is there twice.',
    ],
    ['a wrong cell', [{ row: 'audit', answer: 5 }], '“An audit”, “In place?”: Must be true, false or null.'],
  ])('are refused with %s', (_, all, message) => {
    expect(send(...all)).toBe(message);
  });

  it('speak for or against by their chosen options, each for itself', () => {
    const worries = [
      { row: 'price', often: 'never' },
      { row: 'theft', often: 'daily' },
    ];
    const question = tables().questions.find(({ id }) => id === 'worries')!;
    expect(listSignals(question, worries)).toEqual(['positive', 'negative']);
    expect(toAnswerText(question, worries)).toBe('The price: Never; Theft of my keys: Daily');
    if (question.type !== 'rows') throw new Error('worries is a table');
    const rows = question.settings.rows?.map((row) => ({ ...row, retired: row.id === 'theft' })) ?? [];
    expect(listSignals({ ...question, settings: { ...question.settings, rows } }, worries)).toEqual([
      'positive',
    ]);
  });

  it('count in the results of a section whose only signs they are', () => {
    const [question] = tables().questions.filter(({ id }) => id === 'worries');
    const sections = [{ ...tables(), questions: [question!] }];
    const alone = { ...further, questionnaire: { ...further.questionnaire, sections } };
    const worries = [{ row: 'price', often: 'never' }];
    const [section] = resultSections(alone, { ...withAnswers({ worries }), sections: ['tables'] });
    expect(section?.counts).toMatchObject({ for: 1, open: 0 });
  });
});
