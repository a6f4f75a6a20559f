/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- A combobox: its options contain more than text, and its field handles the keys. */
import { classNames } from '../class-names.ts';
import { toOptionId, type Suggestion } from './use-suggestions.ts';
import styles from './SuggestionList.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly activeId: string | undefined;
  readonly onChoose: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, label, suggestions, activeId, onChoose }: SuggestionListProps) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label}>
      {suggestions.map((suggestion) => {
        const active = suggestion.id === activeId;
        const { beside } = suggestion;
        return (
          <div
            key={suggestion.id}
            id={toOptionId(id, suggestion.id)}
            ref={active ? bringIntoView : undefined}
            className={classNames(styles.option, beside && styles.three, active && styles.active)}
            role="option"
            tabIndex={-1}
            aria-selected={active}
            // Otherwise the field loses the focus and the list closes before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            {beside && <span className={styles.mark}>{beside.mark}</span>}{' '}
            <span className={styles.text}>{suggestion.text}</span>{' '}
            {beside && <span className={styles.detail}>{beside.detail}</span>}
          </div>
        );
      })}
    </div>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
