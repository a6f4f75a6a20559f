import type { ChangedCoin, DueAlert } from '../../../contracts/desk.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toPrice, toSignedPercent } from '../../ui/text/amounts.ts';
import { areShownAlike } from '../../ui/text/figure-text.ts';
import { keptFactsCopy } from '../../copy/panels/coin-facts.ts';
import { toPassed, toValueText } from './day-value-text.ts';

/** One line a change; empty if no value reads differently. `alerts`: of all coins. */
export function listChanges(
  { coin, price, rules, met }: ChangedCoin,
  alerts: readonly DueAlert[],
): readonly string[] {
  const passed = alerts.filter((alert) => alert.coin === coin && alert.met);
  const lines = [
    ...(price
      ? [
          copy.priceMoved(
            toPrice(price.before),
            toPrice(price.now),
            toSignedPercent(price.now / price.before - 1),
          ),
        ]
      : []),
    ...rules.filter(isShownApart).flatMap(describeRule),
    ...(met ? passed.map((alert) => toPassed(alert, alert.title)) : []),
  ];
  // Questions may share a list of exchanges.
  return [...new Set(lines)];
}

/** The number of answers that would read differently today. */
export function countTurned({ rules }: ChangedCoin): number {
  return rules.filter(isShownApart).length;
}

export function toOrigin({ decided, price, rules, read_on: { day, source, state } }: ChangedCoin): string {
  const then = price?.day ?? rules[0]?.day;
  return copy.changedSince(
    decided ? copy.sinceDecision : copy.sinceResearch,
    then && toUtcDate(then),
    `${state === 'sample' ? copy.sampleSource : source}, ${toUtcDate(day)}`,
  );
}

type ChangedRule = ChangedCoin['rules'][number];

function isShownApart({ unit, before, now }: ChangedRule): boolean {
  return !areShownAlike(unit, before, now);
}

function describeRule({ title, unit, before, now }: ChangedRule): readonly string[] {
  if (!Array.isArray(before) || !Array.isArray(now))
    return [copy.valueChanged(title, toValueText(unit, before), toValueText(unit, now))];
  return keptFactsCopy.moves(before, now);
}
