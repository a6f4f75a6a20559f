import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from '../../../src/engine/three-way-merge.ts';
import type { Answer, Answers } from '../../../src/engine/answers.ts';
import type { SectionSource } from '../../../src/engine/compile/source.ts';
import { compileSource } from '../../helpers/compile-source.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

const { questionnaire } = await loadFixture('everything');
const mail = { type: 'string', format: 'email', title: 'Mail' } as const;
const name = { type: 'string', title: 'Name' } as const;
const talk = (await loadFixture('talk')).questionnaire;

function findConflicts(base: Answers, mine: Answers, theirs: Answers): readonly string[] {
  return merge(base, mine, theirs).conflicts;
}

function merge(base: Answers, mine: Answers, theirs: Answers) {
  return mergeThreeWay(questionnaire, questionnaire.sections[0]!.questions, {
    base: withAnswers(base),
    mine: withAnswers(mine),
    theirs: withAnswers(theirs),
  });
}

describe('mergeThreeWay', () => {
  it('reports a conflict if both versions changed an answer differently', () => {
    expect(findConflicts({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '3' })).toEqual([
      'floor_note',
    ]);
    expect(findConflicts({ channels: ['chat'] }, { channels: ['dm'] }, { channels: ['forum'] })).toEqual([
      'channels',
    ]);
  });

  it('reports no conflict if one version changed the answer, or both changed it alike', () => {
    expect(findConflicts({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '1' })).toEqual([]);
    expect(findConflicts({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '2' })).toEqual([]);
  });

  it('merges the changes that only one of the versions made', () => {
    const base = { is_listed: true, floor_note: '1' };
    const theirs = { channels: ['forum'], floor_note: '1', chain: 'mainnet' };
    expect(merge(base, { ...base, floor_note: '2' }, theirs)).toMatchObject({
      conflicts: [],
      written: { answers: { channels: ['forum'], floor_note: '2', chain: 'mainnet' } },
    });
    expect(merge(base, base, theirs).written.answers).not.toHaveProperty('is_listed');
  });

  it('reports a conflict between two yeses that exclude each other', () => {
    const [first, second] = ['market', 'community'].map((id) => ({
      ...questionnaire.sections[0]!.questions.find(({ id: one }) => one === 'is_listed')!,
      id,
      excludes: id === 'market' ? ['community'] : [],
    }));
    const merged = mergeThreeWay(questionnaire, [first!, second!], {
      base: withAnswers({}),
      mine: withAnswers({ market: true }),
      theirs: withAnswers({ community: true }),
    });
    expect(merged.conflicts).toEqual(['community']);
  });

  it.each<[string, SectionSource['properties'][string], { typed: Answer; stored: Answer; next: Answer }]>([
    [
      'an e-mail address',
      mail,
      { typed: 'Ann@Example.com ', stored: 'ann@example.com', next: 'b@example.com' },
    ],
    [
      'a cell of a table',
      { type: 'array', title: 'Who?', maxItems: 2, items: { type: 'object', properties: { mail, name } } },
      {
        typed: [{ name: 'Ann\u202e', mail: 'A@example.com' }, {}],
        stored: [{ mail: 'a@example.com', name: 'Ann' }],
        next: [{ name: 'Ann' }],
      },
    ],
    [
      'the rows of a table',
      {
        type: 'array',
        title: 'Where?',
        'x-rows': [
          { const: 'home', title: 'Home' },
          { const: 'bank', title: 'Bank' },
        ],
        items: { type: 'object', properties: { name } },
      },
      {
        typed: [
          { row: 'bank', name: 'One' },
          { row: 'home', name: 'Two' },
        ],
        stored: [
          { name: 'Two', row: 'home' },
          { name: 'One', row: 'bank' },
        ],
        next: [{ row: 'home', name: 'Two' }],
      },
    ],
  ])('reports no conflict with the normal form of %s that was sent', (_, source, { typed, stored, next }) => {
    const { questionnaire: asked } = compileSource({
      id: 'places',
      schema: {
        title: 'Places',
        'x-questionnaire': { kind: 'checklist', version: 1, page: '/news', order: 1, reward: 5 },
        properties: { only: { type: 'object', title: 'Only', properties: { it: source } } },
      },
      ui: {},
      released: { versions: {} },
    });
    const versions = { base: withAnswers({ it: typed }), theirs: withAnswers({ it: stored }) };
    const { questions } = asked.sections[0]!;
    const merged = mergeThreeWay(asked, questions, { ...versions, mine: withAnswers({ it: next }) });
    expect(merged).toMatchObject({ conflicts: [], written: { answers: { it: next } } });
  });

  it('treats No and “none of these” as answers', () => {
    expect(findConflicts({}, { is_listed: true }, { is_listed: false, channels: [] })).toEqual(['is_listed']);
    expect(findConflicts({}, { channels: ['chat'] }, { channels: [] })).toEqual(['channels']);
    expect(findConflicts({ is_listed: false }, {}, { is_listed: false })).toEqual([]);
  });

  it('treats a blank as no answer, and compares texts as they are stored', () => {
    expect(findConflicts({}, { floor_note: '1' }, { floor_note: '' })).toEqual([]);
    expect(findConflicts({}, { floor_note: '1\u202e' }, { floor_note: '1' })).toEqual([]);
    const questions = talk.sections[0]!.questions;
    const versions = {
      base: withAnswers({}),
      mine: withAnswers({ loudest_voice: ' A whale ' }),
      theirs: withAnswers({ loudest_voice: 'A whale' }),
    };
    expect(mergeThreeWay(talk, questions, versions).conflicts).toEqual([]);
  });
});
