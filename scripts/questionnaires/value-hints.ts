const oneOf = '"string" with "oneOf"';

/** By the name of the key, in quotation marks: what to write for values of JSON Schema and of other makers of forms. */
const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '"type"': {
    text: '"string"',
    textarea: '"string", and "ui:widget": "textarea" in ui.json',
    date: '"string" with "format": "date"',
    email: '"string" with "format": "email"',
    url: '"string" with "format": "uri"',
    select: oneOf,
    radio: oneOf,
    dropdown: oneOf,
    checkbox: '"boolean" for yes or no, or "array" for several of "items"',
    checkboxes: '"array" with "items"',
    money: '"object" with an amount and a currency',
    table: '"array" with the columns of "items"',
    matrix: '"array" with "x-rows" and one column',
    file: '"string" with "format": "uri": members name the address of a file',
    array: 'another type: a cell has one answer',
  },
  '"ui:widget"': {
    dropdown: '"select"',
    checkboxes: '"multicheckbox"',
    range: '"scale" for a question with "x-scale", or "number"',
  },
  '"format"': {
    time: 'no format, and "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$" for a time of day',
    'date-time': '"date", and ask for the time in a question with "pattern"',
    tel: '"phone"',
    'ethereum-address': '"evm-address"',
  },
};

/** What to write in place of a value; undefined if nothing is known. */
export function findValueHint(name: string, value: string): string | undefined {
  return hints[name]?.[value];
}
