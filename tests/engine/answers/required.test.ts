import { beforeAll, describe, expect, it } from 'vitest';
import { prepareSave } from '../../../src/engine/save.ts';
import type { StoredAnswers } from '../../../src/engine/stored.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';

let further: CompiledQuestionnaire;

beforeAll(async () => {
  further = await loadFixture('further');
});

function refused(fields: Record<string, unknown>, stored?: StoredAnswers) {
  const save = prepareSave(further, undefined, fields, stored && { stored });
  return save.kind === 'refused' ? save.problems : [];
}

function store(fields: Record<string, unknown>): StoredAnswers {
  const save = prepareSave(further, undefined, fields);
  if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
  return save.merged;
}

const missing = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, message: 'Must be answered.' }));

const whole = { purpose: 'To pay.', custody: 'self', audited: false };

describe('a required question', () => {
  it('must be answered if it is blank or not sent', () => {
    expect(refused(whole)).toEqual([]);
    expect(refused({ ...whole, purpose: '  ' })).toEqual(missing('purpose'));
    expect(refused({ audited: true })).toEqual(missing('purpose', 'custody'));
  });

  it('need not be answered while a condition hides it', () => {
    expect(refused({ ...whole, custody: 'keeper' })).toEqual(missing('keepers'));
    expect(refused({ ...whole, custody: 'keeper', keepers: 'false,false' })).toEqual(missing('keepers'));
    expect(refused({ ...whole, custody: 'keeper', keepers: 'true,false' })).toEqual([]);
  });

  it('need not be sent again once it is stored, and cannot be emptied', () => {
    const stored = store(whole);
    expect(refused({ audited: true }, stored)).toEqual([]);
    expect(refused({ purpose: '' }, stored)).toEqual(missing('purpose'));
    expect(refused({ custody: 'keeper' }, stored)).toEqual(missing('keepers'));
  });

  it('may be missing, but not blank, in a save of a version that did not require it', () => {
    const { questionnaire, sections } = further;
    const now = { sections, questionnaire: { ...questionnaire, version: 2, versions: { 1: {}, 2: {} } } };
    expect(prepareSave(now, 1, { audited: true })).toMatchObject({ kind: 'ready' });
    expect(prepareSave(now, 1, { purpose: '' })).toMatchObject({ problems: missing('purpose') });
    expect(prepareSave(now, 2, { audited: true })).toMatchObject({ kind: 'refused' });
  });
});
