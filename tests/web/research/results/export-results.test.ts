import { describe, expect, it } from 'vitest';
import {
  everything,
  further,
  kinds,
  launch,
  onlySection,
  scores,
} from '../../../../stories/fixtures/questionnaires.ts';
import { keptCell, keptFacts } from './kept-facts.ts';
import { toResultsCsv, toResultsJson } from '../../../../src/web/research/results/export-results.ts';
import { csvFormats } from '../../../../src/web/ui/text/to-csv.ts';
import { blankContent } from '../../../../src/engine/content.ts';

const record = {
  ...blankContent,
  id: 'tidal',
  name: 'Tidal "Forms", #418',
  savedAt: '2026-11-21T10:00:00.123Z',
  sections: ['basics', 'more', 'insights'],
  answers: {
    is_listed: true,
    story: 'One\nTwo',
    chain: 'mainnet',
    channels: ['chat'],
  },
  notes: { is_listed: { text: 'Since May', source: 'https://example.com/list' } },
};

const head =
  'Part,Name,Subject,Day (UTC),Saved (UTC),Section,Section saved,Question,Option,Answer,Unit,Sign,Note,Source,Evidence,Short name';

describe('toResultsCsv (Q3)', () => {
  it('writes one line per answer, and one per option of a multiple choice', () => {
    const csv = toResultsCsv([{ compiled: everything, record }]);
    const about = `Everything,"Tidal ""Forms"", #418",,,2026-11-21T10:00:00Z,Basics,Yes`;
    expect(csv.startsWith(`\uFEFF${head}\r\n`)).toBe(true);
    for (const [question, line, name = question] of [
      ['Is it listed?', ',yes,,good,Since May,https://example.com/list', 'Listed'],
      ['Are there copycats?', ',not_marked,,,,'],
      ['What is its story?', ',"One\nTwo",,,,'],
      ['What is the floor price?', ',,,,,'],
      ['Which chain is it on?', ',The main network,,good,,'],
      ['Where does it talk to people?', 'A forum,no,,,,'],
      ['Where does it talk to people?', 'A chat,yes,,good,,'],
    ]) {
      expect(csv).toContain(`${about},${question},${line},,${name}\r\n`);
    }
  });

  it('writes subject, day, cant_tell, and a dash for each answer of an unsaved section', () => {
    const entry = {
      ...blankContent,
      name: 'My lot',
      subject: { id: 'tidal-418', name: 'Tidal Forms' },
      day: '2026-11-20',
      sections: ['basics'],
      answers: { is_listed: null },
    };
    const csv = toResultsCsv([{ compiled: everything, record: entry }]);
    const about = 'Everything,My lot,Tidal Forms,2026-11-20,';
    expect(csv).toContain(`${about},Basics,Yes,Is it listed?,,cant_tell,,,,,,Listed\r\n`);
    const more = csv.split('\r\n').filter((line) => line.includes(',More,'));
    expect(more.length).toBeGreaterThan(0);
    expect(more.filter((line) => !/,More,No,.*,–,,,,,,[^,]+$/.test(line))).toEqual([]);
  });
});

const figures = {
  compiled: kinds,
  record: {
    ...blankContent,
    name: 'Tidal',
    sections: ['numbers', 'dates'],
    answers: {
      treasury: 1234567.5,
      founders_share: 12.5,
      holders: 1500,
      delay: -3,
      founded: 2019,
      launched: '2024-05-01',
    },
  },
};

it('toResultsCsv and toResultsJson write plain numbers with their units apart, and ISO days', () => {
  const csv = toResultsCsv([figures]);
  expect(csv).toContain('How much is in its treasury?,,1234567.5,US$,');
  expect(csv).toContain('What share do the founders hold?,,12.5,%,,');
  expect(csv).toContain('How many holders are there?,,1500,,,');
  expect(csv).toContain('How late was the last release?,,-3,days,,');
  expect(csv).toContain('In which year was it founded?,,2019,year,,');
  expect(csv).toContain('When was it launched?,,2024-05-01,,');
  const european = toResultsCsv([figures], csvFormats.semicolon);
  expect(european).toContain('How much is in its treasury?;;1234567,5;US$;');
  const json = JSON.parse(toResultsJson([figures], '2026-11-22T00:00:00.000Z'));
  expect(json.parts[0].sections[0].answers).toMatchObject([
    { answer: 1234567.5, unit: 'US$' },
    { answer: 12.5, unit: '%' },
    { answer: 1500 },
    { answer: -3, unit: 'days' },
    { answer: 2019, unit: 'year' },
    { answer: null },
  ]);
  expect(json.parts[0].sections[1].answers[0]).toMatchObject({ answer: '2024-05-01' });
});

it('toResultsCsv and toResultsJson write an amount of money beside its currency, also in tables', () => {
  const answers = {
    raised: { amount: 1250.5, currency: 'EUR' },
    rounds: [{ name: 'Seed', sum: { amount: 5, currency: 'USD' } }],
  };
  const part = { compiled: kinds, record: { ...figures.record, sections: ['money'], answers } };
  const csv = toResultsCsv([part]);
  expect(csv).toContain('How much has it raised?,,1250.5,EUR,');
  expect(csv).toContain(',1 · Sum,5,USD,');
  const json = JSON.parse(toResultsJson([part], '2026-11-22T00:00:00.000Z'));
  const { answers: shown } = json.parts[0].sections.find(
    ({ section_id: id }: { section_id: string }) => id === 'money',
  );
  expect(shown[0]).toMatchObject({ answer: 1250.5, unit: 'EUR' });
  expect(shown.at(-2).answer).toEqual([{ Round: 'Seed', Sum: { amount: 5, currency: 'USD' } }]);
});

