import { askIf, set, schema, type BrokenEdit } from './edits.ts';

const ask = (condition: unknown) => askIf(['team', 'track_record'], condition);
const beAbout = (subject: string) => set(schema, ['x-questionnaire', 'subject'], subject);

export const brokenFacts: readonly BrokenEdit[] = [
  [
    'a fact misspelt',
    ask({ fact: 'token_or_coins', const: 'token' }),
    'listing/schema.json:41 fact-misspelt token_or_coin',
  ],
  [
    'a fact that there is not',
    ask({ fact: 'blockchain', const: 'ethereum' }),
    'listing/schema.json:41 fact-unknown',
  ],
  [
    'a fact that nothing compares with',
    ask({ fact: 'whitepaper', known: true }),
    'listing/schema.json:41 fact-not-comparable',
  ],
  [
    'a fact of an exchange',
    [beAbout('exchange'), ask({ fact: 'token_or_coin', const: 'token' })],
    'listing/schema.json:41 fact-without-coin',
    'listing/schema.json:11 questionnaire-fact-changed',
  ],
  [
    'a fact of a journal about nothing',
    set('mood/schema.json', ['properties', 'insights', 'properties', 'mood_today', 'x-asked-if'], {
      fact: 'rsi',
      minimum: 70,
    }),
    'mood/schema.json:23 fact-without-coin',
  ],
  [
    'a range of market caps of an exchange',
    [
      beAbout('exchange'),
      set(schema, ['properties', 'team', 'properties', 'is_named', 'x-applies-if'], {
        facts: ['market_cap_coingecko'],
        minimum: 1000,
        words: 'from US$1,000',
      }),
    ],
    'listing/schema.json:25 applies-without-coin',
    'listing/schema.json:11 questionnaire-fact-changed',
  ],
  ['a fact that is asked nothing', ask({ fact: 'rsi' }), 'listing/schema.json:40 value-amount'],
  ['answered of a fact', ask({ fact: 'rsi', answered: true }), 'listing/schema.json:42 key-unknown'],
  [
    'a word of a fact misspelt',
    ask({ fact: 'rsi', knwon: true }),
    'listing/schema.json:42 key-misspelt known',
  ],
  ['minimum of a word', ask({ fact: 'token_or_coin', minimum: 1 }), 'listing/schema.json:42 fact-word-unfit'],
  [
    'a word that a fact can never be',
    ask({ fact: 'token_or_coin', const: 'Token' }),
    'listing/schema.json:40 fact-value-impossible',
  ],
  [
    'a number in quotation marks',
    ask({ fact: 'market_cap_coinpaprika', minimum: '100000000' }),
    'listing/schema.json:40 fact-value-impossible',
  ],
  ['more than all', ask({ fact: 'rsi', minimum: 700 }), 'listing/schema.json:40 fact-value-impossible'],
  [
    'a day that is a year',
    ask({ fact: 'code_changed', maximum: '2024' }),
    'listing/schema.json:40 fact-value-impossible',
  ],
  [
    'known beside a limit',
    ask({ fact: 'rsi', known: true, minimum: 70 }),
    'listing/schema.json:42 fact-known-beside-limit',
  ],
  [
    'limits that no figure is between',
    ask({ fact: 'rsi', minimum: 70, maximum: 30 }),
    'listing/schema.json:40 condition-never-holds',
  ],
  [
    'all that a fact can be',
    ask({ fact: 'token_or_coin', enum: ['coin', 'token'] }),
    'listing/schema.json:40 condition-always-holds',
  ],
  [
    'no limit at all',
    ask({ fact: 'followers', minimum: 0 }),
    'listing/schema.json:40 condition-always-holds',
  ],
  [
    'two facts that exclude each other',
    ask({
      allOf: [{ fact: 'token_or_coin', const: 'coin' }, { not: { fact: 'token_or_coin', const: 'coin' } }],
    }),
    'listing/schema.json:40 condition-never-holds',
  ],
  [
    'one way that there never is',
    ask({
      anyOf: [
        { question: 'is_named', const: true },
        { fact: 'rsi', minimum: 70, maximum: 30 },
      ],
    }),
    'listing/schema.json:46 fact-test-never-holds',
  ],
];
