import { expect, it } from 'vitest';
import { isKeptFrom, toKeptAnswers } from '../../src/engine/kept-entry.ts';
import { loadShipped } from '../helpers/load-compiled.ts';

const { questionnaire } = await loadShipped('decision');
const said = { decision_choice: 'watch_it', decision_for: 'Used daily' };
const alert = {
  decision_fact: 'fact_price',
  decision_side: 'falls_below',
  decision_figure: 6,
  decision_until: '2026-12-20',
};
const today = '2026-11-29';
const onDay = { kind: 'day', day: '2026-12-29' } as const;

it.each([
  ['its open alert', { ...said, ...alert }, onDay, false, { ...said, ...alert, decision_review: onDay.day }],
  ['no alert that has ended', { ...said, ...alert }, onDay, true, { ...said, decision_review: onDay.day }],
  [
    'no alert whose last day is over',
    { ...said, ...alert, decision_until: '2026-11-28' },
    onDay,
    false,
    { ...said, decision_review: onDay.day },
  ],
  [
    'a limit of the price instead of its alert and of a day that has come',
    { ...said, ...alert, decision_review: today },
    { kind: 'price', side: 'above', figure: 6.5, until: '2027-11-29' } as const,
    true,
    {
      ...said,
      decision_fact: 'fact_price',
      decision_side: 'rises_above',
      decision_figure: 6.5,
      decision_until: '2027-11-29',
    },
  ],
  [
    'its day to come beside a limit of the price',
    { ...said, decision_review: '2026-12-12' },
    { kind: 'price', side: 'below', figure: 4, until: '2027-11-29' } as const,
    false,
    {
      ...said,
      decision_fact: 'fact_price',
      decision_side: 'falls_below',
      decision_figure: 4,
      decision_until: '2027-11-29',
      decision_review: '2026-12-12',
    },
  ],
])('a kept entry has the same content, and %s (C9)', (_, answers, returns, alertEnded, expected) => {
  const kept = toKeptAnswers(questionnaire, answers, { returns, today, alertEnded });
  expect(kept).toEqual(expected);
  expect(isKeptFrom(questionnaire, kept, answers)).toBe(true);
  expect(isKeptFrom(questionnaire, { ...kept, decision_for: 'Another reason' }, answers)).toBe(false);
});
