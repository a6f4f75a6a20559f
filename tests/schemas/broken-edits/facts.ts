import { askIf, set, schema, type BrokenEdit } from './edits.ts';

const ask = (condition: unknown) => askIf(['team', 'track_record'], condition);
const beAbout = (subject: string) => set(schema, ['x-questionnaire', 'subject'], subject);

export const brokenFacts: readonly BrokenEdit[] = [
  [
    'a condition on a misspelt fact',
    ask({ fact: 'token_or_coins', const: 'token' }),
    'listing/schema.json:41 fact-misspelt token_or_coin',
  ],
  [
    'a condition on an unknown fact',
    ask({ fact: 'blockchain', const: 'ethereum' }),
    'listing/schema.json:41 fact-unknown',
  ],
  [
    'a condition on a fact that cannot be compared',
    ask({ fact: 'whitepaper', known: true }),
    'listing/schema.json:41 fact-not-comparable',
  ],
  [
    'a condition on a coin fact in a questionnaire about exchanges',
    [beAbout('exchange'), ask({ fact: 'token_or_coin', const: 'token' })],
    'listing/schema.json:41 fact-without-coin',
    'listing/schema.json:11 questionnaire-fact-changed',
  ],
  [
    'a condition on a coin fact in a journal without a subject',
    set('mood/schema.json', ['properties', 'insights', 'properties', 'mood_today', 'x-asked-if'], {
      fact: 'rsi',
      minimum: 70,
    }),
    'mood/schema.json:23 fact-without-coin',
  ],
  [
    'a range of market caps in a questionnaire about exchanges',
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
  ['a fact without a test', ask({ fact: 'rsi' }), 'listing/schema.json:40 value-amount'],
  ['answered for a fact', ask({ fact: 'rsi', answered: true }), 'listing/schema.json:42 key-unknown'],
  [
    'a misspelt test of a fact',
    ask({ fact: 'rsi', knwon: true }),
    'listing/schema.json:42 key-misspelt known',
  ],
  [
    'minimum for a fact that is a word',
    ask({ fact: 'token_or_coin', minimum: 1 }),
    'listing/schema.json:42 fact-word-unfit',
  ],
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
  [
    'a minimum above every possible value',
    ask({ fact: 'rsi', minimum: 700 }),
    'listing/schema.json:40 fact-value-impossible',
  ],
  [
    'a year instead of a day',
    ask({ fact: 'code_changed', maximum: '2024' }),
    'listing/schema.json:40 condition-day-unfit',
  ],
  [
    'known beside a limit',
    ask({ fact: 'rsi', known: true, minimum: 70 }),
    'listing/schema.json:42 fact-known-beside-limit',
  ],
  [
    'a minimum above the maximum',
    ask({ fact: 'rsi', minimum: 70, maximum: 30 }),
    'listing/schema.json:40 condition-never-holds',
  ],
  [
    'every value that a fact can have',
    ask({ fact: 'token_or_coin', enum: ['coin', 'token'] }),
    'listing/schema.json:40 condition-always-holds',
  ],
  [
    'a minimum that every value meets',
    ask({ fact: 'followers', minimum: 0 }),
    'listing/schema.json:40 condition-always-holds',
  ],
  [
    'two tests of a fact that exclude each other',
    ask({
      allOf: [{ fact: 'token_or_coin', const: 'coin' }, { not: { fact: 'token_or_coin', const: 'coin' } }],
    }),
    'listing/schema.json:40 condition-never-holds',
  ],
  [
    'an alternative that never holds',
    ask({
      anyOf: [
        { question: 'is_named', const: true },
        { fact: 'rsi', minimum: 70, maximum: 30 },
      ],
    }),
    'listing/schema.json:46 fact-test-never-holds',
  ],
];
