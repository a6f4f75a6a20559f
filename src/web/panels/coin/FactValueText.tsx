import type { KnownFact } from '../../../contracts/coin-facts.ts';
import { toShownUnit } from '../../../contracts/figures.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { coinFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { toHost } from '../../ui/text/addresses.ts';
import { toFigureText } from '../../ui/text/figure-text.ts';
import { ExternalCutLink } from '../../ui/text/ExternalCutLink.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';

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
    case 'kind':
      return copy.kinds[fact.value];
    case 'exchanges': {
      const listed = fact.value.length === 0 ? copy.noExchange : fact.value.join(', ');
      return fact.unsure ? copy.unsure(listed, fact.unsure.join(', ')) : listed;
    }
    case 'coins':
    case 'coins_changed':
      return `${toFigureText(fact.unit, fact.value)} ${symbol}`;
    case 'usd':
      return toFigureText(toShownUnit(fact.id) === 'number' ? 'number' : fact.unit, fact.value);
    case 'days':
    case 'count':
    case 'percent':
    case 'percent_changed':
    case 'index':
      return toFigureText(fact.unit, fact.value);
    default:
      return assertNever(fact);
  }
}
