/** What to write in place of a key that is not possible at its place. */
export interface KeyPlace {
  /** The key that does it here, if there is one. */
  readonly meant?: string;
  readonly words: string;
}

interface Row extends KeyPlace {
  readonly keys: readonly string[];
  /** A key that only such places have; undefined: everywhere. */
  readonly at?: string;
  /** Keys that such places do not have. */
  readonly without?: readonly string[];
}

const conditionKeys = ['if', 'then', 'else', 'allOf', 'not', 'dependentRequired', 'visibleIf', 'showIf'];
const optionKeys = ['enum', 'anyOf', 'options', 'choices'];
const columnKeys = ['description', 'x-short', 'x-signal', 'x-bands', 'x-asked-if'];
const dayKeys = ['formatMinimum', 'formatMaximum', 'x-latest', 'x-reminds'];

/** Of questions, texts between them and calculated values. */
const questionRows: readonly Row[] = [
  { keys: ['needs'], at: 'x-calculated', meant: 'x-calculated', words: 'Put it into "x-calculated".' },
  {
    keys: optionKeys,
    at: 'items',
    without: ['x-rows'],
    meant: 'items',
    words: 'Put the options into "oneOf" of "items".',
  },
  ...['x-pattern-words', 'multipleOf', 'x-signal-no'].map((at) => ({
    keys: [...optionKeys, ...(at === 'x-pattern-words' ? [] : ['oneOf', '$ref'])],
    at,
    meant: 'oneOf',
    words: 'Options are "type": "string" and "oneOf": [{ "const": "daily", "title": "Every day" }, ...].',
  })),
  { keys: optionKeys, at: 'oneOf', meant: 'oneOf', words: 'Each option is an entry of "oneOf".' },
  {
    keys: ['minItems'],
    at: 'x-rows',
    meant: 'required',
    words:
      'Name the table in "required" of its section to ask for a row; for more rows, test "minItems" in a rule.',
  },
  { keys: ['uniqueItems'], at: 'x-rows', words: 'Rows may be alike; remove it.' },
  {
    keys: ['maximum'],
    at: 'x-pattern-words',
    meant: 'maxLength',
    words: 'A text is limited by "maxLength"; a number has "type": "number".',
  },
  {
    keys: ['minimum', 'multipleOf', 'x-unit', 'x-bands', 'x-scale'],
    at: 'x-pattern-words',
    words: 'That is for a number, with "type": "number".',
  },
  {
    keys: ['minLength'],
    at: 'x-pattern-words',
    meant: 'pattern',
    words: 'No text is too short; only a "pattern" can ask for more characters.',
  },
  {
    keys: dayKeys,
    at: 'x-pattern-words',
    meant: 'format',
    words: 'That is for a day, with "format": "date".',
  },
  {
    keys: ['format', 'pattern', 'x-pattern-words', 'maxLength', 'minLength', ...dayKeys],
    at: 'multipleOf',
    words: 'That is for "type": "string"; a number is limited by "minimum" and "maximum".',
  },
  {
    keys: ['exclusiveMinimum'],
    at: 'multipleOf',
    meant: 'minimum',
    words: 'Write the smallest possible number as "minimum".',
  },
  {
    keys: ['exclusiveMaximum'],
    at: 'multipleOf',
    meant: 'maximum',
    words: 'Write the largest possible number as "maximum".',
  },
  {
    keys: ['minimum'],
    at: 'formatMinimum',
    meant: 'formatMinimum',
    words: 'The first day is "formatMinimum".',
  },
  {
    keys: ['maximum'],
    at: 'formatMaximum',
    meant: 'formatMaximum',
    words: 'The last day is "formatMaximum".',
  },
  {
    keys: conditionKeys,
    at: 'x-asked-if',
    meant: 'x-asked-if',
    words: 'Write its condition as "x-asked-if".',
  },
  { keys: ['x-currencies'], at: 'x-short', words: 'That is for money, with "type": "object".' },
  {
    keys: ['x-unit'],
    at: 'properties',
    without: ['x-rules', 'x-questionnaire'],
    words: 'The currency is its unit; remove it.',
  },
  {
    keys: ['minimum', 'maximum', 'multipleOf'],
    at: 'properties',
    without: ['x-rules', 'x-questionnaire'],
    meant: 'amount',
    words: 'Put it into "amount".',
  },
  {
    keys: ['const'],
    at: 'x-short',
    meant: 'x-rules',
    words: 'An answer that is expected is a rule: "x-rules" of the section.',
  },
  {
    keys: ['examples', 'placeholder'],
    at: 'x-short',
    meant: 'description',
    words: 'Write an example into "description", or as "ui:placeholder" into ui.json.',
  },
  {
    keys: ['readOnly'],
    at: 'x-short',
    meant: 'x-calculated',
    words: 'Only a calculated value, with "x-calculated", is not answered by members.',
  },
  {
    keys: ['required'],
    at: 'x-short',
    without: ['x-currencies'],
    words: 'Name the question in "required" of its section.',
  },
];

