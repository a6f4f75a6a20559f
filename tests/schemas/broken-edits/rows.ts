import { schema, set, type BrokenEdit } from './edits.ts';

function ask(question: object) {
  const added = { type: 'array', title: 'Who holds it?', description: 'Look it up.', ...question };
  return set(schema, ['properties', 'team', 'properties', 'holders'], added);
}

const holder = { type: 'string', title: 'Holder' };

export const brokenRows: readonly BrokenEdit[] = [
  ['rows without a limit', ask({ 'x-columns': { holder } }), 'listing/schema.json:41 key-missing'],
  [
    'a limit of too many rows',
    ask({ maxItems: 50, 'x-columns': { holder } }),
    'listing/schema.json:45 value-unfit',
  ],
  ['rows without columns', ask({ maxItems: 5, 'x-columns': {} }), 'listing/schema.json:46 value-count'],
  [
    'rows with five columns',
    ask({ maxItems: 5, 'x-columns': { a: holder, b: holder, c: holder, d: holder, e: holder } }),
    'listing/schema.json:46 value-count',
  ],
  [
    'a yes/no column',
    ask({ maxItems: 5, 'x-columns': { holder: { ...holder, type: 'boolean' } } }),
    'listing/schema.json:48 value-unfit',
  ],
  [
    'a unit on a text column',
    ask({ maxItems: 5, 'x-columns': { holder: { ...holder, 'x-unit': 'usd' } } }),
    'listing/schema.json:50 key-unknown',
  ],
  [
    'a column without a title',
    ask({ maxItems: 5, 'x-columns': { holder: { type: 'string' } } }),
    'listing/schema.json:47 key-missing',
  ],
  [
    'options beside columns',
    ask({ maxItems: 5, items: {}, 'x-columns': { holder } }),
    'listing/schema.json:46 key-unknown',
  ],
];
