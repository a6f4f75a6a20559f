import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Option } from '../../../../../engine/vocabulary.ts';
import { fold } from '../../../../../lib/fold.ts';
import { useSuggestions, type Suggestion } from '../../../../ui/controls/use-suggestions.ts';
import { isComposing } from '../../../../ui/is-composing.ts';
import { toOptionTitle } from '../options.tsx';

/**
 * Typing only filters: left without a choice, the field shows the chosen option again; an emptied field removes the
 * choice.
 */
export function useOptionSearch(
  offered: readonly Option[],
  answer: unknown,
  onChange: (answer: string | undefined) => void,
) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const suggestions = findOptions(offered, typed);
  const onChoose = ({ id }: Suggestion) => {
    setTyped(undefined);
    onChange(id);
  };
  const chosen = offered.find((option) => option.id === answer);
  const chosenId = typed === undefined ? chosen?.id : undefined;
  const list = useSuggestions({ listId, suggestions, onChoose, chosenId });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const [only, ...others] = suggestions;
    // Enter must not submit the form during a search.
    if (event.key === 'Enter' && list.activeId === undefined && (list.open || typed !== undefined)) {
      event.preventDefault();
      if (only && others.length === 0) list.choose(only);
      return;
    }
    if (event.key === 'Escape') setTyped(undefined);
    list.field.onKeyDown(event);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    list.offer();
  };
  return {
    listId,
    list,
    suggestions,
    /** Number of options that match the typed words; undefined without words. */
    found: typed === undefined || typed.trim() === '' ? undefined : suggestions.length,
    field: {
      ...list.field,
      value: typed ?? (chosen ? toOptionTitle(chosen) : ''),
      // Typing replaces the chosen option's text.
      onFocus: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => currentTarget.select(),
      onClick: list.offer,
      onChange: type,
      onKeyDown,
    },
    leave: () => {
      list.field.onBlur();
      if (typed?.trim() === '') onChange(undefined);
      setTyped(undefined);
    },
  };
}

function findOptions(offered: readonly Option[], typed = ''): readonly Suggestion[] {
  return offered
    .map((option) => ({ id: option.id, text: toOptionTitle(option) }))
    .filter(({ text }) => fold(text).includes(fold(typed)));
}
