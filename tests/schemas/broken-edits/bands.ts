import { change, schema, set, type BrokenEdit, type Edit } from './edits.ts';

/** Adds a question that version 1 did not ask. */
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

export const brokenBands: readonly BrokenEdit[] = [
  [
    'bands without a sign',
    ask(share, [{ from: 10, signal: 'neutral' }]),
    'listing/schema.json:47 bands-without-sign',
  ],
  [
    'two bands in a row with the same sign',
    ask(share, [
      { from: 10, signal: 'positive' },
      { from: 20, signal: 'positive' },
    ]),
    'listing/schema.json:52 bands-alike',
  ],
  [
    'ages in descending order',
    ask(day, [
      { from: 1, unit: 'years', signal: 'positive' },
      { from: 11, unit: 'months', signal: 'negative' },
    ]),
    'listing/schema.json:53 bands-downwards',
  ],
  [
    'a band for future days, which the question refuses',
    ask(day, [
      { from: -30, signal: 'negative' },
      { from: 0, signal: 'positive' },
    ]),
    'listing/schema.json:48 band-unreachable',
  ],
  [
    'an age of half a year',
    ask(day, [{ from: 0.5, unit: 'years', signal: 'positive' }]),
    'listing/schema.json:49 value-unfit',
  ],
  [
    'an age in weeks',
    ask(day, [{ from: 2, unit: 'weeks', signal: 'positive' }]),
    'listing/schema.json:50 value-unfit',
  ],
  [
    'an age in a band of a number',
    ask(share, [{ from: 2, unit: 'years', signal: 'positive' }]),
    'listing/schema.json:50 key-unknown',
  ],
  [
    'bands on a text question',
    ask({ type: 'string' }, [{ from: 2, signal: 'positive' }]),
    'listing/schema.json:45 key-unknown',
  ],
];
