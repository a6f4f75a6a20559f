import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { numberFormat } from '../../../../lib/number-format.ts';
import { findDecimalSign, readNumber, type DecimalSign } from './read-number.ts';

interface Typed {
  readonly text: string;
  /** The number that it is read as, or the text itself where it is none. */
  readonly value: number | string | undefined;
}

/**
 * The text of a number field: as it was typed, with its thousands apart as long as nothing else was meant, and written
 * in the product's way once the field is left.
 */
export function useTypedNumber(value: unknown, onChange: (value: number | string | undefined) => void) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [sign] = useState<DecimalSign>(() => findDecimalSign(navigator.languages));
  const [typed, setTyped] = useState<Typed>();
  const text = typed && typed.value === value ? typed.text : toFieldText(value);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const take = (next: string) => {
    const answer = next.trim() === '' ? undefined : (readNumber(next, sign) ?? next);
    setTyped({ text: next, value: answer });
    onChange(answer);
  };
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = toNext(text, target.value, nativeEvent, sign);
    const right = countDigits(target.value.slice(target.selectionStart ?? target.value.length));
    caret.current = placeCaret(next, right, isDeletion(nativeEvent) ? 'left' : 'right');
    take(next);
  };
  return {
    field,
    shown: text,
    /** False where the text may be read as another number than it is, and so the number is said. */
    isPlain: typeof value !== 'number' || readPlain(text) === value,
    onType,
    /** Writes a number that is still as it was typed in the product's way. */
    settle: () => setTyped(undefined),
  };
}

/** A number as its field shows it: '1,234.5'. */
export function toFieldText(value: unknown): string {
  if (typeof value === 'string') return value;
  // A minus as keyboards have it.
  return typeof value === 'number' ? toFigure(value).replace('−', '-') : '';
}

const toFigure = numberFormat({ maximumFractionDigits: 12 });

function readPlain(text: string): number | undefined {
  return groupDigits(text) === text ? Number(text.replaceAll(',', '')) : undefined;
}

/** Sets thousands apart where only digits were typed or something was deleted; what was pasted stays as it is. */
function toNext(before: string, next: string, event: Event, sign: DecimalSign): string {
  const inserted = event instanceof InputEvent ? event.data : undefined;
  const isDigit = inserted !== null && inserted !== undefined && /^[\d-]$/.test(inserted);
  const isPoint = inserted === '.' && sign === '.';
  const isOurs = groupDigits(before) === before;
  return isOurs && (isDigit || isPoint || isDeletion(event)) ? groupDigits(next) : next;
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}

/** What is a number as far as it is typed, with its thousands apart: '1,234.'; any other text as it is. */
function groupDigits(text: string): string {
  const plain = text.replaceAll(',', '');
  if (!/^-?\d*(?:\.\d*)?$/.test(plain)) return text;
  const [whole = '', ...fraction] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Where the caret stands so that as many digits are right of it as before; at commas further left or right. */
function placeCaret(text: string, digitsRight: number, side: 'left' | 'right'): number {
  let at = text.length;
  while (at > 0 && countDigits(text.slice(at)) < digitsRight) at -= 1;
  if (side === 'left' && text[at - 1] === ',') at -= 1;
  return at;
}

/** Everything but commas, which come and go by themselves. */
function countDigits(text: string): number {
  return text.replaceAll(',', '').length;
}
