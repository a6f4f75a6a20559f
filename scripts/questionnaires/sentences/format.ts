/** Sentences about keys and values that do not fit the format of schemas/meta. `name` is the value at the place. */
export const formatSentences = {
  'key-misspelt': '{name} has the unknown key "{key}". Did you mean "{meant}"?',
  'key-unknown': ({ name, key, known }: Readonly<Record<'name' | 'key' | 'known', string>>) =>
    `${name} cannot have the key "${key}"; its possible ${known.includes(' ') ? 'keys are' : 'key is'} ${known}.`,
  'key-elsewhere': '{name} cannot have the key "{key}". {words}',
  'object-other':
    '{name} is no amount of money, which "type": "object" stands for; ask each of its parts as a question, or as a column of a table.',
  'list-of-texts': ({ name }: { readonly name: string }) =>
    `${name} has no options in "items"; a list that members write is a table of one column, as "items": { "type": "object", "properties": { ... } }, with "maxItems".`,
  'key-missing': '{name} has no "{key}"; add {example}.',
  'key-unfit': '"{key}" is not a valid name here; use {allowed}.',
  'value-misspelt': '{name} is {value}. Did you mean "{meant}"?',
  'value-unfit': '{name} is {value}; write {allowed}.',
  'value-empty': '{name} is empty; write a text.',
  'value-long': '{name} has {length} characters; shorten it to at most {most}.',
  'value-amount': '{name} contains too {amount}; write {allowed}.',
  'value-count': ({
    name,
    given,
    isTooMuch,
    limit,
  }: {
    readonly name: string;
    readonly given: number;
    readonly isTooMuch: boolean;
    readonly limit: number;
  }) =>
    isTooMuch
      ? `${name} has ${given} entries; at most ${limit} are possible.`
      : `${name} needs at least ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
  'value-repeated': '{name} contains the same entry twice.',
  'value-wrong': ({ name, words = '' }: { readonly name: string; readonly words: string | undefined }) =>
    `${name} is not valid. ${words}`.trim(),
  'more-of-these':
    'And {count} more problems from here on, probably caused by one mistake; fix the ones above first.',
} as const;
