import { describe, expect, it } from 'vitest';
import { toComparisonCsv, toComparisonJson } from '../../../src/web/questionnaire/export-comparison.ts';
import { everything } from '../../../stories/fixtures/questionnaires.ts';

const tidal = {
  name: 'Tidal, Forms',
  savedAt: '2026-11-21T10:00:00.123Z',
  sections: ['basics', 'more'],
  answers: { is_listed: true, has_copycats: null, story: '=1+1' },
};
const quiet = { name: null, sections: ['basics', 'more'], answers: {} };
const noted = {
  name: 'Noted',
  sections: ['basics', 'more'],
  answers: {
    is_listed: true,
    'is_listed--note': 'Since May',
    'is_listed--source': 'https://example.com/list',
    'story--note': 'Not told',
  },
};
const begun = { name: 'Begun', sections: [], answers: {} };

describe('toComparisonCsv (Q3)', () => {
  it('has a column an analysis, a line a question, and says whether they differ', () => {
    const [head, ...lines] = toComparisonCsv(everything, [tidal, quiet, begun]).split('\r\n');
    expect(head).toBe('\uFEFFSection,Question,"Tidal, Forms 2026-11-21T10:00:00Z",Analysis,Begun,Differs');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Basics,Is it listed?,Yes (Good sign),No,–,Yes',
        'Basics,Are there copycats?,Can’t tell,No,–,Yes',
        `Basics,What is its story?,'=1+1,,–,Yes`,
        'Basics,What is the floor price?,,,–,No',
      ]),
    );
  });

  it('has what was noted beside an answer, which is no difference', () => {
    const lines = toComparisonCsv(everything, [tidal, noted]).split('\r\n');
    expect(lines).toContain(
      'Basics,Is it listed?,Yes (Good sign),Yes (Good sign) [Since May https://example.com/list],No',
    );
    expect(lines).toContain(`Basics,What is its story?,'=1+1, [Not told],Yes`);
  });

  it('has no line for a sum', () => {
    const lines = toComparisonCsv(everything, [tidal, quiet]).trim().split('\r\n').slice(1);
    expect(lines.every((line) => /^(Basics|More),/.test(line))).toBe(true);
  });
});

describe('toComparisonJson (Q3)', () => {
  it('has the same in the words of the page', () => {
    const json = JSON.parse(toComparisonJson(everything, [tidal, begun], '2026-11-22T00:00:00.000Z'));
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
      differs: false,
      answers: [
        { looked_at: true, answer: 'Yes', sign: 'good' },
        { looked_at: false, answer: null },
      ],
    });
  });

  it('has notes under the names that they have in results', () => {
    const json = JSON.parse(toComparisonJson(everything, [noted], '2026-11-22T00:00:00.000Z'));
    expect(json.sections[0].questions[0].answers).toEqual([
      {
        looked_at: true,
        answer: 'Yes',
        sign: 'good',
        note: 'Since May',
        source: 'https://example.com/list',
      },
    ]);
  });
});
