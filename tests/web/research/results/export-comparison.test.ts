import { describe, expect, it } from 'vitest';
import { toComparisonCsv, toComparisonJson } from '../../../../src/web/research/results/export-comparison.ts';
import {
  everything,
  further,
  kinds,
  launch,
  onlySection,
} from '../../../../stories/fixtures/questionnaires.ts';
import { keptCell, keptFacts } from './kept-facts.ts';
import { blankContent } from '../../../../src/engine/content.ts';

const tidal = {
  ...blankContent,
  name: 'Tidal, Forms',
  savedAt: '2026-11-21T10:00:00.123Z',
  sections: ['basics', 'more'],
  answers: { is_listed: true, has_copycats: null, story: '=1+1' },
};
const quiet = { ...blankContent, name: null, sections: ['basics', 'more'], answers: {} };
const noted = {
  ...blankContent,
  name: 'Noted',
  sections: ['basics', 'more'],
  answers: { is_listed: true },
  notes: {
    is_listed: { text: 'Since May', source: 'https://example.com/list' },
    story: { text: 'Not told' },
  },
};
const begun = { ...blankContent, name: 'Begun', sections: [], answers: {} };

describe('toComparisonCsv (Q3)', () => {
  it('writes one column per analysis, one line per question, and whether the answers differ', () => {
    const [head, ...lines] = toComparisonCsv({ compiled: everything, records: [tidal, quiet, begun] }).split(
      '\r\n',
    );
    expect(head).toBe(
      '\uFEFFSection,Question,Unit,"Tidal, Forms 2026-11-21T10:00:00Z",Analysis,Begun,Differs,' +
        '"Tidal, Forms 2026-11-21T10:00:00Z: sign",Analysis: sign,Begun: sign,' +
        '"Tidal, Forms 2026-11-21T10:00:00Z: note",Analysis: note,Begun: note,' +
        '"Tidal, Forms 2026-11-21T10:00:00Z: evidence",Analysis: evidence,Begun: evidence,Short name',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Basics,Is it listed?,,yes,not_marked,–,Yes,good,,,,,,,,,Listed',
        'Basics,Are there copycats?,,cant_tell,not_marked,–,Yes,,,,,,,,,,Are there copycats?',
        `Basics,What is its story?,,'=1+1,,–,Yes,,,,,,,,,,What is its story?`,
        'Basics,What is the floor price?,,,,–,No,,,,,,,,,,What is the floor price?',
      ]),
    );
  });

  it('writes the note of an answer, which counts as no difference', () => {
    const lines = toComparisonCsv({ compiled: everything, records: [tidal, noted] }).split('\r\n');
    expect(lines).toContain(
      'Basics,Is it listed?,,yes,yes,No,good,good,,Since May https://example.com/list,,,Listed',
    );
    expect(lines).toContain(`Basics,What is its story?,,'=1+1,,Yes,,,,Not told,,,What is its story?`);
  });

  it('writes lines of questions only, none of totals', () => {
    const lines = toComparisonCsv({ compiled: everything, records: [tidal, quiet] })
      .trim()
      .split('\r\n')
      .slice(1);
    expect(lines.every((line) => /^(Basics|More),/.test(line))).toBe(true);
  });
});

it('toComparisonCsv and toComparisonJson write plain numbers with their units apart', () => {
  const record = (delay: number) => ({
    ...blankContent,
    name: 'One',
    sections: ['numbers'],
    answers: { treasury: 500, delay },
    notes: { treasury: { text: 'Counted twice' } },
  });
  const [, ...lines] = toComparisonCsv({ compiled: kinds, records: [record(-3), record(1500)] }).split(
    '\r\n',
  );
  expect(lines).toContain(
    'Numbers,How late was the last release?,days,-3,1500,Yes,,,,,,,How late was the last release?',
  );
  expect(lines).toContain(
    'Numbers,How much is in its treasury?,US$,500,500,No,warning,warning,Counted twice,Counted twice,,,How much is in its treasury?',
  );
  const json = JSON.parse(
    toComparisonJson({ compiled: kinds, records: [record(-3)] }, '2026-11-22T00:00:00.000Z'),
  );
  expect(json.sections[0].questions[0].answers[0]).toMatchObject({ answer: 500, unit: 'US$' });
});

