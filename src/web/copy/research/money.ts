export const moneyCopy = {
  currency: 'Currency',
  currencyOf: (question: string) => `Currency: ${question}`,
  /** Below an amount such as 1,250, which languages read differently. */
  ambiguous: ([one, other]: readonly [string, string]) =>
    `This can mean ${one} or ${other}: write one of these`,
  otherCurrency: (sign: string, currencies: readonly string[]) =>
    `“${sign}” can’t be read: the amount is in ${currencies.join(' or ')}`,
} as const;
