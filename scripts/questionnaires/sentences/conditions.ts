export const conditionSentences = {
  'condition-question-unknown': '"x-asked-if" looks at "{id}", which is no question of this questionnaire.',
  'condition-on-itself': '{name} looks at its own answer; a condition looks at an earlier question.',
  'condition-on-own-section':
    '{name} looks at "{id}" in itself; a section\'s condition looks at an earlier section.',
  'conditions-circular':
    '{name} and "{id}" wait for each other, so neither is ever asked; let one of them be asked without the other.',
  'condition-on-later':
    '{name} looks at "{id}", which is asked later; move "{id}" before it, or ask it in an earlier section than "{section}".',
  'condition-on-retired': '{name} looks at "{id}", which is retired: it is no longer asked.',
  'condition-word-unfit': '"{word}" cannot be asked of "{id}", which is {kind}; use {fitting}.',
  'condition-answer-impossible': ({
    value,
    id,
    options,
  }: {
    readonly value: unknown;
    readonly id: string;
    readonly options: readonly string[];
  }) =>
    `"x-asked-if" waits for ${JSON.stringify(value)}, which is no answer that "${id}" can have${options.length > 0 ? `; its options are ${options.join(', ')}` : ''}.`,
  'condition-never-holds': 'The condition of {name} never holds, so the question is never asked.',
  'condition-always-holds': 'The condition of {name} always holds; leave it out.',
  'condition-test-never-holds': '"{id}" never has an answer like this one.',
  'fact-test-never-holds': 'The fact "{fact}" is never like this here.',
  'fact-without-coin':
    '"x-asked-if" looks at the fact "{fact}", and this questionnaire is about {about}: facts are of coins only, so write "subject": "coin" or ask without it.',
  'applies-without-coin':
    '"x-applies-if" looks at a market cap, and this questionnaire is about {about}: only coins have one, so write "subject": "coin" or leave it out.',
  'fact-not-comparable':
    '"x-asked-if" cannot look at the fact "{fact}" ({title}), which is no number, day or word; use {facts}.',
  'fact-unknown': '"x-asked-if" looks at the fact "{fact}", which there is not; use {facts}.',
  'fact-misspelt': '"x-asked-if" looks at the fact "{fact}", which there is not; "{meant}" is meant.',
  'fact-word-unfit': '"{word}" cannot be asked of the fact "{fact}", which is {kind}; use {fitting}.',
  'fact-known-beside-limit': ({ words }: { readonly words: readonly string[] }) =>
    `"known" stands alone: a fact that is compared is known; leave it out beside "${words.join('" and "')}".`,
  'fact-value-impossible': ({
    value,
    fact,
    allowed,
  }: {
    readonly value: unknown;
    readonly fact: string;
    readonly allowed: string;
  }) =>
    `"x-asked-if" waits for ${JSON.stringify(value)}, which the fact "${fact}" can never be; it is ${allowed}.`,
} as const;
