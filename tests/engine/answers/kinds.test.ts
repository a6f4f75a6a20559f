import { beforeAll, describe, expect, it } from 'vitest';
import { toReadFields } from '../../../src/engine/read.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import type { Answers } from '../../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { toAnswerText, resultSections } from '../../../src/engine/results.ts';
import type { RecordContent } from '../../../src/engine/content.ts';
import type { Marks } from '../../../src/engine/answers/marks.ts';
import { compareAnalyses } from '../../../src/engine/comparison.ts';
import { canSignal, countStands } from '../../../src/engine/signals.ts';
import { findAsked } from '../../../src/engine/asked-questions.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';
import { formatWords } from '../../../src/engine/format-words.ts';
import type { SchemaFile } from '../../../src/engine/compile/source.ts';
import schemaFile from '../../fixtures/questionnaires/kinds/schema.json' with { type: 'json' };
import { compileSource } from '../../helpers/compile-source.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

let kinds: CompiledQuestionnaire;

beforeAll(async () => {
  kinds = await loadFixture('kinds');
});

const section = (id: string) => kinds.sections.find((one) => one.id === id)!;

function countSigns(id: string, content: RecordContent) {
  return countStands(section(id), content, findAsked(kinds.questionnaire, content));
}

function prepare(fields: Record<string, unknown>, marks: Partial<Marks> = {}) {
  const save = prepareSave(kinds, undefined, fields, { today: '2026-11-22', marks });
  return save.kind === 'refused' ? { refused: save.problems } : { stored: save.merged, refused: undefined };
}

function results(id: string, answers: Answers) {
  const shown = resultSections(kinds, { ...withAnswers(answers), sections: [id] }).find(
    (one) => one.id === id,
  )!;
  return Object.fromEntries(
    shown.rows.map((row) => [row.id, row.kind === 'text' || row.kind === 'link' ? row.text : row]),
  );
}

describe('a number', () => {
  it.each([
    ['a word', { treasury: 'much' }, 'Must be a number as a text, such as "1234.5".'],
    ['a JSON number instead of text', { treasury: 5 }, 'Must be a number as a text, such as "1234.5".'],
    [
      'written with a thousands separator',
      { treasury: '1,000' },
      'Must be a number as a text, such as "1234.5".',
    ],
    ['written with an exponent', { treasury: '1e3' }, 'Must be a number as a text, such as "1234.5".'],
    [
      'more precise than a number can be',
      { treasury: '0.30000000000000004' },
      'Must have at most 15 digits, and at most 12 of them after the decimal point.',
    ],
    ['less than its minimum', { treasury: '-1' }, 'Must be at least 0.'],
    ['more than its maximum', { founders_share: '100.5' }, 'Must be at most 100.'],
    ['above the limit of all numbers', { treasury: '1000000000000001' }, 'Must be at most 1000000000000000.'],
    ['between two steps', { founders_share: '0.3' }, 'Must be a multiple of 0.5%.'],
    ['a fraction instead of a whole number', { holders: '1.5' }, 'Must be a whole number.'],
  ])('is refused if it is %s', (_, fields, message) => {
    expect(prepare(fields).refused).toEqual([{ path: Object.keys(fields)[0], message }]);
  });

  it('is stored as a number, sent as text, and not stored if it is blank', () => {
    const { stored } = prepare({ treasury: '1200000.05', founders_share: '', delay: '-0' });
    expect(stored?.answers).toEqual({ treasury: 1200000.05, delay: 0 });
    expect(toReadFields(kinds.questionnaire, stored!, undefined)).toMatchObject({
      treasury: '1200000.05',
      founders_share: '',
      delay: '0',
    });
    expect(prepare({ treasury: '0.0000001' }).stored?.answers).toEqual({ treasury: 0.0000001 });
  });

  it('is shown in results with its unit', () => {
    const answers = {
      treasury: 1200000.5,
      founders_share: 12.5,
      holders: 4200,
      delay: 1,
      founded: 2019,
      energy: 1250,
    };
    expect(results('numbers', answers)).toEqual({
      treasury: 'US$1,200,000.50',
      founders_share: '12.5%',
      holders: '4,200',
      delay: '1 day',
      founded: '2019',
      energy: '1,250 MWh',
    });
    expect(results('numbers', { delay: -3 })).toMatchObject({ treasury: '-', delay: '−3 days' });
  });

  it.each([
    [0, { for: 0, against: 1 }],
    [999_999.99, { for: 0, against: 1 }],
    [1_000_000, { for: 0, against: 0 }],
    [100_000_000, { for: 1, against: 0 }],
  ])('has the sign of its band: %d', (treasury, counts) => {
    expect(canSignal(section('numbers'))).toBe(true);
    const content = { ...withAnswers({ treasury }), sections: ['numbers'] };
    expect(countSigns('numbers', content)).toMatchObject(counts);
  });

  it('differs in a comparison only if its value differs', () => {
    const contents = [{ holders: 5 }, { holders: 5 }, { holders: 6 }].map((answers) => ({
      ...withAnswers(answers),
      sections: ['numbers'],
    }));
    const compared = (some: typeof contents) =>
      compareAnalyses(kinds, some)[0]!.questions.find(({ id }) => id === 'holders');
    expect(compared(contents.slice(0, 2))).toMatchObject({ differs: false });
    expect(compared(contents)).toMatchObject({ differs: true, answers: [{}, {}, { text: '6' }] });
  });

  it('shows its sign in results and comparisons', () => {
    const contents = [10, 2_000_000, 200_000_000].map((treasury) => ({
      ...withAnswers({ treasury }),
      sections: ['numbers'],
    }));
    const signals = contents.map((content) => resultSections(kinds, content)[0]?.rows[0]);
    expect(signals).toMatchObject([{ signal: 'negative' }, { signal: 'neutral' }, { signal: 'positive' }]);
    const answers = compareAnalyses(kinds, contents)[0]?.questions[0]?.answers;
    expect(answers?.map(({ sign }) => sign)).toEqual(['warning', undefined, 'good']);
  });
});

