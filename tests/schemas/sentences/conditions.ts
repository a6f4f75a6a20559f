import type { conditionSentences } from '../../../scripts/questionnaires/sentences/conditions.ts';
import type { Pinned } from './pinned.ts';

export const pinnedConditions: Pinned<keyof typeof conditionSentences> = {
  'condition-question-unknown': [
    { id: 'has_team' },
    '"x-asked-if" looks at "has_team", which is no question of this questionnaire.',
  ],
  'condition-on-itself': [
    { name: '"track_record"' },
    '"track_record" looks at its own answer; a condition looks at an earlier question.',
  ],
  'condition-on-own-section': [
    { name: 'the section "market"', id: 'liquidity' },
    'the section "market" looks at "liquidity" in itself; a section\'s condition looks at an earlier section.',
  ],
  'conditions-circular': [
    { name: '"is_hidden"', id: 'track_record' },
    '"is_hidden" and "track_record" wait for each other, so neither is ever asked; let one of them be asked without the other.',
  ],
  'condition-on-later': [
    { name: '"is_named"', id: 'track_record', section: 'team' },
    '"is_named" looks at "track_record", which is asked later; move "track_record" before it, or ask it in an earlier section than "team".',
  ],
  'condition-on-retired': [
    { name: '"liquidity"', id: 'track_record' },
    '"liquidity" looks at "track_record", which is retired: it is no longer asked.',
  ],
  'condition-word-unfit': [
    { word: 'includes', id: 'is_named', kind: 'answered by yes or no', fitting: 'const or answered' },
    '"includes" cannot be asked of "is_named", which is answered by yes or no; use const or answered.',
  ],
  'condition-answer-impossible': [
    { value: 'shallow', id: 'liquidity', options: ['deep', 'thin', 'none'] },
    '"x-asked-if" waits for "shallow", which is no answer that "liquidity" can have; its options are deep, thin, none.',
  ],
  'condition-never-holds': [
    { name: '"shape"' },
    'The condition of "shape" never holds, so the question is never asked.',
  ],
  'condition-always-holds': [
    { name: '"track_record"' },
    'The condition of "track_record" always holds; leave it out.',
  ],
  'condition-test-never-holds': [{ id: 'track_record' }, '"track_record" never has an answer like this one.'],
  'fact-test-never-holds': [{ fact: 'rsi' }, 'The fact "rsi" is never like this here.'],
  'fact-without-coin': [
    { fact: 'token_or_coin', about: 'an exchange' },
    '"x-asked-if" looks at the fact "token_or_coin", and this questionnaire is about an exchange: facts are of coins only, so write "subject": "coin" or ask without it.',
  ],
  'applies-without-coin': [
    { about: 'an exchange' },
    '"x-applies-if" looks at a market cap, and this questionnaire is about an exchange: only coins have one, so write "subject": "coin" or leave it out.',
  ],
  'fact-not-comparable': [
    {
      fact: 'whitepaper',
      title: 'Whitepaper',
      facts:
        'token_or_coin, market_cap_coinpaprika, market_cap_coingecko, supply_circulating, supply_maximum, price_close, price_average_52, price_average_128, price_average_200, rsi, macd, macd_side, macd_turned, followers, code_changed, code_contributors, whitepaper_date, value_locked, fees, largest_holders, reserves_held or reserves_changed',
    },
    '"x-asked-if" cannot look at the fact "whitepaper" (Whitepaper), which is no number, day or word; use token_or_coin, market_cap_coinpaprika, market_cap_coingecko, supply_circulating, supply_maximum, price_close, price_average_52, price_average_128, price_average_200, rsi, macd, macd_side, macd_turned, followers, code_changed, code_contributors, whitepaper_date, value_locked, fees, largest_holders, reserves_held or reserves_changed.',
  ],
  'fact-unknown': [
    {
      fact: 'blockchain',
      facts:
        'token_or_coin, market_cap_coinpaprika, market_cap_coingecko, supply_circulating, supply_maximum, price_close, price_average_52, price_average_128, price_average_200, rsi, macd, macd_side, macd_turned, followers, code_changed, code_contributors, whitepaper_date, value_locked, fees, largest_holders, reserves_held or reserves_changed',
    },
    '"x-asked-if" looks at the fact "blockchain", which there is not; use token_or_coin, market_cap_coinpaprika, market_cap_coingecko, supply_circulating, supply_maximum, price_close, price_average_52, price_average_128, price_average_200, rsi, macd, macd_side, macd_turned, followers, code_changed, code_contributors, whitepaper_date, value_locked, fees, largest_holders, reserves_held or reserves_changed.',
  ],
  'fact-misspelt': [
    { fact: 'token_or_coins', meant: 'token_or_coin' },
    '"x-asked-if" looks at the fact "token_or_coins", which there is not; "token_or_coin" is meant.',
  ],
  'fact-word-unfit': [
    { word: 'minimum', fact: 'token_or_coin', kind: 'one of some words', fitting: 'const or enum or known' },
    '"minimum" cannot be asked of the fact "token_or_coin", which is one of some words; use const or enum or known.',
  ],
  'fact-known-beside-limit': [
    { words: ['minimum'] },
    '"known" stands alone: a fact that is compared is known; leave it out beside "minimum".',
  ],
  'fact-value-impossible': [
    { value: 'Token', fact: 'token_or_coin', allowed: 'coin or token' },
    '"x-asked-if" waits for "Token", which the fact "token_or_coin" can never be; it is coin or token.',
  ],
};
