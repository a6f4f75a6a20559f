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
 * Shows the questions' coin until the member chooses another. Only the member's choice is reported to the page: a report of the questions' own coin would come back to them late, and undo a later choice.
 */
export function useShownCoin(about: readonly Subject[], onChoose: (coin: Subject) => void) {
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
    choose: (wanted: string) => {
      setChoice({ key, value: wanted });
      const coin = offered.find(({ value }) => value === wanted);
      if (coin) onChoose(coin.subject);
    },
  };
}

function toOffered(subject: Subject): OfferedCoin {
  const value = subject.id ?? subject.name;
  return { value, label: findCoinSymbol(subject) ?? subject.name, subject };
}
