export const conditionSentences = {
  'condition-currencies-mixed': ({
    id,
    currencies,
  }: {
    readonly id: string;
    readonly currencies: readonly string[];
  }) =>
    `"${id}" may be answered in ${currencies.join(' or ')}, whose amounts cannot be compared; test whether it is answered, or give it one currency.`,
  'condition-question-unknown':
    'The condition names the question "{id}", which this questionnaire does not have.{hint}',
  'comparison-with-today':
    '"today" cannot be compared; limit the day by "formatMinimum" or "formatMaximum", or compare its age: a calculated value with ageInDays.',
  'condition-on-text': '{name} depends on "{id}", which is a text between questions and has no answer.',
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
    kind,
  }: {
    readonly value: unknown;
    readonly id: string;
    readonly options: readonly string[];
    readonly kind: string;
  }) =>
    `The condition expects the answer ${JSON.stringify(value)}, which "${id}" cannot have; ${options.length > 0 ? `its options are ${options.join(', ')}` : `it is ${kind}`}.`,
  'condition-never-holds': 'The condition of {name} is never true, so it never appears.',
  'condition-always-holds': 'The condition of {name} is always true; remove it.',
  'condition-test-never-holds': '"{id}" can never have an answer that passes this test.',
  'condition-part-never-holds':
    'This part of the condition contradicts itself, so it is never true; correct or remove it.',
  'fact-test-never-holds': 'The fact "{fact}" can never pass this test.',
  'fact-without-coin':
    'The fact "{fact}" cannot be used here: this questionnaire is about {about}, and conditions and calculated values use facts of coins only; write "subject": "coin", or remove the fact.',
  'applies-without-coin':
    '"x-applies-if" uses a market cap, but this questionnaire is about {about} and only coins have one; write "subject": "coin", or remove "x-applies-if".',
  'fact-not-comparable':
    'A condition cannot compare the fact "{fact}" ({title}), which is not a number, a day or a word; use {facts}.',
  'fact-unknown': 'The fact "{fact}" does not exist; use {facts}.',
  'fact-about-other': 'The fact "{fact}" is about NFTs, which conditions cannot test; use {facts}.',
  'condition-day-unfit': ({ value, id }: { readonly value: unknown; readonly id: string }) =>
    `${JSON.stringify(value)} is not a day to compare "${id}" with; write YYYY-MM-DD, such as "2024-01-31".`,
  'fact-misspelt': 'The fact "{fact}" does not exist. Did you mean "{meant}"?',
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
  }) => `The condition expects ${JSON.stringify(value)}, but the fact "${fact}" is always ${allowed}.`,
  'comparison-unfit': ({ id }: { readonly id: string | number }) =>
    `${JSON.stringify(id)} cannot be compared; use the ids of questions for a number or a day, or of calculated values, a number, or a day such as "2024-01-31".`,
  'comparison-constant': 'This compares two fixed values; name a question or a calculated value.',
  'comparison-with-itself': ({ id }: { readonly id: string | number }) =>
    `This compares "${id}" with itself; name two different ones.`,
  'comparison-kinds-mixed':
    'This compares a number with a day ({one} and {other}); compare two numbers or two days.',
  'comparison-units-mixed':
    '"{one}" is in {unit} and "{other}" in {otherUnit}; compare two of the same unit.',
  'comparison-never':
    'This comparison can never hold, by the limits of what it compares; correct or remove it.',
  'comparison-always':
    'This comparison always holds, by the limits of what it compares; correct or remove it.',
  'rule-at-unknown': '"at" names "{id}", which is not a question of this section.{hint}',
  'rule-at-elsewhere':
    '"at" names "{id}" of the section "{other}"; name a question of "{section}", or move the rule to "{other}".',
  'rule-at-unanswered':
    '"at" names "{id}", which is not answered by members; name a question of this section.',
  'rule-at-retired': '"at" names "{id}", which is retired and no longer asked; name another question.',
  'rule-twice': 'There is another rule with this condition at "{id}"; remove one.',
  'rule-on-later': '{name} looks at "{id}", which is asked later; move the rule to the section "{section}".',
  'rule-never-holds': '{name} never holds once its questions are answered; correct or remove it.',
  'rule-always-holds':
    '{name} always holds once its questions are answered, so no answers would be right; correct it.',
} as const;
