import { askIf, set, schema, type BrokenEdit } from './edits.ts';

const ask = (condition: unknown) => askIf(['team', 'track_record'], condition);
const beAbout = (subject: string) => set(schema, ['x-questionnaire', 'subject'], subject);

/** All that a condition may look at. */
const facts =
  'token_or_coin, market_cap_coinpaprika, market_cap_coingecko, supply_circulating, supply_maximum, price_close, price_average_52, price_average_128, price_average_200, rsi, macd, macd_side, macd_turned, followers, code_changed, code_contributors, whitepaper_date, value_locked, fees, largest_holders, reserves_held or reserves_changed';

/** Conditions on facts of a coin. */
export const brokenFacts: readonly BrokenEdit[] = [
  [
    'a fact misspelt',
    ask({ fact: 'token_or_coins', const: 'token' }),
    'listing/schema.json:41: "x-asked-if" looks at the fact "token_or_coins", which there is not; "token_or_coin" is meant.',
  ],
  [
    'a fact that there is not',
    ask({ fact: 'blockchain', const: 'ethereum' }),
    `listing/schema.json:41: "x-asked-if" looks at the fact "blockchain", which there is not; use ${facts}.`,
  ],
  [
    'a fact that nothing compares with',
    ask({ fact: 'whitepaper', known: true }),
    `listing/schema.json:41: "x-asked-if" cannot look at the fact "whitepaper" (Whitepaper), which is no number, day or word; use ${facts}.`,
  ],
  [
    'a fact of an exchange',
    [beAbout('exchange'), ask({ fact: 'token_or_coin', const: 'token' })],
    'listing/schema.json:41: "x-asked-if" looks at the fact "token_or_coin", and this questionnaire is about an exchange: facts are of coins only, so write "subject": "coin" or ask without it.',
    'listing/schema.json:11 questionnaire-fact-changed',
  ],
  [
    'a fact of a journal about nothing',
    set('mood/schema.json', ['properties', 'insights', 'properties', 'mood_today', 'x-asked-if'], {
      fact: 'rsi',
      minimum: 70,
    }),
    'mood/schema.json:23: "x-asked-if" looks at the fact "rsi", and this questionnaire is about nothing in particular: facts are of coins only, so write "subject": "coin" or ask without it.',
  ],
  [
    'a fact that is asked nothing',
    ask({ fact: 'rsi' }),
    'listing/schema.json:40: "x-asked-if" says too little; write what is asked of the fact too: const, enum, minimum, maximum or known.',
  ],
  [
    'answered of a fact',
    ask({ fact: 'rsi', answered: true }),
    'listing/schema.json:42: "x-asked-if" cannot have the key "answered"; it may have fact, const, enum, minimum, maximum and known.',
  ],
  [
    'a word of a fact misspelt',
    ask({ fact: 'rsi', knwon: true }),
    'listing/schema.json:42: "x-asked-if" has the key "knwon"; "known" is meant.',
  ],
  [
    'minimum of a word',
    ask({ fact: 'token_or_coin', minimum: 1 }),
    'listing/schema.json:42: "minimum" cannot be asked of the fact "token_or_coin", which is one of some words; use const or enum or known.',
  ],
  [
    'a word that a fact can never be',
    ask({ fact: 'token_or_coin', const: 'Token' }),
    'listing/schema.json:40: "x-asked-if" waits for "Token", which the fact "token_or_coin" can never be; it is coin or token.',
  ],
  [
    'a number in quotation marks',
    ask({ fact: 'market_cap_coinpaprika', minimum: '100000000' }),
    'listing/schema.json:40: "x-asked-if" waits for "100000000", which the fact "market_cap_coinpaprika" can never be; it is a number.',
  ],
  [
    'more than all',
    ask({ fact: 'rsi', minimum: 700 }),
    'listing/schema.json:40: "x-asked-if" waits for 700, which the fact "rsi" can never be; it is a number from 0 to 100.',
  ],
  [
    'a day that is a year',
    ask({ fact: 'code_changed', maximum: '2024' }),
    'listing/schema.json:40: "x-asked-if" waits for "2024", which the fact "code_changed" can never be; it is a day, as 2024-12-31.',
  ],
  [
    'known beside a limit',
    ask({ fact: 'rsi', known: true, minimum: 70 }),
    'listing/schema.json:42: "known" stands alone: a fact that is compared is known; leave it out beside "minimum".',
  ],
  [
    'limits that no figure is between',
    ask({ fact: 'rsi', minimum: 70, maximum: 30 }),
    'listing/schema.json:40: The condition of "track_record" never holds, so nobody is ever asked.',
  ],
  [
    'all that a fact can be',
    ask({ fact: 'token_or_coin', enum: ['coin', 'token'] }),
    'listing/schema.json:40: The condition of "track_record" always holds; leave it out.',
  ],
  [
    'no limit at all',
    ask({ fact: 'followers', minimum: 0 }),
    'listing/schema.json:40: The condition of "track_record" always holds; leave it out.',
  ],
  [
    'two facts that exclude each other',
    ask({
      allOf: [{ fact: 'token_or_coin', const: 'coin' }, { not: { fact: 'token_or_coin', const: 'coin' } }],
    }),
    'listing/schema.json:40: The condition of "track_record" never holds, so nobody is ever asked.',
  ],
  [
    'one way that there never is',
    ask({
      anyOf: [
        { question: 'is_named', const: true },
        { fact: 'rsi', minimum: 70, maximum: 30 },
      ],
    }),
    'listing/schema.json:46: The fact "rsi" is never like this here.',
  ],
];
