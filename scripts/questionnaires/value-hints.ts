/** What is written for kinds of answers of other makers of forms. */
const kindHints: Readonly<Record<string, string>> = {
  text: '"string"',
  textarea: '"string", and "ui:widget": "textarea" in ui.json',
  date: '"string" with "format": "date"',
  email: '"string" with "format": "email"',
  url: '"string" with "format": "uri"',
  select: '"string" with "oneOf"',
  choice: '"string" with "oneOf"',
  radio: '"string" with "oneOf"',
  dropdown: '"select"',
  checkboxes: '"multicheckbox"',
  range: '"scale" for a question with "x-scale", or "number"',
  updown: '"number"',
  checkbox: '"boolean" for yes or no, or "array" for several of "items"',
  money: '"object" with an amount and a currency',
  currency: '"object" with an amount and a currency',
  note: '"null"',
  html: '"null"',
  table: '"array" with the columns of "items"',
  matrix: '"array" with "x-rows" and one column',
  file: '"string" with "format": "uri": members name the address of a file',
  array: 'another type: a cell has one answer',
};

const textHint = 'no format, and describe the text with "pattern" and "x-pattern-words"';

/** Formats of JSON Schema and of other makers of forms. */
const formatHints: Readonly<Record<string, string>> = {
  time: 'no format, and "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$" for a time of day',
  'date-time': '"date", and ask for the time in a question with "pattern"',
  datetime: '"date", and ask for the time in a question with "pattern"',
  tel: '"phone"',
  'ethereum-address': '"evm-address"',
  'eth-address': '"evm-address"',
  'btc-address': '"bitcoin-address"',
  uuid: textHint,
  hostname: textHint,
  ipv4: textHint,
  ipv6: textHint,
};

const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '"type"': kindHints,
  '"ui:widget"': kindHints,
  '"format"': formatHints,
};

/** What to write in place of a value of another maker of forms; `name`: that of its key, in quotation marks. */
export function findValueHint(name: string, value: string): string | undefined {
  return hints[name]?.[value];
}
