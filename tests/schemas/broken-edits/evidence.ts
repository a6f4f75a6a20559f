import { set, ui, type BrokenEdit } from './edits.ts';

const options = (id: string, value: unknown) => set(ui, [id], { 'ui:options': value });
const show = (...evidence: unknown[]) => options('is_named', { evidence });
const rule = (yes: unknown, no: unknown) => ({ words: 'such as the question says', yes, no });
const lookUp = (...lookup: unknown[]) => options('is_named', { lookup });
const link = (href: string, title = 'There') => ({ title, href });

export const brokenEvidence: readonly BrokenEdit[] = [
  ['a fact misspelt', show({ fact: 'rsl' }), 'listing/ui.json:20 evidence-fact-unknown rsi'],
  ['no fact at all', show({ fact: 'reputation' }), 'listing/ui.json:20 evidence-fact-unknown'],
  ['a fact twice', show({ fact: 'rsi' }, { fact: 'rsi' }), 'listing/ui.json:23 evidence-repeated'],
  [
    'a rule that can only say yes',
    show({ fact: 'rsi', rule: { words: 'low', yes: { maximum: 30 } } }),
    'listing/ui.json:21 key-missing',
  ],
  [
    'a value that speaks for both',
    show({ fact: 'rsi', rule: rule({ maximum: 30 }, { minimum: 30 }) }),
    'listing/ui.json:21 evidence-rule-overlaps',
  ],
  [
    'a range that speaks for both',
    show({ fact: 'fees', rule: rule({ exclusiveMinimum: 10 }, { exclusiveMaximum: 20 }) }),
    'listing/ui.json:21 evidence-rule-overlaps',
  ],
  [
    'two exchanges, one of which speaks for yes',
    show({
      fact: 'exchange_listings',
      rule: rule({ contains: { const: 'Kraken' } }, { not: { contains: { const: 'Gemini' } } }),
    }),
    'listing/ui.json:21 evidence-rule-overlaps',
  ],
  [
    'a side that no value meets',
    show({ fact: 'rsi', rule: rule({ minimum: 101 }, { maximum: 30 }) }),
    'listing/ui.json:23 evidence-side-impossible',
  ],
  [
    'a side that no listing meets',
    show({
      fact: 'exchange_listings',
      rule: rule({ contains: { const: 'Krakn' } }, { not: { contains: { const: 'Kraken' } } }),
    }),
    'listing/ui.json:23 evidence-side-impossible',
  ],
  [
    'a limit of a word',
    show({ fact: 'token_or_coin', rule: rule({ minimum: 1 }, { const: 'coin' }) }),
    'listing/ui.json:23 evidence-word-unfit',
  ],
  [
    'a rule about a page',
    show({ fact: 'whitepaper', rule: rule({ const: 'https://example.com' }, { const: '' }) }),
    'listing/ui.json:21 evidence-fact-without-rule',
  ],
  [
    'a rule for a text',
    options('track_record', {
      evidence: [{ fact: 'rsi', rule: rule({ maximum: 30 }, { exclusiveMinimum: 30 }) }],
    }),
    'listing/ui.json:8 evidence-rule-without-yes',
  ],
  [
    'facts in a journal about nothing',
    set('mood/ui.json', ['mood_today'], { 'ui:options': { evidence: [{ fact: 'rsi' }] } }),
    'mood/ui.json:5 evidence-without-facts',
  ],
  [
    'a link to a host that is not listed',
    lookUp(link('https://example.com/')),
    'listing/ui.json:21 lookup-host-unknown',
  ],
  [
    'a host misspelt',
    lookUp(link('https://tineye.con/')),
    'listing/ui.json:21 lookup-host-unknown tineye.com',
  ],
  ['a link without https', lookUp(link('http://x.com/')), 'listing/ui.json:21 lookup-malformed'],
  [
    'a host by the name of the coin',
    lookUp(link('https://{name}.com/')),
    'listing/ui.json:21 lookup-malformed',
  ],
  ['a brace left open', lookUp(link('https://x.com/{name')), 'listing/ui.json:21 lookup-malformed'],
  [
    'a value that no coin has',
    lookUp(link('https://x.com/{token}')),
    'listing/ui.json:21 lookup-value-unknown',
  ],
  [
    'a value of nothing',
    set('mood/ui.json', ['mood_today'], { 'ui:options': { lookup: [link('https://x.com/{name}')] } }),
    'mood/ui.json:8 lookup-value-unknown',
  ],
  [
    'answers offered under what is no text',
    set('mood/ui.json', ['mood_today'], { 'ui:options': { cites: 'for' } }),
    'mood/ui.json:5 cites-unfit',
  ],
  [
    'two links of one name',
    lookUp(link('https://x.com/'), link('https://tineye.com/')),
    'listing/ui.json:24 lookup-repeated',
  ],
  [
    'only links that may be left out',
    lookUp(link('https://x.com/{contract}')),
    'listing/ui.json:18 lookup-unsure (warning)',
  ],
];
