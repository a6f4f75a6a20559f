import { useEffect, useState } from 'react';
import { maxNameLength } from '../../../contracts/record.ts';
import { exchanges } from '../../../contracts/reserves.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';
import { subjectsCopy as copy } from '../../copy/research/subjects.ts';
import { useFoundCoin } from '../../panels/coin/use-coin.ts';
import { SearchForm } from '../../ui/controls/SearchForm.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import styles from './SubjectBar.module.css';

interface SubjectFormProps {
  readonly kind: SubjectName;
  readonly title: string;
  /** Focuses the field on mount, because the member has just requested it. */
  readonly focused: boolean;
  readonly onChoose: (subject: Subject) => void;
}

export function SubjectForm({ kind, title, focused, onChoose }: SubjectFormProps) {
  switch (kind) {
    case 'exchange':
      return (
        <SelectField
          {...(focused && { ref: takeFocus })}
          className={styles.exchange}
          label={copy.exchangeOf(title)}
          hideLabel
          placeholder={copy.exchange}
          value=""
          options={exchanges.map(({ name, value }) => ({ label: name, value }))}
          onChange={({ target }) => {
            const found = exchanges.find(({ value }) => value === target.value);
            if (found) onChoose({ id: found.value, name: found.name });
          }}
        />
      );
    case 'coin':
      return <CoinForm focused={focused} onChoose={onChoose} />;
    case 'nft':
      return (
        <NameForm focused={focused} onSearch={(name) => name !== '' && onChoose({ name })} busy={false} />
      );
  }
}

function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}

/** A coin has the id of its search hit, or only the typed name. */
function CoinForm({ focused, onChoose }: Pick<SubjectFormProps, 'focused' | 'onChoose'>) {
  const [name, setName] = useState<string>();
  const found = useFoundCoin(name === undefined ? undefined : { name });
  useEffect(() => {
    if (found) onChoose(found);
  }, [found, onChoose]);
  return (
    <NameForm
      focused={focused}
      onSearch={(typed) => setName(typed === '' ? undefined : typed)}
      busy={!!name && !found}
    />
  );
}

interface NameFormProps extends Pick<SubjectFormProps, 'focused'> {
  readonly onSearch: (name: string) => void;
  readonly busy: boolean;
}

function NameForm({ focused, onSearch, busy }: NameFormProps) {
  return (
    <SearchForm
      label={copy.choose}
      field={copy.name}
      initial=""
      maxLength={maxNameLength}
      busy={busy}
      focused={focused}
      check={(name) => (name === '' ? copy.blank : undefined)}
      onSearch={onSearch}
    />
  );
}
