import { beforeAll, describe, expect, it } from 'vitest';
import { findClashes } from '../../../src/engine/answers/clashes.ts';
import { readRecord, sectionAnswers, toReadFields } from '../../../src/engine/answers/record.ts';
import { applySave, prepareSave } from '../../../src/engine/answers/save.ts';
import { currentAnswers, type StoredAnswers } from '../../../src/engine/answers/stored.ts';
import { toWire } from '../../../src/engine/answers/wire.ts';
import type { Answers, CompiledQuestionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { countAnswered } from '../../../src/engine/rules/completion.ts';
import { askedInEntry } from '../../../src/engine/rules/visibility.ts';
import { toCatalogEntry } from '../../../src/engine/registry/catalog.ts';
import { resultSections } from '../../../src/engine/rules/results.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';

let everything: CompiledQuestionnaire;
let gallery: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
  gallery = await loadFixture('gallery');
});

function save(fields: Readonly<Record<string, unknown>>, stored?: StoredAnswers): StoredAnswers {
  const ready = prepareSave(everything, undefined, fields);
  if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
  return applySave(everything, stored, ready);
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

describe('a note beside an answer', () => {
  it('travels with it, is stored and read again, and is no answer', () => {
    const section = everything.sections[0]!;
    const answers: Answers = { ...noted, ...marked };
    const fields = toWire(everything.questionnaire, section, answers);
    expect(fields).toMatchObject(answers);
    expect(Object.keys(fields).filter((name) => name.includes('--'))).toHaveLength(3);
    const stored = save(fields);
    expect(stored.answers).toMatchObject(answers);
    const read = toReadFields(everything.questionnaire, stored, undefined);
    expect(read).toMatchObject({ ...noted, has_copycat: true, 'has_copycat--note': 'Two of them.' });
    const about = { sections: ['basics'], cant_tell: [] } as never;
    const record = { id: '1', name: null, about, ...read };
    expect(readRecord(everything.questionnaire, record)).toMatchObject(answers);
    expect(sectionAnswers(section, stored.answers)).toEqual(stored.answers);
    expect(countAnswered(everything, stored)).toBe(2);
    const { isAsked } = askedInEntry(toCatalogEntry(gallery.questionnaire), {});
    expect([isAsked('public_code'), isAsked('public_code--note')]).toEqual([true, false]);
  });

  it('stays where a save does not name it, and goes where it is sent blank', () => {
    const stored = save(noted);
    expect(save({ story: 'Another' }, stored).answers).toMatchObject({ ...noted, story: 'Another' });
    const blank = save({ story: 'A tale', 'story--note': ' ', 'story--source': '' }, stored);
    expect(blank.answers).toEqual({ story: 'A tale' });
    expect(save({ story: '', 'story--note': '' }, stored).answers).toEqual({
      'story--source': noted['story--source'],
    });
  });

  it.each([
    ['too long', { story: '', 'story--note': 'x'.repeat(501) }, 'Must have at most 500 characters.'],
    [
      'no address of a page',
      { story: '', 'story--source': 'javascript:alert(1)' },
      'Must be the address of a page that begins with "https://".',
    ],
    ['no text', { story: '', 'story--note': 5 }, 'Must be a text.'],
    ['beside no question', { 'tale--note': 'A tale' }, 'There is no such field.'],
    ['of another kind', { 'story--picture': 'A tale' }, 'There is no such field.'],
    ['without its answer', { 'story--note': 'A tale' }, 'Must come with story.'],
  ])('is refused where it is %s', (_, fields, message) => {
    const path = Object.keys(fields).at(-1);
    expect(refusal(fields)).toEqual([{ path, message }]);
  });

  it('follows its question to another name', () => {
    const { questionnaire } = everything;
    const question = questionnaire.sections
      .flatMap(({ questions }) => questions)
      .find(({ formerIds }) => formerIds.length > 0)!;
    const [former] = question.formerIds;
    expect(currentAnswers(questionnaire, { [`${former}--note`]: 'As before' })).toEqual({
      [`${question.id}--note`]: 'As before',
    });
  });

  it('stands in results by the host of its source, unless its section was never saved', () => {
    const rows = (sections: readonly string[]) =>
      resultSections(everything, { answers: { 'story--source': noted['story--source'] }, sections })
        .flatMap((section) => section.rows)
        .flatMap(({ id, note }) => (note ? [[id, note]] : []));
    const source = { href: noted['story--source'], host: 'example.com' };
    expect(rows(['basics'])).toEqual([['story', { source }]]);
    expect(rows([])).toEqual([]);
  });

  it('clashes with one that was written elsewhere, as long as it is written here too', () => {
    const { questionnaire, sections } = everything;
    const clashes = (mine: Answers, theirs: Answers) =>
      findClashes(questionnaire, sections[0]!.questions, { base: {}, mine, theirs });
    const theirs = { 'story--note': 'Theirs' };
    expect(clashes({ 'story--note': 'Mine' }, theirs)).toEqual(['story']);
    expect(clashes({ 'story--note': '' }, theirs)).toEqual(['story']);
    expect(clashes({}, theirs)).toEqual([]);
    expect(clashes({ 'story--note': 'Theirs ' }, theirs)).toEqual([]);
  });
});
