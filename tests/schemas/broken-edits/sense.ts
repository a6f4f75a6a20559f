import {
  askIf,
  change,
  releaseSecond,
  schema,
  set,
  ui,
  write,
  makeFolder,
  type BrokenEdit,
  type Edit,
} from './edits.ts';
import { unreleased } from './misleading.ts';

const team = ['properties', 'team', 'properties'];
const texts = { title: 'How many work on it?', description: 'See its site.' };
const ask = (question: object, id = 'added') => set(schema, [...team, id], { ...texts, ...question });
const day = (how: object) => ask({ type: 'string', format: 'date', title: 'Since when?', ...how });
const several = (oneOf: readonly object[], how: object = {}) =>
  ask({ type: 'array', uniqueItems: true, items: { type: 'string', oneOf }, ...how });
const named = (...titles: readonly string[]) => titles.map((title, index) => ({ const: `o${index}`, title }));
const applies = (how: object) =>
  set(schema, [...team, 'is_named', 'x-applies-if'], { facts: ['market_cap_coingecko'], ...how });
const evidence = (entry: object) =>
  set(ui, ['is_named'], { 'ui:options': { evidence: [{ fact: 'market_cap_coingecko', ...entry }] } });
const named100 = { yes: { minimum: 100_000_000 }, no: { exclusiveMaximum: 100_000_000 } };
const lookup = (href: string) =>
  set(ui, ['is_named'], { 'ui:options': { lookup: [{ title: 'There', href }] } });

const alert = {
  fact: 'liquidity',
  facts: { deep: 'price', thin: 'price', none: 'price' },
  side: 'way',
  above: 'up',
  figure: 'limit',
  until: 'last',
};
const alerted = (how: object, limit: object = {}, last: object = {}): readonly Edit[] => [
  ask(
    {
      type: 'string',
      oneOf: [
        { const: 'up', title: 'Above' },
        { const: 'down', title: 'Below' },
      ],
    },
    'way',
  ),
  ask({ type: 'number', title: 'What is the limit?', ...limit }, 'limit'),
  ask({ type: 'string', format: 'date', title: 'Until when?', ...last }, 'last'),
  set(schema, ['x-questionnaire', 'alert'], { ...alert, ...how }),
];

const impossible: readonly BrokenEdit[] = [
  [
    'a reminder on a day that must be past',
    day({ 'x-reminds': true, 'x-latest': 'today' }),
    'listing/schema.json:46 reminder-in-the-past',
  ],
  [
    'a band of future days on a day that must be past',
    day({ 'x-latest': 'today', 'x-bands': [{ from: -30, signal: 'negative' }] }),
    'listing/schema.json:48 band-of-future-days',
  ],
  [
    'an alert until a day that must be past',
    alerted({}, {}, { 'x-latest': 'today' }),
    'listing/schema.json:23 alert-day-past',
  ],
  [
    'a question that applies to no coin',
    applies({ minimum: 1000, exclusiveMaximum: 1000, words: 'US$1,000' }),
    'listing/schema.json:29 applies-range-empty',
  ],
  [
    'a part of anyOf that contradicts itself',
    askIf(['market', 'shape'], {
      anyOf: [
        { question: 'is_named', const: true },
        {
          allOf: [
            { question: 'is_hidden', const: true },
            { question: 'is_hidden', const: false },
          ],
        },
      ],
    }),
    'listing/schema.json:92 condition-part-never-holds',
  ],
  [
    'a quick question after an answer to a slow one',
    [
      set(schema, [...team, 'track_record', 'x-quick'], true),
      set(schema, [...team, 'track_record', 'x-asked-if'], { question: 'is_named', const: true }),
    ],
    'listing/schema.json:40 quick-after-slow',
  ],
  [
    'options that all rule out the others',
    several(named('A', 'B').map((one) => ({ ...one, 'x-alone': true }))),
    'listing/schema.json:48 options-all-alone',
  ],
];

const opposite: readonly BrokenEdit[] = [
  [
    'an alert with a limit in percent for a price',
    alerted({}, { 'x-unit': 'percent' }),
    'listing/schema.json:16 alert-unit-other',
    'listing/schema.json:17 alert-unit-other',
    'listing/schema.json:18 alert-unit-other',
  ],
  [
    'another figure in the words of a range',
    applies({ minimum: 1_000_000_000, words: 'from US$1 million' }),
    'listing/schema.json:30 limit-words-other (warning)',
  ],
  [
    'the opposite in the words of a range',
    applies({ exclusiveMaximum: 1_000_000_000, words: 'at least US$1 billion' }),
    'listing/schema.json:30 limit-words-opposite (warning)',
  ],
  [
    'another figure in the words of a rule',
    evidence({ rule: { words: 'at least US$10 million', ...named100 } }),
    'listing/ui.json:22 limit-words-other (warning)',
  ],
  [
    'the opposite in the words of a rule',
    evidence({ rule: { words: 'under US$100 million', ...named100 } }),
    'listing/ui.json:22 limit-words-opposite (warning)',
  ],
  [
    'a warning for both yes and no',
    set(schema, [...team, 'is_hidden', 'x-signal-no'], 'negative'),
    'listing/schema.json:34 signals-of-both (warning)',
  ],
  [
    'mixed signs without any sign',
    several(named('A', 'B'), { 'x-signal': 'mixed' }),
    'listing/schema.json:59 signal-mixed-without-signs (warning)',
  ],
  [
    'neutral beside options with signs',
    set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-signal'], 'neutral'),
    'listing/schema.json:67 signal-neutral-with-signs (warning)',
  ],
  [
    'two options for none of these',
    several(named('A', 'None of these', 'None apply')),
    'listing/schema.json:59 options-none-twice (warning)',
  ],
];

