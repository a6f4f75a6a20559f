/** Sentences about keys and values that do not fit the format of schemas/meta. `name` is the value at the place. */
export const formatSentences = {
  'key-misspelt': '{name} has the key "{key}"; "{meant}" is meant.',
  'key-unknown': '{name} cannot have the key "{key}"; it may have {known}.',
  'key-missing': '{name} has no "{key}"; write {example}.',
  'key-unfit': '"{key}" cannot be a name here; use {allowed}.',
  'value-misspelt': '{name} is {value}; "{meant}" is meant.',
  'value-unfit': '{name} is {value}; write {allowed}.',
  'value-empty': '{name} is empty; write what it should say.',
  'value-amount': '{name} says too {amount}; write {allowed}.',
  'value-count': ({
    name,
    bound,
    limit,
  }: {
    readonly name: string;
    readonly bound: string;
    readonly limit: number;
  }) => `${name} needs at ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
  'value-repeated': '{name} names the same twice.',
  'value-wrong': ({ name, words = '' }: { readonly name: string; readonly words: string | undefined }) =>
    `${name} is not written as it must be. ${words}`.trim(),
  'more-of-these':
    'And {count} more from here on, most likely after one slip; mend what is said above first.',
} as const;
