import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../is-composing.ts';

export interface Suggestion {
  readonly id: string;
  /** Text of the field after choosing it. */
  readonly text: string;
  /** Text before and after the suggestion, such as a symbol and a rank. */
  readonly beside?: { readonly mark: string; readonly detail: string };
}

interface SuggestionsOptions {
  readonly listId: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (suggestion: Suggestion) => void;
  /** The suggestion that the field shows: arrow keys begin there. */
  readonly chosenId?: string | undefined;
}

/** A combobox (WAI-ARIA): the focus stays in the field, and arrow keys move through the list. */
export function useSuggestions({ listId, suggestions, onChoose, chosenId }: SuggestionsOptions) {
  const [wanted, setWanted] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const open = wanted && suggestions.length > 0;
  const at = open ? suggestions.findIndex(({ id }) => id === activeId) : -1;
  const close = () => {
    setWanted(false);
    setActiveId(undefined);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const step = (by: 1 | -1) => {
    setWanted(true);
    if (at < 0 && suggestions.some(({ id }) => id === chosenId)) return setActiveId(chosenId);
    // One position more than suggestions, for the field itself.
    const places = suggestions.length + 1;
    setActiveId(suggestions[((at + 1 + by + places) % places) - 1]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const chosen = suggestions[at];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter') return close();
    else return;
    event.preventDefault();
  };
  return {
    open,
    activeId: open ? activeId : undefined,
    choose,
    offer: () => {
      setWanted(true);
      setActiveId(undefined);
    },
    field: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': at >= 0 ? toOptionId(listId, suggestions[at]?.id) : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
  };
}

export function toOptionId(listId: string, id = ''): string {
  return `${listId}-${id}`;
}
