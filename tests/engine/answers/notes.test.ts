import { beforeAll, describe, expect, it } from 'vitest';
import { mergeThreeWay } from '../../../src/engine/three-way-merge.ts';
import { readRecord, toReadFields } from '../../../src/engine/read.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { withCurrentIds, type StoredAnswers } from '../../../src/engine/stored.ts';
import { toWire } from '../../../src/engine/send.ts';
import { sectionContent } from '../../../src/engine/content.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { countAnswered } from '../../../src/engine/completion.ts';
import { resultSections } from '../../../src/engine/results.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

let everything: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
});

function save(fields: Readonly<Record<string, unknown>>, stored?: StoredAnswers): StoredAnswers {
  const ready = prepareSave(everything, undefined, fields, stored && { stored });
  if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
  return ready.merged;
}

const refusal = (fields: Readonly<Record<string, unknown>>) => {
  const outcome = prepareSave(everything, undefined, fields);
  return outcome.kind === 'refused' ? outcome.problems : [];
};

const noted = {
  story: 'A tale',
  'story--note': 'As its founder tells it.',
  'story--source': 'https://www.example.com/tale',
};
const marked = { has_copycats: true, 'has_copycats--note': 'Two of them.' };

const content = withAnswers(
  { story: 'A tale', has_copycats: true },
  {
    notes: {
      story: { text: noted['story--note'], source: noted['story--source'] },
      has_copycats: { text: 'Two of them.' },
    },
  },
);

describe('a note beside an answer', () => {
  it('is sent, stored and read with its answer, and does not count as an answer', () => {
    const section = everything.sections[0]!;
    const fields = toWire(everything.questionnaire, section, content);
    expect(fields).toMatchObject({ ...noted, ...marked });
    expect(Object.keys(fields).filter((name) => name.includes('--'))).toHaveLength(3);
    const stored = save(fields);
    expect(stored).toMatchObject(content);
    const read = toReadFields(everything.questionnaire, stored, undefined);
    expect(read).toMatchObject({ ...noted, has_copycat: true, 'has_copycat--note': 'Two of them.' });
    const about = { sections: ['basics'], no: [], cant_tell: [] } as never;
    const record = { id: '1', name: null, about, ...read };
    expect(readRecord(everything.questionnaire, record)).toMatchObject(content);
    expect(sectionContent(section, content)).toEqual(content);
    expect(countAnswered(everything, stored)).toBe(2);
  });

  it('is kept if a save leaves it out, and deleted if it is sent blank', () => {
    const stored = save(noted);
    const { story } = content.notes;
    expect(save({ story: 'Another' }, stored)).toMatchObject({
      answers: { story: 'Another' },
      notes: { story },
    });
    const blank = save({ story: 'A tale', 'story--note': ' ', 'story--source': '' }, stored);
    expect(blank).toMatchObject({ answers: { story: 'A tale' }, notes: {} });
    expect(Object.keys(blank.notes)).toEqual([]);
    expect(save({ story: '', 'story--note': '' }, stored)).toMatchObject({
      notes: { story: { source: noted['story--source'] } },
    });
  });

  it.each([
    ['too long', { story: '', 'story--note': 'x'.repeat(501) }, 'Must have at most 500 characters.'],
    [
      'a source that is no https address',
      { story: '', 'story--source': 'javascript:alert(1)' },
      'Must be the address of a page that begins with "https://".',
    ],
    ['not a text', { story: '', 'story--note': 5 }, 'Must be a text.'],
    ['beside an unknown question', { 'tale--note': 'A tale' }, 'There is no such field.'],
    ['a field of an unknown kind', { 'story--picture': 'A tale' }, 'There is no such field.'],
    ['sent without its answer', { 'story--note': 'A tale' }, 'Must come with story.'],
  ])('is refused if it is %s', (_, fields, message) => {
    const path = Object.keys(fields).at(-1);
    expect(refusal(fields)).toEqual([{ path, message }]);
  });

  it('follows its question to a new id', () => {
    const { questionnaire } = everything;
    const question = questionnaire.sections
      .flatMap(({ questions }) => questions)
      .find(({ formerIds }) => formerIds.length > 0)!;
    const [former] = question.formerIds;
    const before = withAnswers({}, { notes: { [former!]: { text: 'As before' } } });
    expect(withCurrentIds(questionnaire, before).notes).toEqual({ [question.id]: { text: 'As before' } });
  });

  it('is shown in results with the host of its source, unless its section was never saved', () => {
    const rows = (sections: readonly string[]) =>
      resultSections(everything, {
        ...withAnswers({}, { notes: { story: { source: noted['story--source'] } } }),
        sections,
      })
        .flatMap((section) => section.rows)
        .flatMap(({ id, note }) => (note ? [[id, note]] : []));
    const source = { href: noted['story--source'], host: 'example.com' };
    expect(rows(['basics'])).toEqual([['story', { source }]]);
    expect(rows([])).toEqual([]);
  });

  it('conflicts with another note if both versions changed it, and otherwise takes that one over', () => {
    const { questionnaire, sections } = everything;
    const noting = (text: string | undefined) =>
      withAnswers({}, { notes: text === undefined ? {} : { story: { text } } });
    const merge = (mine: string | undefined, base?: string) =>
      mergeThreeWay(questionnaire, sections[0]!.questions, {
        base: noting(base),
        mine: noting(mine),
        theirs: noting('Theirs'),
      });
    expect(merge('Mine').conflicts).toEqual(['story']);
    expect(merge('', 'Before').conflicts).toEqual(['story']);
    expect(merge('Theirs ').conflicts).toEqual([]);
    for (const [mine, base] of [[undefined], [''], ['Before', 'Before']] as const) {
      const { conflicts, written } = merge(mine, base);
      expect([conflicts, written.notes['story']?.text]).toEqual([[], 'Theirs']);
    }
  });
});
