import { useState, type ChangeEvent } from 'react';
import type { Unit } from '../../../engine/unit-names.ts';
import { toDecimalText } from '../../../lib/decimal.ts';
import { numberFormat } from '../../../lib/number-format.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { findNumberSigns, type NumberSigns } from './widgets/number/number-signs.ts';
import { readNumber, type NumberReading } from './widgets/number/read-number.ts';

interface Typed {
  readonly text: string;
  /** The parsed number, or the text itself if it is not a number. */
  readonly value: number | string | undefined;
  /** The sign that groups thousands in the text. */
  readonly group: string | undefined;
  /** Further digits do not change the meaning of the sign, such as after pasting. */
  readonly isSettled: boolean;
}

/** How the text of a field is read and explained. */
interface FigureReader<Reading> {
  readonly read: (text: string, signs: NumberSigns, group: string | undefined) => Reading;
  /** Why a text is not read; undefined: it is not finished. */
  readonly explain: (reading: Reading) => string | undefined;
  /** The figure in a remark; `plain`: without its unit. */
  readonly name: (figure: number, plain: string) => string;
  readonly isYear?: boolean;
}

/** The parts of a reading that a field needs. */
type AnyReading = Extract<NumberReading, { kind: 'number' }> | { readonly kind: Exclude<string, 'number'> };

export function useTypedNumber(
  value: unknown,
  unit: Unit,
  onChange: (value: number | string | undefined) => void,
) {
  return useTypedFigure<NumberReading>(
    value,
    {
      read: (text, signs, group) => readNumber(text, { signs, unit, group }),
      explain: ({ kind }) => (kind === 'too-precise' ? copy.tooPrecise : undefined),
      name: (_, plain) => plain,
      isYear: unit === 'year',
    },
    onChange,
  );
}

/**
 * Keeps the text as typed. A grouping sign keeps its meaning while only digits are typed or deleted around it; but a
 * typed '1,234' may become '1,2345'.
 */
export function useTypedFigure<Reading extends AnyReading>(
  value: unknown,
  reader: FigureReader<Reading>,
  onChange: (value: number | string | undefined, reading: Reading) => void,
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
    const reading = reader.read(next, signs, group);
    const figure = findFigure(reading);
    const answer = next.trim() === '' ? undefined : (figure?.value ?? next);
    setTyped({
      text: next,
      value: answer,
      group: figure ? figure.group : group,
      isSettled: group !== undefined || !isDigitEdit,
    });
    onChange(answer, reading);
  };
  const remark = toRemark(text, value, reader, () => reader.read(text, signs, undefined));
  return { text, onType, remark };
}

function findFigure(reading: AnyReading): Extract<NumberReading, { kind: 'number' }> | undefined {
  return 'value' in reading ? reading : undefined;
}

/** Without grouping, with the decimal sign of the member's language. */
function toFieldText(value: unknown, decimal: string): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? toDecimalText(value).replace('.', decimal === ',' ? ',' : '.') : '';
}

const toFigure = numberFormat({ maximumFractionDigits: 12 });
const toYear = numberFormat({ maximumFractionDigits: 12, useGrouping: false });

/** For an unobvious text: the parsed number, or why it is not read. */
function toRemark<Reading>(
  text: string,
  value: unknown,
  { explain, name, isYear = false }: FigureReader<Reading>,
  read: () => Reading,
) {
  if (typeof value === 'string') return explain(read());
  if (typeof value !== 'number') return undefined;
  const plain = (isYear ? toYear : toFigure)(value);
  const isObvious = text.replace('-', '−') === plain && !text.includes(',');
  return isObvious ? undefined : copy.readAs(name(value, plain));
}

function findDigit(event: Event, { digits }: NumberSigns): string | undefined {
  if (!(event instanceof InputEvent) || event.inputType !== 'insertText') return undefined;
  const data = event.data ?? '';
  return digits.includes(data) || /^\p{Nd}$/u.test(data) ? data : undefined;
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}
