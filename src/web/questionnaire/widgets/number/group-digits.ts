/** What is a number as far as it is typed, with its thousands apart: '1,234.'; any other text as it is. */
export function groupDigits(text: string): string {
  const plain = text.replaceAll(',', '');
  if (!/^-?\d*(?:\.\d*)?$/.test(plain)) return text;
  const [whole = '', ...fraction] = plain.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Where the caret stands so that as many digits are right of it as before; at commas further left or right. */
export function placeCaret(text: string, digitsRight: number, side: 'left' | 'right'): number {
  let at = text.length;
  while (at > 0 && countDigits(text.slice(at)) < digitsRight) at -= 1;
  if (side === 'left' && text[at - 1] === ',') at -= 1;
  return at;
}

/** Everything but commas, which come and go by themselves. */
export function countDigits(text: string): number {
  return text.replaceAll(',', '').length;
}