/**
 * Keys of JSON Schema, of other makers of forms, and of other places of this format. The first row that fits counts.
 * `at` names a key that only one kind of place has: x-replaces a column, x-rows a table, x-pattern-words a text,
 * x-asked-if a question or section, lessThan a condition, answered a test of an answer, ageInDays a formula.
 */
const rows: readonly Row[] = [
  { keys: ['row'], at: 'contains', meant: 'contains', words: 'Put it into "contains".' },
  {
    keys: ['maxItems'],
    at: 'contains',
    meant: 'not',
    words: 'At most 3 is { "not": { ... "minItems": 4 } }.',
  },
  {
    keys: ['exclusiveMinimum', 'exclusiveMaximum', 'lessThan', 'moreThan'],
    at: 'answered',
    words: 'A number or a day from a value on is "minimum", and up to a value "maximum".',
  },
  {
    keys: ['properties', 'required', 'oneOf', '$ref'],
    at: 'items',
    meant: 'items',
    words: 'Put it into "items".',
  },
  {
    keys: ['x-former-ids', 'x-retired'],
    at: 'x-replaces',
    words: 'A column keeps its id, and is asked as long as its table.',
  },
  {
    keys: ['required'],
    at: 'x-replaces',
    meant: 'items',
    words: 'Name the column in "required" of "items".',
  },
  {
    keys: ['readOnly', 'x-calculated'],
    at: 'x-replaces',
    words: 'Members answer every column; a calculated value stands after its table.',
  },
  {
    keys: columnKeys,
    at: 'x-replaces',
    words: 'A column has no help, sign or condition; write about it in the "description" of its table.',
  },
  { keys: ['required'], at: 'x-questionnaire', words: 'Name questions in "required" of their section.' },
  {
    keys: ['$defs', 'definitions'],
    at: 'x-questionnaire',
    words: 'A list that questions share is a file of schemas/options, to which "$ref" refers.',
  },
  { keys: ['x-rules'], words: 'Put them into a section.' },
  { keys: ['additionalProperties'], words: 'Other keys are never accepted; remove it.' },
  { keys: ['default'], words: 'Nothing is answered before the member answers; remove it.' },
  {
    keys: conditionKeys,
    at: 'x-rules',
    meant: 'x-asked-if',
    words:
      'Write "x-asked-if" at the question that depends on another, or "x-rules" for answers that do not go together.',
  },
  {
    keys: ['minItems', 'maxItems', 'uniqueItems', 'title', 'description'],
    at: 'properties',
    without: ['x-asked-if', 'x-questionnaire'],
    words: 'Put it beside "items".',
  },
  ...questionRows,
  {
    keys: ['to', 'max', 'maximum'],
    at: 'from',
    meant: 'from',
    words: 'A band ends where the next one begins, at its "from".',
  },
  { keys: ['yes', 'no'], at: 'short', words: 'Only a yes/no question has statements for yes and no.' },
  { keys: ['title'], at: 'from', words: 'Only bands of a calculated value have a title.' },
  { keys: ['needs'], at: 'ageInDays', words: 'Put it beside the outermost operation.' },
  {
    keys: ['help', 'description'],
    at: 'ui:widget',
    meant: 'description',
    words: 'Help is the "description" in schema.json.',
  },
];

/** Other names for a key, which has the same value here. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  title: ['label', 'question', 'name'],
  description: ['help', 'hint'],
  words: ['message'],
  const: ['value', 'id', 'equals'],
  from: ['min', 'minimum'],
  anyOf: ['or', 'oneOf'],
  allOf: ['and'],
  moreThan: ['greaterThan'],
  mean: ['average'],
  sum: ['add', 'total'],
  difference: ['minus'],
  product: ['multiply'],
  quotient: ['divide'],
};

/** The key of which this is another name; `known`: the keys that are possible at the place. */
export function findSynonym(key: string, known: readonly string[], value: unknown): string | undefined {
  const isFigure = typeof value === 'number' && known.includes('x-value');
  return isFigure ? undefined : known.find((one) => synonyms[one]?.includes(key));
}

/** Where a key belongs, or what does the same; `known`: the keys that are possible at the place, `value` that of the key. */
export function findPlaceOf(key: string, known: readonly string[], value: unknown): KeyPlace | undefined {
  const has = (other: string) => known.includes(other);
  if (key.startsWith('ui:') && !has('ui:widget')) return { words: 'Put it into ui.json.' };
  const row = rows.find(
    ({ keys, at, without }) =>
      keys.includes(key.replace(/^ui:/, '')) && (at === undefined || has(at)) && !without?.some(has),
  );
  if (row) return row;
  if (key === 'ui:title' && has('ui:widget'))
    return { meant: 'title', words: 'The question is the "title" in schema.json.' };
  if (has('lessThan'))
    return { meant: 'question', words: 'A test is { "question": "team", "const": true }.' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (has('ui:widget') && !key.startsWith('ui:'))
    return { words: 'Name questions by themselves, without their section.' };
  const isQuestion = has('x-rules') && 'type' in value;
  return isQuestion ? { meant: 'properties', words: 'Put questions into "properties".' } : undefined;
}
