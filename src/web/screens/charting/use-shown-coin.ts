import { useState } from 'react';
import { chartCoins } from '../../../contracts/charts.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { uniqueBy } from '../../../lib/unique-by.ts';
import { findCoinSymbol, isSameSubject, type Subject } from '../../../contracts/subject.ts';

interface OfferedCoin {
  readonly value: string;
  readonly label: string;
  readonly subject: Subject;
}

const always = chartCoins.map(({ symbol }) => toOffered(knownCoins[symbol]));

/**
 * Shows the questions' coin until the member chooses another. A choice lasts while the questions are about the same
 * coins.
 */
export function useShownCoin(about: readonly Subject[]) {
  const key = about.map(({ id, name }) => id ?? name).join(' ');
  const [choice, setChoice] = useState<{ readonly key: string; readonly value: string }>();
  const others = about.filter((coin) => !always.some(({ subject }) => isSameSubject(subject, coin)));
  const offered = [...always, ...uniqueBy(others.map(toOffered), ({ value }) => value)];
  const chosen = choice?.key === key ? offered.find(({ value }) => value === choice.value) : undefined;
  const asked = offered.find(({ subject }) => isSameSubject(subject, about[0]));
  const shown = chosen ?? asked ?? toOffered(knownCoins[chartCoins[0].symbol]);
  return {
    offered,
    shown: shown.subject,
    value: shown.value,
    choose: (value: string) => setChoice({ key, value }),
  };
}

function toOffered(subject: Subject): OfferedCoin {
  const value = subject.id ?? subject.name;
  return { value, label: findCoinSymbol(subject) ?? subject.name, subject };
}