describe('a date', () => {
  it.each([
    ['not in the calendar', { unlock: '2026-02-30' }, 'Must be a day, such as "2026-11-22".'],
    ['a date with a time', { unlock: '2026-02-03T00:00:00Z' }, 'Must be a day, such as "2026-11-22".'],
    ['a number', { unlock: 20261122 }, 'Must be a day, such as "2026-11-22".'],
    ['after today', { launched: '2026-11-23' }, 'Must not be after today, 2026-11-22 (UTC).'],
    ['before a fixed day', { audited: '1949-12-31' }, 'Must not be before 1950-01-01.'],
    ['after a fixed day', { audited: '2091-01-01' }, 'Must not be after 2090-12-31.'],
    ['of a year with two digits', { unlock: '0026-05-01' }, 'Must be in a year from 1900 to 2100.'],
    ['of a year too far ahead', { unlock: '9999-12-31' }, 'Must be in a year from 1900 to 2100.'],
  ])('is refused if it is %s', (_, fields, message) => {
    expect(prepare(fields).refused).toEqual([{ path: Object.keys(fields)[0], message }]);
  });

  it('may have to be from today on, and up to today in a cell', () => {
    const day = { type: 'string', format: 'date' } as const;
    const limited = compileSource({
      id: 'days',
      schema: {
        title: 'Days',
        'x-questionnaire': { kind: 'checklist', version: 1, page: '/coineval', order: 1, reward: 1 },
        properties: {
          days: {
            type: 'object',
            title: 'Days',
            properties: {
              vote: { ...day, title: 'When is the vote?', formatMinimum: 'today' },
              audits: {
                type: 'array',
                title: 'When were its audits?',
                maxItems: 3,
                items: {
                  type: 'object',
                  properties: {
                    on: { ...day, title: 'Day', formatMinimum: '2020-01-01', formatMaximum: 'today' },
                  },
                },
              },
            },
          },
        },
      },
      ui: {},
      released: { versions: {} },
    });
    const judge = (fields: Record<string, string>, isImported = false) =>
      prepareSave(limited, undefined, fields, { today: '2026-11-22', marks: {}, isImported });
    expect(judge({ vote: '2026-11-22', audits: '[{"on":"2026-11-22"},{"on":"2020-01-01"}]' }).kind).toBe(
      'ready',
    );
    expect(judge({ vote: '2026-11-21', audits: '[{"on":"2026-11-23"}]' })).toMatchObject({
      problems: [
        { path: 'vote', message: 'Must not be before 2026-11-22 (UTC).' },
        { path: 'audits', message: 'Row 1, “Day”: Must not be after today, 2026-11-22 (UTC).' },
      ],
    });
    expect(judge({ audits: '[{"on":"2019-12-31"}]' })).toMatchObject({
      problems: [{ path: 'audits', message: 'Row 1, “Day”: Must not be before 2020-01-01.' }],
    });
    // A record of a file was saved on another day.
    expect(judge({ vote: '2026-11-21', audits: '[{"on":"2026-11-22"}]' }, true).kind).toBe('ready');
  });

  it('may be today, and in the future if the question allows it', () => {
    expect(prepare({ audited: '2090-12-31' }).stored?.answers).toEqual({ audited: '2090-12-31' });
    const { stored } = prepare({ launched: '2026-11-22', unlock: '2031-01-31' });
    expect(stored?.answers).toEqual({ launched: '2026-11-22', unlock: '2031-01-31' });
    expect(results('dates', stored!.answers)).toMatchObject({
      launched: '22 Nov 2026',
      unlock: '31 Jan 2031',
    });
    expect(prepare({ launched: '' }).stored?.answers).toEqual({});
  });

  it.each([
    ['2026-11-22', { for: 0, against: 1 }],
    ['2025-11-23', { for: 0, against: 1 }],
    ['2025-11-22', { for: 0, against: 0 }],
    ['2024-11-23', { for: 0, against: 0 }],
    ['2024-11-22', { for: 1, against: 0 }],
    ['2027-01-01', { for: 0, against: 0 }],
  ])('has the sign of its age on the day of the save: %s', (launched, counts) => {
    const content = { ...withAnswers({ launched }), sections: ['dates'], asOf: '2026-11-22' };
    expect(countSigns('dates', content)).toMatchObject(counts);
  });

  it('has no sign if the day of the save is unknown', () => {
    const content = { ...withAnswers({ launched: '2001-01-01' }), sections: ['dates'] };
    expect(countSigns('dates', content)).toMatchObject({ for: 0, against: 0 });
  });
});

