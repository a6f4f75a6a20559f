import { describe, expect, it } from 'vitest';
import { blankContent } from '../../src/engine/content.ts';
import { readAlerts } from '../../src/engine/alert.ts';
import { currentContent, readRecord, toAbout, toReadFields } from '../../src/engine/read.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { readSentFields, toSentFields } from '../../src/engine/send.ts';
import { withCurrentIds, type StoredAnswers } from '../../src/engine/stored.ts';
import { loadShipped } from '../helpers/load-compiled.ts';

const compiled = await loadShipped('decision');
const { questionnaire } = compiled;

const former = {
  decision_fact: 'fact_price',
  decision_side: 'falls_below',
  decision_figure: 6,
  decision_until: '2026-12-20',
};
const row = { fact: 'fact_price', side: 'falls_below', limit: 6, until: '2026-12-20' };
const fees = { fact: 'fact_fees', side: 'rises_above', limit: 90, until: '2026-12-31' };
const index = { fact: 'fact_rsi', side: 'falls_below', limit: 20, until: '2026-12-31' };
const before: StoredAnswers = {
  ...blankContent,
  version: 3,
  sections: ['decision'],
  answers: { decision_choice: 'watch_it', ...former },
};
const table = (...rows: readonly (typeof row)[]) => ({
  decision_choice: 'watch_it',
  decision_conditions: rows,
});
const now: StoredAnswers = { ...before, version: 4, answers: table(row, fees, index) };

/** A save of the third version, as its clients send it. */
function saveFormer(stored: StoredAnswers | undefined, fields: Readonly<Record<string, unknown>>) {
  const all = { decision_choice: 'watch_it', ...fields };
  const save = prepareSave(compiled, 3, all, { entryDay: '2026-11-29', ...(stored && { stored }) });
  if (save.kind === 'refused') return save.problems;
  return withCurrentIds(questionnaire, save.merged).answers;
}

const sent = { ...former, decision_figure: '6' };

describe('a question that a column replaces', () => {
  it('is the first row of its table, in stored answers, drafts and files', () => {
    expect(currentContent(questionnaire, before)).toMatchObject({ answers: table(row), unseen: [] });
    expect(currentContent(questionnaire, before).answers).not.toHaveProperty('decision_fact');
    expect(readAlerts(questionnaire, before)).toEqual([
      { number: 1, fact: 'price', side: 'below', figure: 6, until: '2026-12-20' },
    ]);
    const file = { fields: { decision_choice: 'watch_it', ...sent }, marks: { no: [], cant_tell: [] } };
    expect(readSentFields(questionnaire, 3, file)).toMatchObject({ decision: { answers: table(row) } });
  });

  it('is a further row where a server of an earlier release saved it beside the table, or that is full', () => {
    const both = (rows: ReturnType<typeof table>) => {
      const answers = { ...rows, ...former, decision_figure: 7 };
      return currentContent(questionnaire, { ...now, answers }).answers;
    };
    const other = { ...row, limit: 7 };
    expect(both(table(row, fees))).toEqual(table(other, row, fees));
    expect(both(table(row, fees, index))).toEqual(table(other, fees, index));
    expect(both(table(other, fees, index))).toEqual(table(other, fees, index));
    expect(both(table())).toEqual(table(other));
  });

  it('is no row if it has no answer', () => {
    const none = { ...before, answers: { decision_choice: 'watch_it' } };
    expect(currentContent(questionnaire, none)).toMatchObject({ answers: none.answers, unseen: [] });
  });

  it('is read by earlier clients from the first row, and by present ones once', () => {
    const fields = toReadFields(questionnaire, now, 3);
    expect(fields).toMatchObject(sent);
    const content = currentContent(questionnaire, now);
    const about = { ...toAbout(questionnaire, content), no: [], cant_tell: [], sections: ['decision'] };
    const record = { id: 'r', name: null, about: { subject: null, saved_at: '', ...about }, ...fields };
    expect(readRecord(questionnaire, record as never).answers).toEqual(now.answers);
  });

  it.each([
    ['becomes the only row', undefined, sent, table(row)],
    ['stays as it is beside other rows', now, sent, table(row, fees, index)],
    [
      'changes the first row',
      now,
      { ...sent, decision_figure: '5' },
      table({ ...row, limit: 5 }, fees, index),
    ],
    ['changes one cell', now, { decision_figure: '5' }, table({ ...row, limit: 5 }, fees, index)],
    ['removes the first row', now, { decision_fact: '' }, table(fees, index)],
    [
      'adds no row',
      { ...now, answers: { decision_choice: 'watch_it' } },
      { decision_fact: '' },
      { decision_choice: 'watch_it' },
    ],
  ])('saved by an earlier client %s', (_, stored, fields, expected) => {
    expect(saveFormer(stored, fields)).toEqual(expected);
  });

  it('saved together with its table must be the same, as after a read', () => {
    const { fields } = toSentFields(questionnaire, questionnaire.sections, {
      ...blankContent,
      answers: now.answers,
    });
    expect(saveFormer(now, { ...fields, ...sent })).toEqual(now.answers);
    expect(saveFormer(now, { ...fields, ...sent, decision_figure: '5' })).toEqual([
      { path: 'decision_figure', message: 'Differs from the same answer sent as decision_conditions.' },
    ]);
  });

  it('names the field of an earlier client that has a fault', () => {
    const paths = (fields: object) => saveFormer(now, { ...sent, ...fields });
    expect(paths({ decision_figure: '' })).toMatchObject([{ path: 'decision_figure' }]);
    expect(paths({ decision_figure: '-5' })).toMatchObject([{ path: 'decision_figure' }]);
    expect(paths({ decision_until: '2026-11-28' })).toMatchObject([{ path: 'decision_until' }]);
  });
});
