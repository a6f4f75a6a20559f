import { eventsPanelCopy as copy } from '../../copy/panels/events.ts';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import type { EventFilter } from './use-event-filter.ts';
import styles from './EventsPanel.module.css';

export function EventTools({ filter }: { readonly filter: EventFilter }) {
  const { types, type, chooseType, coins, coin, chooseCoin } = filter;
  return (
    <div className={styles.filters}>
      <Choice label={copy.type} all={copy.allTypes} names={types} value={type} onChoose={chooseType} />
      <Choice label={copy.coin} all={copy.allCoins} names={coins} value={coin} onChoose={chooseCoin} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

function Choice({ label, all, names, value, onChoose }: ChoiceProps) {
  if (names.length < 2) return null;
  return (
    <SelectField
      className={styles.filter}
      label={label}
      hideLabel
      options={['', ...names].map((name) => ({ value: name, label: name || all }))}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
