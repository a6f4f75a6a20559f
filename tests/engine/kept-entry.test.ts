import { expect, it } from 'vitest';
import { hasRoomForPrice, isKeptFrom, toKeptAnswers } from '../../src/engine/kept-entry.ts';
import { loadShipped } from '../helpers/load-compiled.ts';

const { questionnaire } = await loadShipped('decision');
const said = { decision_choice: 'watch_it', decision_for: 'Used daily' };
const price = { fact: 'fact_price', side: 'falls_below', limit: 6, until: '2026-12-20' };
const fees = { fact: 'fact_fees', side: 'rises_above', limit: 90, until: '2026-12-31' };
const index = { fact: 'fact_rsi', side: 'falls_below', limit: 20, until: '2026-11-28' };
const today = '2026-11-29';
const onDay = { kind: 'day', day: '2026-12-29' } as const;
const atPrice = { kind: 'price', side: 'above', figure: 6.5, until: '2027-11-29' } as const;
const atPriceRow = { fact: 'fact_price', side: 'rises_above', limit: 6.5, until: '2027-11-29' };

const decided = (...conditions: readonly object[]) => ({
  ...said,
  ...(conditions.length > 0 && { decision_conditions: conditions.map((row) => ({ ...row })) }),
});

it.each([
  ['its open alerts', decided(price, fees), onDay, [], decided(price, fees), onDay.day],
  ['no alert that has ended', decided(price, fees), onDay, [1], decided(fees), onDay.day],
  ['no alert whose last day is over', decided(index, price), onDay, [], decided(price), onDay.day],
  [
    'a limit of the price instead of its alert, without a day that has come',
    { ...decided(price), decision_review: today },
    atPrice,
    [1],
    decided(atPriceRow),
    undefined,
  ],
  [
    'a limit of the price beside others',
    decided(price, fees),
    atPrice,
    [],
    decided(price, fees, atPriceRow),
    undefined,
  ],
  [
    'a limit of the price instead of one on the same side',
    decided({ ...atPriceRow, limit: 8 }, fees),
    atPrice,
    [],
    decided(fees, atPriceRow),
    undefined,
  ],
  [
    'its day to come beside a limit of the price',
    { ...said, decision_review: '2026-12-12' },
    atPrice,
    [],
    decided(atPriceRow),
    '2026-12-12',
  ],
])('a kept entry has the same content, and %s (C9)', (_, answers, returns, ended, expected, review) => {
  const kept = toKeptAnswers(questionnaire, answers, { returns, today, ended });
  expect(kept).toEqual({ ...expected, ...(review !== undefined && { decision_review: review }) });
  expect(isKeptFrom(questionnaire, kept, answers)).toBe(true);
  expect(isKeptFrom(questionnaire, { ...kept, decision_for: 'Another reason' }, answers)).toBe(false);
});

it('an entry has no room for a limit of the price beside as many other alerts as its table has rows (C9)', () => {
  const all = decided(price, fees, { ...fees, limit: 95 });
  const hasRoom = (side: 'above' | 'below', ended: readonly number[] = []) =>
    hasRoomForPrice(questionnaire, all, { today, ended }, side);
  expect([hasRoom('above'), hasRoom('below'), hasRoom('above', [2])]).toEqual([false, true, true]);
});
