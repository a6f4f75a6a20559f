import type { evidenceSentences } from '../../../scripts/questionnaires/sentences/evidence.ts';
import type { Pinned } from './pinned.ts';

export const pinnedEvidence: Pinned<keyof typeof evidenceSentences> = {
  'evidence-without-facts': [
    { about: 'an exchange' },
    '"evidence" shows facts of a coin or an NFT, and this questionnaire is about an exchange; write "lookup" links instead.',
  ],
  'evidence-fact-unknown': [{ fact: 'rsl', meant: 'rsi' }, 'There is no fact "rsl"; "rsi" is meant.'],
  'evidence-repeated': [{ fact: 'rsi' }, '"rsi" is shown twice under this question; leave one out.'],
  'evidence-rule-without-yes': [
    { id: 'track_record' },
    'A rule speaks for yes or no, and "track_record" is not answered by yes or no; leave "rule" out.',
  ],
  'evidence-fact-without-rule': [
    { fact: 'whitepaper', title: 'Whitepaper' },
    'No rule can judge the fact "whitepaper" (Whitepaper); leave "rule" out.',
  ],
  'evidence-word-unfit': [
    { word: 'minimum', fact: 'token_or_coin', kind: 'one of some words', fitting: 'const, enum or not' },
    '"minimum" cannot judge the fact "token_or_coin", which is one of some words; use const, enum or not.',
  ],
  'evidence-side-impossible': [
    { side: 'yes', fact: 'rsi' },
    'No value of the fact "rsi" can speak for yes by this rule; change "yes".',
  ],
  'evidence-rule-overlaps': [
    { value: 30, fact: 'rsi' },
    'The value 30 of the fact "rsi" speaks for yes and for no; change one side so that no value meets both.',
  ],
  'lookup-repeated': [
    { title: 'CoinGecko' },
    'Two links under this question are called "CoinGecko"; name what each one shows.',
  ],
  'lookup-malformed': [
    { href: 'http://x.com/' },
    '"http://x.com/" is no https address; values such as {name} may stand after the host only.',
  ],
  'lookup-host-unknown': [
    { host: 'example.com', meant: undefined },
    'Links do not lead to example.com; use a host that other questions link to, or ask a developer to add it.',
  ],
  'lookup-value-unknown': [
    { name: 'token', about: 'a coin', values: '{name} or {symbol}' },
    '{token} is never known, since this questionnaire is about a coin; use {name} or {symbol}.',
  ],
  'cites-unfit': [
    { id: 'is_named' },
    '"is_named" cannot offer answers: "cites" needs a text question of a questionnaire that says its "subject".',
  ],
  'lookup-unsure': [
    { id: 'coin_team' },
    'Every link of "coin_team" needs a value that may not be known, so none may be shown; add one that needs the name alone.',
  ],
};
