/** Sentences about keys and values that do not fit the format of schemas/meta. `name` is the value at the place. */
export const formatSentences = {
  'key-misspelt': ({ name, key, meant }: Place & Key & { readonly meant: string }) =>
    `${name} has the key "${key}"; "${meant}" is meant.`,
  'key-unknown': ({ name, key, known }: Place & Key & { readonly known: string }) =>
    `${name} cannot have the key "${key}"; it may have ${known}.`,
  'key-missing': ({ name, key, example }: Place & Key & { readonly example: string }) =>
    `${name} has no "${key}"; write ${example}.`,
  'key-unfit': ({ key, allowed }: Key & { readonly allowed: string }) =>
    `"${key}" cannot be a name here; use ${allowed}.`,
  'value-misspelt': ({ name, value, meant }: Value & { readonly meant: string }) =>
    `${name} is ${value}; "${meant}" is meant.`,
  'value-unfit': ({ name, value, allowed }: Value & { readonly allowed: string }) =>
    `${name} is ${value}; write ${allowed}.`,
  'value-empty': ({ name }: Place) => `${name} is empty; write what it should say.`,
  'value-amount': ({
    name,
    amount,
    allowed,
  }: Place & { readonly amount: 'much' | 'little'; readonly allowed: string }) =>
    `${name} says too ${amount}; write ${allowed}.`,
  'value-count': ({
    name,
    bound,
    limit,
  }: Place & { readonly bound: 'least' | 'most'; readonly limit: number }) =>
    `${name} needs at ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
  'value-repeated': ({ name }: Place) => `${name} names the same twice.`,
  'value-wrong': ({ name, words = '' }: Place & { readonly words: string | undefined }) =>
    `${name} is not written as it must be. ${words}`.trim(),
  'more-of-these': ({ count }: { readonly count: number }) =>
    `And ${count} more from here on, most likely after one slip; mend what is said above first.`,
};

interface Place {
  readonly name: string;
}

interface Key {
  readonly key: string;
}

interface Value extends Place {
  /** As written in the file, shortened. */
  readonly value: string;
}
