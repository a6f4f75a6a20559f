import { schema, set, type BrokenEdit } from './edits.ts';

/** A question that is answered by rows, or almost. */
function ask(question: object) {
  const added = { type: 'array', title: 'Who holds it?', description: 'Look it up.', ...question };
  return set(schema, ['properties', 'team', 'properties', 'holders'], added);
}

const holder = { type: 'string', title: 'Holder' };

/** What is said of small tables. */
export const brokenRows: readonly BrokenEdit[] = [
  [
    'rows without a limit',
    ask({ 'x-columns': { holder } }),
    'listing/schema.json:41: The question "holders" has no "maxItems"; write "maxItems": 10.',
  ],
  [
    'more rows than anybody reads',
    ask({ maxItems: 50, 'x-columns': { holder } }),
    'listing/schema.json:45: "maxItems" is 50; write a number from 1 to 20.',
  ],
  [
    'no columns',
    ask({ maxItems: 5, 'x-columns': {} }),
    'listing/schema.json:46: "x-columns" needs at least 1 entry.',
  ],
  [
    'a fifth column',
    ask({ maxItems: 5, 'x-columns': { a: holder, b: holder, c: holder, d: holder, e: holder } }),
    'listing/schema.json:46: "x-columns" needs at most 4 entries.',
  ],
  [
    'a column of yes or no',
    ask({ maxItems: 5, 'x-columns': { holder: { ...holder, type: 'boolean' } } }),
    'listing/schema.json:48: "type" is "boolean"; write string or number.',
  ],
  [
    'a unit of texts',
    ask({ maxItems: 5, 'x-columns': { holder: { ...holder, 'x-unit': 'usd' } } }),
    'listing/schema.json:50: "holder" cannot have the key "x-unit"; it may have type, title and format.',
  ],
  [
    'a column without a title',
    ask({ maxItems: 5, 'x-columns': { holder: { type: 'string' } } }),
    'listing/schema.json:47: "holder" has no "title"; write "title": "...".',
  ],
  [
    'options in a table',
    ask({ maxItems: 5, items: {}, 'x-columns': { holder } }),
    'listing/schema.json:46: The question "holders" cannot have the key "items"; it may have type, title, description, maxItems, x-columns, x-saved-as, x-former-ids, x-retired and x-asked-if.',
  ],
];
