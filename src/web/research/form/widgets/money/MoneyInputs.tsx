import { useState, type ComponentProps } from 'react';
import { narrow } from '../../../../../engine/answers.ts';
import { toMoneyText } from '../../../../../engine/units.ts';
import type { Money } from '../../../../../engine/vocabulary.ts';
import { moneyCopy as copy } from '../../../../copy/research/money.ts';
import { questionnaireCopy } from '../../../../copy/research/questionnaire.ts';
import { Select } from '../../../../ui/controls/Select.tsx';
import { fieldIds } from '../../field-ids.ts';
import { useTypedFigure } from '../../use-typed-number.ts';
import text from '../text.module.css';
import { FigureField } from '../number/FigureField.tsx';
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
  readonly toField: ComponentProps<typeof FigureField>['toField'];
}

/** An amount, and beside it the choice of its currency if there is one. */
export function MoneyInputs(props: MoneyInputsProps) {
  const { id, title, currencies, disabled, toField } = props;
  const { single, chosen, typed, choose } = useMoney(props);
  return (
    <FigureField {...{ id, typed, disabled, toField }} before={single}>
      {single === undefined && (
        <CurrencyChoice {...{ id, title, currencies, chosen, disabled }} onChoose={choose} />
      )}
    </FigureField>
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

interface CurrencyChoiceProps extends Pick<MoneyInputsProps, 'id' | 'title' | 'currencies' | 'disabled'> {
  readonly chosen: string | undefined;
  readonly onChoose: (currency: string | undefined) => void;
}

function CurrencyChoice({ id, title, currencies, chosen, disabled, onChoose }: CurrencyChoiceProps) {
  // An answer of an earlier version or of a file.
  const other = chosen !== undefined && !currencies.includes(chosen) ? [chosen] : [];
  return (
    <Select
      id={fieldIds.unit(id)}
      boxClass={styles.choice}
      className={text.input}
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
    </Select>
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
