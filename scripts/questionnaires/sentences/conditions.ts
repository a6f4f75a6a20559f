export const conditionSentences = {
  'condition-question-unknown':
    '"x-asked-if" names the question "{id}", which this questionnaire does not have.',
  'condition-on-itself': '{name} depends on its own answer; let it depend on an earlier question.',
  'condition-on-own-section':
    '{name} depends on "{id}", one of its own questions; let it depend on an earlier section.',
  'conditions-circular':
    '{name} and "{id}" depend on each other, so neither is ever asked; remove one of the two conditions.',
  'condition-on-later':
    '{name} depends on "{id}", which is asked later; move "{id}" before it, or into a section before "{section}".',
  'condition-on-retired': '{name} depends on "{id}", which is retired and no longer asked.',
  'condition-word-unfit': '"{word}" does not work for "{id}", which is {kind}; use {fitting}.',
  'condition-answer-impossible': ({
    value,
    id,
    options,
  }: {
    readonly value: unknown;
    readonly id: string;
    readonly options: readonly string[];
  }) =>
    `"x-asked-if" expects the answer ${JSON.stringify(value)}, which "${id}" cannot have${options.length > 0 ? `; its options are ${options.join(', ')}` : ''}.`,
  'condition-never-holds': 'The condition of {name} is never true, so the question is never asked.',
  'condition-always-holds': 'The condition of {name} is always true; remove it.',
  'condition-test-never-holds': '"{id}" can never have an answer that passes this test.',
  'condition-part-never-holds':
    'This part of the condition contradicts itself, so it is never true; correct or remove it.',
  'fact-test-never-holds': 'The fact "{fact}" can never pass this test.',
  'fact-without-coin':
    '"x-asked-if" uses the fact "{fact}", but this questionnaire is about {about} and only coins have facts; write "subject": "coin", or remove the fact.',
  'applies-without-coin':
    '"x-applies-if" uses a market cap, but this questionnaire is about {about} and only coins have one; write "subject": "coin", or remove "x-applies-if".',
  'fact-not-comparable':
    '"x-asked-if" cannot compare the fact "{fact}" ({title}), which is not a number, a day or a word; use {facts}.',
  'fact-unknown': '"x-asked-if" uses the fact "{fact}", which does not exist; use {facts}.',
  'fact-about-other': 'The fact "{fact}" is about NFTs, which conditions cannot test; use {facts}.',
  'condition-day-unfit': ({ value, id }: { readonly value: unknown; readonly id: string }) =>
    `${JSON.stringify(value)} is not a day to compare "${id}" with; write YYYY-MM-DD, such as "2024-01-31".`,
  'fact-misspelt': '"x-asked-if" uses the fact "{fact}", which does not exist. Did you mean "{meant}"?',
  'fact-word-unfit': '"{word}" does not work for the fact "{fact}", which is {kind}; use {fitting}.',
  'fact-known-beside-limit': ({ words }: { readonly words: readonly string[] }) =>
    `A fact that is compared must be known anyway; remove "known" beside "${words.join('" and "')}".`,
  'fact-value-impossible': ({
    value,
    fact,
    allowed,
  }: {
    readonly value: unknown;
    readonly fact: string;
    readonly allowed: string;
  }) => `"x-asked-if" expects ${JSON.stringify(value)}, but the fact "${fact}" is always ${allowed}.`,
} as const;
