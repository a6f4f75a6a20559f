import type { ChangedCoin } from '../../../contracts/desk.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toPrice, toSignedPercent } from '../../ui/text/amounts.ts';
import { areShownAlike } from '../../ui/text/figure-text.ts';
import { toValueText } from './day-value-text.ts';

/** Empty if no value reads differently. */
export function listChanges({ price, rules, met }: ChangedCoin): readonly string[] {
  const shownRules = rules.filter(({ unit, before, now }) => !areShownAlike(unit, before, now));
  return [
    ...(price
      ? [
          copy.priceMoved(
            copy.valueOn(toPrice(price.before), toUtcDate(price.day)),
            toPrice(price.now),
            toSignedPercent(price.now / price.before - 1),
          ),
        ]
      : []),
    ...shownRules.map(({ question, title, unit, day, before, now, side }) =>
      copy.ruleTurned({
        figure: `${title}: ${toValueText(unit, now)}`,
        before: copy.valueOn(toValueText(unit, before), toUtcDate(day)),
        side: copy.ruleSides[side],
        question,
      }),
    ),
    ...(met ? [copy.limitPassed] : []),
  ];
}

export function toOrigin({ decided, read_on: { day, source, state } }: ChangedCoin): string {
  const whose = state === 'sample' ? copy.sampleSource : source;
  return copy.changedSince(decided ? copy.sinceDecision : copy.sinceResearch, `${whose}, ${toUtcDate(day)}`);
}
