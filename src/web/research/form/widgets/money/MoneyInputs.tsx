import { useState, type ReactNode } from 'react';
import { narrow } from '../../../../../engine/answers.ts';
import { toMoneyText } from '../../../../../engine/units.ts';
import type { Money } from '../../../../../engine/vocabulary.ts';
import { moneyCopy as copy } from '../../../../copy/research/money.ts';
import { questionnaireCopy } from '../../../../copy/research/questionnaire.ts';
import { fieldIds } from '../../field-ids.ts';
import { useTypedFigure } from '../../use-typed-number.ts';
import text from '../text.module.css';
import number from '../number/number.module.css';
import styles from './money.module.css';
import { readMoney, type MoneyReading } from './read-money.ts';

interface MoneyInputsProps {
  readonly id: string;
  /** Of the question or the cell. */
  readonly title: string;
  readonly currencies: readonly string[];
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (money: Money | undefined) => void;
  /** The rest of the amount's field; gets the ids of what describes it. */
  readonly toField: (describedBy: readonly string[]) => FieldProps;
}

interface FieldProps {
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly inputMode?: 'text' | 'decimal';
}

/** An amount, and beside it the choice of its currency if there is one. */
export function MoneyInputs(props: MoneyInputsProps) {
  const { id, title, currencies, disabled, toField } = props;
  const { single, chosen, typed, choose } = useMoney(props);
  const described = [
    ...(single === undefined ? [] : [fieldIds.unit(id)]),
    ...(typed.remark === undefined ? [] : [fieldIds.count(id)]),
  ];
  return (
    <>
      <div className={number.row}>
        <Currency {...{ id, title, currencies, single, chosen, disabled }} onChoose={choose} />
        <input
          id={id}
          type="text"
          className={text.input}
          autoComplete="off"
          value={typed.text}
          disabled={disabled}
          {...toField(described)}
          onChange={typed.onType}
        />
      </div>
      <output className={text.count} id={fieldIds.count(id)}>
        {typed.remark}
      </output>
    </>
  );
}

function useMoney({
  currencies,
  value,
  onChange,
}: Pick<MoneyInputsProps, 'currencies' | 'value' | 'onChange'>) {
  const { amount, currency } = narrow('money', value) ?? {};
  const [languages] = useState(() => navigator.languages);
  const [only, ...others] = currencies;
  const single = others.length === 0 ? only : undefined;
  const chosen = currency ?? single;
  const write = (nextAmount: Money['amount'], next: string | undefined) => {
    const isBlank = nextAmount === undefined && (single !== undefined || next === undefined);
    const parts = {
      ...(nextAmount !== undefined && { amount: nextAmount }),
      ...(next !== undefined && { currency: next }),
    };
    onChange(isBlank ? undefined : parts);
  };
  const typed = useTypedFigure<MoneyReading>(
    amount,
    {
      read: (typedText, signs, group) => readMoney(typedText, { signs, currencies, languages, group }),
      explain: (reading) => explain(reading, currencies),
      name: (figure, plain) => (chosen === undefined ? plain : toMoneyText(figure, chosen)),
    },
    (next, reading) => {
      const read = reading.kind === 'number' ? reading.currency : undefined;
      write(next, read ?? chosen);
    },
  );
  return { single, chosen, typed, choose: (next: string | undefined) => write(amount, next) };
}

interface CurrencyProps extends Pick<MoneyInputsProps, 'id' | 'title' | 'currencies' | 'disabled'> {
  readonly single: string | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (currency: string | undefined) => void;
}

function Currency({ id, title, currencies, single, chosen, disabled, onChoose }: CurrencyProps): ReactNode {
  if (single !== undefined) {
    return (
      <span className={number.unit} id={fieldIds.unit(id)}>
        {single}
      </span>
    );
  }
  // An answer of an earlier version or of a file.
  const other = chosen !== undefined && !currencies.includes(chosen) ? [chosen] : [];
  return (
    <select
      id={fieldIds.unit(id)}
      className={`${text.input} ${styles.choice}`}
      aria-label={copy.currencyOf(title)}
      value={chosen ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    >
      <option value="">{copy.currency}</option>
      {[...currencies, ...other].map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

/** Why an amount was not read; undefined: it is not finished. */
function explain(reading: MoneyReading, currencies: readonly string[]): string | undefined {
  switch (reading.kind) {
    case 'too-precise':
      return questionnaireCopy.tooPrecise;
    case 'ambiguous':
      return copy.ambiguous(reading.readings);
    case 'other-currency':
      return copy.otherCurrency(reading.sign, currencies);
    case 'number':
    case 'none':
      return undefined;
  }
}