const misled: readonly BrokenEdit[] = [
  [
    'two options with one picture',
    change(ui, 'images/steps.svg', 'images/waves.svg'),
    'listing/ui.json:7 picture-shared (warning)',
    'listing/images/steps.svg:1 picture-unused (warning)',
  ],
  [
    'a line break in a title',
    set(schema, [...team, 'is_named', 'title'], 'Are the founders\nnamed?'),
    'listing/schema.json:22 title-line-break (warning)',
  ],
  [
    'bold words in a title',
    set(schema, [...team, 'is_named', 'title'], 'Are the **founders** named?'),
    'listing/schema.json:22 text-markup (warning)',
  ],
  [
    'bold words in the label of a scale',
    ask({ type: 'integer', minimum: 1, maximum: 5, 'x-scale': { low: '**No**', high: 'Yes' } }),
    'listing/schema.json:48 text-markup (warning)',
  ],
  [
    'a placeholder that is longer than the answer',
    set(schema, [...team, 'track_record', 'maxLength'], 10),
    'listing/ui.json:3 placeholder-too-long (warning)',
  ],
  [
    'How many on a yes/no question',
    ask({ type: 'boolean' }),
    'listing/schema.json:42 title-not-yes-no (warning)',
  ],
  [
    'an invisible letter in the title of an option',
    change(schema, '"title": "Waves"', '"title": "Wa\u200Bves"'),
    'listing/schema.json:63 text-invisible',
  ],
];

const explained: readonly BrokenEdit[] = [
  [
    'an alert that names a retired question',
    alerted({}, { 'x-retired': true }),
    'listing/schema.json:22 alert-question-retired',
  ],
  [
    'an alert that names a misspelt question',
    alerted({ until: 'lst' }),
    'listing/schema.json:23 alert-question-unknown last',
  ],
  [
    'an alert without a coin',
    [...alerted({}), set(schema, ['x-questionnaire', 'subject'])],
    'listing/schema.json:12 alert-without-coin',
  ],
  [
    'an alert without a value for an option',
    alerted({ facts: { deep: 'price', thin: 'price' } }),
    'listing/schema.json:15 alert-value-missing',
  ],
  [
    'an alert with a misspelt value',
    alerted({ facts: { ...alert.facts, none: 'prise' } }),
    'listing/schema.json:18 alert-value-unknown price',
  ],
  ['an alert with an unknown side', alerted({ above: 'over' }), 'listing/schema.json:21 alert-side-unknown'],
  [
    'a fact of an NFT under a question about a coin',
    evidence({ fact: 'nft_floor' }),
    'listing/ui.json:20 evidence-fact-about-other',
  ],
  [
    'a fact of an NFT in a condition',
    askIf(['market', 'shape'], { fact: 'nft_floor', minimum: 1 }),
    'listing/schema.json:87 fact-about-other',
  ],
  [
    'the beginning of a fact under a question',
    evidence({ fact: 'marketcap' }),
    'listing/ui.json:20 evidence-fact-unknown market_cap_coinpaprika" or "market_cap_coingecko" or "market_cap_coinmarketcap" or "market_cap_gap" or "coinmarketcap_page',
  ],
  [
    'the beginning of a fact in a condition',
    askIf(['market', 'shape'], { fact: 'market_cap', minimum: 1 }),
    'listing/schema.json:87 fact-misspelt market_cap_coinpaprika" or "market_cap_coingecko" or "market_cap_coinmarketcap" or "market_cap_gap',
  ],
  [
    'a misspelt value in a link',
    lookup('https://coinpaprika.com/coin/{nme}/'),
    'listing/ui.json:21 lookup-value-unknown name',
  ],
  [
    'a day with one digit',
    [day({}), askIf(['market', 'shape'], { question: 'added', minimum: '2024-1-1' })],
    'listing/schema.json:92 condition-day-unfit',
  ],
];

/** A setting that can never work, contradicts another or misleads members, and sentences that say how to go on. */
export const brokenSense: readonly BrokenEdit[] = [
  ...[...impossible, ...opposite, ...misled, ...explained].map(
    ([what, edits, ...says]): BrokenEdit => [what, [...unreleased, ...[edits].flat()], ...says],
  ),
  [
    'an alert that names a former id',
    [
      ...alerted({}),
      releaseSecond,
      change(schema, '"version": 2', '"version": 3'),
      change(schema, '"limit": {', '"ceiling": { "x-former-ids": ["limit"],'),
    ],
    'listing/schema.json:22 alert-question-renamed',
  ],
  [
    'a released alert that watches another figure',
    [
      ...alerted({}),
      releaseSecond,
      change(schema, '"version": 2', '"version": 3'),
      change(schema, '"thin": "price"', '"thin": "rsi"'),
    ],
    'listing/schema.json:17 alert-figure-changed',
  ],
  [
    'a released alert that watches the other side',
    [
      ...alerted({}),
      releaseSecond,
      change(schema, '"version": 2', '"version": 3'),
      change(schema, '"above": "up"', '"above": "down"'),
    ],
    'listing/schema.json:21 alert-side-changed',
  ],
  [
    'a questionnaire among the lists of options',
    [
      (root) => void makeFolder('options')(root),
      write('options/votes.json', '{ "title": "Votes", "x-questionnaire": {}, "properties": {} }\n'),
    ],
    'options/votes.json:1 list-is-questionnaire',
  ],
  [
    'a questionnaire that is retired within a version',
    set('mood/schema.json', ['x-retired'], true),
    'mood/schema.json:7 released-version-changed',
  ],
];
