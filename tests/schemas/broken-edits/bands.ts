import { change, schema, set, type BrokenEdit, type Edit } from './edits.ts';

/** A question that version 1 did not ask. */
function ask(question: object, bands: unknown): readonly Edit[] {
  const added = {
    title: 'How much is there of it?',
    description: 'Look it up.',
    ...question,
    'x-bands': bands,
  };
  return [
    change(schema, '"version": 1', '"version": 2'),
    set(schema, ['properties', 'team', 'properties', 'added'], added),
  ];
}

const share = { type: 'number', minimum: 0, maximum: 100 };
const day = { type: 'string', format: 'date', 'x-latest': 'today' };

/** Which signs numbers and days are. */
export const brokenBands: readonly BrokenEdit[] = [
  [
    'bands without a sign',
    ask(share, [{ from: 10, signal: 'neutral' }]),
    'listing/schema.json:47: No band of "added" is a sign; make one "positive" or "negative", or leave "x-bands" out.',
  ],
  [
    'two bands that say the same',
    ask(share, [
      { from: 10, signal: 'positive' },
      { from: 20, signal: 'positive' },
    ]),
    'listing/schema.json:52: The bands of "added" from 10 and from 20 are both positive; leave the second one out.',
  ],
  [
    'ages that go down',
    ask(day, [
      { from: 1, unit: 'years', signal: 'positive' },
      { from: 11, unit: 'months', signal: 'negative' },
    ]),
    'listing/schema.json:53: The bands of "added" go upwards: 11 months cannot follow 1 year; put the smaller one first.',
  ],
  [
    'an age of days to come, which are refused',
    ask(day, [
      { from: -30, signal: 'negative' },
      { from: 0, signal: 'positive' },
    ]),
    'listing/schema.json:48: No answer to "added" is in the band from -30: no day is younger than today.',
  ],
  [
    'an age in parts of a year',
    ask(day, [{ from: 0.5, unit: 'years', signal: 'positive' }]),
    'listing/schema.json:49: "from" is 0.5; write a whole number without quotation marks.',
  ],
  [
    'an age in weeks',
    ask(day, [{ from: 2, unit: 'weeks', signal: 'positive' }]),
    'listing/schema.json:50: "unit" is "weeks"; write days, months or years.',
  ],
  [
    'an age of a number',
    ask(share, [{ from: 2, unit: 'years', signal: 'positive' }]),
    'listing/schema.json:50: Entry 1 of "x-bands" cannot have the key "unit"; it may have from and signal.',
  ],
  [
    'bands of a text',
    ask({ type: 'string' }, [{ from: 2, signal: 'positive' }]),
    'listing/schema.json:45: The question "added" cannot have the key "x-bands"; it may have type, title, description, maxLength, x-signal, x-saved-as, x-former-ids, x-retired and x-asked-if.',
  ],
];
