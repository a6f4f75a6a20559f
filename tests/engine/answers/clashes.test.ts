import { describe, expect, it } from 'vitest';
import { mergeVersions } from '../../../src/engine/clashes.ts';
import type { Answers } from '../../../src/engine/answers.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

const { questionnaire } = await loadFixture('everything');
const talk = (await loadFixture('talk')).questionnaire;

function clash(base: Answers, mine: Answers, theirs: Answers): readonly string[] {
  return merge(base, mine, theirs).clashes;
}

function merge(base: Answers, mine: Answers, theirs: Answers) {
  return mergeVersions(questionnaire, questionnaire.sections[0]!.questions, {
    base: withAnswers(base),
    mine: withAnswers(mine),
    theirs: withAnswers(theirs),
  });
}

describe('mergeVersions', () => {
  it('finds what was saved otherwise meanwhile and is to be written over', () => {
    expect(clash({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '3' })).toEqual(['floor_note']);
    expect(clash({ channels: ['chat'] }, { channels: ['dm'] }, { channels: ['forum'] })).toEqual([
      'channels',
    ]);
  });

  it('finds nothing where only one of both changed the answer to what it is', () => {
    expect(clash({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '1' })).toEqual([]);
    expect(clash({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '2' })).toEqual([]);
  });

  it('takes what only the other version has changed, and keeps what only this one has', () => {
    const base = { is_listed: true, floor_note: '1' };
    const theirs = { channels: ['forum'], floor_note: '1', chain: 'mainnet' };
    expect(merge(base, { ...base, floor_note: '2' }, theirs)).toMatchObject({
      clashes: [],
      written: { answers: { channels: ['forum'], floor_note: '2', chain: 'mainnet' } },
    });
    expect(merge(base, base, theirs).written.answers).not.toHaveProperty('is_listed');
  });

  it('asks of two yeses that exclude each other', () => {
    const [first, second] = ['market', 'community'].map((id) => ({
      ...questionnaire.sections[0]!.questions.find(({ id: one }) => one === 'is_listed')!,
      id,
      excludes: id === 'market' ? ['community'] : [],
    }));
    const merged = mergeVersions(questionnaire, [first!, second!], {
      base: withAnswers({}),
      mine: withAnswers({ market: true }),
      theirs: withAnswers({ community: true }),
    });
    expect(merged.clashes).toEqual(['community']);
  });

  it('takes No and none of these for answers', () => {
    expect(clash({}, { is_listed: true }, { is_listed: false, channels: [] })).toEqual(['is_listed']);
    expect(clash({}, { channels: ['chat'] }, { channels: [] })).toEqual(['channels']);
    expect(clash({ is_listed: false }, {}, { is_listed: false })).toEqual([]);
  });

  it('takes a blank for no answer, and a text for what is stored of it', () => {
    expect(clash({}, { floor_note: '1' }, { floor_note: '' })).toEqual([]);
    expect(clash({}, { floor_note: '1\u202e' }, { floor_note: '1' })).toEqual([]);
    const questions = talk.sections[0]!.questions;
    const versions = {
      base: withAnswers({}),
      mine: withAnswers({ loudest_voice: ' A whale ' }),
      theirs: withAnswers({ loudest_voice: 'A whale' }),
    };
    expect(mergeVersions(talk, questions, versions).clashes).toEqual([]);
  });
});
