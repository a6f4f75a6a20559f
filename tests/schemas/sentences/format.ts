import type { formatSentences } from '../../../scripts/questionnaires/sentences/format.ts';
import type { Pinned } from './pinned.ts';

export const pinnedFormat: Pinned<keyof typeof formatSentences> = {
  'key-misspelt': [
    { name: '"x-asked-if"', key: 'queston', meant: 'question' },
    '"x-asked-if" has the key "queston"; "question" is meant.',
  ],
  'key-unknown': [
    { name: 'Entry 1 of "x-bands"', key: 'unit', known: 'from and signal' },
    'Entry 1 of "x-bands" cannot have the key "unit"; it may have from and signal.',
  ],
  'key-missing': [
    { name: 'The question "is_named"', key: 'title', example: '"title": "..."' },
    'The question "is_named" has no "title"; write "title": "...".',
  ],
  'key-unfit': [
    { key: 'Is_hidden', allowed: 'lower-case letters, digits and _, at most 64 of them, a letter first' },
    '"Is_hidden" cannot be a name here; use lower-case letters, digits and _, at most 64 of them, a letter first.',
  ],
  'value-misspelt': [
    { name: '"type"', value: '"bolean"', meant: 'boolean' },
    '"type" is "bolean"; "boolean" is meant.',
  ],
  'value-unfit': [
    { name: '"from"', value: '0.5', allowed: 'a whole number without quotation marks' },
    '"from" is 0.5; write a whole number without quotation marks.',
  ],
  'value-empty': [{ name: '"description"' }, '"description" is empty; write what it should say.'],
  'value-amount': [
    {
      name: '"x-asked-if"',
      amount: 'little',
      allowed:
        '"question" with what is asked of its answer, "fact" with what is asked of it, or one of allOf, anyOf and not',
    },
    '"x-asked-if" says too little; write "question" with what is asked of its answer, "fact" with what is asked of it, or one of allOf, anyOf and not.',
  ],
  'value-count': [{ name: '"allOf"', bound: 'least', limit: 2 }, '"allOf" needs at least 2 entries.'],
  'value-repeated': [{ name: '"enum"' }, '"enum" names the same twice.'],
  'value-wrong': [
    { name: '"x-bands"', words: 'Bands go upwards.' },
    '"x-bands" is not written as it must be. Bands go upwards.',
  ],
  'more-of-these': [
    { count: 28 },
    'And 28 more from here on, most likely after one slip; mend what is said above first.',
  ],
};
