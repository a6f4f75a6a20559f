import { set, ui, type BrokenEdit } from './edits.ts';

const options = (id: string, value: unknown) => set(ui, [id], { 'ui:options': value });
const show = (...evidence: unknown[]) => options('is_named', { evidence });
const rule = (yes: unknown, no: unknown) => ({ words: 'such as the question says', yes, no });
const lookUp = (...lookup: unknown[]) => options('is_named', { lookup });
const link = (href: string, title = 'There') => ({ title, href });

export const brokenEvidence: readonly BrokenEdit[] = [
  ['a misspelt fact', show({ fact: 'rsl' }), 'listing/ui.json:20 evidence-fact-unknown rsi'],
  ['an unknown fact', show({ fact: 'reputation' }), 'listing/ui.json:20 evidence-fact-unknown'],
  ['a repeated fact', show({ fact: 'rsi' }, { fact: 'rsi' }), 'listing/ui.json:23 evidence-repeated'],
  [
    'a rule without a no',
    show({ fact: 'rsi', rule: { words: 'low', yes: { maximum: 30 } } }),
    'listing/ui.json:21 key-missing',
  ],
  [
    'a rule whose yes and no share one value',
    show({ fact: 'rsi', rule: rule({ maximum: 30 }, { minimum: 30 }) }),
    'listing/ui.json:21 evidence-rule-overlaps',
  ],
  [
    'a rule whose yes and no share a range',
    show({ fact: 'fees', rule: rule({ exclusiveMinimum: 10 }, { exclusiveMaximum: 20 }) }),
    'listing/ui.json:21 evidence-rule-overlaps',
  ],
  [
    'a rule on two exchanges whose yes and no overlap',
    show({
      fact: 'exchange_listings',
      rule: rule({ contains: { const: 'Kraken' } }, { not: { contains: { const: 'Gemini' } } }),
    }),
    'listing/ui.json:21 evidence-rule-overlaps',
  ],
  [
    'a rule with a side that no value meets',
    show({ fact: 'rsi', rule: rule({ minimum: 101 }, { maximum: 30 }) }),
    'listing/ui.json:23 evidence-side-impossible',
  ],
  [
    'a rule with a side that no listing meets',
    show({
      fact: 'exchange_listings',
      rule: rule({ contains: { const: 'Krakn' } }, { not: { contains: { const: 'Kraken' } } }),
    }),
    'listing/ui.json:23 evidence-side-impossible',
  ],
  [
    'a limit for a fact that is a word',
    show({ fact: 'token_or_coin', rule: rule({ minimum: 1 }, { const: 'coin' }) }),
    'listing/ui.json:23 evidence-word-unfit',
  ],
  [
    'a rule for a fact that is a link',
    show({ fact: 'whitepaper', rule: rule({ const: 'https://example.com' }, { const: '' }) }),
    'listing/ui.json:21 evidence-fact-without-rule',
  ],
  [
    'a rule under a text question',
    options('track_record', {
      evidence: [{ fact: 'rsi', rule: rule({ maximum: 30 }, { exclusiveMinimum: 30 }) }],
    }),
    'listing/ui.json:8 evidence-rule-without-yes',
  ],
  [
    'facts in a journal without a subject',
    set('mood/ui.json', ['mood_today'], { 'ui:options': { evidence: [{ fact: 'rsi' }] } }),
    'mood/ui.json:5 evidence-without-facts',
  ],
  [
    'a link to a host that is not listed',
    lookUp(link('https://example.com/')),
    'listing/ui.json:21 lookup-host-unknown',
  ],
  [
    'a link to a misspelt host',
    lookUp(link('https://tineye.con/')),
    'listing/ui.json:21 lookup-host-unknown tineye.com',
  ],
  ['a link without https', lookUp(link('http://x.com/')), 'listing/ui.json:21 lookup-malformed'],
  [
    'a link with a value in its host',
    lookUp(link('https://{name}.com/')),
    'listing/ui.json:21 lookup-malformed',
  ],
  [
    'a link with an unclosed brace',
    lookUp(link('https://x.com/{name')),
    'listing/ui.json:21 lookup-malformed',
  ],
  [
    'a link with an unknown value',
    lookUp(link('https://x.com/{token}')),
    'listing/ui.json:21 lookup-value-unknown',
  ],
  [
    'a link with a value in a journal without a subject',
    set('mood/ui.json', ['mood_today'], { 'ui:options': { lookup: [link('https://x.com/{name}')] } }),
    'mood/ui.json:8 lookup-value-unknown',
  ],
  [
    '"cites" in a questionnaire without a subject',
    set('mood/ui.json', ['mood_today'], { 'ui:options': { cites: 'for' } }),
    'mood/ui.json:5 cites-unfit',
  ],
  [
    'two links with the same title',
    lookUp(link('https://x.com/'), link('https://tineye.com/')),
    'listing/ui.json:24 lookup-repeated',
  ],
  [
    'no link that is always shown',
    lookUp(link('https://x.com/{contract}')),
    'listing/ui.json:18 lookup-unsure (warning)',
  ],
];
