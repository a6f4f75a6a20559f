import { useState } from 'react';
import { chartCoins, type ChartCoin } from '../../../contracts/charts.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { findCoinSymbol, isSameSubject, type Subject } from '../../../contracts/subject.ts';

/** A coin without charts shows its figures. */
interface OfferedCoin {
  readonly value: string;
  readonly label: string;
  readonly subject: Subject;
  readonly charts?: ChartCoin;
}

function toOffered(coin: ChartCoin): OfferedCoin {
  const { symbol } = coin;
  return { value: symbol, label: symbol.toUpperCase(), subject: knownCoins[symbol], charts: coin };
}

/**
 * Shows the questions' coin until the member chooses another. A choice lasts while the questions are about the same
 * coins.
 */
export function useShownCoin(about: readonly Subject[]) {
  const key = about.map(({ id, name }) => id ?? name).join(' ');
  const [choice, setChoice] = useState<{ readonly key: string; readonly value: string }>();
  const offered = chartCoins.map(toOffered);
  for (const subject of about) {
    if (offered.some((one) => isSameSubject(one.subject, subject))) continue;
    const { id, name } = subject;
    offered.push({ value: id ?? name, label: findCoinSymbol(subject) ?? name, subject });
  }
  const chosen = choice?.key === key ? offered.find(({ value }) => value === choice.value) : undefined;
  const asked = offered.find(({ subject }) => isSameSubject(subject, about[0]));
  const shown = chosen ?? asked ?? toOffered(chartCoins[0]);
  return { offered, shown, choose: (value: string) => setChoice({ key, value }) };
}
