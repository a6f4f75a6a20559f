import type { ChangedCoin } from '../../contracts/desk.ts';
import { toUtcDate } from '../../lib/moment-format.ts';
import { homeCopy as copy } from '../copy/home.ts';
import { toPrice, toSignedPercent } from '../ui/text/amounts.ts';
import { toValueText } from './day-value-text.ts';

export function listChanges({ price, rules, met }: ChangedCoin): readonly string[] {
  return [
    ...(price
      ? [
          copy.priceMoved(
            toPrice(price.before),
            toPrice(price.now),
            toSignedPercent(price.now / price.before - 1),
          ),
        ]
      : []),
    ...rules.map(({ question, title, unit, before, now, side }) =>
      copy.ruleTurned({
        figure: `${title}: ${toValueText(unit, now)}`,
        before: toValueText(unit, before),
        side: copy.ruleSides[side],
        question,
      }),
    ),
    ...(met ? [copy.limitPassed] : []),
  ];
}

export function toOrigin({ since, decided, read_on: { day, source, state } }: ChangedCoin): string {
  const whose = state === 'sample' ? copy.sampleSource : source;
  return copy.changedSince(
    decided ? copy.sinceDecision : copy.sinceResearch,
    toUtcDate(since),
    `${whose}, ${toUtcDate(day)}`,
  );
}
