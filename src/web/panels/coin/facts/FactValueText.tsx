import type { KnownFact } from '../../../../contracts/coin-facts.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { coinFactsCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { toHost } from '../../../ui/text/addresses.ts';
import { toCount } from '../../../../lib/number-format.ts';
import {
  toCoinsHeld,
  toDollarWords,
  toPrice,
  toShare,
  toSignedPercent,
  toTenth,
} from '../../../ui/text/amounts.ts';
import { ExternalCutLink } from '../../../ui/text/ExternalCutLink.tsx';
import { UtcDate } from '../../../ui/text/UtcDate.tsx';

interface FactValueTextProps {
  readonly fact: KnownFact;
  /** Unit of amounts. */
  readonly symbol: string;
}

export function FactValueText({ fact, symbol }: FactValueTextProps) {
  switch (fact.unit) {
    case 'date':
      return <UtcDate iso={fact.value} />;
    case 'link':
      return <ExternalCutLink href={fact.value}>{toHost(fact.value) ?? fact.value}</ExternalCutLink>;
    default:
      return <>{toText(fact, symbol)}</>;
  }
}

function toText(fact: Exclude<KnownFact, { readonly unit: 'date' | 'link' }>, symbol: string): string {
  switch (fact.unit) {
    case 'side':
      return copy.sides[fact.value];
    case 'turn':
      return copy.turns[fact.value];
    case 'days':
      return copy.days(toCount(fact.value));
    case 'percent_changed':
      return toSignedPercent(fact.value / 100);
    case 'kind':
      return copy.kinds[fact.value];
    case 'exchanges':
      return fact.value.length === 0 ? copy.noExchange : fact.value.join(', ');
    case 'usd':
      return toUsd(fact.value);
    case 'coins':
      return `${toCoinsHeld(fact.value)} ${symbol}`;
    case 'coins_changed':
      return `${fact.value > 0 ? '+' : ''}${toCoinsHeld(fact.value)} ${symbol}`;
    case 'count':
      return toCount(fact.value);
    case 'percent':
      return toShare(fact.value / 100);
    case 'index':
      return toTenth(fact.value);
    default:
      return assertNever(fact);
  }
}

const million = 1_000_000;

/** A price to the cent or finer; an amount of millions in words. */
function toUsd(dollars: number): string {
  return Math.abs(dollars) < million ? toPrice(dollars) : toDollarWords(dollars);
}