it('toComparisonCsv labels each value of a row with its column', () => {
  const record = {
    ...blankContent,
    name: 'One',
    sections: ['tables'],
    answers: { holders: [{ holder: 'V', share: -12 }] },
  };
  expect(toComparisonCsv({ compiled: onlySection(further, 'tables'), records: [record] })).toContain(
    'Holder: V · Share: -12% · Since: -',
  );
});

it('toComparisonCsv and toComparisonJson write the decisions about the subjects last, if any (Q3)', () => {
  const decision = {
    ...blankContent,
    sections: ['basics'],
    answers: { is_listed: true },
    day: '2026-11-20',
    savedAt: '2026-11-20T10:00:00.000Z',
    subject: undefined,
  };
  const decisions = { compiled: onlySection(everything, 'basics'), records: [decision, undefined] };
  const compared = { compiled: everything, records: [tidal, quiet] };
  const csv = toComparisonCsv({ ...compared, decisions })
    .trim()
    .split('\r\n');
  const { title } = everything.questionnaire;
  const decided = csv.filter((line) => line.startsWith(`${title},`));
  expect(csv.slice(-decided.length)).toEqual(decided);
  expect(decided[0]).toBe(`${title},Is it listed?,,yes,–,Yes,good,,,,,,Listed`);
  const { sections } = JSON.parse(toComparisonJson({ ...compared, decisions }, '2026-11-22T00:00:00.000Z'));
  expect(sections.at(-1).section).toBe(title);
  const [listed] = sections.at(-1).questions;
  expect(listed).toMatchObject({
    question: 'Is it listed?',
    differs: true,
    answers: [{ answer: 'yes' }, { answer: null }],
  });
  expect(toComparisonCsv({ ...compared, decisions: { ...decisions, records: [undefined, undefined] } })).toBe(
    toComparisonCsv(compared),
  );
});

describe('toComparisonJson (Q3)', () => {
  it('writes analyses, questions, answers and signs as the page shows them', () => {
    const json = JSON.parse(
      toComparisonJson({ compiled: everything, records: [tidal, begun] }, '2026-11-22T00:00:00.000Z'),
    );
    expect(json).toMatchObject({
      exported_at: '2026-11-22T00:00:00Z',
      part: 'Everything',
      analyses: [
        { name: 'Tidal, Forms', saved_at: '2026-11-21T10:00:00Z' },
        { name: 'Begun', saved_at: null },
      ],
    });
    expect(json.sections[0].questions[0]).toEqual({
      question: 'Is it listed?',
      short_name: 'Listed',
      differs: false,
      answers: [
        { looked_at: true, answer: 'yes', sign: 'good' },
        { looked_at: false, answer: null },
      ],
    });
  });

  it('writes a note as "note" and "source", as toResultsJson does', () => {
    const json = JSON.parse(
      toComparisonJson({ compiled: everything, records: [noted] }, '2026-11-22T00:00:00.000Z'),
    );
    expect(json.sections[0].questions[0].answers).toEqual([
      {
        looked_at: true,
        answer: 'yes',
        sign: 'good',
        note: 'Since May',
        source: 'https://example.com/list',
      },
    ]);
  });
});

it('toComparisonCsv and toComparisonJson write the evidence of each answer', () => {
  const record = {
    ...blankContent,
    name: 'Leaf',
    sections: ['contract'],
    answers: { is_audited: true },
    evidence: keptFacts,
  };
  expect(toComparisonCsv({ compiled: launch, records: [record] })).toContain(`,${keptCell},`);
  const json = JSON.parse(
    toComparisonJson({ compiled: launch, records: [record] }, '2026-11-22T00:00:00.000Z'),
  );
  const [answer] = json.sections[1].questions[0].answers;
  expect(answer).toMatchObject({ evidence: keptFacts.is_audited });
});
