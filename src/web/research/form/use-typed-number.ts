import { useState, type ChangeEvent } from 'react';
import type { Unit } from '../../../engine/units.ts';
import { toDecimalText } from '../../../lib/decimal.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { findNumberSigns, type NumberSigns } from './widgets/number/number-signs.ts';
import { readNumber } from './widgets/number/read-number.ts';

interface Typed {
  readonly text: string;
  /** The parsed number, or the text itself if it is not a number. */
  readonly value: number | string | undefined;
  /** The sign that groups thousands in the text. */
  readonly group: string | undefined;
  /** Further digits do not change the meaning of the sign, such as after pasting. */
  readonly isSettled: boolean;
}

/**
 * Keeps the text as typed. A grouping sign keeps its meaning while only digits are typed or deleted around it; but a
 * typed '1,234' may become '1,2345'.
 */
export function useTypedNumber(
  value: unknown,
  unit: Unit,
  onChange: (value: number | string | undefined) => void,
) {
  const [signs] = useState(() => findNumberSigns(navigator.languages));
  const [typed, setTyped] = useState<Typed>();
  const current = typed && typed.value === value ? typed : undefined;
  const text = current?.text ?? toFieldText(value, signs.decimal);
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = target.value;
    const digit = findDigit(nativeEvent, signs);
    const isDigitEdit = digit !== undefined || isDeletion(nativeEvent);
    const isAppended = digit !== undefined && next === text + digit;
    const isKept = isDigitEdit && (current?.isSettled === true || !isAppended);
    const group = isKept ? current?.group : undefined;
    const reading = readNumber(next, { signs, unit, group });
    const answer = next.trim() === '' ? undefined : reading.kind === 'number' ? reading.value : next;
    setTyped({
      text: next,
      value: answer,
      group: reading.kind === 'number' ? reading.group : group,
      isSettled: group !== undefined || !isDigitEdit,
    });
    onChange(answer);
  };
  return { text, onType, remark: toRemark(text, value, unit, () => readNumber(text, { signs, unit }).kind) };
}

/** Without grouping, with the decimal sign of the member's language. */
function toFieldText(value: unknown, decimal: string): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? toDecimalText(value).replace('.', decimal === ',' ? ',' : '.') : '';
}

const toFigure = numberFormat({ maximumFractionDigits: 12 });
const toYear = numberFormat({ maximumFractionDigits: 12, useGrouping: false });

/** For an unobvious text: the parsed number, or that it has too many digits. */
function toRemark(text: string, value: unknown, unit: Unit, read: () => 'number' | 'too-precise' | 'none') {
  if (typeof value === 'string') return read() === 'too-precise' ? copy.tooPrecise : undefined;
  if (typeof value !== 'number') return undefined;
  const figure = (unit === 'year' ? toYear : toFigure)(value);
  const isObvious = text.replace('-', '−') === figure && !text.includes(',');
  return isObvious ? undefined : copy.readAs(figure);
}

function findDigit(event: Event, { digits }: NumberSigns): string | undefined {
  if (!(event instanceof InputEvent) || event.inputType !== 'insertText') return undefined;
  const data = event.data ?? '';
  return digits.includes(data) || /^\p{Nd}$/u.test(data) ? data : undefined;
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}