it('toResultsCsv and toResultsJson write the band of a score beside its number', () => {
  const answers = { price: 'daily', theft: 'daily', is_asked: false };
  const part = { compiled: scores, record: { ...figures.record, sections: ['worries'], answers } };
  const csv = toResultsCsv([part]);
  expect(csv).toContain('Worry score,,6,,warning,');
  expect(csv).toContain('Worry score,Band,Alarmed,,,');
  const json = JSON.parse(toResultsJson([part], '2026-11-22T00:00:00.000Z'));
  const rows: readonly { readonly question_id: string }[] = json.parts[0].sections[0].answers;
  const score = rows.find(({ question_id: id }) => id === 'worry');
  expect(score).toMatchObject({ answer: 6, band: 'Alarmed', sign: 'warning' });
});

const tables = {
  compiled: onlySection(further, 'tables'),
  record: {
    ...blankContent,
    name: 'Tidal',
    sections: ['tables'],
    answers: { holders: [{ holder: 'Ann', share: 12.5 }, { holder: 'Bo' }] },
  },
};

it('toResultsCsv writes an ASCII minus in the numbers of rows, and leaves their texts unchanged', () => {
  const answers = { holders: [{ holder: 'A−1', share: -5 }] };
  const csv = toResultsCsv([{ ...tables, record: { ...tables.record, answers } }]);
  expect(csv).toContain(',1 · Holder,A−1,');
  expect(csv).toContain(',1 · Share,-5,%,');
});

it('toResultsCsv writes one line per cell of a table, and toResultsJson one object', () => {
  const csv = toResultsCsv([tables]);
  const question = 'Who holds most of it?';
  expect(csv).toContain(`${question},1 · Holder,Ann,,,,,,${question}\r\n`);
  expect(csv).toContain(`${question},1 · Share,12.5,%,,,,,${question}\r\n`);
  expect(csv).toContain(`${question},2 · Share,–,%,,,,,${question}\r\n`);
  const json = JSON.parse(toResultsJson([tables], '2026-11-22T00:00:00.000Z'));
  expect(json.parts[0].sections[0].answers[0].answer).toEqual([
    { Holder: 'Ann', 'Share (%)': 12.5, Since: null },
    { Holder: 'Bo', 'Share (%)': null, Since: null },
  ]);
});

describe('toResultsJson (Q3)', () => {
  it('writes titles and answers as the page shows them, with ids and the counts of each section', () => {
    const json = JSON.parse(toResultsJson([{ compiled: everything, record }], '2026-11-22T00:00:00.000Z'));
    expect(json).toMatchObject({
      exported_at: '2026-11-22T00:00:00Z',
      parts: [
        {
          part: 'Everything',
          questionnaire: everything.questionnaire.id,
          version: everything.questionnaire.version,
          id: 'tidal',
          name: record.name,
          saved_at: '2026-11-21T10:00:00.123Z',
          sections: [
            {
              section: 'Basics',
              section_id: 'basics',
              saved: true,
              for: 3,
              against: 0,
              cant_tell: 0,
              open: 3,
              neutral: 1,
            },
            { section: 'More' },
          ],
        },
      ],
    });
    expect(json.parts[0].sections[0].answers).toEqual(
      expect.arrayContaining([
        {
          question: 'Is it listed?',
          short_name: 'Listed',
          question_id: 'is_listed',
          answer: 'yes',
          sign: 'good',
          note: 'Since May',
          source: 'https://example.com/list',
        },
        {
          question: 'What is the floor price?',
          short_name: 'What is the floor price?',
          question_id: 'floor_note',
          answer: null,
        },
        {
          question: 'Where does it talk to people?',
          short_name: 'Where does it talk to people?',
          question_id: 'channels',
          answer: [
            { option: 'A forum', option_id: 'forum', chosen: 'no' },
            { option: 'A newsletter', option_id: 'letter', chosen: 'no' },
            { option: 'A chat', option_id: 'chat', chosen: 'yes', sign: 'good' },
          ],
        },
      ]),
    );
  });

  it('writes subject, day and archived, and null for the answers of an unsaved section', () => {
    const entry = {
      ...blankContent,
      name: 'Tidal Forms',
      subject: { id: 'tidal-418', name: 'Tidal Forms' },
      day: '2026-11-20',
      archived: true,
      sections: ['more'],
      answers: {},
    };
    const json = JSON.parse(
      toResultsJson([{ compiled: everything, record: entry }], '2026-11-22T00:00:00.000Z'),
    );
    expect(json.parts[0]).toMatchObject({
      subject: 'Tidal Forms',
      subject_id: 'tidal-418',
      day: '2026-11-20',
      archived: true,
    });
    const [basics] = json.parts[0].sections;
    expect(basics).toMatchObject({ saved: false, for: 0, open: 7 });
    expect(basics.answers).toContainEqual({
      question: 'Is it listed?',
      short_name: 'Listed',
      question_id: 'is_listed',
      answer: null,
    });
  });
});

it('toResultsCsv and toResultsJson write the evidence of an answer, also for a later import', () => {
  const leaf = {
    ...blankContent,
    name: 'Leaf',
    sections: ['contract'],
    answers: { is_audited: true },
    evidence: keptFacts,
  };
  const parts = [{ compiled: launch, record: leaf }];
  expect(toResultsCsv(parts)).toContain(`${keptCell},`);
  const { sections, save } = JSON.parse(toResultsJson(parts, '2026-11-22T00:00:00.000Z')).parts[0];
  expect(sections[1].answers[0]).toMatchObject({ evidence: keptFacts.is_audited });
  expect(save.about.evidence).toEqual(keptFacts);
});