describe('a link', () => {
  it.each([
    'http://example.com',
    'example.com/page',
    'https://localhost/page',
    'https://someone:secret@example.com',
    'https://example.com/a page',
    'https://192.168.0.1/',
    'javascript:alert(1)',
    'https://',
    `https://example.com/${'x'.repeat(2000)}`,
  ])('is refused: %s', (audit) => {
    expect(prepare({ audit }).refused).toMatchObject([{ path: 'audit' }]);
  });

  it.each([
    ['https://www.example.com/audit?by=us#top', 'example.com'],
    ['https://münchen.example:8443/', 'münchen.example'],
    ['HTTPS://Example.com', 'example.com'],
  ])('is stored unchanged and shown by its host: %s', (audit, host) => {
    const { stored } = prepare({ audit });
    expect(stored?.answers).toEqual({ audit });
    expect(results('links', stored!.answers)).toMatchObject({ audit: host });
    expect(toAnswerText(section('links').questions[0]!, audit)).toBe(audit);
  });
});

describe('an answer in a format', () => {
  it.each([
    ['contract', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['contract', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['contract', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
    ['program', 'So11111111111111111111111111111111111111112'],
    ['donations', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['donations', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
    ['donations', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['donations', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['donations', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['mail', 'ada@[127.0.0.1]'],
    ['hotline', '+390612345678'],
    ['account', 'MT84MALT011000012345MTLCAST001S'],
    ['company', 'HWUPKR0MPOU8FGXBT394'],
    ['security', 'AU0000XVGZA3'],
  ])('for the question %s is accepted: %s', (id, address) => {
    expect(prepare({ [id]: address }).stored?.answers).toEqual({ [id]: address });
  });

  it.each([
    ['mail', ' Ada@Example.COM ', 'ada@example.com'],
    ['hotline', '+44 (0)20 7946-0958', '+442079460958'],
    ['account', 'gb82 west 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['company', '5493 001k jtii gc8y 1r12', '5493001KJTIIGC8Y1R12'],
    ['security', 'us-037833100-5', 'US0378331005'],
    ['contract', '0x5aAeb6053F3E94C9b9A0 9f33669435E7Ef1BeAed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ])('for the question %s is stored in its normal form: %s', (id, written, stored) => {
    expect(prepare({ [id]: written }).stored?.answers).toEqual({ [id]: stored });
  });

  it.each([
    ['contract', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'evm-address'],
    ['contract', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA', 'evm-address'],
    ['contract', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm-address'],
    ['program', 'So1111111111111111111111111111111111111111', 'solana-address'],
    ['program', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'solana-address'],
    ['donations', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bitcoin-address'],
    ['donations', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'bitcoin-address'],
    ['donations', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bitcoin-address'],
    ['donations', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin-address'],
    ['mail', 'ada@example', 'email'],
    ['mail', 'ada @example.com', 'email'],
    ['hotline', '02079460958', 'phone'],
    ['hotline', '+44207', 'phone'],
    ['hotline', '+4420794609580000', 'phone'],
    ['hotline', '+44 20 7946 0958 ext 3', 'phone'],
    ['account', 'GB82WEST12345698765423', 'iban'],
    ['account', 'WEST12345698765432', 'iban'],
    ['company', '5493001KJTIIGC8Y1R21', 'lei'],
    ['company', '5493001KJTIIGC8Y1R1', 'lei'],
    ['security', 'US0378331006', 'isin'],
    ['security', 'US0738331005', 'isin'],
    ['security', '0378331005', 'isin'],
  ] as const)(
    'for the question %s is refused if a sign or the format is wrong: %s',
    (id, address, format) => {
      const { name, example } = formatWords[format];
      expect(prepare({ [id]: address }).refused).toEqual([
        { path: id, message: `Must be a valid ${name}, such as "${example}".` },
      ]);
    },
  );
});

it.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49-(0)30/901820', '+4930901820'],
  ['+39 (0)6 698 82000', '+390669882000'],
  ['+39 06 6988.2000', '+390669882000'],
  ['+225 (0)1 02 03 04 05', '+2250102030405'],
  ['+49 89 (1234)-(0)', '+498912340'],
])('the phone number %s keeps every digit that is dialled from abroad', (hotline, stored) => {
  expect(prepare({ hotline }).stored?.answers).toEqual({ hotline: stored });
});

describe('a text with a pattern', () => {
  it('is saved if the whole text fits, in a question and in a cell', () => {
    const permits = JSON.stringify([{ number: 'LI-77' }]);
    const { stored } = prepare({ permit: 'CH-123', permits });
    expect(stored?.answers).toEqual({ permit: 'CH-123', permits: [{ number: 'LI-77' }] });
  });

  it('is refused in the words of its question or column otherwise', () => {
    const words = 'two capitals, a hyphen and two to six digits, as CH-123';
    for (const permit of ['ch-123', 'CH-1', 'CH-123 or so', 'CH-123\n'])
      expect(prepare({ permit }).refused).toEqual([{ path: 'permit', message: `Must be ${words}.` }]);
    const permits = JSON.stringify([{ number: 'LI-77' }, { number: '77' }]);
    expect(prepare({ permits }).refused).toEqual([
      { path: 'permits', message: 'Row 2, “Number”: Must be as CH-123.' },
    ]);
  });
});

describe('a scale', () => {
  it('accepts only its steps, and shows which of how many was chosen', () => {
    expect(prepare({ trust: '6' }).refused).toEqual([{ path: 'trust', message: 'Must be at most 5.' }]);
    expect(prepare({ trust: '2.5' }).refused).toMatchObject([{ path: 'trust' }]);
    const shown = (trust: number) => results('choices', { trust })['trust'];
    expect([shown(1), shown(4), shown(5)]).toEqual(['1 of 5: Not at all', '4 of 5', '5 of 5: Completely']);
    const content = { ...withAnswers({ trust: 2 }), sections: ['choices'] };
    expect(countSigns('choices', content)).toMatchObject({ for: 0, against: 1 });
  });
});

describe('a choice of several', () => {
  it.each([
    ['fewer options than the minimum', 'true,false,false,false,false', 'Must be at least 2 options.'],
    ['more options than the maximum', 'true,true,true,true,false', 'Must be at most 3 options.'],
    [
      'other options beside one that must be chosen alone',
      'true,false,false,false,true',
      '“Nothing of these” must stand alone.',
    ],
  ])('is refused with %s', (_, proofs, message) => {
    expect(prepare({ proofs }).refused).toEqual([{ path: 'proofs', message }]);
  });

  it.each([
    ['true,true,false,false,false', ['books', 'source']],
    ['false,false,false,false,true', ['nothing']],
    ['false,false,false,false,false', []],
  ])('accepts %s', (proofs, chosen) => {
    expect(prepare({ proofs }, { no: chosen.length === 0 ? ['proofs'] : [] }).stored?.answers).toEqual({
      proofs: chosen,
    });
  });
});

describe('a condition on a number or a date', () => {
  it('holds from its minimum or up to its maximum, and not without an answer', () => {
    const file = schemaFile as SchemaFile;
    const { numbers, dates } = file.properties;
    const holders = {
      ...numbers!.properties['holders']!,
      'x-asked-if': { question: 'treasury', minimum: 1000 },
    };
    const later: QuestionSource = {
      type: 'boolean',
      title: 'Has it been audited since?',
      'x-asked-if': { question: 'launched', maximum: '2024-12-31' },
    };
    const properties = {
      numbers: { ...numbers!, properties: { ...numbers!.properties, holders } },
      dates: { ...dates!, properties: { ...dates!.properties, later } },
    };
    const { questionnaire } = compileSource({
      id: 'kinds',
      schema: { ...file, properties },
      ui: {},
      released: { versions: {} },
    });
    const isAsked = (id: string, answers: Answers) => findAsked(questionnaire, withAnswers(answers)).has(id);
    expect(isAsked('holders', { treasury: 1000 })).toBe(true);
    expect(isAsked('holders', { treasury: 999.5 })).toBe(false);
    expect(isAsked('holders', {})).toBe(false);
    expect(isAsked('later', { launched: '2024-12-31' })).toBe(true);
    expect(isAsked('later', { launched: '2025-01-01' })).toBe(false);
  });
});
