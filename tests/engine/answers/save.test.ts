import { beforeAll, describe, expect, it } from 'vitest';
import { toReadFields } from '../../../src/engine/read.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import type { StoredAnswers } from '../../../src/engine/stored.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { loadFixture, loadShipped } from '../../helpers/load-compiled.ts';

let everything: CompiledQuestionnaire;
let coin: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
  coin = await loadShipped('coineval');
});

function refusal(compiled: CompiledQuestionnaire, fields: Record<string, unknown>, version?: number) {
  const save = prepareSave(compiled, version, fields);
  return save.kind === 'refused' ? save.problems : undefined;
}

function store(compiled: CompiledQuestionnaire, ...saves: readonly Record<string, unknown>[]) {
  return saves.reduce<StoredAnswers | undefined>((stored, fields) => {
    const save = prepareSave(compiled, undefined, fields, stored && { stored });
    if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
    return save.merged;
  }, undefined)!;
}

describe('prepareSave', () => {
  it.each([
    ['an unknown field', { is_listed: true, curr_coins: 9999 }, 'curr_coins'],
    ['a number for yes/no', { is_listed: 1 }, 'is_listed'],
    ['null for yes/no', { is_listed: null }, 'is_listed'],
    ['a word for yes/no', { is_listed: 'true' }, 'is_listed'],
    ['a list for a text', { story: [] }, 'story'],
    ['a text over its own limit', { story: 'x'.repeat(201) }, 'story'],
    ['a text over the common limit', { floor_note: 'x'.repeat(4001) }, 'floor_note'],
    ['U+0000 in a text', { floor_note: 'a\0b' }, 'floor_note'],
    ['an id that is no option', { chain: 'moon' }, 'chain'],
    ['a title in place of an id', { chain: 'The main network' }, 'chain'],
    ['too few flags', { channels: 'true,false' }, 'channels'],
    ['too many flags', { channels: 'true,false,true,true' }, 'channels'],
    ['flags with blanks', { channels: 'true, false, true' }, 'channels'],
    ['a list for flags', { channels: ['forum'] }, 'channels'],
    ['a save without fields', {}, ''],
  ])('refuses %s and names the field', (_, fields, path) => {
    expect(refusal(everything, fields)).toEqual([{ path, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
  });

  it('names every wrong field at once', () => {
    const paths = refusal(everything, { is_listed: 'no', chain: 4, nope: 1 })?.map(({ path }) => path);
    expect(paths).toEqual(['is_listed', 'chain', 'nope']);
  });

  it('refuses field names that every object has', () => {
    expect(refusal(everything, JSON.parse('{"__proto__": {"a": 1}, "constructor": true}'))).toHaveLength(2);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  it('refuses an unknown version', () => {
    expect(refusal(everything, { is_listed: true }, 7)).toEqual([
      { path: 'Questionnaire-Version', message: 'There is no such version.' },
    ]);
  });

  it('accepts either name of a question with "x-saved-as", and refuses both with different answers', () => {
    expect(refusal(coin, { commsize_million: true })).toBeUndefined();
    expect(refusal(coin, { commsize_millions: true })).toBeUndefined();
    expect(refusal(coin, { commsize_million: true, commsize_millions: true })).toBeUndefined();
    expect(refusal(coin, { commsize_million: true, commsize_millions: false })).toEqual([
      { path: 'commsize_millions', message: 'Differs from the same answer sent as commsize_million.' },
    ]);
  });
});

describe('a merged save', () => {
  it('keeps answers that were not sent, and marks only the saved sections', () => {
    const stored = store(everything, { is_listed: true, story: 'one' }, { has_team: true });
    expect(stored.sections).toEqual(['basics', 'more']);
    expect(stored.answers).toMatchObject({ is_listed: true, story: 'one', has_team: true });
    expect(store(everything, { is_listed: true }).sections).toEqual(['basics']);
  });

  it('deletes an answer whose text is sent empty', () => {
    expect(store(everything, { story: 'one' }, { story: '' }).answers).not.toHaveProperty('story');
  });

  it('does not store an answer to a question that is not asked', () => {
    const fields = { has_team: false, team_size: 'nine', why_hidden: 'shy' };
    const save = prepareSave(everything, undefined, fields, { marks: { no: ['has_team'] } });
    if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
    expect(save.merged.answers).toEqual({ has_team: false, why_hidden: 'shy' });
  });

  it('keeps the earlier answer to a question that is hidden now', () => {
    const stored = store(
      everything,
      { has_team: true, team_size: 'nine' },
      { has_team: false, team_size: 'ten' },
    );
    expect(stored.answers).toEqual({ team_size: 'nine' });
  });

  it('keeps a chosen option that the version of the save does not have', () => {
    const stored = store(everything, { channels: 'true,false,true' });
    const old = prepareSave(everything, 1, { channels: 'true,false' }, { stored });
    if (old.kind === 'refused') throw new Error('refused');
    expect(old.merged.answers['channels']).toEqual(['letter', 'chat']);
  });

  it('removes direction overrides from a text, and keeps tabs, line breaks and emoji', () => {
    const text = 'a\u202eb\tc\r\nd 👩‍🚀';
    expect(store(everything, { floor_note: text }).answers['floor_note']).toBe('ab\tc\nd 👩‍🚀');
  });
});

describe('toReadFields', () => {
  it('returns every field, as false, empty or all false if it has no answer', () => {
    const fields = toReadFields(
      everything.questionnaire,
      store(everything, { has_copycats: true }),
      undefined,
    );
    expect(fields).toMatchObject({
      is_listed: false,
      has_copycat: true,
      story: '',
      chain: '',
      channels: 'false,false,false',
      is_old: false,
    });
    expect(fields).not.toHaveProperty('has_copycats');
  });

  it('writes flags in the option order of the requested version', () => {
    const stored = store(everything, { channels: 'false,true,true' });
    expect(toReadFields(everything.questionnaire, stored, 1)?.['channels']).toBe('true,false');
    expect(toReadFields(everything.questionnaire, stored, 2)?.['channels']).toBe('false,true,true');
    expect(toReadFields(everything.questionnaire, stored, 9)).toBeUndefined();
  });
});
