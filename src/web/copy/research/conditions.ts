/** The conditions of a decision, in its form and where it is read. */
export const conditionsCopy = {
  add: 'Add a condition',
  row: (name: number | string) => `Condition ${name}`,
  count: (rows: number, max: number) =>
    rows === 0 ? `Up to ${max}. Each is read once a day.` : `${rows} of ${max}. Each is read once a day.`,
  now: 'Now',
  coins: 'coins',
  is: (title: string, side: 'above' | 'below', figure: string, day: string) =>
    `${title} is ${side} ${figure} until ${day}`,
  met: (day: string, value: string) => `Met on ${day}: ${value}.`,
  notMet: 'Not met.',
  /** Its value of now has passed the limit. */
  notYet: 'Not met by the daily reading yet.',
  ended: (day: string) => `Ended on ${day}, not met.`,
  unread: (day: string, reason: string | undefined) =>
    reason === undefined ? `Can’t be read since ${day}.` : `Can’t be read since ${day}: ${reason}.`,
} as const;
