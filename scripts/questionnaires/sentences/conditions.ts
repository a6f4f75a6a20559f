export const conditionSentences = {
  'condition-question-unknown': ({ id }: Looked) =>
    `"x-asked-if" looks at "${id}", which is no question of this questionnaire.`,
  'condition-on-itself': ({ name }: Holder) =>
    `${name} looks at its own answer; a condition looks at an earlier question.`,
  'condition-on-own-section': ({ name, id }: Holder & Looked) =>
    `${name} looks at "${id}" in itself; a section's condition looks at an earlier section.`,
  'conditions-circular': ({ name, id }: Holder & Looked) =>
    `${name} and "${id}" wait for each other, so neither is ever asked; let one of them be asked without the other.`,
  'condition-on-later': ({ name, id, section }: Holder & Looked & { readonly section: string }) =>
    `${name} looks at "${id}", which is asked later; move "${id}" before it, or ask it in an earlier section than "${section}".`,
  'condition-on-retired': ({ name, id }: Holder & Looked) =>
    `${name} looks at "${id}", which is retired: it is no longer asked.`,
  'condition-word-unfit': ({ word, id, kind, fitting }: Looked & Word) =>
    `"${word}" cannot be asked of "${id}", which is ${kind}; use ${fitting}.`,
  'condition-answer-impossible': ({
    value,
    id,
    options,
  }: Looked & Value & { readonly options: readonly string[] }) =>
    `"x-asked-if" waits for ${JSON.stringify(value)}, which is no answer that "${id}" can have${options.length > 0 ? `; its options are ${options.join(', ')}` : ''}.`,
  'condition-never-holds': ({ name }: Holder) =>
    `The condition of ${name} never holds, so the question is never asked.`,
  'condition-always-holds': ({ name }: Holder) => `The condition of ${name} always holds; leave it out.`,
  'condition-test-never-holds': ({ id }: Looked) => `"${id}" never has an answer like this one.`,
  'fact-test-never-holds': ({ fact }: Fact) => `The fact "${fact}" is never like this here.`,
  'fact-without-coin': ({ fact, about }: Fact & { readonly about: string }) =>
    `"x-asked-if" looks at the fact "${fact}", and this questionnaire is about ${about}: facts are of coins only, so write "subject": "coin" or ask without it.`,
  'applies-without-coin': ({ about }: { readonly about: string }) =>
    `"x-applies-if" looks at a market cap, and this questionnaire is about ${about}: only coins have one, so write "subject": "coin" or leave it out.`,
  'fact-not-comparable': ({
    fact,
    title,
    facts,
  }: Fact & { readonly title: string; readonly facts: string }) =>
    `"x-asked-if" cannot look at the fact "${fact}" (${title}), which is no number, day or word; use ${facts}.`,
  'fact-unknown': ({ fact, facts }: Fact & { readonly facts: string }) =>
    `"x-asked-if" looks at the fact "${fact}", which there is not; use ${facts}.`,
  'fact-misspelt': ({ fact, meant }: Fact & { readonly meant: string }) =>
    `"x-asked-if" looks at the fact "${fact}", which there is not; "${meant}" is meant.`,
  'fact-word-unfit': ({ word, fact, kind, fitting }: Fact & Word) =>
    `"${word}" cannot be asked of the fact "${fact}", which is ${kind}; use ${fitting}.`,
  'fact-known-beside-limit': ({ words }: { readonly words: readonly string[] }) =>
    `"known" stands alone: a fact that is compared is known; leave it out beside "${words.join('" and "')}".`,
  'fact-value-impossible': ({ value, fact, allowed }: Fact & Value & { readonly allowed: string }) =>
    `"x-asked-if" waits for ${JSON.stringify(value)}, which the fact "${fact}" can never be; it is ${allowed}.`,
};

interface Looked {
  readonly id: string;
}

interface Holder {
  /** The section or question that has the condition, as sentences name it. */
  readonly name: string;
}

interface Fact {
  readonly fact: string;
}

interface Word {
  readonly word: string;
  readonly kind: string;
  readonly fitting: string;
}

interface Value {
  readonly value: unknown;
}
