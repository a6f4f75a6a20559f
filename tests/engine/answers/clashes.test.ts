import { describe, expect, it } from 'vitest';
import { findClashes } from '../../../src/engine/answers/clashes.ts';
import type { Answers } from '../../../src/engine/registry/questionnaire.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

const { questionnaire } = await loadFixture('everything');
const talk = (await loadFixture('talk')).questionnaire;

function clash(base: Answers, mine: Answers, theirs: Answers): readonly string[] {
  return findClashes(questionnaire, questionnaire.sections[0]!.questions, {
    base: withAnswers(base),
    mine: withAnswers(mine),
    theirs: withAnswers(theirs),
  });
}

describe('findClashes', () => {
  it('finds what was saved otherwise meanwhile and is to be written over', () => {
    expect(clash({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '3' })).toEqual(['floor_note']);
    expect(clash({}, {}, { is_listed: true, chain: 'mainnet' })).toEqual(['is_listed', 'chain']);
    expect(clash({ channels: ['chat'] }, { channels: ['chat'] }, { channels: ['forum'] })).toEqual([
      'channels',
    ]);
  });

  it('finds nothing where only one of both changed the answer to what it is', () => {
    expect(clash({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '1' })).toEqual([]);
    expect(clash({ floor_note: '1' }, { floor_note: '2' }, { floor_note: '2' })).toEqual([]);
  });

  it('takes a blank for no answer, and a text for what is stored of it', () => {
    expect(clash({}, { is_listed: true }, { is_listed: false, floor_note: '', channels: [] })).toEqual([]);
    expect(clash({}, { floor_note: '1\u202e' }, { floor_note: '1' })).toEqual([]);
    const questions = talk.sections[0]!.questions;
    const versions = {
      base: withAnswers({}),
      mine: withAnswers({ loudest_voice: ' A whale ' }),
      theirs: withAnswers({ loudest_voice: 'A whale' }),
    };
    expect(findClashes(talk, questions, versions)).toEqual([]);
  });
});
