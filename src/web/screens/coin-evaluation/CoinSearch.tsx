import { useState } from 'react';
import type { CoinHits } from '../../../contracts/coin-data.ts';
import { messages } from '../../../contracts/messages.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { coinEvaluationCopy as copy } from '../../copy/research/coin-evaluation.ts';
import { useCoinHits } from '../../panels/coin/use-coin-hits.ts';
import { useCoinLoading } from '../../panels/coin/use-coin.ts';
import { SearchForm } from '../../ui/controls/SearchForm.tsx';
import type { Suggestion } from '../../ui/controls/use-suggestions.ts';

interface CoinSearchProps {
  readonly initial: Subject | undefined;
  readonly focused: boolean;
  readonly isPrimary: boolean;
  readonly onSearch: (name: string, id?: string) => void;
}

export function CoinSearch({ initial, focused, isPrimary, onSearch }: CoinSearchProps) {
  const [typed, setTyped] = useState('');
  const hits = useCoinHits(typed);
  return (
    <SearchForm
      label={copy.search}
      field={copy.field}
      initial={initial?.name ?? ''}
      initialId={initial?.id}
      maxLength={maxNameLength}
      focused={focused}
      isPrimary={isPrimary}
      busy={useCoinLoading()}
      check={(name) => (name === '' ? messages.coinSearchBlank : undefined)}
      onSearch={onSearch}
      suggest={{ label: copy.suggestions, suggestions: hits.map(toSuggestion), onType: setTyped }}
    />
  );
}

function toSuggestion({ id, name, symbol, rank }: CoinHits[number]): Suggestion {
  return { id, text: name, beside: { mark: symbol, detail: rank === null ? '' : copy.rank(rank) } };
}
